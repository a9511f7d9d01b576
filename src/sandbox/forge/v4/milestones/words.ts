/** What people can edit of a milestone on today's servers. */
export const EDITABLE = ['title', 'description', 'start_date', 'due_date', 'state_event'] as const

/** A title is unique among the milestones of a group and of its projects. */
export const TAKEN = 'already being used for another group or project milestone.'
