-- written 1796095525531
-- migrations: 

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA greenlight_work;
CREATE TYPE greenlight_work.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION greenlight_work.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
        INSERT INTO greenlight_work.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          greenlight_work.job_now(),
          greenlight_work.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE greenlight_work.%I (LIKE greenlight_work.job INCLUDING DEFAULTS)', tablename);
      EXECUTE greenlight_work.job_table_format($cmd$ALTER TABLE greenlight_work.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE greenlight_work.job_table_format($cmd$ALTER TABLE greenlight_work.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES greenlight_work.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE greenlight_work.job_table_format($cmd$ALTER TABLE greenlight_work.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES greenlight_work.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE greenlight_work.job_table_format($cmd$CREATE INDEX job_i11 ON greenlight_work.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE greenlight_work.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON greenlight_work.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE greenlight_work.job_table_format($cmd$CREATE INDEX job_i7 ON greenlight_work.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE greenlight_work.job_table_format($cmd$CREATE INDEX job_i9 ON greenlight_work.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE greenlight_work.job_table_format($cmd$CREATE INDEX job_i12 ON greenlight_work.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      IF options->>'policy' = 'short' THEN
        EXECUTE greenlight_work.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON greenlight_work.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE greenlight_work.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON greenlight_work.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE greenlight_work.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON greenlight_work.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE greenlight_work.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON greenlight_work.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE greenlight_work.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON greenlight_work.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE greenlight_work.job_table_format($cmd$CREATE INDEX job_i10 ON greenlight_work.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE greenlight_work.job_table_format($cmd$ALTER TABLE greenlight_work.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;
      EXECUTE format('ALTER TABLE greenlight_work.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE greenlight_work.job ATTACH PARTITION greenlight_work.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
CREATE FUNCTION greenlight_work.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM greenlight_work.queue
      WHERE name = queue_name
      INTO v_table, v_partition;
      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS greenlight_work.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM greenlight_work.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM greenlight_work.queue WHERE name = queue_name;
    END;
    $$;
CREATE FUNCTION greenlight_work.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;
CREATE FUNCTION greenlight_work.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
CREATE FUNCTION greenlight_work.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM greenlight_work.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        EXECUTE greenlight_work.job_table_format(command, tbl_name);
        RETURN;
      END IF;
      EXECUTE greenlight_work.job_table_format(command, 'job_common');
      FOR tbl IN SELECT table_name FROM greenlight_work.queue WHERE partition = true
      LOOP
        EXECUTE greenlight_work.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
CREATE FUNCTION greenlight_work.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM greenlight_work.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        INSERT INTO greenlight_work.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          greenlight_work.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;
      INSERT INTO greenlight_work.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        greenlight_work.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        greenlight_work.job_table_format(command, queue.table_name)
      FROM greenlight_work.queue
      WHERE partition = true;
    END;
    $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE greenlight_work.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
CREATE TABLE greenlight_work.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state greenlight_work.job_state DEFAULT 'created'::greenlight_work.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);
CREATE TABLE greenlight_work.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state greenlight_work.job_state DEFAULT 'created'::greenlight_work.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
CREATE TABLE greenlight_work.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
CREATE TABLE greenlight_work.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
CREATE TABLE greenlight_work.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
CREATE TABLE greenlight_work.queue_stats_20261201 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE greenlight_work.queue_stats_20261202 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE greenlight_work.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);
CREATE TABLE greenlight_work.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE greenlight_work.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
CREATE TABLE greenlight_work.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.accounts (
    team text NOT NULL,
    "user" text NOT NULL,
    forge text NOT NULL,
    token text NOT NULL,
    credential text NOT NULL,
    renewal text,
    renewals integer NOT NULL,
    linked_at bigint NOT NULL,
    last_used_at bigint,
    restored_from bigint,
    forge_user_id bigint,
    forge_user_name text,
    refusal_notified_at bigint
);
CREATE TABLE public.action_tokens (
    id text NOT NULL,
    team text NOT NULL,
    channel text,
    "user" text,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.aliases (
    team text NOT NULL,
    alias text NOT NULL,
    project bigint NOT NULL,
    added_by text NOT NULL
);
CREATE TABLE public.audit (
    team text NOT NULL,
    sequence bigint NOT NULL,
    at bigint NOT NULL,
    channel text NOT NULL,
    "user" text NOT NULL,
    verb text NOT NULL,
    project bigint,
    target text NOT NULL,
    sha text,
    outcome text NOT NULL,
    reference text NOT NULL,
    override_reason text,
    via text NOT NULL
);
CREATE TABLE public.auto_merges (
    team text NOT NULL,
    channel text NOT NULL,
    "user" text NOT NULL,
    project bigint NOT NULL,
    iid bigint NOT NULL,
    sha text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.cards (
    team text NOT NULL,
    channel text NOT NULL,
    ts text NOT NULL,
    project bigint NOT NULL,
    iid bigint NOT NULL,
    sha text,
    finished integer NOT NULL,
    requested_by text,
    tracked_until bigint,
    shown_at bigint,
    revision integer,
    from_channel_watch integer NOT NULL,
    paused_at bigint,
    pending_write text
);
CREATE TABLE public.channel_rate_limits (
    team text NOT NULL,
    channel text NOT NULL,
    free_at bigint NOT NULL,
    pause_ms bigint NOT NULL
);
CREATE TABLE public.channel_rules (
    team text NOT NULL,
    channel text NOT NULL,
    rules text NOT NULL,
    changed_by text,
    changed_at bigint
);
CREATE TABLE public.channel_watches (
    team text NOT NULL,
    channel text NOT NULL,
    project bigint NOT NULL,
    group_id bigint,
    "user" text NOT NULL,
    filter text NOT NULL,
    since_iid bigint NOT NULL,
    milestones text NOT NULL,
    since bigint NOT NULL,
    checked_at bigint NOT NULL,
    pause_reason text,
    paused_at bigint
);
CREATE TABLE public.channels (
    team text NOT NULL,
    channel text NOT NULL,
    project bigint NOT NULL,
    bound_by text NOT NULL,
    bound_at bigint NOT NULL
);
CREATE TABLE public.digest_slots (
    team text NOT NULL,
    channel text NOT NULL,
    digest integer NOT NULL,
    slot_at bigint NOT NULL,
    missed integer NOT NULL,
    state text NOT NULL,
    tries integer NOT NULL,
    message text
);
CREATE TABLE public.digests (
    team text NOT NULL,
    channel text NOT NULL,
    id integer NOT NULL,
    kind text NOT NULL,
    project bigint NOT NULL,
    schedule text NOT NULL,
    cron text NOT NULL,
    zone text NOT NULL,
    owner text,
    holidays text NOT NULL,
    empty text NOT NULL,
    stale_days integer,
    user_group text,
    added_at bigint NOT NULL,
    settled_until bigint NOT NULL,
    pause_reason text,
    paused_at bigint,
    pause_notified integer NOT NULL,
    removed_at bigint
);
CREATE TABLE public.durable_marks (
    kind text NOT NULL,
    key text NOT NULL,
    step text NOT NULL,
    attempt integer NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE public.durable_work (
    kind text NOT NULL,
    key text NOT NULL,
    partition text NOT NULL,
    input text NOT NULL,
    "position" bigint NOT NULL,
    attempts integer NOT NULL,
    ended_at bigint
);
CREATE TABLE public.freezes (
    team text NOT NULL,
    channel text NOT NULL,
    id integer NOT NULL,
    starts text NOT NULL,
    ends text NOT NULL,
    zone text NOT NULL,
    reason text NOT NULL,
    added_by text NOT NULL,
    added_at bigint NOT NULL,
    removed_at bigint
);
CREATE TABLE public.greetings (
    team text NOT NULL,
    greeted_at bigint NOT NULL
);
CREATE TABLE public.group_watches (
    team text NOT NULL,
    channel text NOT NULL,
    group_id bigint NOT NULL,
    path text NOT NULL,
    "user" text NOT NULL,
    filter text NOT NULL,
    since bigint NOT NULL,
    listed_at bigint NOT NULL,
    pause_reason text,
    paused_at bigint
);
CREATE TABLE public.heartbeats (
    id text NOT NULL,
    beat_at bigint NOT NULL
);
CREATE TABLE public.idempotency_keys (
    key text NOT NULL,
    claimed_at bigint NOT NULL,
    claimed_for text
);
CREATE TABLE public.installations (
    team text NOT NULL,
    enterprise text,
    app text NOT NULL,
    bot_id text NOT NULL,
    bot_user_id text NOT NULL,
    scopes text NOT NULL,
    installed_by text,
    token text,
    refresh_token text,
    token_expires_at bigint,
    renewals integer NOT NULL,
    installed_at bigint NOT NULL
);
CREATE TABLE public.leases (
    name text NOT NULL,
    holder text NOT NULL,
    held_until bigint NOT NULL
);
CREATE TABLE public.link_cards (
    team text NOT NULL,
    channel text NOT NULL,
    project bigint NOT NULL,
    target text NOT NULL,
    ts text NOT NULL,
    shown_at bigint NOT NULL
);
CREATE TABLE public.managers (
    team text NOT NULL,
    channel text NOT NULL,
    "user" text NOT NULL,
    appointed_by text NOT NULL,
    appointed_at bigint NOT NULL
);
CREATE TABLE public.merge_request_events (
    team text NOT NULL,
    project bigint NOT NULL,
    iid bigint NOT NULL,
    key text NOT NULL,
    sequence integer NOT NULL,
    event text NOT NULL,
    observed_at bigint NOT NULL,
    tries integer NOT NULL,
    people_asked integer NOT NULL,
    notified integer NOT NULL
);
CREATE TABLE public.merge_request_states (
    team text NOT NULL,
    project bigint NOT NULL,
    iid bigint NOT NULL,
    state text NOT NULL,
    revision integer NOT NULL,
    observed_at bigint NOT NULL
);
CREATE TABLE public.nudge_settings (
    team text NOT NULL,
    "user" text NOT NULL,
    kind text NOT NULL
);
CREATE TABLE public.nudges (
    team text NOT NULL,
    "user" text NOT NULL,
    project bigint NOT NULL,
    iid bigint NOT NULL,
    reasons text NOT NULL,
    due_at bigint,
    revision integer NOT NULL,
    began bigint NOT NULL,
    ts text,
    sent_at bigint,
    tries integer NOT NULL
);
CREATE TABLE public.one_time_links (
    id_hash text NOT NULL,
    kind text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    channel text NOT NULL,
    forge text NOT NULL,
    payload text NOT NULL,
    attempts integer NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.operations (
    reference text NOT NULL,
    team text NOT NULL,
    channel text NOT NULL,
    "user" text NOT NULL,
    verb text NOT NULL,
    resource_key text NOT NULL,
    idempotency_key text NOT NULL,
    request text NOT NULL,
    state_before text,
    state text NOT NULL,
    answer text,
    requested_at bigint NOT NULL,
    sent_at bigint,
    ended_at bigint
);
CREATE TABLE public.pending_requests (
    reference text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    work_key text NOT NULL,
    payload text NOT NULL,
    notice_ts text,
    accepted_at bigint NOT NULL
);
CREATE TABLE public.posts (
    id text NOT NULL,
    team text NOT NULL,
    channel text NOT NULL,
    "user" text,
    key text NOT NULL,
    thread text,
    content text,
    state text NOT NULL,
    may_be_posted integer NOT NULL,
    after text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ts text,
    reason text,
    counts_as_dropped integer NOT NULL,
    counted_by text
);
CREATE TABLE public.project_paths (
    team text NOT NULL,
    project bigint NOT NULL,
    path text NOT NULL
);
CREATE TABLE public.queue_cards (
    team text NOT NULL,
    channel text NOT NULL,
    project bigint NOT NULL,
    iid bigint NOT NULL,
    since bigint NOT NULL,
    added_at bigint NOT NULL,
    ts text,
    shown text,
    claimed_by text,
    claimed_at bigint,
    day text
);
CREATE TABLE public.schema_versions (
    version integer NOT NULL,
    applied_at bigint NOT NULL,
    needs integer NOT NULL
);
CREATE TABLE public.snapshots (
    team text NOT NULL,
    project bigint NOT NULL,
    milestone bigint NOT NULL,
    slot bigint NOT NULL,
    at bigint NOT NULL,
    open integer NOT NULL,
    closed integer NOT NULL
);
CREATE TABLE public.snoozes (
    team text NOT NULL,
    "user" text NOT NULL,
    project bigint NOT NULL,
    iid bigint NOT NULL,
    state text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.store_facts (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sync_cursors (
    team text NOT NULL,
    project bigint NOT NULL,
    newest bigint,
    last_change_at bigint NOT NULL,
    checked_at bigint NOT NULL,
    full_scan_at bigint NOT NULL,
    reader text
);
CREATE TABLE public.thread_replies (
    team text NOT NULL,
    channel text NOT NULL,
    ts text NOT NULL,
    thread text NOT NULL,
    "user" text NOT NULL,
    note bigint,
    said_at bigint NOT NULL
);
CREATE TABLE public.uninstalls (
    team text NOT NULL,
    uninstalled_at bigint,
    erased_at bigint
);
CREATE TABLE public.webhook_events (
    id text NOT NULL,
    project bigint NOT NULL,
    iid bigint,
    received_at bigint NOT NULL
);
CREATE TABLE public.webhook_health (
    project bigint NOT NULL,
    last_event_at bigint NOT NULL,
    last_miss_at bigint
);
ALTER TABLE ONLY greenlight_work.job ATTACH PARTITION greenlight_work.job_common DEFAULT;
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261201 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2026-12-02 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261202 FOR VALUES FROM ('2026-12-02 00:00:00+00') TO ('2026-12-03 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-12-01 03:25:24.646503+00', '2026-12-01 03:25:24.646503+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 03:25:24.646503+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:24.654674+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-12-01 03:25:39.684558+00', '2026-12-01 03:25:24.642867+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 03:25:39.642867+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-12-01 03:25:39.713283+00', '2026-12-01 03:25:24.641884+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 03:25:39.641884+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-12-01 03:25:27.729812+00', '2026-12-01 03:25:24.637285+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 03:25:27.637285+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-12-01 03:25:27.735971+00', '2026-12-01 03:25:24.639196+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 03:25:27.639196+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-12-01 03:25:29.732868+00', '2026-12-01 03:25:24.644009+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 03:25:29.644009+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-12-01 04:25:24.724407+00', '2026-12-01 03:25:24.645763+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 04:25:24.645763+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-12-01 03:26:24.786218+00', '2026-12-01 03:25:24.636482+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 03:26:24.636482+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-12-01 04:25:24.805506+00', '2026-12-01 03:25:24.63425+00', '2026-12-01 03:25:24.654674+00', NULL, '2027-12-01 04:25:24.63425+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('43a38719-0b8a-8989-a914-effd69479607', 'post', 0, '{"key": "b0211f76-018e-4e88-aab8-68e237e45351", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-12-01 03:25:25.183645+00', '2026-12-01 03:25:25.183645+00', '2026-12-01 03:25:25.191436+00', NULL, '2027-12-01 03:25:25.183645+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:25.191436+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1c15085-025e-8a09-a949-3d7e2ddf24ba', 'post', 0, '{"key": "a789cbe6-a855-4191-bfc0-4fd5938ae718", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-12-01 03:25:25.183944+00', '2026-12-01 03:25:25.183944+00', '2026-12-01 03:25:25.193378+00', NULL, '2027-12-01 03:25:25.183944+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:25.193378+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c99bc690-14d8-8761-aad6-a50930a4ad49', 'post', 0, '{"key": "82c32f11-434b-44d2-ae4c-abdf4dff3747", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-12-01 03:25:25.074814+00', '2026-12-01 03:25:25.074814+00', '2026-12-01 03:25:25.081839+00', '2026-12-01 03:25:25.102993+00', '2027-12-01 03:25:25.074814+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:25.088247+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1ca2c670-6838-8893-abcd-a6ed136d24a1', 'request', 0, '{"key": "request:bc53d3096e20655a11c9940c758f94ea0327652f8fd7fbcf1e040ad3f505aba2", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "xgk3dtef"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '1ca2c670-6838-8893-abcd-a6ed136d24a1', NULL, NULL, NULL, '2026-12-01 03:25:24.944627+00', '2026-12-01 03:25:24.944627+00', '2026-12-01 03:25:24.950224+00', '2026-12-01 03:25:25.118233+00', '2027-12-01 03:25:24.944627+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:25.022653+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6b5f1bfe-9082-879a-a6f6-6f44e331e77c', 'request', 0, '{"key": "request:4130a13c82ed57bdb0f420dcc73e4393e7060bfe8f69231b22dad778b82b877c", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "nz2a647u"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-12-01 03:25:25.112595+00', '2026-12-01 03:25:25.112595+00', '2026-12-01 03:25:25.118897+00', NULL, '2027-12-01 03:25:25.112595+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:25.171879+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3ba7e58d-1cae-8b3f-aa04-ecba9ee4e65f', 'post', 0, '{"key": "afb81740-b892-4dbc-9939-2c64460201a8", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-12-01 03:25:25.303173+00', '2026-12-01 03:25:25.303173+00', '2026-12-01 03:25:25.306435+00', NULL, '2027-12-01 03:25:25.303173+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:25.315085+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('435f4de7-e305-8ce5-ab15-d52731f66449', 'request', 0, '{"key": "request:66d5643b36cd82fc7a232ceea695f0a7737f655abbbc3d0b44b83161618b4675", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "xucc6sdm"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '435f4de7-e305-8ce5-ab15-d52731f66449', NULL, NULL, NULL, '2026-12-01 03:25:25.189976+00', '2026-12-01 03:25:25.189976+00', '2026-12-01 03:25:25.196271+00', NULL, '2027-12-01 03:25:25.189976+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 03:25:25.255629+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 03:25:24.624274+00', '2026-12-01 03:25:24.626619+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 03:25:24.627434+00', '2026-12-01 03:25:24.628649+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 03:25:24.629301+00', '2026-12-01 03:25:24.629948+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 03:25:24.631183+00', '2026-12-01 03:25:24.631808+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-12-01 03:25:24.6394+00', '2026-12-01 03:25:24.64103+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.W4CSa6qKb82NlpNOMasFWILRkUNNxF7-YUAha0D8BHI0boacK60V', 'token', NULL, 0, 1796095523330, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.9P6X2fB8z9pdwrQYGWqdxVojx_BzfsLbQEeIqE2XJ18SkTsl0i1L', 'token', NULL, 0, 1796095523331, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.c0am8AebPz5skEI67pZ1LvesSiolSiE7F94BQrG0sfB2OU4g1l6a_EUm8qg', 'sign-in', 'v1.k1._swpz1RAYSTd_VPXghAZxdM7af2b3pri9Q7crTXypwhnfXI_B8q1HykxWNf5Nzp52ibFKM-FHQtA45RD_46XOwuBi6a1xXUDFUtjkqyqzA', 0, 1796095525462, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('_vHQ0fg6sS6fP-1JYG9Ssg', 'T1', 'C1', 'USEALED', 'v1.k1.iO1YD7d14CuHv-URT8R9YXO3ilcerFzzIczUK1lNBj9dYFH2_RcDIZhqZdI', 1796095525475, 1796181925475);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-119', 1796095525629, 'planted-121');
INSERT INTO public.audit VALUES ('T0ACME', 1, 1796095525028, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'xgk3dtef', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1796095525260, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'xucc6sdm', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-123', 'U0OTHER', 1796095525635, 1796095525636, 'planted-127', 1796095525638);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1796095525.099000', 42, 12, '9895382fb2fce01b264a47fd8d277aa923b29261', 0, 'U0ANN', 1796700325072, 1796095525115, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1796095524.898000', 42, 12, '9895382fb2fce01b264a47fd8d277aa923b29261', 0, 'U0ANN', 1796700325134, 1796095525173, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1796095526109, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1796095526317, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-130', 'planted-131', 'planted-132', 1796095525646);
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-135', 1796095525650, 1796095525651, 'U0OTHER', 'planted-139', 1796095525654, 'planted-141', 1796095525656, 1796095525657, 'planted-144', 1796095525659);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1796095523331);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1796095523332);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1796095523332);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1796095523332);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1796095523333);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1796095523333);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1796095525482, 0, 'ready', 0, 'v1.k1.4Z9d5flxWw7kIbsJ3R7OJUEzc80_hrKZ4HaARwKBSl4');
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 3:20', '["20 3 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796095140000, 1796095140000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 3:20', '["20 3 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796095140000, 1796095140000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1796095525481, 1796095525482, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'afb81740-b892-4dbc-9939-2c64460201a8', 'send', 1, 1796095525317);
INSERT INTO public.durable_work VALUES ('planted-146', 'planted-147', 'planted-148', 'planted-149', 1796095525667, 151, 1796095525669);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-154', 155, 'planted-156', 'planted-157', 'planted-158', 'planted-159', 'planted-160', 1796095525678, 1796095525679);
INSERT INTO public.greetings VALUES ('T0OTHER', 1796095525682);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-166', 1796095525686, 'planted-168', 'U0OTHER', 'planted-170', 1796095525690, 1796095525691, 'planted-173', 1796095525693);
INSERT INTO public.heartbeats VALUES ('7c176825-4cd0-471a-b42e-027583271da2', 1796095524502);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1796095525479, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.jMjZMB-ca_6eCJ4fE5QsKe2QCxo0SUg81-MXjYZ_Dcc0CXeWLN0nhZ_uH-qZWNHv', 'v1.k1.g2aeqimlRbHTVe8UJX9JeKUNOKxzRPvwsZ7Myz78mHKkHnQkje5ciayNTA', 1, 0, 1796095525474);
INSERT INTO public.leases VALUES ('announce T0ACME 42!12', '6bed274e-3ffc-46de-bbcc-af46507adecc', 1796095531118);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '40805d29-c688-4813-818e-e51a5cc6ce22', 1796095525183);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '645335cc-b12c-4c46-b79a-fd3e4845df82', 1796095531282);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-176', 1796095525698, 'planted-178', 'planted-179', 1796095525701);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-182', 'U0OTHER', 'planted-184', 1796095525706);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-12-01T03:25:24.976Z', 0, 'v1.k1.p0ymjgyutVlbezgVfw0CFB7q6R4I0YyK_D3HvKjCt67lRocSzZxexCPzB65mcGT1t7-Etu5Hw_sxTiGHTVdzpN2hf1nsv3ifT5iGEwjEKSaL2K8eV1177Pa1v3sKB7qHczxm6Q_6jN6KA_8', 1796095525046, 0, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-12-01T03:25:25.241Z', 0, 'v1.k1.paqqKmHJOmKSA8fUUmQ-LvHfYZ3WNEOZAVz1qTCmRV7ZzBof_bk7H1lUQ8b9W7Cq90ILimLs-ETiqd7_i1IfNpn4Is3NtYy_Lln4W-zUNV4Gc5dUTNiqyo244gXrVZwk2iydsSN5jUfcJEw', 1796095525278, 0, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.fd_ORG6s7qndB6NzcX6uPh5TVKbeH5yDlFPlTaRPDNxG', 1796095525479, 0, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.Q_9Ve30XBmDwjekaHYiYeOKBMOPCRYwLcLopKovFv5GX668Z1QtuIM68LTBA26qjmGZe64tCTIX3fzF2Je0j3mfpEtUsx9P7r_FeOhy4sQCaXs-XxxNfDqeD6pPmdpF_eBnHobHAcRAbHwOUvVdTORFvKIwXtyER964RIcBDHJMKeHCBLPOjZNSYw7CJOxPwkgw6fLpo4RrwocVA5KsOgdHRKrgnpJ8B_7Eg1fcRfOV6PIvNHbYnji8TuUROoyCRFzV_Nh-5Vs5ZjpJUM1s90E7Kf5IlLpVev1lcLHBKImG1SGitWttLzluBufF2woK-hsbfIT4cC5TwDonL3WxoFvDpURLb9wCl_-2-mloT8XIf6uI25A0tHAYZILofWkSzSyr4jRa6MHHee_6VmNVXm_gfXgoNPdZyAJdv2Eu2pD-M_NsyXuueBRU5a66YzYBmwz0-eKoKiuoxkaROyM_wHGdYBThDtl7e6eiO1qryFRoxAtg-IEpN9eIj8ox5lrIH4nCBuiUrOfoEFaFgEmObA9xlwOV03CZl9mExNpOFEgiI36cJKMTFB6v-yfH5BJs-rjPlwSCID13L4LVgPFpwOcj3VJW1VWuM6kSF4XbI8S4UdCGwr0HtkQi3u0S4w4Xlvbxifj9UUrcAKKzqF0NiaBsiX2YgI4v2rUCaWaFKJfj7ticOCB_y12QJDt9W0WMbH7k88tCbWP0SZTAEOpHpFNsnTBZvDi4DYVnqhuJAM4SOpcX0sGoUUCrywzGG7RfGkTnxcCCdb1rPC8PGo_CbFuhkaKtisHY_VJ4D5RHW_tZup52Pg5fx1zAOKecnvSf15mE96wNba89QfuJNts6HcRjoeww1eApXwo-2MOK_xn1LN12IN-E7muSMVfc5xnAkKyfjYoXfa820c-WENEeO4FOY8ZjryrZ-Dm7V5HJ8FdvELYG_SUzrWyQLj11RKqzm9yCJ9bVmyfgnYwKBcmoDBL2do5LslR7EtL4H4PP-THV4jWcoL6NT_Dgb1EExIiZd3e4naaLw7WWMb7pLeKic2Bt1CmH-Nhr848hQsYCv8FboKWxU3aeIgpIqtSi848DgJ96PHdBG1TGS-q4CMpUncW4woIkYgdHJJBybJqiaGCUo_luoyUJ8aDStZIcFyi_i20FiqMM9EEPILBnDsV1Fd7PT01OjRD7BfzaX-e_N73brt0cB06OrZE6kqRFe5KEn5FLGHN29nh8uQlu-kyN4mYoKUkqDoXRocil44_jZrrC9loPw_SJizfD3fAs5SEYKW5keeCHPCJ_0AtxMbmD3-3DorFpcvpkJ29sZMfrPLy9M_ZB82D3oRDXLUotyx8-8hMuM293ILsi7DP4kJH68F0SwmpMZWZcEHssi_BsvDXFsBQTDi_zQOb3EL420nwCnm-M3ym3sS9jGZZPVw4F5naw_INYacQJiOei6Dwb54Kt24wyIz42rf4aKeivziGq6Ro-4M4fMKiBhJG7nM2dou6MQzkXCnvDkBrVGaeVK0ZYq029j6q_th9PDJ1eppWTu3Jf2ZDZ2XWF2gQRdGcujqV5XQnhT9bTq1Q1aglVNiDZqlTBs6P_HTgP7U9Tuozi-VKb7BFJ_fFvmVA8TO2U09eLsOQXG3llB7bezEe_PKdfRsZqDAedj2v8AKvgJ9UswdWs7lkMoojcdSV5GRXAhytC4kDR_PPyDYY4PS3beHDfJo_4Fb0v90mc_OaXPtDtzLVq97cxo3ikqS6pRk1ut397sinE6L9yXFyMs16kcL2yIIzlhS6esumLHT4u2F8q6fJk2pX-6ajAqTvMTbs0DdfJiUwgf573R3gRPjq8kctEoReQ7ex3ajMcy083-KCiy6dpuwJTJNkJ0SqOIrzEAApflurVZ_zK3FwbWV1gdp4sxfTEfIfQcID2TVhtzQ4cqcdC7FND6hu-vpnbyQ1Afjd2AUT2_7mMFEtiXO0NpMHb2e86icLQbiZeMq7ZB6OZQ5h2BSDtWYUK4G53h3i0pozu5o6KrVKzdTTKVBNuO0m1SQPZo3QkdujHhJVYYamcp3Mede3CcA3PrGNVXh7Oddl48FMcikzOvDKiqkh32QQOree90muubBK7SuN-AwzZHY6Jtn_1XHv20cUZ6R2EPFYEdycR7EHMthH1WQstZZCE456TrWT2Izs4RqRdk3WSkA334xC6PMeA1lMDjJyW6LP71sHT-JiNzywBYjri6bmbKtQ3UssdVPGyWK-ih3TDQCcaxor85W2kd4JcriJyXrzfL1xcEYi3OoKY7NDesOwKuNBKumPRJRnUJx-L_HcjEVs8ECIK6NM3_SXnXVk0vPXQiX4yfU0jZXVXfIPpCiEfj_mtvGmroAxznD5MI0kf1Um1A5vNLqL059omOP3NU4-dVUk5jflydABQZ2LkT08jc0UxPRccANC73YrQ1Z9FcqPvIm2QGb_CmlgRCYfmde4p0ikiLOBPKjMexDPuPEwXYoLw94KvWKfUS7GRoiPGnyEs1ZPoyQoJiPPxOwKQiAyQwkRZRUzdBPRllTHWzDF6nUwuf2GEy5mcdBTdts-aC_GxAJv7wvaOHpXapIAQyMqLiShLJQ2s7UYr4QJKqt_rFQrM-mLoN--_L26fqFne9M3xkg0U_i3fOCW7owi62gsdjonuDlTg7a8TWtZpDymf3ksMVrA7cKNrzyf03GRMbc44V0XlOvi8o9LBiNhsJX0cN5za9See4F6fO5SvsLK7DwXgIx6qSrOpQz6fxbY439fMhbdpwqf1jIjLxZXT1uv6ERXHfwWVj-WrGiOCJc5ngYSxrqeiJgukFWbG3ptTHL6VWiPluqCVuPs28CZbsItHxbAOkWkVFySgzpgB2s8-VDR7Q', 3, 1796095525070);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.u3W9_TQ7ebUU-IxM_0A82sGU747UYISEY4pJSECbf9j0L_W8zDKRpGRaTj7vLtLkee-98fpqp9cmmSMUWtLNZHNIFd_2sPNPzbV092BfldMUmLPJfiHS498A0j3UjinPh8s5aTuRP67vFjboFH_CQ2CQF1LM_haCtQOmzKnKaLKHb3lP6i9m7lHPJXSQFFsvHvSm_oLTvzrMKbom3A0HLb4-ZnU6YGHXc3fF6k1MpWnutYNPcegFqmvppftSfilzzeaPa6Bo86ea9rokn7yc_GQltHI9u9TdIKkb_40GgdzGW6h1UmKhguTADd7f-kF8rk0UBtxht_q757RT5L7ujvul5V5Gk7WgvEEhe35DvJXWvzb5su_tes8wbHcPoAgUzKJakIual5RblDXV6YBFKgNbgEoHEJG7iummQa-3TyNsDTTuax1WVA4rG4XpEaWbs_lN_ViJCO7L-K8qPQiXX41_HMID0yr7c-bC8oc_AVNSVnR7kEwkQVD8cMHZa_2bOYWCe-twDxlkXl8JGVUBK3IHtX2Ev6_UF9C9jS1Uj9-a6nf96lR_ESqmXtTvYAg5bsDQK4gfWM3vEcXQm70SbrFa3h4DPBXGRGo1zthaL2_keniDW36bdgszYTVIohmeA5LiglluyiQMJQb53u8xhQ93Pg6Lxxt8s4xC_GFcTK41AqY74DM0o5A7CmIpbXOPCnPUiZdU8G1b1VjUD7neBA9PMeMylbcU0y6caSF-DTtICrPGHYOMwXBZNcIPQR8NOafufA-euHCCEmnA09AW4jDDnvDicBfnr4Aa_CnyOPuM4I6FyMUvKgZJljlHsL1ZnQ_edpBQcXk8q3loRi5DNi3NuUFQPyeGshkAyusMIDrbVFQEVhy6uR4UrvvEN5UuEyHM3Pbw1AqRt_oe3Ae71EOgjaNhN_hTWjfmzgZGsWAsZxWH7CUiTqYuMzuO0k2yCiDmsGzOlOW0Y9HZARdBvfAzl07MNLSQxQuovTKJcBn_6ZtYKI1dQLhiVeRu6zvFHiVEWrOGdXsM25D3MzZKHUBjnreP0dDSVnT9HV2MV4tGHu_v3X0YkF4tt8crvVaa5ZrKt-d2DQOQrjsGnb6VBRyIWTZTrvNwz1hRNaE90riRNBzYSR8lIxCeitLjI-T7lq8PofPeGTdRSesYv4m7w7WsD7Zo2I29tB_8A3x6LUvm_boElkd8bKWtwdoZktbwjL87P2CAiAeugMbwtsPnl96GdiZdEq0Uat-1KNPR1eFkQ2TcHZ85it6A-IZU3cZONn5jYSqUzRaP9n2zs5ySfae7TZD11tYowl-55Wk1tfGyi58UdEHsWeOS5wVM-klSTdTgjsLdKpoPbhpi8_ivXDLi9lm1l8kP1R0WE0td9nQdHZ4ZKoFeHLeK1qzWaJGARMBwQdu4imyEKrzFLAHAMUh4UvE4BiRXXPGycEYE6UM5sqYrbDJacwWlfnETpzQA1v-eb5o0WkTZB3BEZE6g1pvkma0Ol_im93fvdM4BQ0SAd_qy-z72234K_tWd-D7Efz7TvPtQ7wO7gttRDAx17yzP1mv8LeXfhiqrl093o3I4dU9IeZ5NdpsD9TuPDweFVZM14LTpQKLO7AjE1Qxnq0WDdSrdpou5zkS6-f2st-d-MFlMQM-WuaR65d1CFj4dSKKvGTmbxm80q16DWlq1iMs-owQ7D9pOGDYU8Yf9FfxIzWNeE9qoInklhMZ4D_JrXKBHyXxQMlwpSY9fBTnDOm_UzpSdfsmMAu-jA9JCDrcgR9kmX5hhpFnpnI4EEqWjyYK46uP8yfzR9eB7455kXdR1wBxN-JLyX_8dvKQy8QcR2e5qku5ffRovhioqNcIaweaQj8tXuBkmdegwaO_zx5mJikz-_eUaZ17lBhnYn1WLwdk55gIBHCwG12Qfrl0oJ4GhoQhc1hD0GkINcXxDKcdND_tzTo_5x-r4XavC6I3fXE2GKTxjM_hyebf9xb0hZxjPLCuHorxbfv_3KyCg5LPmR8SXOvyBPT7rtMA9Tv4GStx34ZMa9UehvTQyCAHNuECYu_iGyKaHawk1PgkEjePdaIGTqgQKR8kVwyUWQ_ZiFrvgJalZZqo0G9xuvX3cXgcSMCqgLT6gwCS4aTt-WyRXrj4NB_9XLDbTYakjUltE3w9FfO2FY_LBjb2gwR5XAWQRadS3wdcIiHyfnPRIveKqT3t2JGi0PFHoGxhbN84BGo3moBfUmHZqOE1kzlx-RPXkqESGuPxob7cRCBaeWQIDgSZdx9ltwZC_vMr1-2QQpDnrN5Ff-n16lhuotjNA07Irnx5P8dlM', 2, 1796095525286);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.R70kiXLiN7UWrouNhziQVI7QUbZXfw7IpAeAYCl_MF4', 1, 1796095525478);
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-188');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.DBi1nPG5M-C8D4Z1_qu0PdSLCGYtdb81M4Q2sG0lHHCNNmdDHEQt_Fusnm8B8PppPJjD-bt7ZioANk-t2zVAy4QWnKkUSgmlfNz4eMr_C1K8H0zo7NP22cG5quKSX0sfuwZSjaM', 1796095525477, 1, 1, NULL, NULL, 0);
INSERT INTO public.one_time_links VALUES ('KhOca8Vk9XnqHf1cpqa-IqAXlxxE_v5ltXQ2hl-PgUA', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.jYoBkVm5SU3Adwkqx7GKtDOtROivsO2tI9ZHnzr1JLGyNpKmnLuT0-vv-H3IcZwcOFVMt-2qp3ARGtHVYyUOlsFZQid1P66W-a9MLcZ-YLarfM5-YpxwYI-m1IIJKwnCraErtfN-n-hMpPzi0cG2IATTJqm92wC4', 0, 1796096125472);
INSERT INTO public.one_time_links VALUES ('NnLoBoBGTeKicWHYAf5RJpH-rD2R9hNUECxiaIzoEJ4', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.batDCKhU9WN3NlX8hK-euRSx3_WfHfajgNGftNu2qkRAy9vJm4vT5ZolWDU1FSmvo0KugLp5WnZ08P-tNRDCP_g-i71ccZMCYZMaKU-fhJOlLQXeE6sW0F3uZO9qwmaXwG7efCv4dQXAlsMIYMMRLpZc1rxW03f3qnCP8EymxT6hRJ3iMuuZsUleLsXhkEw3k1REcgp9e_2CbP1LCBY', 0, 1796096125473);
INSERT INTO public.one_time_links VALUES ('USE1XiXBvUuprAaNDurf6l8QoaBGKpYIfoR2Y_fb4DU', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.E3QbCo-O9SdheVf0k1MzFlX6UUP9sl_MkcfoN4mg_pIZiYDeGUdXd1BJZy_IYWbPAMMEZXn3DSr_mCNiful93Xc5ID6AQm2eT0457gbOxwqaPA', 0, 1796096125473);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.PEjbiv3MA8bnacUCq3gDAvKwxrfEc-bCf3ctWxtaoKo91KH-Ci6aPdC5fIDGAO0', 0, 1796096125475);
INSERT INTO public.one_time_links VALUES ('7-k2BtfUIw_A865FfaMM6jhJsWXnjCqBqa1AgL4iv4A', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.vO58EwtgttQyiOETNAdwVNiACBUB-gGjgKu3gqFWl2cTNGrGqUwhrdO76X006YTOIporVMXTHwKbaI3BvDBLGpsmV09GhKzStBxv-9I4GJaqeLYFA1jMS6jR8zS6A0Cy25Zgihr2cVaNOmM2utYvgqgl3jGO-eiuNk2-hj1A7nOdDrutanp4ftRZuuTYE4GmFl0GRihQZKTYAKng4uFbcPUvqUSIQ-Q8NfLIacxGES6VitLTjFIhAoIMJAnOFx1D5mBWYmUhlfXkjGqKpJpLTA', 0, 1796096125468);
INSERT INTO public.one_time_links VALUES ('YOTAt0m8PLRSwh3Via-7cVoKhLdJY_miCKZiG2q6lAY', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.e5yqZh2C8QVyoo1bue6OzJPMVQlmjXPSlcrvQkOb5TrbGXoY4LxSnHivqZCCQGpA5OF1GV3-PoQhoqE', 1, 1796096125468);
INSERT INTO public.one_time_links VALUES ('dDkelgvTlDwkr1XNgncEjypTmEEzPM8qxN9XUJrsEi4', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.XrDEyr0NMiJ-A5jgi97fMIuIYWJl14nW4Cn43XnP2CEhBu06LsAknq-NFsf7Z0vhG3_T2esnVTIXxqiRLI4qizmsf_UAZ14z0jN69SHry-OLqnfkEgUSrooVQqvJiUvekmp6oS1rx9rZre-LJbB2Yb2-yHskJDWiPfYqxz_aU1BOqE-3QiWzfhnR5dqL4PJWlN7gw6pQWo3cPH2AQTaJ72e3pVqIxJj93EOouKbWNJQW_sJ4pfMRJzW0b8G9lxw1VZrFDXJjj7Hdt6MuWQtLtQdjsk0uPhM', 1, 1796096125468);
INSERT INTO public.operations VALUES ('xgk3dtef', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.MXHkEN1YIjZJhK6CGM6NzWZvErycdqxc3c9XQ1hl9uBm79DLl1boIepkIiB8FOpqKzNpr6B_RO3U9c5g3SPSBM4yp_XfkhSzX4-aqsoEQHMUj8iypc14saXFhAF0hif7Jk9VazTG04N9ePQBugbzVFmgefTmPd4sY_UD-qNXSkxbK4R1fJqmR75TyrCXeQq2ULxNvFcF0v57HQ199JnFspLdHvBwgNbMV5Gbf_OWEW2zNXSEks3qrggEiZDK-ztAwFedOiO_htj6nqVHRcUZqexUrnDVF0TRDpd9BN5gj5avjB3cDrQetNncSbEsh5dYlWHpS--0lhoNdTPxwe3RKOXvCmsOEjsNjHyJFQmqH9ptB0oL-2UGR5brXZrJSJrh89dzVhHDX2K_HMa2pIG4osbOgYFchwnlngUAQ8kg5oQuAFZ4EZeJep7wifUJuKnL7q7DCNbXNy-LfThZBZ8f3y1xZyjWSfSmkhsIAth19YHCl8tHQUbKw5Voshqx63j7JbxXe_xE', 'v1.k1.2_G0O0UfwBVohF-Q16dU4lBsPftwQ5_GX74daUrir-fDIX1vEbwJdaYzQfDjCxdK0MQQ4182GxTHPChVcMPwSnL0437bpkkAPM1Qi2iVkBuR-vE6yu10qOYU8S3TXzA7WSAY5RYBEzparNyo6xz3Hnc_TM_H4h5fugCOpojk-48K6Tl9PsUzF0KzrUnyYHS_vMs23quferRdrH4wjKwJeL5SeHs5AZZ_aQKNqG2koMQ4npB4dPY3eeAOhvi1BtsmPtIpVhpylgE9KsDlz_4yQtBHFYSgPlr6FOCuNkQeQCE4XhElvMLLVqSWJo4EYHLvY03HxwWEB1_kCLwA1TcwltDkdRKT-y15pDBv2QE_x0vHd91yXCZRnlSY__u2kgVHMM18sSmQV_l1ep7iypz11Pc2lh3NspMPgpbSPFpnmQyuqj0C0t7jS95rlF0893uJFmGsQbwMeVlplbU1zuT6jRrH0nFO7SLGL6h8lFfgWTVi2EznVYDsddlX_XwoYeb4pPIJNmONIWmRzG2QO-iI7WLg-zuh6PPpusFdqXXB6WEoMj4yBfBMA0TKYtoqr3hVIgM0rVD-dXi46_7OdHem_kBxrIdd1kx8ruVkiyvRSDhnNj7rgYuOD-iK7Bhf2NpCcrIAmYpUTryptY8utXOfWOoKR0NYNRcfgH6cOjoz6CIVflftOMdP6nSFNfxW0fL6ukCcqcJo2E64hSKamjVh-vWvcrzEwCtq9vv8TU9nOoC5q52__de8SSQ9ZffIvEyprT9334tnCQvw0WvWCYF521KZqCcvtrmrN4AEyL9LhS5rMUkzqrTCcwN6DKeR3Hrh6xjm074JgweSjlhVD1OwJ1ddcAtwR7CB4K-kLSeXFVk2Bho3OGNNaTeJUTX4__qcFAGfKz6zIAFt1ec5KfOIi3LniArOSoSeW-EcUJ03cYjKEEnmUanRtXnksywVBAocI1mL0h41fxq8X-ie1kPKcCORJTHkys83XJxuyu93i3ZZJYwigF_sbllxGCXglNDyDoBODVvuJtAjMuATVX5Bb3I3rxlY6XBnKxXIf4t_3IssZNslpQo0LNT2ANIbhufQaMeX32MOceEi8D5sRGVaa2S3NfInIMGK-XAhfCRZ-Q8Num_Hg-YsAKV7VL4eYbLaNGGzT14ihTZUMYrioTd3p79mIbJn0rqGGVcW8f58rjemEH1C8NUU-WeS7MPuc7XL-GQ3__N8x0S9EhogowfgcA_KB6E9hjgZf_VYp1X3rg0ml1HRyx5GNfPbVnbU_U9xVjSkHz2f59ktce-mttX5-X13lJ1ds1N-JHxHAJ2O_e1cLfd-xRBC9H78-fOOzbTreI-2IByuKlfxyV5HuWR-sWJ8v76WlV61C8zzXEIfNNTGf-ENVEO7XXTAbe4ZjHIjh294CLWyVjrmrQOnXyOSpGiy31jg0cAzc8xptxMrVvGRsL67PssGjCZE__QQn91-k_T4wBycqYDe0gJGnihJh6FKknSweo10m4ADVdQrL3Fa_MzT2N6pIjcHWUcefeUboIrs5JAqU8O_21TfU4MHQohAZkaPB_7EIMyJmtZ7Y1I2Oq33y8RYp8WgYGZ9Zq507OQD0SUh5YaeSMCv1gg3cXLJaiKFvjC-vZ9bY4Ai4dhwUqyM9u5ByVPbQHaIfj2zjkGAOjSEEHPk0IHrG_2U4a4gu9DUaq_MX9srK9UapLmCgnnLz7p5Ant32gmCZuPugFd8mYj6rFdPDphqWhQ9ctGZvc48_Emg_CkW6-UEUOxpDjP3CPX-4fHp-ckAtO5D_Twwu3WizXVaxHwJ6-MeOacQVq6CdAsWl0Beukjbxra7uhVn_pOA4b1vNDP_5jhPCCZlSUmm4-EyO-j2WLC3C7EHgCSmqAtxVGTgZFOMrl0ZZo3SrWjDnKAhCsF0q2y-R4M8qONi0lEcvgeI3M1EcGLgu4ClCyWS1bfrexGlZkQUj1-OgDZp9g0HeYsm9ByDg6Pppkmi4OjBaJ95cqSJbv39fGmMz1ixJdbe5cHZfVjGi6dX9B2uykRtE3Za08wpGDcjrww_s3kj9sL803m856ZuD5EqC6pL8kNoBL5-thdRZLZg44q15Zn9eD_KFYCs9bTJWBq9dDo-Z5VTy_bjnN75bCVO6dTW7m6lnQLWWDaLfjUR0PSGMUYZomqD4mKfTjHgZRveTGSG1ToAiHMK9EPhsDgpcnbVug7R-81liWy9srOI3uPmq7Srz_ziey7Gw9cXH79VZZg9p6XochuX6DN8Klbtdw', 'done', 'v1.k1.5pHo8aSUJXKkrE5ZqCBwwMx_j61f9aJQ65AKGxlzKDtfKHuYe79789B7ZJc7Uuy-ULVI_kvtGrbTlmGnTwAsXFhrehwK6IjAeLx5cRy_qG103DYH08XEkuOgOEALPuOI_0mVYcvABhKRvX-vnMh9gEgb86pDm_J8', 1796095524943, 1796095524972, 1796095525027);
INSERT INTO public.operations VALUES ('nz2a647u', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.tQOTxUWQoxhu12Hy49McVSGOZyVEYJ_PDL_HaCLEXvknbZU4VAYyAX4ST5SwD6kf8PrK2dRLdCU4w0RWh65zxNoFT8S_AxEVUvX8j3OlozdegCbUD31ZB-VcDh3jFghV3QsNGTQIO4UPc_lRulkrvbQLZeMkzkONcKSarxZLFEOoZxtgXU71BAhyojFgSJcPykwP7ts1TzugYICPvm09TjPTA9UaSfkbbuUix7dfwN30A6QS8ZLiU_h1fEKw6BBo-fs7rJBub3m9C_UUvA_l2Ecn4OiLbH_VfJHVmQmABG75_3hULtqh_TAPKeHrKmjH3BHi3g5OSUbt0L5bGkiPMInocPxX-kJzq2DhrWuSCGR0AXx8lAzxOdFZhGfKINGnKBa3mvQcoXhGakbSK6LobtbHV96lYP4LpHCdTu34QN_xlwEJmKdMIeizk4aM30KjNw04QT8DZsBhOf5xOxyPimFE-EjBIgQ1mZONTYhJpVFElyPUQNeYd1N14s697HGDE9pUqtU', 'v1.k1.eIEaxBmMbgNsgN8Q5UcMPC8g06soOoxTcL9PlzB61WO3ujEtiiiJMbiJquiqN0hrSBOl11VaRFJi88NSfDjBdMMqAWzE5jvntbZBGnrs0P5_Nqbyd8Zf4bp2FzJ13pEHBzAiLnx9gEGIwNXCpnwHipiBY73aGVNJk-gywm_GTVN_vnbtX7f2NRgiW0-d5_J-aJkO0KNPKfforn_jvPm5MJg17xW81aM2pC9zug6uMMRo1WubdoZoeW0bDj1f5Mred_td6n3bUFoVEq6N5M4EtWbzaT-cMTZ_37xwuUAqxg8ZV3PwhXKtXf46fVerdyZ22Xb1fBIsK6q-JiFJ7rmjvnfHdVY-wARg0_r0uuRbNISLJTBuiWsqK0yqah6rk91zJCwil3PbI1KgEQPWYQjazFj81TGVX1bkr1RsF_ZZ84SVMQFm1j-fCAyy--CGom4BSeXWnDMHQN6bperXZQLVmdoAHSHeTK_ziM06d4Ez_e32GejuTHuKZ-Ivb0_0BeQYrffQfpYtM6yMsA8ZDceAxbeirX9KIDJh8W-3qMIpTeqlCnOtn4GgYWVrmPnhR2xn0XGgKYeAIQYRl_P-oGb78wsm7QquHgjogYT2ChalEzGEbPV0WSPGFAua1VchV_BID1nXqOBr549svjVRNsNZrzkuqDRXIKVqhieusAXT01u_bSQHTeWcMxZBpVNqxfA3i9u3SCcghffAB2yPgLOjdR0G0ojsFrtpITTcFj5KAI_70LYLhBC_hTMoo1NK8sCLdmWjpj0PKhUi5lfMkROWpjE9FMXlNq7_tZaZgGW__nNgHmmiY_ksPu6pkxi4YYXuQMtzfegafZPeOAA-Z23l6KozySvmyFZEAe9Sj2lPQLhvQt8-4ECRzc4gT8MbFHWr7nVZIZ7LpWICmCTeNsXFPa5086mP08pEjZqh5AGVMt0xQM4exo74Z-J-fzQo19_rAJ8v13V4TkjVQ7hoTmY0nzI4PDk5Iey-nQBP7BzYLb1Gh3IRixkGUnOQOez-X-yoyG4x2S1atj3Xb5wSnoH3cmlrRkbzKMfL9T_uqlKQ_blLHxPaw6uMMaxpQV-jVLt2xvANSrzSfnqecdckXQ49ushdphAmNH7UDkbHTkIaXVpeGLWkUIodOj2Pl-9akgSSOF6pNy-IHkS8jYwKlQMWu2WfjArmd4dUaHpmS3k60Dv9JA6MoCsl6EQQlxE1VwrFAUUVJ1mC81ZUkGk9m77VBI3XQEarJKHo5Kvm4JLlt9I4_08N2JNuWFILnCDgkZlk2RSuELAiQRyfmNCx30-lp3aVFmRe3q4BGTPgNc2uQ46eSuPX1yBf30sK-SzVeeX6DOOsfG4ZFpnXFHkuHpRHqHD3g4naBxChdLwsVHJCdWcF8T8WCjwzvMvxGLi3Nvlp2DDGlEgR2ChyD0VtSjlc-QAv73USZgdK5heWAGZLZ5qn0J2sKugTBbl9Q1m9HOKKjRL-TLDeCYQpxeGpLEAGXLWezGPhG6YyzVOEGjz9N73UCQFd6pBRNzieB2asqpwdVo43-RPFBtiS5IUhK5FN4z2-_s2xUghOCJVj9CxLb857CgRN595V_fLIue8Ip-1cR0DIzK7KemWTN1pqA-6M4CC4TL5eCiq4kRb5zQ_-RXIChUC2eB74wDmhyae_MCSaZHU9_tGZ7_vIBqyFpOyVhEEhTatSkEWHwo0pq_aw_RdSKYhTlXaccymL1GweQJWsljK62O6lVD5daSs8MBZbpRXAn79sgy1eEZCNLW5NFML3zS3oclijm_NNV_xVkG6wJj0hdXgaSsJBYZH2M7XR6daODKNKcAnJjN_uRUQ-lOpIoJ_DHZp7siFAqjWXn8g-AHsFzAbYc0uMnxxeI1RB2v9d46k0qs2LPyqNseN0z7LA9XrdBENUQ6x_CZz99aw7CvZVUwwJYI1QjmMI5H0NgUylM0NP-VuRriEgomyXfPJ8IKMSUjcHdqOwEre7JF08fkrM1QnjXr_WflycI4On0wBla9Ml_a4ZX6RwYeRbNyVn8L-kqd7FV67ZLFXX-GeNgSuyk0oS0RUTsIlYwWyBhGJSPw3KpfQLmQ', 'sent', NULL, 1796095525112, 1796095525172, NULL);
INSERT INTO public.operations VALUES ('xucc6sdm', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.wk0FDsL035nkZ0QYtVan-rQ_ckvB0-aWWI4fmV-YS00qhVHo8HupSqy1j4BOp2hnI50QPowtRsTMzldgKBsAbbayeREoIC7WgG328ejhOXcd7W1zXB2_qNyy9BZ9VERLuhSwkhdF0N7qw18VTgkfzBwB1TIg-C6zwBvpCiq3eMckzTyrHG8j75jzTMqspNiOxsXc5F51yOO4PzbGfDHwDxRcaUqF08NCC6X5MTskoVxkjKr9ENsnHTo7WcN0bs-wjYuWfaPvZXPHZ2uLbSFpPkdKiPm9HAjW8d_BPNJVJaFNdXUixtQOVJZSwlxQ9Huy28DL-FFjboO7K9VwuNmDJpuiK6vQMPPHDm3vBV8COX0jvMeJ_rO1mWN4Vah_F7DjhKCmbYSob3fvm7_cJxuFuEGWLWVJE3GCJE41rd5UQgNV_vpSPW7syN_n8dSeRg2WF7qMRLihSosM_fhjmd9YtQremHlXRNw8Oy8d8MjwKQBzFjenJnh_Wl5V__yso0naoXu1w_4', 'v1.k1.vQ0a_IwPxADdFASXZON13lbuBryL2ksT-00VkVcjYdCvJ22o5kSUAIMh68JXLm7p6T_xSWhb47OcHeKj5yvVWaiZdzEtSlJZw0vsrfkdrTR-HGH1e4ycU69p6C-74kmp4qxbl1jFKS0ViQZuBdouhK7uZ0cE7-zFrgviuzWEzicB8QDOCICsA-gnaHR6Mzx11Zac-vt2npsrrja7h0u7j69NTPkgi2sUG8Xoy6_YM_qr0ZV9c4GcgJvOnfnxE4-KZ9aFMm_PcGo_HG5R67nCpnFPzpGkIBf8appgVk7z4tNOcGqXJyZ9pYqtqBbFZm5W34-sGclXAP0uDTvsf9bAGmY4yEBVZbdCTdsxR8Zbh6dpNkIYBR5L0qydx6ZRzcCnyeDcwaFXwwUe8mnjs2JVx_NbjzdKo4StOyPULc4F-u1EuU9p9EPkbDB__EACXkcPq4RueJSmGZdd2ubntOp2GWSa2jL0DYV55XxJ-CG1u3mtebh_FM8UaIFB7DTPisik5ytCPNhAkxT_rZX4t0ogPer2Ya-sPwQlZzg3o2haFIjmGiV3vC7sbYza9iwoYm-BoO925ZLLJrDHvSWOilr01on2VggsiJQtz9EPN0ZdD0XXwhDIfPzSMZoBwYXPtlHYbI6N7nI2FuXkyh_iqsU-L2X2ZjfiR5w0pThV58qR1ICKq895cfbjwwsPudtnom9W0G4HEO62uZKZuDqobOA5x6fPIIFugwaWeKLAZcLAnRik6CrpuBvsfN-IUdWvqoR4EelJW6li6NkEjaNXIAOEqs5DjY05DweJ1lZXTG7QpRMa9JABkQorOx4kdkuryI86fgymT91_T5f0Xg-X__uVl45LDTRJC_dc90xGPpG5z5blGOilgWUW9y5PPYZub1SfOHPmPR18m16RG6b6DR_2ms7rkHthR3BmfaoUukm9SDhW6OTvLxDEZJI_ia5Zf8qQuV5i8seOXIimbkZC-x-p7GhsDmGh-XyOiKemO805gX2D5IeBV9mBcdwQWI-55SNyZjyWlcgigxC_k5L3ZQQL12U32PgMgEEtCbJYQYpqeaAQU5FnSUwyyPYUB_6rt9wbNLnqYrV69DMaIamsuNJqbSk1Fv9RmrS8AlUPYwbg7cVhl3Vc6_PowK0jU9qP3AVRpVQaNdJTqWJpLs5fR-bB174WDGe7xekarTpSou4PajNPwEmBqAl-gMxBuxRPFEdrWdXCK1Fir96BzKoaEFTxomOxYEL2kif1UM8oVoRHzy3ITV9grLXgU2RHcJfrWr-7AMT9btzO2AK52OEmFZWPf41mAprQq7_-88LztIPy6Zh_Y8dvBPJuj7iVrEnRSIfNFy09Kq3tIpt2XdOWRYqEIqzLodUfrM0J3BtyANI7eadtMTjNYSak1xLNQv0_kpMGzEEXeNCZqLgga2iiyPtTEB735EvvzzdjG0x4eVeNY2oJcGh9edR9Lq6tYDnW6b1oJTCWehX99y2GVj3iCT8_Hjd0kafs8KLnh0uxqFZyVu08vTG36Pp7Q9nBqA0WzxBYn4GlhS4xJVYFUbNFOztIS7RrVsCdzZvTcypP9zNIXRNPJjXc7TobjUO5uKRu21mN9kqpdp0IjhoiVQTfYvCXVeHXfIh5yS92gynvGQs0sF8_rgHzHkLfbUez8pMopYJ8Nw3l3VXq_dI-KUQcuzxA5CExjBClO6gzkXGXi4RdgmVFtL8qjRWUbmeJESAMw78hgEQBWd-ob1975NuLABxL4Y8H80Fx5rEXctXdaLICHWZdg2MLCawabN4GDog6MJqXVqyEVyZVnXrOGpYP0IsMFRjTYz31yPXBAeVWcbOfKDObG3I_6eOx7-8lWUb87BOLbaCM3max2F1u0FW1xhNvjAxbL-G5KaBqRt7vOC5DZMOzO5J4FvgrjQJiD6uBUM_M4yxtsIb0JptCpeKziHRt9tU4X2xWLLa9W38qrOlomMcj9UQ1WKmf-6rnqW3psBmzweliLVVUVV7GHqG1e1z8iWKF-YS43nriccVnVgLQecol6vVkK2Mf8PEzYE6hRNEJU4YH2MuN', 'done', 'v1.k1.1-18c7FOYg7tLzK4YTXMlrlyBWUxox8fjuCUEjIYTsp7_B9VvzVTXAo58L3OiJ8gZSULpMe_bXLqFsSCRch9iAw77QsZE8uXS9g5CxGimMfX-64MYw2TVytzpeCO9214zl0t4g', 1796095525189, 1796095525236, 1796095525257);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.ICdJwZ9b7NIozFxXkD6BrnP8fsz9rTutMEpzyywcR4pa', 'v1.k1.b9ZyZnAo0P6D6ntyaPjt1rxpcH4nk6QchMa8Y9qZoAkWcw', 'done', 'v1.k1.e0rzJrB0eKDUd1tb_filopEgGmS_1LO24Op88Ph-HZPd7g', 1796095525476, 1796095525476, 1796095525476);
INSERT INTO public.pending_requests VALUES ('nz2a647u', 'T0ACME', 'U0ANN', 'request:4130a13c82ed57bdb0f420dcc73e4393e7060bfe8f69231b22dad778b82b877c', 'v1.k1.PDxVjwWqSqY0BnHOBtsuYP_b5-yvuPRdt7ILB5M9Xa7y74TjzfHUxpJsDE4Z_psCSj7iX3EUSu28zpMCti9uVHsJBysOLYsraXZyAtvYPE3_FTkpwmyaYnfww7lX20c8GUvQviiovUN4a5_CEkZ68S2sYng-EFYBI2YSu35cr7BLfiZqJZoeU_UiVnFuD4OmUOoT1GifnJvhFe9pSfijFUfwni-INPk0pSq3PltWQVx2RmCj66ahGMswhOGMPIFnlLiOh9wot6RHFY8LMr57GeJj3KEnhkJxy2wuYXQe8zYXZWdbiv7NQXB2KiT8-vFeIAoZoUbg06B6U21SLorpVINzWHSXj2oV92NciPoIxWQIwsSIOP9KaKa0XwrX2NztZi-BO5ea9PprRKKnWhSBdvNHJMo9nN1fzvoD83FiOoIo8cja_xDajhxYZcBmvzrnI3MjTnDZqlyKgpWoDPu6Pe9zFRDuNXNAxhZNNlUKEMQiRdEa5GwZor7oO43aI7wnb70-OOgEZaCE8p9-zQf2BfwdbYJ_GrxjROHnpzuaDx5F0J35T6zGIHXR3pxY_9Lh', NULL, 1796095525116);
INSERT INTO public.pending_requests VALUES ('xucc6sdm', 'T0ACME', 'U0BOB', 'request:66d5643b36cd82fc7a232ceea695f0a7737f655abbbc3d0b44b83161618b4675', 'v1.k1.wNo9SRGSnUWusJ3XMy6fx5n79gKmmw0l_3BsKVAigrQOWEnUpodaHMaPsUs8HhO741tDm8B-hewybubLlV1yMpo2h3Ltw5QwMrzsRclQtbC4-qodOF9ZcXSaJAb9E_esDqageYlNAatnLHhNZ5FimQBTAQmdDv-ypjoQwgc3LjL45ChgZn-pp96SdCRDOV3hTkPzHl9yN1vhFeXkko7ftjnx4-gu0sBubaOgTEuVlg7RH45uOndhP_nOrFHWv57Hos1WdxrS0asmmZ8NuKHmKJQCTOXQO8Ug7iF8KO9aKPpoZ2u5lu_w4UsawgqHo32tmCn1RCfXbo5x4blD73SuI-EW-KP9c0atjg7uyCAt7pd3r-fR8VEvElarr3NWYQ0UpGpwsXUpVq2w6ZaW0WoMQm-Vv5a8SL8atvWVwWlMeAiP9YBU651dV-9fnCmVZCKrNxp9OpUXGu3Pb7gvMRYwJ2qJCH_CM_ga2q3QF4VbUovia5BEKsyJlv6s-B40C5RZnYW4cEIdMNSmHBThiSCCFRWHqtumZPB712eoHqFJqyFp8S28nRAJRplFYq6er71T', NULL, 1796095525192);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.WJ8sfeqUiZNFDl6zL-qxMcF2TFUzHoFaIaT2RJwZuwPLjhY', NULL, 1796095525479);
INSERT INTO public.posts VALUES ('82c32f11-434b-44d2-ae4c-abdf4dff3747', 'T0ACME', 'C0KILL3', NULL, 'answer:xgk3dtef', NULL, NULL, 'posted', 0, NULL, 1796095525076, 1796097325074, '1796095525.099000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('b0211f76-018e-4e88-aab8-68e237e45351', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-12-01T03:25:24.976Z', '1796095525.099000', 'v1.k1.LDf2OkquUjI9zCMNBN9fyaaa8oaQKmlqaht-ZYZELISwB7x1UAMiGRBORLIVOSXfHRcRl1GGGtWmKkuUvdmUsGIFaxG8EwFS_eLTrcBc_7TTV1qckcQFYTq9rXrMmByLx4jS5PdgAigZ_j0ncYNmLje26UKvUXxkvQ0TjQKicaFXymCM8m-zZkQhzI-sj34_B5Y1DzHUoonJBe-I6kme1myhw40d-Yntq-7jOqYMN61uMNTq3kEDIu8OHer5H0G_Ejxg7ByUflUO', 'waiting', 0, '1796095525.099000', 1796095525186, 1796181925183, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('a789cbe6-a855-4191-bfc0-4fd5938ae718', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-12-01T03:25:24.976Z', '1796095524.898000', 'v1.k1.uKGiEKRftI1KTw4_wPZiNHSjreZs0R6ikSAw6UxbBSGTp2_JqRD_KwhN6sl1VUiIZmQLZmhlkOw1lsWbsV9BYVmfGsUUbpGAKsMozGttsxqN2_Re0nQ_AHZgyh1i7BgOWuZ6k3pj5FEMglqoj7WPap47_-_kSER33gdthzPSzmh9UpiY6RqZHITuLfhUsT8mRSINVfam-sflaXL1cvJr2h6kmiUTZx6DwaI2pfEAbSMYNKkyE_5HCPZSU2X0Uo2Zyr8ngZT1ltFl', 'waiting', 0, NULL, 1796095525190, 1796181925183, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('afb81740-b892-4dbc-9939-2c64460201a8', 'T0ACME', 'C0KILL2', NULL, 'answer:xucc6sdm', NULL, 'v1.k1.fX-oD3iBaxC0CjYgRrQPhSpCFd8_o3rjpSqA2z9BB2al4AYa_VuBUOb6v9HhK76Xa9NjVQf6eGYp3STYLzNxa9YCREYS2-1R1DAs_qXz9zNaOXzGy4__fCNOlvZwEohaWsr_V1fjERD_CyL1Lbp3-JeDSBi-vZxyztOMAUYr6LRPPJKxm4AbgzKd64Ce4xkPzNr9PqaIPAeU919QS_EzPEbeG1edM_JrTgZfSwPB5yBCP4gZtdGrB7FwhyAqQULF0dHbOVTQTeCyeFvuuVUe8PlDd4GyExDeMNmlQVbUEu8sEaFpKkdbXjyRXvo7xUGHC3_m0uCDZsyiYAO91qw1iUieWYw5aktL0EfnTWeoyuM_ELpV7l6aIVMznZfLC3fZMBxL9Wo_5YynHnxN0_9QJR9JHnwv1_tIrDjTLlFMJYpTTf48OQ0k9F9wyY1nuGBioMxVFQ4ETqDPq88KSYXL06KkJnbSXwYUp4ZAijb3Vy3oqrnPkESpXMKCJWf1JfpakNKXtp0CiPLJvjc9z9a70htNP-9z-xNyzOZvuY9vIBYZ7_QaIFRrZ8nhsJUorXpZRgg3iY0GKFomzhebIF3mILQpTwxcVjTAUJPyscCR55HiDPw1Bv14NGx5uES9weP60m3dAnHmK0rKLL43X_39T_WE_eKcF-wlavPCSd-rSMkwZ29z8mqM4nBuMHhgO5DHYJbXXXDyOqpRz7ew4FdG4G0A-r5ZHcvOyLxtt_4ml8mWIa0N2d97ZWcAlWwcJMB3o1uJDFOJOr8dzVu3LfrzqqtXVXTSD8m95gjdaddey1LQg8hbPpYE-5FhCwQNddeM9T1L9AvYeD-LUimLF-UywZv6eF1njfwjidEBjWTcz_-j5wyyJQ3fJQA9KxxTRFJ_lF-NqA0mok-Xt8wBQZ11LQ0DVXb38w1xjndcPo6rHup6zEEFGQu_H5IE6DzKpGVTtLtOYm38sD5TrWN31f0xQmTrxIBLhf-_4Il1CsbNi80U9i8WBk2dGM3423gc7IGWWf35b_We-kvs9PU35O98x9PoTdXKk0W7nVrH-1CHDgBEXXkd5UoZvpMfCUTw9UHX8CKxKYhGQa7NA95VrjE6hOPAgZPOWDHSnoOhIpEwpXTiNaTmriL9fMw6OD9opIcStJ_Yt4YR9YMoQ6hyEsKdKXUHODixUF5Uawjbu-NuCgAH8faLWXicY4SaKSIZ_ZMfv9c8vIA2g7vBy6oHNDeTK2wB0Cg', 'waiting', 0, NULL, 1796095525304, 1796097325302, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.H6kcYOTdfVkALLozc42xy-Zr1qPAi87R8MrTeh_lKeo-dnc', 'waiting', 0, NULL, 1796095525480, 1796095585480, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-190', 1796095525717, 1796095525718, 1796095525719, 1796095525720, 'planted-195', 'planted-196', 'planted-197', 1796095525724, 'planted-199');
INSERT INTO public.schema_versions VALUES (1, 1796095523246, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1796095525727, 1796095525728, 1796095525729, 1796095525730, 205, 206);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1796095525737, 1796095525738, 'planted-211', 1796095525740);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('generation', 'MXJnjGLrJPpahjKhIoNNow');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1796095525743, 1796095525744, 1796095525745, 1796095525746, 1796095525747, 'planted-219');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-221', 'planted-222', 'planted-223', 'U0OTHER', 1796095525754, 1796095525755);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1796095525758, 1796095525759);
INSERT INTO public.webhook_events VALUES ('planted-230', 1796095525761, 1796095525762, 1796095525763);
INSERT INTO public.webhook_health VALUES (1796095525765, 1796095525766, 1796095525767);
ALTER TABLE ONLY greenlight_work.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY greenlight_work.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY greenlight_work.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY greenlight_work.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY greenlight_work.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY greenlight_work.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY greenlight_work.queue_stats_20261201
    ADD CONSTRAINT queue_stats_20261201_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY greenlight_work.queue_stats_20261202
    ADD CONSTRAINT queue_stats_20261202_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY greenlight_work.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY greenlight_work.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY greenlight_work.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY greenlight_work.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_key PRIMARY KEY (team, "user");
ALTER TABLE ONLY public.action_tokens
    ADD CONSTRAINT action_tokens_key PRIMARY KEY (id);
ALTER TABLE ONLY public.aliases
    ADD CONSTRAINT aliases_key PRIMARY KEY (team, alias);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_key PRIMARY KEY (team, sequence);
ALTER TABLE ONLY public.auto_merges
    ADD CONSTRAINT auto_merges_key PRIMARY KEY (team, project, iid);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_key PRIMARY KEY (team, channel, ts);
ALTER TABLE ONLY public.channel_rate_limits
    ADD CONSTRAINT channel_rate_limits_key PRIMARY KEY (team, channel);
ALTER TABLE ONLY public.channel_rules
    ADD CONSTRAINT channel_rules_key PRIMARY KEY (team, channel);
ALTER TABLE ONLY public.channel_watches
    ADD CONSTRAINT channel_watches_key PRIMARY KEY (team, channel, project);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_key PRIMARY KEY (team, channel);
ALTER TABLE ONLY public.digest_slots
    ADD CONSTRAINT digest_slots_key PRIMARY KEY (team, channel, digest, slot_at);
ALTER TABLE ONLY public.digests
    ADD CONSTRAINT digests_key PRIMARY KEY (team, channel, id);
ALTER TABLE ONLY public.durable_marks
    ADD CONSTRAINT durable_marks_key PRIMARY KEY (kind, key, step);
ALTER TABLE ONLY public.durable_work
    ADD CONSTRAINT durable_work_key PRIMARY KEY (kind, key);
ALTER TABLE ONLY public.freezes
    ADD CONSTRAINT freezes_key PRIMARY KEY (team, channel, id);
ALTER TABLE ONLY public.greetings
    ADD CONSTRAINT greetings_key PRIMARY KEY (team);
ALTER TABLE ONLY public.group_watches
    ADD CONSTRAINT group_watches_key PRIMARY KEY (team, channel, group_id);
ALTER TABLE ONLY public.heartbeats
    ADD CONSTRAINT heartbeats_key PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_key PRIMARY KEY (key);
ALTER TABLE ONLY public.installations
    ADD CONSTRAINT installations_key PRIMARY KEY (team);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_key PRIMARY KEY (name);
ALTER TABLE ONLY public.link_cards
    ADD CONSTRAINT link_cards_key PRIMARY KEY (team, channel, project, target);
ALTER TABLE ONLY public.managers
    ADD CONSTRAINT managers_key PRIMARY KEY (team, channel, "user");
ALTER TABLE ONLY public.merge_request_events
    ADD CONSTRAINT merge_request_events_key PRIMARY KEY (team, project, iid, key);
ALTER TABLE ONLY public.merge_request_states
    ADD CONSTRAINT merge_request_states_key PRIMARY KEY (team, project, iid);
ALTER TABLE ONLY public.nudge_settings
    ADD CONSTRAINT nudge_settings_key PRIMARY KEY (team, "user", kind);
ALTER TABLE ONLY public.nudges
    ADD CONSTRAINT nudges_key PRIMARY KEY (team, "user", project, iid);
ALTER TABLE ONLY public.one_time_links
    ADD CONSTRAINT one_time_links_key PRIMARY KEY (id_hash);
ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_key PRIMARY KEY (reference);
ALTER TABLE ONLY public.pending_requests
    ADD CONSTRAINT pending_requests_key PRIMARY KEY (reference);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_key PRIMARY KEY (id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_unique1 UNIQUE (team, channel, key);
ALTER TABLE ONLY public.project_paths
    ADD CONSTRAINT project_paths_key PRIMARY KEY (team, project);
ALTER TABLE ONLY public.project_paths
    ADD CONSTRAINT project_paths_unique1 UNIQUE (team, path);
ALTER TABLE ONLY public.queue_cards
    ADD CONSTRAINT queue_cards_key PRIMARY KEY (team, channel, project, iid);
ALTER TABLE ONLY public.schema_versions
    ADD CONSTRAINT schema_versions_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_key PRIMARY KEY (team, project, milestone, slot);
ALTER TABLE ONLY public.snoozes
    ADD CONSTRAINT snoozes_key PRIMARY KEY (team, "user", project, iid);
ALTER TABLE ONLY public.store_facts
    ADD CONSTRAINT store_facts_key PRIMARY KEY (name);
ALTER TABLE ONLY public.sync_cursors
    ADD CONSTRAINT sync_cursors_key PRIMARY KEY (team, project);
ALTER TABLE ONLY public.thread_replies
    ADD CONSTRAINT thread_replies_key PRIMARY KEY (team, channel, ts);
ALTER TABLE ONLY public.uninstalls
    ADD CONSTRAINT uninstalls_key PRIMARY KEY (team);
ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_key PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_health
    ADD CONSTRAINT webhook_health_key PRIMARY KEY (project);
CREATE UNIQUE INDEX job_common_i1 ON greenlight_work.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::greenlight_work.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON greenlight_work.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::greenlight_work.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON greenlight_work.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::greenlight_work.job_state) AND (NOT blocked));
CREATE INDEX job_common_i12 ON greenlight_work.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
CREATE UNIQUE INDEX job_common_i2 ON greenlight_work.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::greenlight_work.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON greenlight_work.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::greenlight_work.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON greenlight_work.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::greenlight_work.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON greenlight_work.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::greenlight_work.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON greenlight_work.job_common USING btree (name, group_id) WHERE ((state = 'active'::greenlight_work.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON greenlight_work.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::greenlight_work.job_state, 'retry'::greenlight_work.job_state, 'failed'::greenlight_work.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON greenlight_work.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::greenlight_work.job_state));
CREATE INDEX job_dep_parent_idx ON greenlight_work.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY greenlight_work.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261201_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261201 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261202_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261202 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON greenlight_work.warning USING btree (created_on DESC);
CREATE INDEX action_tokens_by_expiry ON public.action_tokens USING btree (expires_at);
CREATE INDEX audit_by_channel ON public.audit USING btree (team, channel, sequence);
CREATE INDEX audit_by_outcome ON public.audit USING btree (team, outcome, sequence);
CREATE INDEX audit_by_reference ON public.audit USING btree (team, reference, sequence);
CREATE INDEX audit_by_target ON public.audit USING btree (team, project, target, sequence);
CREATE INDEX audit_by_time ON public.audit USING btree (team, at);
CREATE INDEX audit_by_user ON public.audit USING btree (team, "user", sequence);
CREATE INDEX audit_by_verb ON public.audit USING btree (team, verb, sequence);
CREATE INDEX cards_of_merge_request ON public.cards USING btree (team, project, iid);
CREATE INDEX cards_of_write ON public.cards USING btree (team, pending_write);
CREATE INDEX cards_tracked ON public.cards USING btree (tracked_until) WHERE (tracked_until IS NOT NULL);
CREATE INDEX digest_slots_by_state ON public.digest_slots USING btree (state);
CREATE INDEX durable_work_by_position ON public.durable_work USING btree ("position");
CREATE INDEX durable_work_ended ON public.durable_work USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (claimed_at);
CREATE INDEX installations_by_enterprise ON public.installations USING btree (enterprise);
CREATE INDEX merge_request_events_observed ON public.merge_request_events USING btree (observed_at);
CREATE INDEX merge_request_events_pending ON public.merge_request_events USING btree (notified, observed_at);
CREATE INDEX nudges_due ON public.nudges USING btree (due_at);
CREATE INDEX nudges_of_merge_request ON public.nudges USING btree (team, project, iid);
CREATE INDEX one_time_links_by_expiry ON public.one_time_links USING btree (expires_at);
CREATE INDEX one_time_links_by_person ON public.one_time_links USING btree (team, "user");
CREATE INDEX operations_by_age ON public.operations USING btree (requested_at);
CREATE INDEX operations_by_request ON public.operations USING btree (team, resource_key, requested_at);
CREATE INDEX operations_by_sent ON public.operations USING btree (team, resource_key, sent_at);
CREATE INDEX operations_by_state ON public.operations USING btree (state);
CREATE INDEX posts_by_state ON public.posts USING btree (state, team, channel, ts);
CREATE INDEX snapshots_by_time ON public.snapshots USING btree (at);
CREATE INDEX snoozes_by_expiry ON public.snoozes USING btree (expires_at);
CREATE INDEX thread_replies_of_thread ON public.thread_replies USING btree (team, channel, thread);
CREATE INDEX thread_replies_said_at ON public.thread_replies USING btree (said_at);
ALTER INDEX greenlight_work.job_pkey ATTACH PARTITION greenlight_work.job_common_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261201_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261201_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261202_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261202_pkey;
ALTER TABLE ONLY greenlight_work.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES greenlight_work.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY greenlight_work.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES greenlight_work.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY greenlight_work.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES greenlight_work.queue(name);
ALTER TABLE ONLY greenlight_work.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES greenlight_work.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY greenlight_work.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES greenlight_work.queue(name) ON DELETE CASCADE;