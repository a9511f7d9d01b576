import { permissions } from '../../services/access/permission.ts'
import { addTodo } from '../../services/mr/todo.ts'
import { todoReply } from '../../views/mr/todo.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { oneMergeRequest } from '../fields.ts'

export const mrTodo = defineCommand({
  path: ['mr', 'todo'],
  also: ['add-todo'],
  summary: 'Add a merge request to your to-do list',
  formTitle: 'Add to to-do list',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  personal: true,
  needs: 'account',
  ...oneMergeRequest,
  run: addTodo,
  render: todoReply,
})
