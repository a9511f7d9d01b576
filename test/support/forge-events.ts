/** Bodies of deliveries as today’s servers send them, cut down to what tells one kind from another. */
export const body = {
  push: (project: number, ref = 'refs/heads/main') => ({
    object_kind: 'push',
    event_name: 'push',
    ref,
    project_id: project,
    project: { id: project, path_with_namespace: 'acme/web' },
    commits: [],
  }),
  mergeRequest: (project: number, iid: number, action = 'update') => ({
    object_kind: 'merge_request',
    event_type: 'merge_request',
    user: { id: 1, username: 'ann' },
    project: { id: project, path_with_namespace: 'acme/web' },
    object_attributes: { id: 1_000 + iid, iid, action, source_project_id: 7, target_project_id: project },
  }),
  note: (project: number, iid: number) => ({
    object_kind: 'note',
    event_type: 'note',
    project_id: project,
    project: { id: project },
    object_attributes: { id: 9, note: 'Fine', noteable_type: 'MergeRequest' },
    merge_request: { id: 1_000 + iid, iid },
  }),
  issueNote: (project: number) => ({
    object_kind: 'note',
    project_id: project,
    object_attributes: { id: 9, note: 'Fine', noteable_type: 'Issue' },
    issue: { id: 3, iid: 3 },
  }),
  pipeline: (project: number, mergeRequest: { iid: number; target_project_id?: number } | null) => ({
    object_kind: 'pipeline',
    object_attributes: { id: 5, iid: 2, ref: 'main', status: 'success' },
    merge_request: mergeRequest,
    project: { id: project },
    builds: [],
  }),
  issue: (project: number) => ({
    object_kind: 'issue',
    project: { id: project },
    object_attributes: { id: 301, iid: 23, action: 'open' },
  }),
}
