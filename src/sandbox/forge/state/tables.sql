-- Global ids start far from the numbers within a project, so that a client which mixes up `id` and `iid`
-- is found out. Timestamps are ISO 8601 UTC text; those of builds, grants and access tokens are in milliseconds.
CREATE TABLE users (
  id INTEGER PRIMARY KEY, username TEXT NOT NULL UNIQUE, name TEXT NOT NULL, email TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE, admin INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE ended_tokens (id INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, ending TEXT NOT NULL);
CREATE TABLE groups (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, name TEXT NOT NULL);
CREATE TABLE group_members (
  group_id INTEGER NOT NULL REFERENCES groups, user_id INTEGER NOT NULL REFERENCES users,
  level INTEGER NOT NULL, PRIMARY KEY (group_id, user_id)
);
CREATE TABLE projects (
  id INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL, path TEXT NOT NULL, name TEXT NOT NULL,
  default_branch TEXT NOT NULL, group_id INTEGER REFERENCES groups, created_at TEXT NOT NULL,
  forked_from_id INTEGER REFERENCES projects,
  UNIQUE (namespace, path)
);
CREATE TABLE former_paths (
  path TEXT PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES projects
);
CREATE TABLE members (
  project_id INTEGER NOT NULL REFERENCES projects, user_id INTEGER NOT NULL REFERENCES users,
  level INTEGER NOT NULL, PRIMARY KEY (project_id, user_id)
);
CREATE VIEW all_members AS SELECT project_id, user_id, max(level) AS level FROM (
  SELECT project_id, user_id, level FROM members
  UNION ALL SELECT projects.id, user_id, level FROM group_members JOIN projects USING (group_id)
) GROUP BY project_id, user_id;
CREATE TABLE protected_branches (
  id INTEGER PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES projects, branch TEXT NOT NULL,
  UNIQUE (project_id, branch)
);
CREATE TABLE ci_branches (
  project_id INTEGER NOT NULL REFERENCES projects, branch TEXT NOT NULL, ends_as TEXT NOT NULL,
  PRIMARY KEY (project_id, branch)
);
CREATE TABLE milestones (
  id INTEGER PRIMARY KEY AUTOINCREMENT, iid INTEGER NOT NULL,
  project_id INTEGER REFERENCES projects, group_id INTEGER REFERENCES groups,
  title TEXT NOT NULL, description TEXT NOT NULL DEFAULT '', start_date TEXT, due_date TEXT, state TEXT NOT NULL DEFAULT 'active',
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, CHECK ((project_id IS NULL) <> (group_id IS NULL)),
  UNIQUE (project_id, iid), UNIQUE (project_id, title), UNIQUE (group_id, iid), UNIQUE (group_id, title)
);
CREATE TABLE issues (
  id INTEGER PRIMARY KEY AUTOINCREMENT, iid INTEGER NOT NULL, project_id INTEGER NOT NULL REFERENCES projects,
  title TEXT NOT NULL, description TEXT NOT NULL DEFAULT '', state TEXT NOT NULL DEFAULT 'opened', labels TEXT NOT NULL DEFAULT '[]',
  milestone_id INTEGER REFERENCES milestones, author_id INTEGER NOT NULL REFERENCES users,
  assignee_id INTEGER REFERENCES users, due_date TEXT, confidential INTEGER NOT NULL DEFAULT 0, user_notes_count INTEGER NOT NULL DEFAULT 0,
  closed_at TEXT, closed_by_id INTEGER REFERENCES users,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, UNIQUE (project_id, iid)
);
CREATE TABLE merge_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT, iid INTEGER NOT NULL, project_id INTEGER NOT NULL REFERENCES projects,
  source_project_id INTEGER REFERENCES projects ON DELETE SET NULL, allow_collaboration INTEGER NOT NULL DEFAULT 0,
  title TEXT NOT NULL, description TEXT NOT NULL DEFAULT '', state TEXT NOT NULL DEFAULT 'opened',
  source_branch TEXT NOT NULL, target_branch TEXT NOT NULL,
  author_id INTEGER NOT NULL REFERENCES users, assignee_id INTEGER REFERENCES users,
  milestone_id INTEGER REFERENCES milestones, labels TEXT NOT NULL DEFAULT '[]', user_notes_count INTEGER NOT NULL DEFAULT 0,
  upvotes INTEGER NOT NULL DEFAULT 0, downvotes INTEGER NOT NULL DEFAULT 0,
  waits_for_build INTEGER NOT NULL DEFAULT 0, waiting_user_id INTEGER REFERENCES users, waiting_message TEXT,
  remove_source_branch INTEGER, merge_commit_sha TEXT, merge_status TEXT NOT NULL DEFAULT 'unchecked',
  draft INTEGER NOT NULL, co_assignee_ids TEXT NOT NULL DEFAULT '[]', discussion_locked INTEGER,
  squash INTEGER NOT NULL DEFAULT 0, squash_message TEXT, squash_commit_sha TEXT,
  force_remove_source_branch INTEGER NOT NULL DEFAULT 0, waits_for_checks INTEGER NOT NULL DEFAULT 0,
  rebasing INTEGER NOT NULL DEFAULT 0, merge_error TEXT, held_as TEXT,
  merged_by_id INTEGER REFERENCES users, merged_at TEXT, closed_by_id INTEGER REFERENCES users, closed_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_at TEXT, UNIQUE (project_id, iid)
);
CREATE VIEW live_merge_requests AS SELECT * FROM merge_requests WHERE deleted_at IS NULL;
CREATE TABLE reviewers (
  merge_request_id INTEGER NOT NULL REFERENCES merge_requests, user_id INTEGER NOT NULL REFERENCES users,
  state TEXT NOT NULL DEFAULT 'unreviewed', created_at TEXT NOT NULL, PRIMARY KEY (merge_request_id, user_id)
);
CREATE TABLE approvals (
  merge_request_id INTEGER NOT NULL REFERENCES merge_requests, user_id INTEGER NOT NULL REFERENCES users,
  approved_at TEXT NOT NULL, PRIMARY KEY (merge_request_id, user_id)
);
CREATE TABLE project_settings (
  id INTEGER PRIMARY KEY REFERENCES projects, archived INTEGER NOT NULL DEFAULT 0,
  merge_requests_access_level TEXT NOT NULL DEFAULT 'enabled', merge_method TEXT NOT NULL DEFAULT 'merge',
  squash_option TEXT NOT NULL DEFAULT 'default_off',
  only_allow_merge_if_pipeline_succeeds INTEGER NOT NULL DEFAULT 0,
  allow_merge_on_skipped_pipeline INTEGER NOT NULL DEFAULT 0,
  only_allow_merge_if_all_discussions_are_resolved INTEGER NOT NULL DEFAULT 0,
  remove_source_branch_after_merge INTEGER NOT NULL DEFAULT 0, merge_trains_enabled INTEGER NOT NULL DEFAULT 0,
  approvals INTEGER NOT NULL DEFAULT 0, resets_on_push INTEGER NOT NULL DEFAULT 0, needs_sha INTEGER NOT NULL DEFAULT 0,
  merge_train_enforcement TEXT NOT NULL DEFAULT 'allow_bypass', automatic_rebase_enabled INTEGER NOT NULL DEFAULT 0,
  require_password_to_approve INTEGER NOT NULL DEFAULT 0, merge_refusal TEXT
);
CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, merge_request_id INTEGER NOT NULL REFERENCES merge_requests,
  author_id INTEGER NOT NULL REFERENCES users, body TEXT NOT NULL, system INTEGER NOT NULL DEFAULT 0,
  thread TEXT, resolved_by_id INTEGER REFERENCES users, resolved_at TEXT,
  position TEXT, internal INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE TABLE versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT, merge_request_id INTEGER NOT NULL REFERENCES merge_requests,
  base_commit_sha TEXT NOT NULL, start_commit_sha TEXT NOT NULL, head_commit_sha TEXT NOT NULL,
  state TEXT NOT NULL, real_size TEXT NOT NULL, created_at TEXT NOT NULL
);
CREATE TABLE subscriptions (
  merge_request_id INTEGER NOT NULL REFERENCES merge_requests, user_id INTEGER NOT NULL REFERENCES users,
  subscribed INTEGER NOT NULL, PRIMARY KEY (merge_request_id, user_id)
);
CREATE TABLE todos (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users,
  merge_request_id INTEGER NOT NULL REFERENCES merge_requests, author_id INTEGER NOT NULL REFERENCES users,
  action_name TEXT NOT NULL, state TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE TABLE builds (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES projects,
  branch TEXT NOT NULL, sha TEXT NOT NULL, status TEXT NOT NULL, ends_as TEXT NOT NULL, ends_at INTEGER NOT NULL,
  started_at TEXT NOT NULL, finished_at TEXT, source_sha TEXT
);
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT, build_id INTEGER NOT NULL REFERENCES builds, name TEXT NOT NULL,
  stage TEXT NOT NULL, status TEXT NOT NULL, retried INTEGER NOT NULL DEFAULT 0, started_at TEXT, finished_at TEXT
);
CREATE TABLE train_cars (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES projects,
  merge_request_id INTEGER NOT NULL REFERENCES merge_requests, user_id INTEGER NOT NULL REFERENCES users,
  target_branch TEXT NOT NULL, head TEXT NOT NULL, build_id INTEGER NOT NULL REFERENCES builds,
  created_at TEXT NOT NULL, merged_at TEXT
);
CREATE TABLE deploy_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, key TEXT NOT NULL,
  fingerprint TEXT NOT NULL UNIQUE, public INTEGER NOT NULL DEFAULT 0, expires_at TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE TABLE deploy_keys_projects (
  deploy_key_id INTEGER NOT NULL REFERENCES deploy_keys, project_id INTEGER NOT NULL REFERENCES projects,
  can_push INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (deploy_key_id, project_id)
);
CREATE TABLE integrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES projects, slug TEXT NOT NULL,
  active INTEGER NOT NULL, properties TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  UNIQUE (project_id, slug)
);
CREATE TABLE applications (
  id TEXT PRIMARY KEY, secret TEXT, redirect_uri TEXT NOT NULL
);
CREATE TABLE grants (
  id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, application_id TEXT NOT NULL REFERENCES applications,
  user_id INTEGER NOT NULL REFERENCES users, scope TEXT NOT NULL, challenge TEXT, expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE access_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT, application_id TEXT NOT NULL REFERENCES applications,
  user_id INTEGER NOT NULL REFERENCES users, scope TEXT NOT NULL, token TEXT NOT NULL UNIQUE,
  refresh_token TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE hooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES projects, url TEXT NOT NULL,
  token TEXT NOT NULL, signing_token TEXT NOT NULL, events TEXT NOT NULL, created_at TEXT NOT NULL
);
INSERT INTO sqlite_sequence (name, seq) VALUES
  ('milestones', 300), ('issues', 8000), ('merge_requests', 5000), ('versions', 9000), ('todos', 700),
  ('builds', 20000), ('jobs', 90000), ('notes', 6000), ('deploy_keys', 600), ('integrations', 400);
