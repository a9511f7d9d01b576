export type { ShownMessage, ShownView, Workspace } from '../slack/workspace.ts'
