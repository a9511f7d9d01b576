export type { RunningBuild } from '../slack/controls.ts'
export type { ShownMessage, ShownView, Workspace } from '../slack/workspace.ts'
