-- written 1796083483660
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-12-01 00:04:42.887439+00', '2026-12-01 00:04:42.887439+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 00:04:42.887439+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:42.895612+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-12-01 00:04:57.920523+00', '2026-12-01 00:04:42.881644+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 00:04:57.881644+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-12-01 00:04:57.925518+00', '2026-12-01 00:04:42.879134+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 00:04:57.879134+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-12-01 00:04:45.932244+00', '2026-12-01 00:04:42.874757+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 00:04:45.874757+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-12-01 01:04:42.99213+00', '2026-12-01 00:04:42.870677+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 01:04:42.870677+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-12-01 00:04:45.999356+00', '2026-12-01 00:04:42.876204+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 00:04:45.876204+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-12-01 01:04:42.997531+00', '2026-12-01 00:04:42.886368+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 01:04:42.886368+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-12-01 00:04:48.008832+00', '2026-12-01 00:04:42.884602+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 00:04:47.884602+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-12-01 00:05:43.035578+00', '2026-12-01 00:04:42.873406+00', '2026-12-01 00:04:42.895612+00', NULL, '2027-12-01 00:05:42.873406+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0a1aa768-aefa-8b76-a54d-13e3bdb9bab5', 'post', 0, '{"key": "5ebbbc97-b710-43ac-bb56-589092a41933", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-12-01 00:04:43.268223+00', '2026-12-01 00:04:43.268223+00', '2026-12-01 00:04:43.280049+00', '2026-12-01 00:04:43.297485+00', '2027-12-01 00:04:43.268223+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:43.284332+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c413cea5-7b60-8a8e-a32a-58148f366e3d', 'request', 0, '{"key": "request:f74a4556e6ada553aa4da9f3b31d2757a0008eff365577a5b4d23643bc00489b", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "thaa6wpt"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c413cea5-7b60-8a8e-a32a-58148f366e3d', NULL, NULL, NULL, '2026-12-01 00:04:43.183068+00', '2026-12-01 00:04:43.183068+00', '2026-12-01 00:04:43.186107+00', '2026-12-01 00:04:43.304039+00', '2027-12-01 00:04:43.183068+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:43.228883+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('4131702a-e1db-85cc-a586-b89db39c3b65', 'post', 0, '{"key": "d26afd5f-f097-4fba-86e8-f084ffcd8519", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-12-01 00:04:43.333198+00', '2026-12-01 00:04:43.333198+00', '2026-12-01 00:04:43.3368+00', NULL, '2027-12-01 00:04:43.333198+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:43.3368+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b8b3e496-04e8-84bf-a69d-0d515191641f', 'post', 0, '{"key": "8cbdff70-3ba9-47fb-a310-c3fcd33c5607", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-12-01 00:04:43.33315+00', '2026-12-01 00:04:43.33315+00', '2026-12-01 00:04:43.3368+00', NULL, '2027-12-01 00:04:43.33315+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:43.3368+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('983ce45f-c3f8-85b4-a97f-fc2c78bacf5e', 'request', 0, '{"key": "request:d900518f4e00cc1c4aba7210ce60488d81ce499d0898ba47f3aabe8d3a937ede", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "s93fgy6h"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-12-01 00:04:43.347304+00', '2026-12-01 00:04:43.347304+00', '2026-12-01 00:04:43.34927+00', NULL, '2027-12-01 00:04:43.347304+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:43.368268+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('48aca4d1-96f6-80f5-a2aa-78f54e3678c7', 'post', 0, '{"key": "a9ed53ea-e74b-4e5e-9229-8c2812b92d86", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-12-01 00:04:43.448642+00', '2026-12-01 00:04:43.448642+00', '2026-12-01 00:04:43.451544+00', NULL, '2027-12-01 00:04:43.448642+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:43.454636+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('423da4c4-5601-803b-a451-4a938e44345e', 'request', 0, '{"key": "request:9f57e03894c72d2f1f2121b108fee7661e001dea005b21f3e019e8f87b6de63d", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "vccf67yw"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '423da4c4-5601-803b-a451-4a938e44345e', NULL, NULL, NULL, '2026-12-01 00:04:43.381613+00', '2026-12-01 00:04:43.381613+00', '2026-12-01 00:04:43.383967+00', NULL, '2027-12-01 00:04:43.381613+00', NULL, NULL, 'key_strict_fifo', '2026-12-01 00:04:43.433115+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 00:04:42.860223+00', '2026-12-01 00:04:42.862023+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 00:04:42.862841+00', '2026-12-01 00:04:42.863558+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 00:04:42.865181+00', '2026-12-01 00:04:42.866019+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-12-01 00:04:42.86647+00', '2026-12-01 00:04:42.867844+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-12-01 00:04:42.88019+00', '2026-12-01 00:04:42.884713+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.ZVFNwWeV2hoZN3V4NuNK3CFJHDlvkqgC3WF6clXwfk11vxlRVsNH', 'token', NULL, 0, 1796083481869, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.0oxO58CU_PPDoSqG0-NKEKKh75ijxQyuMR_tDh1OIjEDCySh_1f4', 'token', NULL, 0, 1796083481870, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.G_-EWYF2pxiA7P8APAulutlaI_xSDB3baHnGj6yGkaK8fKzoi_Dq4HQBp3Y', 'sign-in', 'v1.k1.A0RcE0Hkcp9nEn63jksQdh-AjJ8FbZ9Jrv8oeDx8nIdIf2zY2iicVSMmUyYT5ltYxRBm0q26XfKouPbrwGiBdACVzY4Bp42LnwVEO_nvWw', 0, 1796083483576, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('DkD1_IB-K7_B584G8AnfVg', 'T1', 'C1', 'USEALED', 'v1.k1.WPVuYhXU0K70o9gJ5Cqie7pp9rC1ac0jOextWOoOAKVAMhO0zN4pYtRQP3g', 1796083483596, 1796169883596);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-119', 1796083483756, 'planted-121');
INSERT INTO public.audit VALUES ('T0ACME', 1, 1796083483231, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'thaa6wpt', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1796083483435, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'vccf67yw', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-123', 'U0OTHER', 1796083483762, 1796083483764, 'planted-127', 1796083483766);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1796083483.295000', 42, 12, '19199c9d4a514b31e49ffd52d954f8298c5f5268', 0, 'U0ANN', 1796688283266, 1796083483301, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1796083483.129000', 42, 12, '19199c9d4a514b31e49ffd52d954f8298c5f5268', 0, 'U0ANN', 1796688283309, 1796083483325, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1796083484300, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1796083484457, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-130', 'planted-131', 'planted-132', 1796083483773);
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-135', 1796083483778, 1796083483779, 'U0OTHER', 'planted-139', 1796083483782, 'planted-141', 1796083483784, 1796083483785, 'planted-144', 1796083483787);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1796083481871);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1796083481871);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1796083481872);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1796083481872);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1796083481872);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1796083481873);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1796083483607, 0, 'ready', 0, 'v1.k1.G7sOXZ0BFDoW_VBJUmyqVdypbhfbaaw6BamCfLpZDbY');
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 23:59', '["59 23 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796083080000, 1796083080000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 23:59', '["59 23 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796083080000, 1796083080000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1796083483606, 1796083483607, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'a9ed53ea-e74b-4e5e-9229-8c2812b92d86', 'send', 1, 1796083483457);
INSERT INTO public.durable_work VALUES ('planted-146', 'planted-147', 'planted-148', 'planted-149', 1796083483795, 151, 1796083483797);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-154', 155, 'planted-156', 'planted-157', 'planted-158', 'planted-159', 'planted-160', 1796083483806, 1796083483807);
INSERT INTO public.greetings VALUES ('T0OTHER', 1796083483810);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-166', 1796083483814, 'planted-168', 'U0OTHER', 'planted-170', 1796083483818, 1796083483819, 'planted-173', 1796083483821);
INSERT INTO public.heartbeats VALUES ('0cef7401-fe95-437c-b715-4cefdd5ae245', 1796083482787);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1796083483602, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.-jM8RcBq_F-uX4545LU7phyTj8GV46sZcX-f__J4OwAiTc_tkSbBwa0u3ZKXClzY', 'v1.k1.OVSotRdMGmcN4KsCgDL-aS7g52vyrVTDuJPNjj6sIDCeOXDJrzcm_MrTAg', 1, 0, 1796083483594);
INSERT INTO public.leases VALUES ('announce T0ACME 42!12', '56cdf2a4-ff03-40da-8fcd-1eaee73fe3bd', 1796083489304);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'd0acd99c-ca9a-444b-b383-747b49e2a2b2', 1796083483333);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '318b30c2-5292-4a56-99a9-01bf456a442b', 1796083489443);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-176', 1796083483826, 'planted-178', 'planted-179', 1796083483829);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-182', 'U0OTHER', 'planted-184', 1796083483835);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-12-01T00:04:43.213Z', 0, 'v1.k1.3yxJSKLNo8LXnZIEmxS_5v9cQr7EFfVzrVzcgeBmPMhrP68A24FFs2iWO6MQjP0K_90LjYlway0GficZK0HXJvkUu78_N2Zp6-w4eOjVJat0bQhPglsONDQK3vlCuCUt5EcRcD4SWtBpY5c', 1796083483241, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-12-01T00:04:43.422Z', 0, 'v1.k1.4Ryg7Qtpl2czTTo93cCViU83ojD95aXAlFmTnBb3tpfy7d0sPYm1VhogWMRPUMwf6EskKUeitEt6a5ebqQjwKbxRau7UAWfUiC-ChFaswyweR5AAOz4QgPdQ7JtbWaxn5QO7KynfixiNfT8', 1796083483441, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.Ni1Na2i5zx-WOzn-bmAvgp_FMj4Y14FlMYfNxnNgp1d_', 1796083483602, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.BOm6aUFuN0iouqIh5U_SPgM1NrcnMhQde6Zi5MopmtT9f53DXvqwRagCleuPqY6FuT32lyID_MAFeqc5tuTdmcObq1jvTclIbSLeuct9MdUrl4gIuFDW5e4lPb26IvnRFu6uTQxacM_j_S6O_85l_JHahTtJ1Vb7h1VvTWDjc-LXzRVW4EU9HNycG9Vod1zPoqZDDoELvLK3EVfT6XshBfozCQEhM_b6xer9fMGdijmcfruqjdzMGQ8hNNKVKz6GoPoUF-0RMNyNFoF-Kw3W4eMf_F8CpC9Cv8pIWL8Kz2rBDUwhW8ff_FmTDy5dJ3C65L-ksPjZ_um9nGw1GToZYegbhVxvNkZ_WJtk396Mget-VUsjkzes1cTrnjZlSwnKYmpiJGF7DJriMITvt2YvH8UtlIpzz0sI6CvbVCwSYrqbTOaLYTBe48B90EE0zWdDE9ifD2bO5woRR9YaLOk09si6otFgmDE3-uG7L5N5NEoWPSB1zNaiNey15hEqRtR6DPGviHY2KrYuWvsvFO8Q4MYIxGpm2Y1neUzeonZDlo2Y9vhH2wcpxSjV1jXS_E1N6Mrz_ELXImfojEQgSJYWPHpF4WcOaJFuROQN6gQR8Ta836ef_VNZjIAusQkS9jxBE-BzbMYcCldMMdBYH0XvjzmXhZ6D2mNsvXskahb_FsAldbEj1dDAmhuyp9J9HmZnxuXRYhoLnOx9lIr0SmAKmoTfX8vlJxB-DJNWOEyEBsX0yfqd_7T6vwT4Bl8OI19qUFQrMPoNDgA2OrjYsAnLdbCuviOGzw9k_f8DaiSq8-xPTSYaE4h3FK6wyvWw8TzpdUdL6jEL5RKKPt5SU202whFncHRVN6jV0lcrYRaetTJHBk5YLIOgv0yw_XB3dtRNwvbBsVzOz2SHS3WmvlIoJVSY4mT9GdZyRvwfjNkx218_DCloxD7XevrkL0qHzbjak18kF4Njujm-p9K-s62smi7fWfPN1gK1N0BKSTRjgOP-TsFOL209kMa1M2Ln_hGNYfsHKnJEStE2Fm34SVjSgWJCdAHr8k-vsUkaipqkm3AwAxyL0LB-Ldv3U2pxLh7xnhpDmCFAK1TxZNZ_hJLG9zlTMVfhTw8UHQDxgjGtbyNxNgVTFqg555BtUw4tpq31cKem45uX3Xvuo25_RMT7dHJRhi1HF1804WsNj84hSqJP82MqeD3XXBJjW5Xf4Cs73d7OakBbzDOCILMffZo4Ha46EPkTWLX-88JL4lTtWf9cBtlBwh4RY9y6RHqL9C-rH0gyYip7rdbOrKscO2thufnyn5AvxSwXHptX0EvJFfwmOnhkjolQbLsCy8KBANZ92XOeuQSTTetwQFVAPI1DPY0JUbo4qBnPSBs8r8NwUbIw5IEBRD_JIMMJ-93MlSecOiNZhOO0WKaNVp1hveDp6-17F3FaRJmkM-DhJlFGmcEyvKErM0-3qkxeQa2cf_vyNYkSEm0K5auPoO4ENAJy3-SL1pIkrGr9XVY1svI0_fE-vDtfyK98hEM7FjK90m2sAiguRu6diLfe6gaa4E-aNFlX15cNFP-Y41r1tn0bRpnccrrEvcSOAeVRRVdGRuEDorjtEzTM__huOBCATFxCdkYtG0yePioao5zP11hxbxW2eIc0OYqirYSDs1hw32evkPNyamfs8j2R4Q9vZdep91hs38NE_OhvsLo5CN9JuUXLrGRufrSkt9wN3cZpqkZjKI6B0WLQyf9yy06cmGxLalYZajMw9dYdFp9c8udgXYsTc4qmZaLPxok9axnFslMfqjJceblyiX_5IF6qjYFFTjRj2BX2Kn4mPZrnhZiPL1v8_kMCPmRfErJzDf-GnS_3KrTqdMIADtaa_aEf4i6r1QlwBBJvMrIwtP9tmvhORJZzQRj6mulmGCIS0cXCyBu84dZRwz7GjPBqG0SDywffrplmCK69zfmR93PhsN2TYQvgyasz_nV12cxFZbigswBwa4h0TLmXe53Ay6Lo-9tcgZj4vPtCxC26Fz9TBkR5w5IWw82wGGxOcp8lX91D4m3s5ixcyFCb4cvr3je_nUaEbRwAejOr2JDiPuvgVUJMetZG0X9py3ctjPw1hdrHv49VaGkFs-Xc6aQQZK7w71PMQhPCxbj7DLQYib-Lyi1QcuXTWEcpBvpzmc9CPFJMvMo_jAEMkxzWbRBNVbwm0ytW_QPaBs2mKLYTIdE9-39D8RfplpQIX8-RKSIOE_IZ0XNrk0LWY58SCwuvzQQ23MrpkC9tbHg1YeSwSTz3N1eMqhQpkiJ-iZeyfOmNGr_jvfxPQsWKRCi4YjoJ0FQA2GWWz3v1DQHwldngFZOMQ3ReK0xklwLSC3_t2G9PBZIAmHpCXKQiWEz38WB8t4mDOcokoRrmO1Tbn53UrfbIYKcDyP3T4yOqkhrgziqxdIc1Jc-rGtuXLsd51TJqoa5F_kDqgNlGisVJpTnpL4fiRc3ae3PyOu8G4lDloC_BjhhBPIKW2-ljW51tw1gcuBuyCqJSP6OJejJYiON0QZatWyKRRbyrejexvcp4T7MrgfETkSMA2csn60_t-CczwFDqqMh62PtJLFkeyg1HXPg9vEKDfK4VgV_s16h-aejWxRAOPUznmEMLTzT_rntPcvqZ27NRgUIVNCHMoGA1snN1eVx2_VqJQH2SYAzni2uTI3fcQGAD8VTZo3qM-_TBc0Dp0Yx72GjBlW4NckJczrlorDgqrSRvVRBG38jD6uLoEwF3oOsuYXO7HtG9L_VXggyuYi-mvgbSmnJWhSfEfhQLIn5EBvJIvx-t_euBGLaLSJxg388r7FWd_zJ8haC-m3BuJKpUPD0UxoQnbqIGu6LYC3PovGbO988n', 3, 1796083483264);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.FmKm5SRSFw7zE_9iS3bhGxSS_oT1V63RQLJrMfecTVSHFTgQrhAxuucSVdWoO_byNs49WdHPOXanLEE_7rp-wL6Yv0fZ13aM93LA7UMJoojQBRzGx5vvNBk26rBcNlBvrvU-eU1DclK2Tj6sKOPBWV_uBPC-CuGkW0TMALxfUgsrfbfaClWoJnj7OLgBLxtblTq0eCpQ0EjOnKseLztyVM3VFsaIHQIP_GL6wOtZLnT9-2_wbfLay6kV4ie0E_QMW6wm5hyYk8C3gf5vBFfYI9xV36aLfBt0uwO3L30Xq89J3ylrZtZCHg7PIb8rWvEeMvr14MnokYXLOcvAKwHmQXzVYHDHNesUre53XqDkfjyoIXG2WKLOt9keBpJWHUrWYUigNCOxSTd-cowcCWzlvmVrt4-TwFtp3qFYhao2EXU5aIicQvNw3CHuxmCAkFokqfl5YVbMMou0L8RczI5idcVQgDy5qQgi_gWlTEPliycNFSHX8OmekbJ_LMAtDDMOnVHu_PB4Rz1P8uy-w1h7lzaszujTb7Ry1EubUU9eNFLPWbxSTT627nlpRbUNOYYRwZ2Lsvoex3RFLcXWLbtHb9qgmLHwwYaMroBGhuNsphzNhum8b848-Iv9M3fNRdhW-pZAvfpUUEpamFq1T1XbktfTObP6MogcwJg32J1amcU0UhIlXQPpx-atw56NpkRyKljUjmFsQsE2BZ2Zug5tghDbLDdQNvA7PY6gPFAur_-p2Oy_up2WLLnRAIv6p_OUVAWabtqt_nZJvwK8-pOjAnaX4K_I6Vjz-sktoR6sIrEMAz1me9DtD2Z63ZqZJaV0WXLQiG_RfN-0AR5PW2sr_8b0DTyRAVUNBEN0emGhSRn9KmIgLN_aU6xHMEBQjIHLybYgoy5wyMcELvMEbKci2U6kNkGnxEInAa0_l6AMLgMpV8qvxACX7QmUoG5hOhJlDfQASHxAJlhIFAV4e5dNf5Zffu0fRRJJxmx1E6LX_jws2UP1cr2t4YwwaM_JaMwld2r62FUd_B4vfa9NDWPO1CzVAPp5hNhPCvGvuJ1kqG2SpKi7POmu26nhNtGVoiTnZgYP_9P0tMBld3FkMBPmv2H5GDYW6i33IwM6J1khFKkhzsUDD6NVvXufXyQao6BRCMgu5ddwNxf58uLlxtj_xvLMAXYsj_NU9TmEsEop2qqzK26tckIcCD494cHi53qMbMFEK8QWTMxxKfJoTfdaa6u-WEv9qHHU_wnZ42cQpJ7gZbHuoksijb03wjHWW-MbTbPqlDynuEz9KHrqJBKqEadm6KC3zmZ3K25po2vImlUepxm_zTCcgzvSe18XZZ2K71BJsD1clJ7QOrLft3REKIEZx3srt2klFg5pKsyhoJGvseA1UFAiwLNIJM91CcuFRsKJ4QIZxJG9_ZKsDRZ9cfIuJav9ax1w4ConX5WFrIyVHj5AEi-pMT3MC-Frzrni7GDrVDOu4HUO3c1TYEj9jOV7bRtRIl5M6W3b7EXGlApRlx3Jo_isywoAlgLKM1eVm5iyviIsXUPkRyyOLJs5HokMoEpY5al3w90QrdgZOqN4ACfsDcaUUKoF08B35oQAX8JKe2NQ0aeswkge68gt25vZOBRnvJrMpSyiy0Fbwa-YDR6L5A1jBPV7k0oLP9yOgYWXCjtmyZfzqtj8kX7-WkOOkWSepaCfSxN-gclMb-A-vbmrZ7FS9nBBSDmAnIlP8kWlXhAcUBYxokneqH8n6c5Vhml9S-z1hMjuss-_zPxX2Eq02iBQWAU_S-3bXZmM15SFYwRdIMk854yYqXnxTkv2AXSSqwPTiWSDWIZWdkJ5nrcpyoSMPAS25e4aBwtvYEdnjatn9oJI1JeVkJSjFi3zuMiKzg-SM4IkC5yM1sjHKH2Jcsy05S5QjCz5ZaTWkHghSCu_8AKzb3twwAgXeBJyVcbrMDU8sB-v8N8adOSc9gl1imEM7Mtc1xChBNdBiBx7r9m-iMjfmx_mlRDj4O88h0VcZt_XMo95iUkIdxNY8pgKbLiC69zK-QVOPhZQoEKH0GVVfGdZhFY5Z4_UftVEbLNocuHDUGZN1EsJ7Id1O5c8Zp4xqES69OOMqCKuHobh0hx3CecKHQfRmq-5YHznHs08x-ymb_0AQNHqe4gDHPU4gaPxFtE-oawokXfHx-m6VlSuPGY8MeltRktP4orMKicqAneVfh_ouR59ZTId2s02w6wxERkjEpA_CSEjjka2WQppVkVaJsK34l175NTVOeMfM8f9GGigmH0IA5fDWoYRaTHtCjyYmtMa_ZA5RbhK_7wNWK2l', 2, 1796083483446);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.Iw9anD8H4_tg2djY3G7SlFTYvGmPRmA16I3f6y2m-uU', 1, 1796083483601);
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-188');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.smq4l2H8y2K3F8YgrQglOYsHL6yeGWJGAovdCQcs6gyBivkLK7dLs2F0x0UjRE9342yoJT3CEI5A3umzcYZoaR_g-ma3xR9zKI0kHCakcED_ZfGQNitbb4Ue70rcHzEroc8eK6c', 1796083483599, 1, 1, NULL, NULL, 0);
INSERT INTO public.one_time_links VALUES ('bVtMUWMIcwMJGMpBVisPwMgcBDoOkIT_KfGziS5Sf6I', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.kE76_XKKKxfWRkW76e5JAtxancyqGqU1SRJoQRFEaDwez9Ay_PvF04ysxQuOa8j12Y-JMtCXIkQVZPLLs2fqPi66corNgr_Ip7_QYlxARPKcqBYq9cntl8G-PJT8MdezWdAL-McGlHMO9PFBO_XJeFBnOdlDxHtl', 0, 1796084083592);
INSERT INTO public.one_time_links VALUES ('uHeooVa2mrTcor9wDwkmlMqKa87ho2-YqMlMrRoRdOw', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.0rrViAwthR-5VVjhJT8QqiTv70r_RcCkxMDwJwu5KX-Nifs8dzCUE9lLy_zJxCQwW9a2J_MZIXBs8gFNgtztq3jrWhZctDwTApL4qQgWKuz1usB18gnoC6mRaA_CdLB6AqUoTqYCwUy9H0fIXN8BQu_nfx88yV-ATEZw28YSpBg5WF-TPMMcgJ0-Nq9TKR3BJhUQiiPQMwLciBPxkiU', 0, 1796084083593);
INSERT INTO public.one_time_links VALUES ('9suVEeyxynWgc9rKYfCusasH5w-nKWJ_Ug3F-VVvZJo', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.nQg-D0uEicO4DXoYjE313IglMUrQvs5dHmw0mJ-O7qhmtz6PWk9FrzaFd08knrJGpQo7HZQncExEWoyQ34_pF4pE2NoJDGXHUiOoyXpUpQsTPw', 0, 1796084083593);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.fbT67jawOk7xK_XQXue8N4EaBGki3sWQtb3YouViQNbkmhFULFv9DLGB6yH8I6c', 0, 1796084083596);
INSERT INTO public.one_time_links VALUES ('drd19gvfv1crQHq8u-VdGbe93c0NrzK5hosx8IzImvw', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.5nAHJNitOATbmJe3TmU0deJY9xm4qpfYbyhuzfsPAahDOSYEtJDJClQbf540ERbDxpd6NHiqWrIp0C8fy7btEExiyam8Wpj15D_GpVnDGe2vWK9JCgm26DzHWVLrJFgBtsUagtxo4SCfKoHUkiGfeckEFE_3u5qYIqc053fUkXtuYCqEMq0ZAq0tODXY855WO791SGmYLLPK5gGFGUXwE5bP27bd7-_A9UHWPfe12N-lgSJY7zaaK1jgNcJNlT6lG_6O4-FCzT3Wv-8jJBCpZQ', 0, 1796084083586);
INSERT INTO public.one_time_links VALUES ('s0sEBEOtL2SJR1wmmJGBnOaqeNeNhg0nQm-sm32sefE', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.GKMm4Ko8kK9p2AXo_ME5HHQ_19O8t7nYU6dh-foP1e9WwntaC3kb-jAqBExbyoimaibXOxmAqywSzSM', 1, 1796084083587);
INSERT INTO public.one_time_links VALUES ('54topm_ya5rX1A0WeUzjfmAaB4ZujkcCJLJVqXVjqk4', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.hLpXc1QUhG8YHWKb39ttRsbOYRiqG9GC2reiCYnpcyGl1H9glNMKAute_qJvCaP4YJ48hfe-ilEYtpNi7BLhUiXmTVBGo3IE3XcWlc-h5JK3N6HUeZrnajjRWTronkxGWCezbAHD2DyrHfxBvQuZWqapya5rl9otaqErcIZ_4ku7gatgFCeIjVh4NhKC-lc6RQbffHUpaBi3F94rVLR0Eybph_FPJKy7z1tC5n7Zu13cBTNypxjDiEk_T87BNIbZF4UZH0mmnM7j8m4kIofWk_GnEXImULI', 1, 1796084083587);
INSERT INTO public.operations VALUES ('thaa6wpt', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.m6IVUcGljtPlskBiEkRO1AsC1GC3zknCuUH3oKEMFq2eJNQjGsdvXKACjYGEIonE7Ve0R-Nf80CyiHREOz2TvPMbUVy5jgRSDgla-OeNn7-4NSe0qlp9v2uHC9MXKBCC1qm73l8g4a0-OnKG4MuhXW_SYeT06mHEA2V9U0-OqcRa2-Mg60qP3vridglRGrok2gYSOZymrtb6lM97UTSl6ozpgWqYfFHliBGxa4aUwOHQo4GNqhc2gvKLBLB_BV1uA4ZEk7NZ6430gekkVR9xIHVXYtXEyg49XaT612liSSpFgVq6ZDxuTpGLkwmaT55MktRUTHB5L9WYZRfFZK5AaAcAZfS7P0cPq0GlPECS1N6kSKPANJO7EY81dyeDqz-r_GVnI5oHLM8SqLn16dmGn8RJrdhXQx3guXTL41723n67TEpwJy8kljoAZawTTsOEFrp9QkMTHkQbjpbvunX3bWcJsAxHhVfcnkntwIDxgufebShzy3w4NSd7Ac9BdHbpAmXDmU5X', 'v1.k1.Q6XthCG_S6Z_A3uIVna_fCwLjARiobLvjQeFOPibuZn46j69mh99iArR5NOP0yHf_VAeONv3PIkqE5Ee_Fe0zS1fbpyT8Za1tqPJq13m2ocvAtZVe9XVqwC5wv_VpO4pxpw-KV_4CelS4T1NO1TshjUDgEm4bHF4wUrVJk6oF8BCkUVb7bVt7phSJioGvzLjrKV3U416TDGhxGgYsBcHj9xgdgObe2FE2fIEAocl0d2VqA79_y3F5P2AZ1kkxp-127pM7PBPFHjhMHSmPmUH9cXq5SI-itNBUtpOmCnq25cufP15QnygB3FMe0AdXEiNrdOGNzo6XrSRU34IzGxph4dRAED1lRxrmWnkiDysewuKvUjYt2gAoOpGM4mLKNuklcAcPaTcbB6rBHALzyQTC7A7tfvZTyKjLWPZlHtpyfiKRAc3MGBVyaAsMvzBivmwLybFuyW7uP_LzSjUMBv_E4WTaCyee_0tlUkNHIWx3fa4Pc0UafJgLX8Up-5Hx4W-OopyMdhL4LBtP-7P54-YHgkiLCOnwXCReeqVj31V14iWJNJ2xGgD3oB2LlrEeYiVB73X08Q9spqxp5RUNlnsPUK1lCP5bnyOAUOhgupcYPYgYAVofpDWWL_4Nd1ehPKyMo__rQXBFvEaVz9HJQtddLEzpbQy-x9Q7KeU1z2It4cmb9l_Q5i6hzRfJLdMbeLx9GES14nUc1YCg0aNPsvwZUMJJTUPRQgmQyKqZTlLhSBFLhUqIcKMQbLG_XtsrpRWLRw77TY9o3TNGTLqpNpK0wQ8pmbpuh4JBxR53_CarZLTKPt3mB5cvp56QdCwLczm_2HurkdPqM9YfP_jrAWO9ClYxjTzffdful5SucBgWmYgQQttQCHjcx_4qhkrWMUhvyePFMDKutFNk1TPzCd0Caq24ForpTYScyo_bwa3gK4pnxB2fIYCCLf8ez4vNO7uWWo2ZspD0xel_JSAdRvpIYQxMre2AKaGzhDFEEFos_jJuWyxmwRDBP7RQMYN1pXNo3e8npHlSCPt2TLywZZYBtoPR0Cez8u-HJ1ENsouthwkha6nJcdg1VIzKf24XKPxB1mG9vNCbBTnDxt-0SlFEMctjMkRmbf88Ux2IjgsAVUcQrkuk8bc4xs5AjGsAAV6fNCNIblXzQJg8d2hMLebhG4e5a8D9oqILmAPVE389sHAN25XiR5qyA-GmNI4nf626f7OujLvdtDyEvYVtOcJ74F984ZtStyh7tNNLWCX8PyWYS8mU1AS1upnTPzGVk6Fz8E6t7ouz9rFAum3binXwGkEiMNPdaviZmRHl023b0nTj0UpZOmbN5OPtjleCjUn47rkOyE-52x8vqB8Q_rb7VDn3dAUtA3YuRSpf7q9u_50JfuGDv3o5eAuF21n__OjZYOgeu-UQfTLLGUN3awWx7Mmf4aeoPXFJXS-QBI514sc8fJFqvUQWSponrvWU3hWf-1kjOurPMPqysgRuWE8veUZLMFflH_yPHCGzukLaFymtbRuFa__ecYcCs_0zVS3uhF8qjQ80ygeM64NYHRqu450s8o_c6QRAgyGC96fnn2IfQ6GGMfy-CHnPVmPCQrzrGLnnSqoSI06q8OaYauGJIF2Ctl3svAA8jwoDv6yWMQT8X6ZviAcqzB427kLdFjPW-aj66p06sD_wJ5vBG9pV8bIf3ontsXFmqGbOL-9Vsn4nl2789z-YR3p_y-RxqUpKeLY8py6WuqVjwKCKM1xuFjC5dFFDaG-9oO-HX91iazW1UOGqdu1txT-ZxJVJVwNSvCD_VCNMgskh3ofGt_0cyg1z4rcTurw2z0-q9awQPqz8HiiKuPRpkTQ74QomRnPu7XY7a1YMoOBX7HJfg-lRs-ug6qNSIwaXAH4ir8vrudyfFdCejJJ-Q6RTPrBJKnTOLaIIh9GsLkc3c6VVID1l4pwALT2fXkDm8CK6WCkva0yd8MgHKTPKLWrrBANcT7hlTaGpJ2cF4NMm_XA6J75vGSvUWKoZq17zlTx04HWJlc_8qnty8ZHia5oEExp4AZ1FPs7FFQsTrk7-KjKZ1JVL1rlcrYNR4aJ-mPg7xVrpV7ggUnjORY4cH8t_ludKzTO9bkU6pV8QUOFvqjggGWq9M9owMOoCawcAWX7M-RVNtNdf4NtXxCd4QtXF21VWWpgE1bnmbcFu1Udx30zeRaiby8t5_bBcwqTx0eQT1Y_VM7LucwRxnMG9GLLkhT3Tqzrq_HpxXbRZAayDgBxwHeLH35xzVMcgg', 'done', 'v1.k1.z-jPOmDszgs6HSkV54prBEg-lPXLBOAqxZUNXnADMT12BJSMyQomh0ozOMpTl5naz_fbT2hN-IJXAmQMFPp7mvFhUPX5vmf6jQGAyiGR6eZLd6ZM9wocWRIecPZuM7OBvDDt54IIzi5gmp5BRTLOHg-YIllu1pYY', 1796083483182, 1796083483207, 1796083483230);
INSERT INTO public.operations VALUES ('s93fgy6h', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.vTJk0S7bLTYrbmffpwS0JTxjdVnlVBMi8pJxoF58tW_SEF9iJ4SPusLzaVvWJKvFYABGy2sCMuJ2r1UysHlPiasEgyjPnutJKJOntQu7EntJ1p3uDSffL_Oz52FrIuH9ltP5-Pln06BPP49CBvqkgsAx1ASyTcnM5h0QgQaQo52ZEob_GVLB8ocDt-TWDcBVVmbgIUxwASmmxQ-wY2FBgYqRezvcjIaTCOaUQ2D5R0owUI_7v-YyDoV7RbkM2KYJNkmn3iNqNS9r4XH4dxi_cvHj09kOMmxRtn2OsTg2tEfVYxokExeB5stcwz9cY7wySQOxgPV_jiK29oWS1vSiSjNgOLTlxf04ZWo7L9QihmYqghPn63dXjpUhXYLs6rKvSkkI7P1d3okJhSXU_hLo82IkiHKNq4Scr_A5RYwBF0WsHBOh_65rFbckH-ofLK6Aa4s-pHmGG7FZbghYvILYaHtFXCNa5Uoqk1MpOf_PPzQamYqZ4RfqczsJnEApYmAD7iCul7I', 'v1.k1.QJY7UCfjFTsGkEOAm0YxLTxU04qhBfOa5_MiwBrvLM_tMPqQ_fGAWSyZt3aiYShx7j2e-2lpjTM1IhDltBdcG5bwIHFSvEyuBazDjkwm7IzqUbDogJwczudAiR419-GefoBxvPcGhom117CaMEonjQgVEVqPS4Z8855tjstqqgvLYpmTcS6efn5kf1J4k9edFXl_jjf0ZPSafJp9qxS8fj_uxo-BxH7Na9dZqDpXmfo_cZD4uQvqL2rJYnBmw9EglCyiv3pWdOp1rYb4xFeiyMzzM9Ljwzq6Q-eEj4NV5Rzt40U5suH-CD7OnlctIL9GTigeOSmV3htwVKFev9LF223Frux7TO5wTkVKIDEkyP4Uyb_Xjp5Ae1NrBk0SSmtyDDMjobWYsMrQ_kRSgKzo47DQYMfJGzWTXyr747s1KMCSWuKzT1ROT_Mn3tj9wptWGHouHaWDHd7ZkcTKyCptFTqw5OzatuSootYk00zQaz3t_LxxbUTdlDAfroFeL9Wi68JiglMX5XVob_za3LBa1UDi_RlGVRTgHhRQ3-iTxK4uziyyPH5had4uKhX2MLQCcIt9HzeM2ECjI37z2X3bjFnl0MZZC8dwyPCVK8fF1pssR3Zdh4DWLLJe46b_qbWchjh5Y4rV2jgCSWtoOKqcoX-diQ57GfrRhuNxeGneOib5nOqUaaXRA6J8Y22CWLCYeA250lJ1_jTKtOvaxsABxH-B5cmRyGQEfeTKG6FdAuDbsB5ELTqvpXnx60fZhGzBRJ5TYuOJg-7RkFNtZfjzhORozF8aqnsGsLuvbeTDKAsXiJRnRKEHUOpHNffPWuumCWQoeddHK0Fkv9Yn59vPg2iObCYdaPm8WrTk94pT0_y8w9MIxFwSLHqtk4kCfOZ5xI_lrFGmkUiPvVmXfF1d-jASVt-E076wmUboOM2ZZtoc4N50NnR7nRxerl8xuM7MlWKbC8HLHIY2Nu6JleIvpxxb9FGPJ-ldvP-Gci-pwnghMPwW5LJ3L3diDQlfU3WKSGKGriOpNMwwBVbGboHCjdypkgZe-aXCKrix3gXvJEwLscFuQqYbIzSMu8wZDa7S83aI8s2WFs1ennMcd3fNeDuQzO90NruZRHu9KCCRVRybTYg_AfraG07rbL-OaKt93Zn4pvzG6MyyQrvJ751L1amECDmGXX9bkjUxaOxbsU3gSW957ROFXB7isIgG84EYLYcHcNaDM0rprvGl1xR0WV_ziznZTMgKaU1qncTlHN8kVBreFKehkOIUeZSKNlCpIEtsjDrA-8p94WoKe5Hoj66B0lsOqb6zHJReEpVodhXyWjvN9WAgzVgLxPPnqoil7UMzz-qc9qRU5U7aS5kLhdLPITAXRVt5DLgNF8kKYSZ_ObA8nrPxKEblH-0lxg7KfWxnbGd8QcPtWx6vm8zKhm_c3unsGxLVkeWLqZ6BcamosDhR3Ilox9f1pR_a77kg3nbwA-Qkbp9I56f_46gJFLD_Pkobh4hRLftiKZTTTbAGWEAiVXe_TVCtY4qXwJyCEoG7ZLlZZVbB-kryPKrN8hvC4xMenx0g5dHl8NCFMSr_a6XSdspjBCpiUjqEtSr8Flbk3t22cBx-ErBloxhjz2RZgeBgNqFaJWoEWsexALbnD9MMr1FOuALg7ngTH1cufGTGOwctr0IDUABU2HEGLyI_lw2XnMEnUIKX8qexdwXQJ5yr-MTy-3y0tB_WiCzlZBXaUQxTI48tEzjgHSrjls_Bc2vac9rohtwv-GDW8y81EftzwYGITyqq9gyaWhWe2_9vdyFKuv6P3ab4WD48jzUdhtks_24FZh5QKfaH2oWXWAdJynb-jd9I4DZap6tjln1nOHU_2AjZVb3_obZZz3q8Z34ynHC9tdq9Ty2-ZAq9vKOpPG1hevPzbb2ezNj_UH8qDZaRpDS4VGZIL3sS9ENPm4KMT_iNGWwuHu096tYh8QAnBFO_UEz1NLGNKspANb4D3WzcDq3q2p9Fxt4wEM13FafyvrtTduY75ZzGLkXgut5SCSV3nC8B8EV84m-9GtgqKsRJEL4zAMQPIT6tLLFj065Pe5VdJg', 'sent', NULL, 1796083483346, 1796083483369, NULL);
INSERT INTO public.operations VALUES ('vccf67yw', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.dDdGsDBmE4aMBpBNgvAK2_-RnttkvMs0xteSKW7M_S7Ycu2eP00aYO2zQ1aRz9GHARpe3O2ky2cYpIHc68eV_CbS0q2bSgMzxMBFJaHVy8AqwbDmHkZSL_oSEh94lI_kOnC3zps6r75zpiiW8XdlaRdrAxwFiNVmj0axYHW383xcl5ibCVTNnGdQ4CCY7PHYu1gpVHHOHkOyGEy1nPV-EyYQx_SpF3YNtpvvT9-ycgGXnwTfH1dgXIKvhfTHHO0f0DZyTblwTjdY6p3794x9sT9XGPyd2m0DLWJUKTz6tRD5k_BPLogZw2sLsFtfoDEJqhoQ3bZjcJd-h0PEbo0ahUR4-fjCmDr_hULsTXAUvgC_fh6o_3C0AiTcgKFNxlhn--ajvokGXaoxnma5wRMivyWfSdLJE4hExzTI0aqzdjN88ZFz4FdhAIGnGeLc9ob5vR0sWwFFoiOE8z6vDIWZ_hqNXUyN2ig7rhmfjz_bMHrPh0kksC9p0k9IBJQBiT0ZrvgM2vE', 'v1.k1.8yJh4uY3qPjxNyTkmOhq4Hh0ql2IwaYoTq_rtWboif6yEmIduUzNYcSAGsA3LBEIPhTWoqURjp6ysMBbp1Oouj2g8pHdQ-3uYLhSpQlJ-LT4Z03Nx7Ke8gYefuB_ZnBy0kELaqeJJdmoHhPEo482ed4qEB7ffvm7akOyv1WMeiOYk_O7vuSsnRMPmqK2b6sRtaCbEYEqtSIpCa69F0kx9IvPxAvc48-qgo3LBYJmeuCM60mzIIDo3yyjo3OfeK6anc2J4DGbVaymJ4k1Xmjo4VybwqEgPX--vQfo-GD84tOnAs38K8yAKzaZ__cEx5QoxCk57It1rNXKDRNdIr_mgYFNzm4HYmSVaVDtwipv2HbWSjBPA-GkWKvIU52-HJC8q2Kx97czpSA-K6wPgagRVmknWDpV8C48x2PEPHWgRzCk7D69e_qJOZUquWUS8d1xyK2m4x1Kf7RpTxjxnqa05OQ7LdltiIYPbGkbM9W4fT_7RfaL8G6UTyibxCm02-yziDH2YvnPuOGv1ZMEWqgQFmdi-TZm6XIOrgIIGB7V7jmbW6a5NgYmi19rU_lOPOCNvFIhR8rgz8x2LqFHfdGJJmyyebjZ7zdYQnhy9TyRpAj4W73cdD56MHUk-Ozmn5bf86601G68xgsEalBQWGQHWZRsxIxeZlOHZboJhBGxP1fFKakcdRJDj_tdYqurDqbWsS5ZmKKAQN_nHnFDcvKXcsRNCZ8u5RTyXy3tAxZyWON4LjEofdQDkWVQZv-OStaIzyQiz2oqb6WMjNay_i9am9Awbek8QOglDerRMOTH_09QhqFCY1LGEaZ0jwK64b-rQekYMtteYaEhqxzm94UtyLhOk3R8qQnbLKi6wssZXIdBRdJubgWPfhcwj25Kwh5bi2morrGMzczdIScfBJuupM4p6oco0ZxOudebsUpdUNBWNjm3i-3Tncp1_11jh-IMXvX_CxOhX67zgbfgLsb_oTyWSvZy5evbxqtQwwnlxA5GO2FhiFae9uxbWRpQfVg72xRQvSa4f7Bm0WziHyt-yWzN8CXoaQKCp2b4txkllVbl53ihq0iycHzYogaOSZsU9kpjiKVNfgn-LZmHAkaz9biRA_vDgzAu7f2SfYPNPyd6zPZlswJdkG_zGwtjtub8HJGcpiMb-wUht3B8Hkp6dDEZPaGmPrP-lZW2HAHPSIocTnxyhV1XZZuLd3kIKTGJkvokL3-wkEDCX10d_kfBID_WizYtfqG66yPiKCRT-B5ZdjMlcjw7YvmAOjTTdbxbmULzCZ-fMTe6DRBH2fmk7shBT1OY5IHTRZ0-825I4LrRU7NnT1bigQXQFkZxu8LslShlceIQgR8xDbofR9B-3mBjM7kPCeY0cacuUO0DsWGCHuOEnYp-07TkN_mQkjP6bNCOpbLbmR7QF5AQhIbv_uZwZ8alRwYsBZgjxIu3ruQ6ILSkn6t0lEhxy_w4LNxnIpAUh3UEqLmSqN-05paz58Qi66W7iXuPyTjQCoJfnjw0Hx8rUhri2rJxRhNKFCeY8LqsRuQbsk2cFqO295qgCNlfNzwwkUqoI39xywUSbyXu0dOWEiz62afewut2BQ7rflAqKKhcNQEEfMXjgSGgoRi0Hmd50C4txXVZPg6FxJPAaO3Vh91VadnNMpp9yGF8llCjE_P_5siuWXn1eBQ-FwtRwadU_H3B5M95uu-VZjjtAjxZw4-bEztQPQir7J5kimAi6bGwb2_YYvveiuhyKhMDfEyzb2yBsKlmJHeWgCZh7-MvHC--p7ifbABCwIsyUKn5tSwkVl1opvYP8VdwG8IRP0JoYJNIrhApda-81KOZowiNnjblcXhT2iLnOwEHvR0uA8PMP8UYUntKNaFSu7fAQ91ZMJBsBlAkpiTCjn_zP6vu6p3aLm34ZAyUOJSzd_foCDj7cjZc2Ilbc0TsWLyTIKVnHHOMJqDrZ6EHArQ_U55ZKr42C5WsudaeQFIpt0S_4mQn7K7GCeq25z1Yr0uaGxCSgpj1yEHWxsufcPlk0gh5LaHrl1gYq-tiLRCOrvDLFluj', 'done', 'v1.k1.7z24SeY_7Afuc0KXXHvIL0XJK2xMwxkXEHi-0dNaV03mTBlq6yAplGuCiwnIIafqNDaKwD2GfqN6FDocOzzX8ygqaaSuNHv4JprqLqe7yyfgURAViWGcSPLGDpzu2A_Ps5_bSQ', 1796083483381, 1796083483418, 1796083483434);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.s5WqZxUn83DzpblLMTSpBSdV7WTZGa9cuYxwsVxlZ5cS', 'v1.k1.w8u9PM2LjCTv-WLjfZ3r5qdkZndli0taKWleGlDZWMxPHw', 'done', 'v1.k1.QYIoMJvBMzowE1_DUHWOhc6Bx2nfY1kEDcSlKh1r24PMCQ', 1796083483597, 1796083483597, 1796083483598);
INSERT INTO public.pending_requests VALUES ('s93fgy6h', 'T0ACME', 'U0ANN', 'request:d900518f4e00cc1c4aba7210ce60488d81ce499d0898ba47f3aabe8d3a937ede', 'v1.k1.FWnxGmFg0E5erENjHozwBjtLXBU7l8G1CYG22ollpUpnwZR8hRAN6a-pUe2NfZ_chTA743qzPr9INWKL9lH7BrZwCcJ6rrIiKfQDr_cMis4tUFFvypTLiMI-PrXJuelFxGSqWEQ1Tgm4MLDComhKeFOR5vuBodLmhp4AZBRuGbsWE12l0f4iCWFBv3gGypF8_27D1PeKECZmy-4dd-B3TgzMIhgjzUlfJ_RuDfyVrTRniDY1Dir4h8Cvxj_38BgLr-r4-x-vxeWmA-zINoJQkRDre7Szr7CeEJspp8tLQ42criGcFjXIhg3lbaiMWIUhkQz2wspViiyRIRa_u3XkLomMYmWrP5Lndfu-ZcwNczCRHSA1G1XmiiWSHLDTezwUdmS_TqlKIHbvisjtEmlKlWeKGA38MUtWBl2iCzQqZ8esaqbjxYUxQmdkWEBHJ_dVw1QgG-6vMwuqE-_CcRxAa90l3S9HFMGjWxJcwoqhkjykuesQeXpfBPyI2wbfOO1EzvLG1Ug2sm5lkd69coqJdD4YCkywVqIa4MaIPiHP7U8TXm50nI531sMDCVmlwyg', NULL, 1796083483348);
INSERT INTO public.pending_requests VALUES ('vccf67yw', 'T0ACME', 'U0BOB', 'request:9f57e03894c72d2f1f2121b108fee7661e001dea005b21f3e019e8f87b6de63d', 'v1.k1.asA37zz9VWTAB55q3fqGMYfXlMB7DlkTWtD5ZHPqhZkCqRRpayWtXKlChKI2zrbEsT6RXs1m7zJ1Y2ZIkFqa6xCkNkJA2kzQ_5CreTsNvmS3ZjwPCYVpcAY-w-RNf3CFaLyLhZtzsjJrB4HELqsIQ4joVI8n8edZkB611vb79EsCzeMC8HKu-mkbrRg8_Tdop7YQOlj1l92pmEpDDhA-w8aAOiAYMaAkrmZJje4RtIZpgpaReojV6sns2NePQTP-V8SCjq4PKk-3vSwt4L-GCDIzhNGPtuSm5JWTtd_zJPPj-CHXKjbTc89Dup3tG8-qWXZElKgHhePtwpK6jwbLN8AOQu9FO7XnrdCNZ6Na-PBHK44h0h6mi-khIRZm4OgUYq9_DfTnXL26q9p4M0yk4mOQRbUQkHZ-9PRf19bmRv0OYRD174y3k24Zva_sQioClkINRPxUpgHcfQS4g8SljQwO99ftegYvvCZeDbADyNLbndz2lbvcGMoEyGU72oPnlsGao9sPuszkbar-t-QfMCUMxsTCp17tYz2ZkFlm4Kqo04iG41HtBL5YRrbJnJHb', NULL, 1796083483382);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.Yl0W1G8VxUMVhgI33enue0vHqy_ANQ4CxYiSp9hDnzNVpEI', NULL, 1796083483603);
INSERT INTO public.posts VALUES ('5ebbbc97-b710-43ac-bb56-589092a41933', 'T0ACME', 'C0KILL3', NULL, 'answer:thaa6wpt', NULL, NULL, 'posted', 0, NULL, 1796083483270, 1796085283267, '1796083483.295000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('8cbdff70-3ba9-47fb-a310-c3fcd33c5607', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-12-01T00:04:43.213Z', '1796083483.295000', 'v1.k1.RSn2kIdRUU94WiNjaysGwqTNk1gCOdWJu_euroNmu8ojB8ugyW9HBjqMfnvlSW4JEaZiNK8visfcC0Jn01gm5OLXtPltfU8k8SHcquRZWTiRQVl2JvbN8yUmpdGqDTQVB0SDzM_ktuZ_VS3xm0OKvMIJipS5UT0zYH00w1OdK8oJ4MIFth-orILJ_SApQyKSpO5RWH_ly6VAomenatWpC7S6kXlSukqtSgz8skpRGDpUXiy7Z1BQt-DOlWz7ZW_D9iOTDYqUBOFD', 'waiting', 0, '1796083483.295000', 1796083483334, 1796169883333, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('d26afd5f-f097-4fba-86e8-f084ffcd8519', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-12-01T00:04:43.213Z', '1796083483.129000', 'v1.k1.skYFFOuUPMzaI4CPjxNVhI1kVtCmdR5-hV1pVtfzGnqZznlCbXp0PEf47GYFGORmajPQHKuErcoFLC79aPuQmhAbvJFg0bL6fD7GuWYsalQ-umawnQWyLmqJ3SYcAeD-R5m57MZvjVD3iLdJ089Ln7yA08BxYmkidQh7CM0pCd8KhlQvwp7F9U6V3zkM0_sJbukxfoS9iGabLuCuUFt3l71etJT4-OsjDOopYKsxRNgokw_KsP1weA48Ye-v23z77PDGYTqtT_Ko', 'waiting', 0, NULL, 1796083483335, 1796169883333, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('a9ed53ea-e74b-4e5e-9229-8c2812b92d86', 'T0ACME', 'C0KILL2', NULL, 'answer:vccf67yw', NULL, 'v1.k1.WlbfFjkwg3NMC1XVSfK0V9T3RZjJlWWiqb6Do0KeibNZbyRjCk-kr45yRLqZJ42rDkBfa5m9-AfSOyI54st-Qndlng7bosRHyYLmib4cvYj-jjOedKsx9lwNC0i23pygyRoOh1tHJPXJnJrdAsOPZBF6O-8gREzeffkdGRP7oiQdBd-qvuKg9Ul7mK6ydt1TwZmFnAABeGiMFBAXXE70PmPxmhCjSGffnmXgCYz9bgrvaOjZlCAdTTbxdQBxYnANwNUiL3VM9inPL9eAZwtCSm-TlZhUyQPIm1ujAFCR43maVD-yPzvf7lhe7D6pAfSPH2SRLCD0YzOHNRh86sjusK5dk8oGK6rN78Q7b6PrFa4wwUZ_vKmqL86wEdGAevzdudhfL__vdxAA4SdTOcvu4F98D5MaebDXY-_CSYydsHnlFflQoNtnDZmpMDb_o-dectudAeNb1fFHwzLqdSvvfhf33TTgKaAOgzaWR_lS2RbUEuXc_jQHkwcqtZ855mjC5g-_MA2e5d_e2Xhkej4Je0Zrx1WExn7FutFVM8mbFm_URoQAoznS0D0uP32F3mke7FSKcGhwRg-A0CXjY9lTc7VumeOxCgM897-32IHmVLNl8SGL4zamd1XLMCsh1QEBX2ZygzgT3A4hXQanQg5BIDCivb1FHQAfQHOQI_ukewLGlI6yRKE2MLLw4_FgQ4q_09S66A14Euii80lmpiIyxttKTjG96MrRKKhY7QflUbh37eycWK1wn1XIOHio7Kmbww3ZcMfTM--hjoMS9afycvrHJzdfyC-6jEu8bPclgvIPw7jTdX8Ur_f-60glj0Y6WcA1ihWHJTl3mJIY8zeOLi_3GrqKc4ig7Lh0JptQkBAfU2bLvKeYBpdr8QlUrpmKIhMS_YjKbbeRlPFJ-kIU_dfjwTOFid-99Z7YXy8f6PpTDX2Og-s0dey5fQBApn9G9s-75ASWqb0Qlf55XUTxSMqlEu-GAfF1-nVqDDBk4MfeJhnpSYbbMnO7dGQt2Bah5Ue-I93TBQ0S7lPKB1efkc_Q15KfemXMAMbPqWIbgHnVhCAw19FmHyBooGxuuixRy0huQLmjd9QN05qE6_4QYRwJAsd2R6IQrxOF9t9lf4pPtdoJ7iM58_csTpThj14VtQTJ99Grtia_nYoZEFRU7th8aUCEaYovzErWLBLkrTHoZWyqsm-kpWxIHScYWG5v1urNVqtDioN8GwCShkj3a_AE2Zk', 'waiting', 0, NULL, 1796083483450, 1796085283448, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.IgTO49GdZZerp5RmZEBtCQ8idRf8cmVAZVgscga434zeabY', 'waiting', 0, NULL, 1796083483604, 1796083543604, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-190', 1796083483846, 1796083483847, 1796083483848, 1796083483849, 'planted-195', 'planted-196', 'planted-197', 1796083483853, 'planted-199');
INSERT INTO public.schema_versions VALUES (1, 1796083481800, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1796083483856, 1796083483857, 1796083483858, 1796083483859, 205, 206);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1796083483865, 1796083483866, 'planted-211', 1796083483868);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('generation', 'Gnu6JXdF-7YlylmgIwMdIQ');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1796083483871, 1796083483872, 1796083483873, 1796083483874, 1796083483875, 'planted-219');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-221', 'planted-222', 'planted-223', 'U0OTHER', 1796083483882, 1796083483883);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1796083483886, 1796083483887);
INSERT INTO public.webhook_events VALUES ('planted-230', 1796083483890, 1796083483891, 1796083483892);
INSERT INTO public.webhook_health VALUES (1796083483893, 1796083483894, 1796083483895);
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