-- written 1796079599580
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
CREATE TABLE greenlight_work.queue_stats_20261130 (
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
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261130 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-01 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261201 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2026-12-02 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-30 22:59:58.840328+00', '2026-11-30 22:59:58.840328+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 22:59:58.840328+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:58.845568+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-30 23:00:13.867679+00', '2026-11-30 22:59:58.837239+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:00:13.837239+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-30 23:00:13.896222+00', '2026-11-30 22:59:58.835967+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:00:13.835967+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-30 23:00:58.896808+00', '2026-11-30 22:59:58.833168+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:00:58.833168+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-30 23:00:01.899505+00', '2026-11-30 22:59:58.83489+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:00:01.83489+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-30 23:00:01.900357+00', '2026-11-30 22:59:58.833992+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:00:01.833992+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-30 23:00:03.919296+00', '2026-11-30 22:59:58.838702+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:00:03.838702+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-30 23:59:58.961109+00', '2026-11-30 22:59:58.830175+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:59:58.830175+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-30 23:59:58.946898+00', '2026-11-30 22:59:58.83955+00', '2026-11-30 22:59:58.845568+00', NULL, '2027-11-30 23:59:58.83955+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2b14c06a-e599-8c7c-a9ed-20dc2259269e', 'post', 0, '{"key": "9db1f736-6730-4d7d-8b63-404a26cbae9b", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-30 22:59:59.235128+00', '2026-11-30 22:59:59.235128+00', '2026-11-30 22:59:59.238759+00', NULL, '2027-11-30 22:59:59.235128+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:59.238759+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('4cb87e3a-7b5d-8652-a716-746605e0fd9b', 'post', 0, '{"key": "2b7961e2-b796-4da1-a6e4-e61b29750cf0", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-30 22:59:59.235164+00', '2026-11-30 22:59:59.235164+00', '2026-11-30 22:59:59.238759+00', NULL, '2027-11-30 22:59:59.235164+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:59.238759+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ee6e3a19-57fd-85c5-a389-763bdc29e4af', 'post', 0, '{"key": "a344b23b-72f0-4c66-a1c3-44f700086868", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-30 22:59:59.181703+00', '2026-11-30 22:59:59.181703+00', '2026-11-30 22:59:59.186505+00', '2026-11-30 22:59:59.20087+00', '2027-11-30 22:59:59.181703+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:59.190319+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('22ec42c3-a9f0-8474-a01a-63098947447f', 'request', 0, '{"key": "request:ead3c9ca63b90eab96e5e59ef6f1f47aba1d810b36c7e22bffdb4474e0c9d1be", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "c6b5b6yf"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '22ec42c3-a9f0-8474-a01a-63098947447f', NULL, NULL, NULL, '2026-11-30 22:59:59.090275+00', '2026-11-30 22:59:59.090275+00', '2026-11-30 22:59:59.09333+00', '2026-11-30 22:59:59.207162+00', '2027-11-30 22:59:59.090275+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:59.145951+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('4dc40903-2cfc-8b84-a782-d8c3e114935d', 'request', 0, '{"key": "request:2272369b7e54ac386062a0b0760b4436ccb9b39e8782bf47164aa64205a7298e", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "qem8n8tu"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-30 22:59:59.251431+00', '2026-11-30 22:59:59.251431+00', '2026-11-30 22:59:59.253753+00', NULL, '2027-11-30 22:59:59.251431+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:59.269716+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1598a270-dd9d-800b-a42b-4c9abf5b8877', 'post', 0, '{"key": "ba3e3709-6237-4bb8-9a11-c916d40e60c2", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-30 22:59:59.348376+00', '2026-11-30 22:59:59.348376+00', '2026-11-30 22:59:59.37026+00', NULL, '2027-11-30 22:59:59.348376+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:59.385808+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6fb5f429-ad47-8213-ab5e-314ce5e974da', 'request', 0, '{"key": "request:e1bd6cffba753b30863103e24d2829dceb6258cc0f7f007476b359d196a69c25", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "ubvz4ymn"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '6fb5f429-ad47-8213-ab5e-314ce5e974da', NULL, NULL, NULL, '2026-11-30 22:59:59.28421+00', '2026-11-30 22:59:59.28421+00', '2026-11-30 22:59:59.296658+00', NULL, '2027-11-30 22:59:59.28421+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:59:59.333731+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 22:59:58.819205+00', '2026-11-30 22:59:58.820863+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 22:59:58.822553+00', '2026-11-30 22:59:58.823821+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 22:59:58.825269+00', '2026-11-30 22:59:58.825927+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 22:59:58.827117+00', '2026-11-30 22:59:58.827833+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-30 22:59:58.835668+00', '2026-11-30 22:59:58.837028+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.V5D4DnGt9MDkfTBaIby2z-R85olWyKs00iEKAP2g4pKldcc-8IGs', 'token', NULL, 0, 1796079597821, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.UFBoNTh1up-n8-f1WnxkmL1skI64vYnsFDKC2wU-g5Tn6otIaJMK', 'token', NULL, 0, 1796079597821, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.iV2eXgAvvDkZcnqvsi-DdH7Tx9kEzyfyVOot_fUnN6D3iyY5N51eiOSYgIk', 'sign-in', 'v1.k1.6N2T-Pb78geMAubc53mgbNOYmPbNoPGiknH4wcnoKUb2hEOybFrNwbMou5d_JxV9YrqnPqHfbgdBq5CuK0XREk0X5XwqsyaCq7NIDhcxiQ', 0, 1796079599507, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('K4jvGH2mX791UwbP2Y7Hcg', 'T1', 'C1', 'USEALED', 'v1.k1.e91EC3MSiMWPkjiZzK6xsLLNVyUJLiVa5vA_skFgKGpy_tPM9mpgCjDWG90', 1796079599522, 1796165999522);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-119', 1796079599679, 'planted-121');
INSERT INTO public.audit VALUES ('T0ACME', 1, 1796079599148, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'c6b5b6yf', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1796079599335, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'ubvz4ymn', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-123', 'U0OTHER', 1796079599686, 1796079599687, 'planted-127', 1796079599689);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1796079599.199000', 42, 12, '85335af84b8ecfb2beeed67ff97fc4c504eff707', 0, 'U0ANN', 1796684399179, 1796079599205, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1796079599.047000', 42, 12, '85335af84b8ecfb2beeed67ff97fc4c504eff707', 0, 'U0ANN', 1796684399212, 1796079599226, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1796079600204, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1796079600388, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-130', 'planted-131', 'planted-132', 1796079599696);
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-135', 1796079599699, 1796079599700, 'U0OTHER', 'planted-139', 1796079599703, 'planted-141', 1796079599705, 1796079599706, 'planted-144', 1796079599708);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1796079597822);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1796079597822);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1796079597823);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1796079597823);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1796079597823);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1796079597824);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1796079599539, 0, 'ready', 0, 'v1.k1.PzuVPd97c2nVOHOSDdy2bEWdAj1FfNwneCYrrSKth-4');
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 22:54', '["54 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796079180000, 1796079180000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 22:54', '["54 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796079180000, 1796079180000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1796079599538, 1796079599539, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'ba3e3709-6237-4bb8-9a11-c916d40e60c2', 'send', 1, 1796079599388);
INSERT INTO public.durable_work VALUES ('planted-146', 'planted-147', 'planted-148', 'planted-149', 1796079599716, 151, 1796079599718);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-154', 155, 'planted-156', 'planted-157', 'planted-158', 'planted-159', 'planted-160', 1796079599727, 1796079599728);
INSERT INTO public.greetings VALUES ('T0OTHER', 1796079599731);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-166', 1796079599734, 'planted-168', 'U0OTHER', 'planted-170', 1796079599738, 1796079599739, 'planted-173', 1796079599741);
INSERT INTO public.heartbeats VALUES ('b0ec0da5-afcc-41a8-bc24-05cf918977b5', 1796079598756);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1796079599535, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.5vcL0OYj_ur8WEQY_fPtxK0G50B4a7QJrvQ2L6wT3hY1HpfMhnDjqIpHIrIfL7qD', 'v1.k1.o-YSva2FERIcEOXy2AAAmG4mPqzcNpfGrJcGisHM3evWIIbbV5cdC-r75Q', 1, 0, 1796079599520);
INSERT INTO public.leases VALUES ('announce T0ACME 42!12', 'ec922122-a26d-45a1-b2c2-45c0cd50713c', 1796079605207);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '094f9430-33ca-4393-b8c8-1f9e36145948', 1796079599235);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '0b9932ed-7806-4783-8ec4-69257d8b01d0', 1796079605343);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-176', 1796079599746, 'planted-178', 'planted-179', 1796079599749);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-182', 'U0OTHER', 'planted-184', 1796079599755);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-30T22:59:59.133Z', 0, 'v1.k1.dDn4NzZ6TY8avDS8Fraptrc46vbZ8KosjqyaEkNHYVnXkobOyfOasktR0A5jwgojAvYZMUqrzujYnIh3MUcmI3zqDAwaLhEkdVVGmfLY9Hr9WxcvWh9dX2pPijPOAb6dqgzGjoy-3MfdDuQ', 1796079599157, 1, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-30T22:59:59.325Z', 0, 'v1.k1.3FSZgK-yc2g8E2mpsUskNGUKwn19WMSewDJ7cwupLsVXUNmbrEIybWe8vwPegeMI338Qqt4VA6yIZbfC7UqMe8dJpjW1Sb4L74wInHReKFhXW2ADhkfrJBw3rD7DhYU1EPLxbvOSjwKs4OM', 1796079599341, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.DdeRIGPOi-554JsC2KECr_eZUbo2XbGtDRS8yKRU1a_J', 1796079599535, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.ebH91YGV9GnzDOTNcYPoESyI-sE14vUQ86Zlpgffv71TRWzdqd4cJZ7ShRFbbLroSG7UK9p5FO8kqFI17c6GcnbpmieTqAxLeb-GNsfJhXeS_fDSmpsOHSp_cqhQyZ_DsOYDiAg7F1WlPaZ1k8uG7IhQ47GH61ytJRgbb2cGH7dGd-U310bs4lENPqbprPZCdy5DyJh-wf87JBenzEBDIxuk_0zAG3yIG5p5LLOpcXpXw4AwML_H7S6CtvsLuajVL7g0wGKcHvKZPRTW_ZJrRFDqWIysgzbXclEfEzFk5nGoW64p1r_w5qjo5FmS6WiRzimvTyZJV-qamsd_I-SvfuQd26_NEzFfMScjZLSodCvMPkyXWiRZB19lzRTpJ3PAT7lMUytbgiwwuHhenJJAC1n08Qwgyy5z3OuEqq6BerPek98ZQACK-hy3TT5d7-i6OxonamymtQx4BA9Plyf0HH68yIkEyhbx9SFguXKUtADQHyl_D1RLLVUiMjsu5avjRBLgztN7JTsEMGq2jsDioPovYgI7OucnIrmF_LCqZ2QMELLeDjsaARwjkW-7aFEC1PRcDBunpZbBosmtDYJx-iQAQqvn8q1QB-jYFvLE-6k5W3qU7vUq4VtApKuL2c0hrlKXfT0aGT2ErT0np9YgrCPNaYtE32Tp45IKraK4NvDSQkmaKfv7IwI76z3HTCu_p5z5acx-5BNu26MzNKz61YBd1XhrqdhUBFVmwQwRfbT-BjCm7hD-jIgGxBWZJ5i0IPNoc2PEAEd40PPw7QCK2GdUYdGq6bFqD-zqJ_tIBUjn4x2DaAngQzMLIWzfPER3-n_J3mzME-EH6wfG7dEffgD3FQ13XIf_l67GfRpbHPujXi_7OUvkkJuNNZv_YoQkXDWq4sVLEm1q2RstwvyyopYvPLTvqMJUMMvt-skinNNDOQQu5Alv3TD93PeWgZ1hRRz_4NaWde7FGrBIKzqbdcCw8zk0Hu5MKp7xXvYBCwnwBcwU9q7tvxjJ1u74aV3cEdkqcZDJH0GGINDeIv2anmRsOg9cNxywMhnYwDpIcpT1bE3eepXVG-QOTrmr0tZgsaMOWvEVCx7hjobXuqi2zVHLkKxLpf7vaOadoRhaGORbGkHB_hjNnuyD4jLLmSpvQg9LNSegITB4Vys5lA2A5a1YWJFpmlarfeAMdXQQzg7spZA3fXK1MKEK6r_G7x_XHkvJpvT3xsJvar-MSslLugIXwlwPn9gFWzUdeQ6d_77l2-LEWUxfeeveHV0d5dxAaKJgv6Nf9VlgUR7eQhCZ5tX5aelsKNQ48Bm0blw2KZajVzEducPNUmS8BFPpe-VZTyjbbzMQezXQKGDcmSH-wNVnN9VsfjdCx_-cbXsiLVIiIZjZGZtXp2EA2t24Wjnkh7JQGLqdhXlChc15m1IdPPyQ2-yjw1FKsep3S093o-w4SUB_OSTvwUgWTAQ2lKoBlAtRsA_r3cjTpDLgdB8J_uHaAYJijgZbk8ne2okip7aSmWDyhXEQ2MT8ZyfmXz-R8tVSXOwpSk_UCe03R-Hu32voTWOhxB5k3IFxvqN4naqGb6Y7F1NTIxwdm7eJ4Tr6PwwbhS8z1BLxbMrWB0EsbnO53gVkM9GZsg_EvYYme-FGd896oCUsVytYV58R2Oy4cuLtIm_47vMwwnztJD0DEycEv54D2ZluXR8hxszKiANZ65G7Je8n3DQKFMRjclTm5C-qjuLEgWGN5KNWkg1oekgcZl1sDw5gPz1iBNDuWlqsaDYdEajnQoQnssELixghPPcn4GCecxMC-m8VaFFETss7ppycy9yJuu1RZ_xmvO7BLQdpXBn4JoO9WCx50bV0r5SGlnMip_Ibv8ZcOs0geGB9diWvmgwuQG_IEyEZoCnJ8ekdy6wridwRgRpriZGFas0Bp9kTMWEjrqPSflnkOhZ_XyRgWhPBh9rs-_uQZBh_AaqL4Wn7gWLUEJq10d7bp-BaZaM5swMTszwUobc9HWU1ebUSxfWxtq-Q_CNH80iwSZT5E8aIZ-_2aQyf0A2Pw8rK-9HBAJBiWB8fxeKtGhHjL1Oc4JWsVQ3JFdPXxGFDfrZfsqBbEum1kpDjYWMSDHX9U3AX-4UyaV7YdBcr90Od6kBxH-x_L0Wz-UHFTrSQ_0jT980gaOwOSJU3JAMHmx7iB0K9yjgxVkrzpQp9D-9GDSfPwN1caSp-zhY8Sa59t-nfztQX2byXG3p5hmMkDZEjgEXLGRTmTNkU2HQKdaAheBoYPQtPd5XvEIPSqLGyBbpyRdIevdW1cOJu1pKaNrf4m2Xzf4-Wb1UJDeAffPglsiDOtthJy1z4NX2pIwxMrIaZ7mxDPtU5nrsYmNdHKdSJL7Ryro2tbOgl0Lr4AbOomRZpdDzxEJSCvTQbEyTYm-aNGS3-RBShRCALiHwjEuH2z5RTtou7e42KgecNlQOy71rxqfrtYcnFi10M_1JFbM8UGjGayr7rGvL_EPDG33OFnZYTxljrwklrtXNWXLrUPekNgauOGB1fidGZvfMwOukXP65TTg-RPKDBxEOlx2zv5phuBTCIwbq-OH-UmhVFaRYlH_mAJojXq0IKhDuBVlxN8GtMZGuKMUBKFFmXZiRQ8bbsCvMrdY01nhD71urxzRS1PkfPcEp17zVowNXw5VGGdvWy0_J-Wvzh0XJpjBxmB3JbO7gi4IchxoCzy9_L3oobrXqnbKKfibip04ijDMBGUVbwWF0dnZ6Jp2TvZcWPiDW5o-uY0GveMpjHpRNFqYCx6RzQBDtvL_ILHi-EQxmxLuEORTp9Gn8mpJWAM8ocXV3R4s78ilIYs8QJVnUeM1G23mTjd1hX55fCJJekBgBJ', 3, 1796079599177);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.UpVtCgNRiF10AaI4m4rl3MmNhwr8MqtWJtC6sQDS00daWomCRmsTE4949qobBymRLaYhD_t8vW_yknJGh6wcF20t_jFf4z-uofHsDTsRsOW8etV_OxKqIGqEFJ2--go0nLmU4IOLbk2v93cYKYPAQF5ZKJWQVyQPHFnX4JbBAKqTgf2S9G3sWr4UtF7OeeXeTX8z_rEBVmGBQKABNN1gME_K0pcMPUxi5ScxXjk_-B7FcEQJnd5hyTcxuQcjnHiu5XWQtbSmoAgcRGyso2-KEnwrqzKvv45l8V97ergVpCy43IkkJ8omxa6ntpm9rOYneEHWztnk_Vn_VZ_trkMhFTT3lsGSkkwGHu3oauekQ1kakivHgC320cd4ysym0T4TjtZZ4OuoqbgeERCBUdl98Yh9dR3wK-omt6d934Moh7RT_BjF3d7xxJ0e955Ol7GVIVS23JbRh1m_ObwQFS6Tin8ThCJPFgXx5ftOXKpalu6CkTdU3QCMxNbusg5D9gE9osVOrnCuWkpkWbO5yMLtn7mNwivM41mx6AM7X0JHE2pbBzIlqp2eqaEQeHCW529sdaJgLESqRWbyT3ssw16FuEQaOfuFiAFn1p5xmgmIznBE4kNlo5Wfw48VJCCyhzO8NHLKJzFgkLvNDPso0EY9Rbm1m791pSmecROKgoJVbfJTt_EsjQh5ZDHYXRnWUeMeHXE_UMeoX0zYIWqmT_o1FEv3GvuI92Xy_xTDFwOGV0TaY90gUrbQhAoVYJskAyjbwrywrydEE1PpELweURbDgcbVBcYIW5DCNprh5PfNgH1Nf4f3rpMKHxBHKfitjc2J0kbEgCgTXxcobUwnlrTIWC4m2ZIelr0ArRgNfWGD1vylL1iWURM3h3AtYpDkCe-_f8mCO3l3m0ehNPVN3g3gaVuSH_f5tPYVf9uBmSYNVvaWwd1F-Ye7g2S8R3Mxj07aIJ1r2-uhBp5yHLDwQGFSLhazhhbM22zQoJIegczZWNNfSvmua_q-QJfID5lt_JotquYEebhOwxiUCS27V7yhMTumsAZx9hIb8XTNdpAb3_22PfQZUPOAfcD3ml8tCtpevB-q3cN9VNGKAWMbi6_egF6EFQD7xSXdukGC6Q63Es_I3WxlrlrT34rIsskhAXfdsMQjzf_idiw2lcylHsm0OaLdgWZNaD5cQ105rPZwsOCWGzFVyS0kvcsUTEvVKMLF6nYsMb3ObznjQCefdSUxEr1Eca9yqaYPI8e5TXzENVBox2CTz6CNjB-IL4e9nlapQPIN7unqZ-HSCUNF-6yFPYjnPkTLebEwr02lumQmD59POyTDb8CRqKjIymeOFISsGsfhJxFgQ7olECd5pH_PmzpJQwxDu70Uz-9Szxzcs_02Qw8897WB-5P6ZastL7IuN3BjaIWjf8MxTgMng0EIJc1RLRGRVDprqJUvoP9s29Wv2P_buA5-BpbyIksDoB1T8DRGlRt7gA28H3cwwBuzN4HB0LrGd8Ru-nbI_oTiTdm5Hqhyu0LQXJbcQaUqxtXILr0a4pFqs5v3UbGiALLwz6_wY_wYVYpXxQLYVpePJlvN4CO1cvFaAEeKnk5d6YQrwIyWhqNmzoEdo-SS6a6kxUU4x3onQJKlTeKL2DMLM-onIQxv1AVJ1mM75Pqe277psEAiuk5KQ7fAokFGUK7_SP7Rj0JoR14ys-DCEMa-f-40BoR4Gl3AVcOIouxGbvTMHPnZCImAQa5dAL5QqVS4u7p5EF4nAbygvFYCaIsnSQfZauaB-ppi8gmcKl5k-1mveHBiQjwzJGkPaRbH6SfVxv2UlCAssd-dNeIaDhjtRe_NafRt1wjwR9uqgjndBexllhJxNjdHwUyjhRFRtGZap3Zf-T9reBj92lnarGrteFw5sR_mSwlMXjg9cS35OInR-ZxwvHsQ6cOpZNdvkj0sJfSNkcg_9NPaA4YDRfxZCaR_NVH9JGaNbY4DjS31xC3BpzogoIIBF1CXvjsIhVuWzrmi-ZFcLVRMvIhBsBKZ4B_od_4EJj_6rbwVTQalwk43AN2EqdzhO5hH5BiEpw8F_cvEo3uSZZh_r2hclVt6njKIcT2p5M9m347Th-SZpbSzzPTtnGlSYjZ7wnUKX1RX5Q8yQq2jR3s8On1Q7uK9y0xSbBY2bYMsIiaCPiBDTih83wXZANWDF2WgWBm9PrqnPd2kjkB-Ahpl27ltPdiI_Vcys9s_AKv3GIa9jf5WYGaFvJU5-M5CskrO0vWBvPPJOfZyJtnn1h570GsrsG3sUVY7GuGhcatt09Sb8pT0_cazFEO9e5AatD1_', 2, 1796079599345);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.pjz55Oecd6gaGwxta4XcPJcjAuZ8gdO8mQu_dVX7RCw', 1, 1796079599534);
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-188');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.NzmM5aIDFicJoGLbA1eMWPlG9hfD9RbFGSWFvdsBQDNULadW-X9ZXGnrQYAi0qTOfm43yHvebnC2nNm0ClDX-Xl3qsZOMONPg5uJLjB7Y32lAGoKP_Z0Wf2c7BFFvbEsZ2VtxUk', 1796079599528, 1, 1, NULL, NULL, 0);
INSERT INTO public.one_time_links VALUES ('NKpfLYCpc1TMHVPXyu2dG-28RJBUy3G6F6X87BA0Tz4', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Eq7VOVJYKK4swbPH3qvKeCNPl0yqzNY16q0UVd7J8TR5nScbh5wdDRS9gIl_WR5gAGPOPaf8Ls7IiZy1MoaW0xzBpQ09aMwtil5TYNGVDUXncbRvumRgBdkaWjCICTnXCFKdYaMdwQSTHQllwFL6KaAZIY-s9Ksy', 0, 1796080199519);
INSERT INTO public.one_time_links VALUES ('Gb4tRae0vUtSPZgrhTYNv2MKMC9FqyIUaZfYZRPNE5A', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.v-IamQSnYxD-OjvijXXvUfK6hPVqekC5eSDQrwQySJeQMb5JYD1GJDRQl3xwMbgnh_gNblw4n2FRjgL_DPnlFx_LiFcx_n71ljdlfTFNCda2GLcg40AES48yCADK9VrDJ0bRKZP_i5eySH1whF_zHvfWql5fT4VKhyx4O2-d9pa2TY2h-i1heY9tPLYNdZImY9KZ7XtomYZ-L1IeiQc', 0, 1796080199519);
INSERT INTO public.one_time_links VALUES ('7pH79T8ozJSscd4ueqOC0H0cATg-S_N9wizu90iiAW4', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.WOOOKZUqOQrt1Vj0B2QaCcs_X0p3kRLzhitGeyEDZVDpHXQU9ujoqxwDSSTZpSHmpdibuOuwNZUyVQtV3BptT0HfLxVMvWnwJwOtY3Q_HgOEzA', 0, 1796080199520);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.1acouktQO0EHf2c7ls3Xb0YVeOlQK7TbnUmuKjsjwEEaHjVjBOBe5nPELqm3LQs', 0, 1796080199521);
INSERT INTO public.one_time_links VALUES ('8zbe2GeIg5tD6jLqf4PPS8y46zk-yz8ZLMI2yzp0-MU', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Lc4R1EBXbQ-ndfkJUseIzfcICscTN7j-z_c4jPK4fvrQzGsTZaRNqIuz9xeX84hUxdlg5uQ0W6hKGfEBHn66ZKa5yPcBPa6z6dgn2nIfVNF72O4NPk_9KO973xZwgl5v0bgw0dPoJgDTqTRqMnC5UPeDAVBAZ-SyxBGWWru7_R-FcXQ5GdvfuHtOv-o0A3dVE-hM_UcDY9cejMDlKV5BOHU7gLvKT10WCm5WNJBlXk8cdLEnfwicUFaD3Dr1M6hSixqvJ5DPhOLOpetn5VDeBQ', 0, 1796080199514);
INSERT INTO public.one_time_links VALUES ('BnDOUF1U0In2onzHeVhG4bf4GQ3lCgTYWRXFwYVTDc8', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.pgI7TJW6BxQkqLGENHRgmclkpCyFWwiTOpkV0OYSMHVVmoNFg_RLBY9yLznx4gaPeYclBZ_IjnJiDx0', 1, 1796080199514);
INSERT INTO public.one_time_links VALUES ('AKFToDW2SPGLT4ikEzC6_ObkbqsQ6J6BUWCbUuTk1zc', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.-K_qDSGehcUcT_cYA48NiK8H_Jaat1mqrpY49erg-fEZMoSvchel1QSco1ugbb5ni7amcBS2EkQ_fe05g4l1cq6hCZsjv2qzDJ8AT9bJZBniikT_clsST61ne_bsNMXYLLfS1uz9d5PnKm3v-OU_qj3H6eV4hNHXdcv0CHy9GQh0ByqeY2Q_jEhiCxTq-sX4q50xCa_FTCXTwyFWQviXJmfRyugzem7YFGr49XSYeWCpg_G507ZbidN8OhTcmsItVJSRY3GAQjqQfKg85lLrrIF5-rR-Abc', 1, 1796080199514);
INSERT INTO public.operations VALUES ('c6b5b6yf', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.3DIrnK5ZsVNXRYTWkQCcf9SmhINbuoE9Xe3avw9QsIh_nQOBoe5gf48GqWtAerMyD7BWpcTM_6i7JG6i9jdQyLqLNCryaQypp3TJA1QOEdK1XNagFe6MVAAiXNtiHuIbGqEtceEkOsoIvbnEW4Zw5c9QlhxNIadS_8i5anZJ2wnnw6XyGJTxfG1gizsu2KMQ_yJYxl8Y1xWkg2hFF3qQ3IBJFtu4H2IySfKULpC1io0Pn757JxDDaERQWOZs3bkzpQJKZPX9oYoZeluqWFxTWJK9Wr8dP0qZIac-nT3J4IdhKIbfqmJIIyf1-q1Z5RnxAmwnblEWN4fJTmBQjVZpqkdTYQzpjkHcjo4DYl11UTs3UTUUFWz72L42A5nJAT4gIggwrIW9SMHJ0PAabni1hTcpYKsQqTGw9OHLME7RYpqixvjiUxZL9QJIHvs5c1mWxklgZlA-FHhbVDWgzc33MPYbtfmKALoVy1G8DKOez-LAtdt0qkOj-82uRo4aLeH_UCtsprzZ', 'v1.k1.cKo1TB6RI-syBoDNQinCN3HdNy6ka_zRDVPkLiaRhB6EEkXcN98cSlfPWrxEswV7ktbt0v8H9VCL2GAPivcfI5O9vgzj8QACTIEIJc0rDW_zMyUsYblmLhUWFAyAzXDI8xebSRxBEKQqEAX9gE5cgDYpTpiKWkBhLtKdDTys4OucenoWDuSUeTtN5D0o4AWwW-Qs30zYQ75ih9jN0WTKlLBGq1rL19ubz8qZkYybPB5MjFk6oh5rDQpk5tE2uODKf7M6xJXRVVgU2Ph_YvN6WTuICtGnmyHWZmNj4nZj54ZXEKN9NsDIcltTwZrTCKPliwM_cHNYMNnaXraXl7wEkILK2E-oL6QswiuUR3PtYT_Oeaj7iPt4GHjRcWQN8VLltbHCpYgPXWTd4shAwI_DjDGZ38e8pFvuevGMrjK75Mzva5nuBJ9q4ZPoHe3rRCJTSOAnMqIpPVzxgl9RdW7ezpQlM9q3bKEKc0W21TqDL9pHHKlGsxKUqUBvjvZeJcOuAO9Q93JDkZqR_n38_yrIv8hMo04COmr1Lcoco_QwKGQE5cOiMCqlYjw2AHa49Lf6xVo7pJV2vcIG_2yK7fZ4JfFXAEG0VURDSJ-DJEOt0IAUShnGu3v6CsxNBH44bx9C-CLnUWBINbQwfXdVOcHre1p5YtpKe-ZqNWb5uSRh3KVhO746S3DmDQcDFGwM2244mglEr8CjA-jDgyJNTZYX_sMkXfpRt2DoSnWcHKoDmLDMKwsolg9BF61MDwD_vA3xtlu_pWnUfVzsBcaUm8V4AyZAfA_aslDh_7O69v2WBCxRtCeuvmXUzP1CL4tugX-F4JbtjVUdn5zZRNFrKh6KQNbK2L11Wmw4_d4IssNUZyABbrwuG8EeVy_m2XPtcTR0kfGc7mx20qlpyov7gL4W3R80qkA-nEC5jR2bJGkWivaVSqPyfIZiNLKvoxMbWOYPrxRkm7vDMYe30RVR6Z766AMY3kWu6rN-b-H14tSeiO8OLYgvvm1PJ_jKHnAnBLDI5H5ZiCN-c9GsYtyZkszHYXADTcesgAj1OpxBMUXNWoQYu-zGcFUKvcM5-sVpeuRbGGZSL3wpy6ciEBI_tw1Sxc5t_xzuAUZG9DrUcyRBatPrgIRo1WghLlp0BRzekzI_GBvbF8rpmih5PaZGj5f6Dyiang8dia2ekmyk4ug9czJoe0frTRdPs5GU8hiDeiEjrhukXoXJLSLXvTutNEPlV-E3XhcqRK6g-0lZ8lnTfFqr-mbK9QbG0rLSMkRN4-rgDOUZuSQJfYS7QGVsaGm_okPYh1CkQ28ASObLF7ly8v_AysaVQZTFKcj2lB1uy35OXmKnkLa9aZYWxtKlbw5om8-1f1GgsW776HHxwmBJyjbEwuJ97EL-bhvLlnN_G8q3hVWQ3mHErYV1AKBnXXdkjmMvNyuMA_gemp4RSqsnOLyU9VwlUVDfkVq-LzkFXphK0XvSTP0pmSBtXrXl7nZtj9KtxypCVskZvzCIOTVcTmdrm7yPIxxpBVgSZxbxa7sY1NgGRhytiqyb3KCUl5K9k2O5CNi3KZltJJCJg-37SSSq6BSTPKWGJgtxfhAhu8Nw2pjzzeEbdzwmOOxdK1BQG-zlU4i4unmA3RHvoVga3U-7j1JjK2k_joY8uV0a-zQw_tgzNMIE4MR28wgK36lNZBtoR8gsziHCEA4btqdcnwwGEvJe2QOzJ6C0JH4OjWx-t881-ppgFExrttsvIiDeqZou1UH-K37XuuAATYY-Xhj0RLmiHKMeS6_XqnnGD9bWp1hQqG65UVZigApf1YdvJzkOap8rW0m2DQyifqd6gbDkhaOy31n8ZSGMcdPAFX-6YxfYuhAm0ONLN2CvxOZ62s_HrU_bBwAHSVEangH34REPlVaQTXbG05wdOjhwj5du_z8EmA8Oi0tneJaE835HQypDz346arfphZ246Pf6HK5Qu2rxmHboD4X_lCGt_v0HSIkSfjjspNtZS4Rlh96i-xYMzDxbRk90v99pqnb4Eg3nV8a3Vyc_7U52s9Z5zrvr-hatru8gaml2ZScPQUjAWwh18bHkaYgnE2z2T6LWuWn9qbNJwHXLAr-tN4vmnZlapl5725QD9rLg9pW0OXzo3mm2UCBcxgkX5teofbiVSegGF7XLrFiQD0m8SFODApYULJ_1DdccNvuRtS1OPMEnTc1wIDdzc3wgr-xtH7hv8N1uI9I17WJhPYPy4MnlQ1AyE_9hNkwYamRXEQxKMAWXGTW8I-nsnA', 'done', 'v1.k1.UZ4sVmaUfkKoxSozggRyonpDjzIq9fiaDt4emAuMdsSTYJafoitLymXAjhFzKf_lVM0eAURLhXPRXabErFqeMLXrGFJX5cLJDrk7PlyAccpR1WcXze1srnUIj6CYpoFXZrFg0Cu19gwjAX9wWqG2nFWqQytrDYIB', 1796079599089, 1796079599128, 1796079599147);
INSERT INTO public.operations VALUES ('qem8n8tu', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.4SVI7AUbUmnCrP85CFmnn44Dl06tq3LMR9KQP_X-cKzhOML2_MjrpeKyeM3Ne0IUx6_4YRw6-DVnwRwOSIhyK3pmjSEyzdxA3v0BpKZFX1IFkGE_At09EVgyxX2-x9NXzUFK8bXAWtfVMp3PH7wFWTV7UGqDeYAeYL3Yz-KykTFFfRc7oYTA1SDn77nUsY3Dsp4H-VK745VLPGeMZa0GNx8CrVhjEuouolDvnia2VweiY2JK2A2MxG8_Vp5fveN8Ao4MYTZMY2UT-LZe88RYshY5C6_hCSfH0UwMv0hBCtsuWyqf3j85zF_IM2xAk_nPmBFNBmy4PN8eKj3lEnN4u3jBQN76LXyxLG6elW4W1X4NWsmeoJq0Bnknedyl-3qYzwJH4SLPle9UTwfa1PT71Her5lPtEeezOavmKf5Q_yWUheM9d66zVhNHYishYjDvl8EvXcPXmn6GfHmrMacaCz8gI08Foj3_Ksc5tModxtsQIwsDF7xuoiMQKgLDi3n5r7y23ho', 'v1.k1.JrwU22tobJyAedh8_eRjIbT80qaw95kkSZ7CvHnc6yI9-aPLNdEmv6X1crisDQjF87DiPYyqOfjtHG0u4EeyApa4KchLhb87EydTU_4offRvcnZ_5yhqq2OIo5sVHoPx-_gA9sKW47xHsd-f-6628IvrsnnW6UnqZVU871gJx-zpADXYGuc7KIbt19O6DQ5Kt_djFRV8eY-Ji0-TxUPUrnbyc4HnKmvMWd3Y5lUaIppGQmEw56kis7uClHO_0ZSUmuHi2YRGmOOAkrc5ksoO-TI8FhLuNwxAWomDd1kkqKo1ZK1YY4rxbqwr7tdqw3OpJrshEikLSMwDapgmk3pM_azLOd18ZjslQwCZJiHkb5T-jS7xUs5KouDlloLZ8KjIltT43JcTtbxh-KNZbfMmFCSfILRwYGOvDv7VtDy9BliuqSxx7b-GjnlPqz80_ux8Ju7mD35ytTrNfl-S-JtCts562iJelr0FNxtciPgPrIWEudz_KEMGZNbawnx2artD2xn93uVKkP3GHukx4c9ztZIw8k_WxLNpFh02R9MxtS1YDrnWgt8n_e0HgBkYvBvPv_Uj85sdLxqzv9Q2jgBJcIvlAchDsU0iTx6paZeZ-TPCiN8cV8lYgRxwh7mtuqOhj6L3yrvmHDmUuXgsWSxs1a77WwKjKNG0W8w2FUo5yW2coerpRDNxrMga2iEPMaF0uPgc9gJqMLKZSS00JhJNnhQz3NnG18q1EwdfYT0iazCNfcknTryfGaWdHCUDoiU3UN5KMFrBbgXblhu77TRLEbL4Hld1ZifZwkSHrNzozNKLZOJLYVx7Xu8mqRbbo8eOqbReHKGnfrn4RCvUOkekwg1mGxgi8pqfOEAyVhWzAjIIQL7-HqbAxLTpB-pvhF3UUX3qNVKVhYURIhm1-WDJAf262-1_2A4PnYzcSkI6pd2MwSKyw-B9KZItN6FXUk9dy75rrMgst-uWJnQs3BBSCMIjMqf8pzz9svXmThyCAiADMymZLAHNwGZWwij1ycD0djPTj04NL_tfwSFg9PB7gG6BvAxZNWhPn2cMbI-Redp_dGoMp2v38XWQAbn75qBYF_Y4Zf3aRxP3QJujuQ7HCzbZfOZqGwY8WSzaccdz3BVMgjBHCmN2_D0olFousa4fLFsDw0OU6Axp3BwQEFZ0pr3Cb1oUkGBB3xWYuZfY1Bk2_bDhTz-BTeELiH3pI1J6mlSR3WLB7g6_ZTQvM-h-j7pGUOnjBKUTMLs-gq-sKS2-YePbNPZMFBNrjqvkStPRxR1afmP6RFhj9L8wferjeBD3vkUhzjZ7Lui0hWc4b3yo10RydhjsyrYTWh6I0ovsKE8y6NrqzQpBOTHBBx04pa59_2YGuawbMm37_4RlTRRb47VKBna6TdpEaZcol8l4cDgHgeflTpl7fwx-D1I0NohTc3ek4tAl5ct8mfVpA_C36DJaauSvo1KyWLODQmqFH0QU_RosfBXoCKj1ADrozBDDmO_33qOf4WteOj76J-fCF5mqeHP-FswCprcWxI0cmD01lBaLjBzHkCbNlxIt6iXB9ifg9AmuiLtPjZAZDZGnEBzcAO94inOP0mDvAsuvI6EVlgjjuf_cFNgm1JmznqICBx_m4WULDWfZy35fqxSwwpieDGrEzuyhcQ4Vu3jQ2LbK9jnvs_zl7bponcMOXK55pZgiFy_fYWwtiZ2NAFKbaJdUIi9KonqQ-h22N6x8hpc9Jpzt7uGxTftdfrZznKER_xR_SvJ2VcMs0e_H-Cc3gxGXHZE5ATVO8LDow2PyiAdlzCG4EyMTJOFWglhpJ9K49eedMNsJMQn-DGR3TSKPNaHZANH9gBJxeyQuqU-IsxBLFwzas275k3LBRXI7JNaDC_0gppVNg_hirhQhmORgFWxBmesjlrOntuxQSTr3ZSM4Gb8p3HLwwPPS5OYYElplF5H-Y0YJwziAWClV9-MNVCBRt1-04oYzF8A6-APHEDSXcvtcHHjGipxYlkCcFPR2R9EnmDCm2kJtWsKkyT2dG52pNrMBJkLL0zcxZPdI85yzGbZLgex1xD7q53zIXH8O0OJmn9FPLg', 'sent', NULL, 1796079599251, 1796079599270, NULL);
INSERT INTO public.operations VALUES ('ubvz4ymn', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.G2JR6jKEKQ8SLMcLPnbfk2pWnW6ZieIKMgdgKw3MHEYCsJPpdKy0XfOkSrBCwUAYT-l9FfLNilgu_sRi5CJx7nFfLVsVU1-4Bqu6CGnfnmFxiwyIjQbYvyNzf4phmpzwuugZ_do-8gGZl7Z-fsPBTz4XQsFjOG1A83C8VZs_SMY9-h0nFyDxfiulYLWP3TZA2VjYuek2duP44aFWqfQNJ73rVkfdOAGaKvYnwXwvz42XMAvmI2xUPXkNLymGgvrtSVZ6HmORS_XmOPBcNrn2KvHJYx_qr6w5xMvCWrmF3ngQ1BGmnjtjfyzzrAsEdu74JEWX4uS3UKR0MdVtS1LtSEL6u667xc7yz6wslyMy2LJoLH96jXpOb1Gy3b8ei5uSf7WKbfBHHrs44IykpxXrOTapAEFg4IdXX_kq9qw2aOMXqXdoH8WsSRng-BbsEV01u_OskmiwqBfmLdmD04_Z1-PFxH9mjuITwFy5ehsiyFWkJ-WLMVgqwmR7UJOlBZMt8S5asv0', 'v1.k1.e-_2ombh82iTrYA4prkFt-duTM5T9MhhyQD4CWzktelOprcNpnPPuSpsZFGKBL2oEscuk3Ez9bdOa5ojOp6CQ7vzO5iKTZT5xG9tkludXOS9d5ETDh4YL-ST_kPtx__j8R7woii0w0hzirmGzbFIdRS3p8VkO5p0IoxKG60AIlcT7N1TJUnRQCSSNVxUlwO7WZpaJVoKi9Dc1cZzFTnPilP24bxApmhRrb0fyISotmuG77HTeYiOS7_o6W95Nq4fZ4ttLImZS3N1G8FDaaqAgA8e7Ch-EMxrVJM-Uqb2CYN_4Yhn19-Un-IsE5wNiPq_EimWsv8DTghfUrw54zAPAQ1hR0i2KN3kZUg0bGfGMkkjzcUqyHvJaF91PpZsYTc0XMu8317u_ISp4bJShEbg47moMkfJBVvLac1psrfB75d_4bEw52VFI43OgJGOWO6WgIaIrda3WkHfYIMMMdxJw0k2_lrf2BUVaq_AFTCSzLtGHs26ihWXi6KgLpmBh1A-2lVrf3vsB5j9_9CSGiZRLNvjxqewQmT4yOQMiVzjYW1loaZaOKzCmQtZ1nowSSjoZ0F9xUQgjuBsw0uBRWKxV28FnNxDlDseGwysT6mkJzu4SWTkzJcV6XLIDYEUARjiXGtkoal8A921O9qKSmHyoCRAOlDalOKRFzOtmMdXOhVyAZAxe_-Nqto4mPQNfwqRCqmkSEQBMsASCwp_h6ngw089RON8gOR41n2LvZ2O91OhObNNZBLTcHzJnzjcJXsLQaLlLddl07EufpSQYSVtCA2MuzCIp-h4thVqifU__hbAIex5FX1UymIjA48-DS6mNQP1bzKVSDL-a-nnhM7NqgVOIB-LGys-SKU7M_y_CFCddn_DkU6N1elWznkODlHWBAx02PJ8Zan_sQsf_nikZCc2nqAu8kDffbE1ukLqKhQ36hG66DcfmT08rczE0IC_wFujsy9W_SOUcPqLsW81YPU5jhx6wymAkty5bSp9lw2EfX8HLhrQ7j3CrMrnNJKVUJTY-5UpslVeWSlGa10T5VsF0HQM4jls09Cxq_J9DUNQQQctMkWQi3kYz-8HuU_l1ZYD0ypZnkaSyC6ptfSZ_fUz1Vq2pq0VrJldGf5mwRo7PKsCfAe3NRM4sEeVom5TpROmWKe1-8yb-RiX-k02e65kz-UWkV7KxYl0hKjUAsWPad6BjazPFbnc7z9JRKBboNQLKU3cMI_cjxN5_Jm-eJWcVtjVN22ERJRQgMK3eiNGynHIHWqx_hI9zySV-H_CKdE6yFBeDHFVNNnhCPzV_QIFZzuXwF3YX-FdM6Gbpmp7JD1PMIFTrT-rpaTUnhQBlJ28F6h9InOR0HD9642HxDeugfoUaMt9JJAEF_I9WJB1mQgwHYWDigTzmVIii1CuZ5rt0CiqS308Y7LSX40RoK5Nb8D4mb0mS9mOk8fUypy8OcKRcAE6gi40bnqDsCNhvld03Ac6MdmiJZJ7GVEGBXLuA-k989n7Z5hQJzRiDXJZCrvh1zj-TKVc5jQkrlkK0pkL57k8lzNDsxSjSoVGcLjELDDDsD8zr2EcUyy-gzzEiadONlQKgR9UlhpiMM6zA0cqfi3Ym5DnTBQHEWIh4xYlqjJ4qw7D-eP2ABoD4rawpmaFWak38oSdTK0YdKAoENQPVFbh6GXqKHsFFwrvIWH0qLFBVgHDlTg4DsyzAtxFyVeiQq9oMiIbz6a4vZIvlQgpeupJHq57gbVuWHKpb-kGoqF4DHuVlxL45xdW0tsE0ygFzQ8EyWXDe8PM3jzxWxqgznzqfVflqNLXK-44C1wtKsPzJe8GbeykvPJ4ususb87agK4Ixoi0nEZS0MSjWi21OBV1a6pzmsMupUg6Epxdy2QH_0LpIOe7VaHSNCgUobEOIZtFWXNoKDMz10xIFhajEP4xe7RzSH0VhZnvvDokXbKC1DGsfP5DX6PplKM5_YLR8iNvFKMJFol1qhq7tVs8kWZO0JNQsZFefrn_MEaAgSJNEiDayesbgJlVrZ4QYs0izKq9d3fgOKfsSJrubEePwRDu', 'done', 'v1.k1.6ZAl7DVzkmX6OwvTz7j0mO5pp1DaC74DZB8NKN5RsXoa22VyHw0OPrh-jclwoAH_UXP149PNsNAF40A1IHxKmD6ztjhhRB2myuDf80N-V5uHVkLhBgb8asmLJlQ7PqVtxbV0wQ', 1796079599281, 1796079599322, 1796079599334);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.2VvWv18Y2Uwwz4u3xMYvCTb7i_xcCX-zT9UMPyJWDxNM', 'v1.k1.6n4sar87CF0GrKkPFlktxr79Hxwqh-Hg02-PX1sRplvWpA', 'done', 'v1.k1.7KYcg7mFPNGC4l8AYGQ0dVazrXtd6BP-6PrismcBKprkgA', 1796079599523, 1796079599523, 1796079599523);
INSERT INTO public.pending_requests VALUES ('qem8n8tu', 'T0ACME', 'U0ANN', 'request:2272369b7e54ac386062a0b0760b4436ccb9b39e8782bf47164aa64205a7298e', 'v1.k1.85nLWJ7-S7wPhjADfVjTTLEvrEoufs91tI3dJkB7yGQ6UXPJEEEvoRbXBu26gllp9EYxWSovzKRyf77Kdixt2PX4ksVVNb-Pr940KxcakA02DaYukIG6NWoIoE40v6jUY-jb24BPPlwPOImYTrLWx6ylrK_rnWNuuSXcWefWQsHxuZ9uTCj_xgpOGBV2RIEU3ZFZOMtUfzTHhq50NmBBiH4-WzKtCiVec_udRoW0Cd_HQ5GFATZJTGr57uIxuzrN2CXXdoOV3rg22INVVtS7WNLcJ1p7vzn9oVq13Kvsef_dHpXPlpkUhJ3IsKDys4WsmcACje5yCCllkG1zyWSffKw8GXU858xciM9gOMKs6csGuMNKI3GbCGYMXdByZ00NXUvfRgBYcd9JlaLtlRiGqASj_d9zfjpdpF7X507iH42z_17jWxdLD2NhCklSGfEVI9WschEj6goPkwOJG-Z7K0MDJNt3ett7M8_kR56om_x45-RUe_JGSiVtjRPVDVWjMt45mv80Ip48W3gORrspc_QOmEQwGgvB69SCoDF1QBRsQR-jsEj0VaXD2ibVyA', NULL, 1796079599252);
INSERT INTO public.pending_requests VALUES ('ubvz4ymn', 'T0ACME', 'U0BOB', 'request:e1bd6cffba753b30863103e24d2829dceb6258cc0f7f007476b359d196a69c25', 'v1.k1.M-4Z6jUOmGvW90SkAW9R1JltY2vrl3o7o7hRfvv0gHHFzYw0D3jF0ns6bn3ESrAGML5zH3eODF_4tMrvv5W14IP0n_2foIwYB1zGdzWNKdNYtSIaLsytlEboRPQN1ZVluc7yuPWJCAH5gBt-9S_PXYo4j0orjFFadI_dZz9H9fSYFXVJVwigy5i_ozvdIPfV9zZVteIPNVDiyWH4IFaONoqV9bG0rXcfm0h4-T5I6THL8vFlfb7NPrafA19ujDtQ_39s_H6Z9nRVmths70ErWXDirEb0SwWl7ct-k2g7Lf97roDGTDdp1FVKR0E1MzucUD2jA-vFJut4zo9lwcrtMrIMzrzH6x8eip91EoxBLyQ7YaMblB3mtwEU2rEd3PcqlKxjAVCNPoX-Rk-A09xslyZVxglgmOwmA9ktAsu71P2b2i_EiI9eQkabOk1ukicfPtSNOtorZVDzL6VQl37XYWOuPCcLKTb_WVdNDhhXNIbZXObeDOe--sLtc5dYFknTEF2O2pEjYPR-pdpGJoTP-kxNBYB_2AJImd_3fJPgsPzQxpc0UKnrngzIXiQuMCMJ', NULL, 1796079599294);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.5R-EOIKnQA8av3gMLvV40qsQxRixCq6WEkRCv38OeIUiK-g', NULL, 1796079599536);
INSERT INTO public.posts VALUES ('a344b23b-72f0-4c66-a1c3-44f700086868', 'T0ACME', 'C0KILL3', NULL, 'answer:c6b5b6yf', NULL, NULL, 'posted', 0, NULL, 1796079599183, 1796081399181, '1796079599.199000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('9db1f736-6730-4d7d-8b63-404a26cbae9b', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-30T22:59:59.133Z', '1796079599.199000', 'v1.k1.ascZ1RGrf7tMBHUI3Dr4w-BdoPCbQIsefJaqlZO6t73zYZ048pimCBbOc-TU_9hIvxpSBLkS8aieNKoJEgYxXdXQqHU37_1jjAoVgTIcM1saSNwl2oXI6rtPuT4npAMb7lLq9jOppxCots_MuZU0FkxA0qoummJKS0fH9EmzKFaBknBtGy_lbjiiniox7sIFxy2V2aLxRaKMEjnPU72jg9nhuBI8jLU-QhljTKLKhFOQfiD9XcdFQfMkdf7jLrIYSGveWW09tE_A', 'waiting', 0, '1796079599.199000', 1796079599236, 1796165999234, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('2b7961e2-b796-4da1-a6e4-e61b29750cf0', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-30T22:59:59.133Z', '1796079599.047000', 'v1.k1.xxHsfdKwjDNFikYTxb_7Fx04Bm5u-VZnijBbQe8GE6A9t0GvzHCa5rssR_lzB23LmNOX6OPSFtQPmd0GSwZSSmZux-W3EmNwQt7YHDFdwPsVwIjdRt0KUhs8_UyKl2tUfgEfyupBydPx7vtvPLuMjJsUPXjrBo9YZ6b0mYGKkv1tcnGOBVkxAhQBzOf3Cd2n8pIb7RkbET_VSi5kuzjKFLxELOXZslGtlHMV_J-skFaF_bN_D-A8OfG7vMOvq23EtlD_ZIKAh7jQ', 'waiting', 0, NULL, 1796079599236, 1796165999234, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('ba3e3709-6237-4bb8-9a11-c916d40e60c2', 'T0ACME', 'C0KILL2', NULL, 'answer:ubvz4ymn', NULL, 'v1.k1.jixEKOoqRNUxzgeqT6tV30E9wtE2vfkmK-uTKOUad2yJrwKXUfHVgtOjj6GSSrIJEBd0Txv4ow7oNvTa3sZk4zNcYZyb0sWq7xFiTcjmDlEf-tv-tjTPD3poXlw-Ak2Sewln23z34ZFxYDhkvW2O5pqiJVA5VEJ0tZS6i96uE-Ttwxj1wGWxUe_Qny8Xe2sxb-bxOOHdeh4eRK5g-L1Yvg0lTP3P82lXAd6hKw3C2zZ42aitthsc6EkXpAFn88iV0YmZgrU55x9qdaypvIL2gZDApEVc3KbqxPdjP8JMyapEiA61rn3_yhhhA3dbUfqpPrGcVo4dLCXNvhfkNKnnJyrPA23n7k4dovgHXWvM6EWtCcb1dAQ51k-ybjO1Q5CRcxfqjDMJqoqzUAtYYnqQKTIxC_y_LHCr4A5nKZZ6ejPgwufC2DldjTEKSAb-5aC4HUbEC-UGWzwCEHZlGncFFliejiVBMg0OkXFiWSQDHUtpu4wEttXzJZWQpSEKTJVnbayKWPUesuSMoLoRcjcAzINdJw5RWiEIKHf_dgzix6bIbHxAjTJzKVH-OroW220uv-3ORT2Uzt4IRRkWjA0_jMsoTnw0jvnDRCO2yjsPEDmtpVdz8Je8KKSVXWUz-oewn1K2lFUFL_L-YcN-OSNelcOMbumNR60ymGbYzUVvhJHMxlQWPQSR5qHeCFnTttmn0ez0Y7I164PVmhuJpdx_iPyaIIvaGPw10mnDCFrzjdOddLzV12z94J3GO4X2uNklfBjP5uvIGMn9uXLmfYUvVCnoUivwnOVhtVODy9H1R8YH0J34htGMPs8RLtHRpFA1MAf726Zxn3kXtTaU4u0t8YkUan_RWVd7YqnWuU61lrL6vcPudGE8RDTz5mrxJ7ldW-EpSOC4CeuGB_DQIHtHD6GxbbUSxjSJ-QuVz_YvSFYGC-VxFKW9Dp4gIV8YLcw2UsOWV4c1p0gdrWuJI1K4psDR8LqTrrsy0BIC55_Mh978GZaliz9376vYmHkspjMXDtbKkRNDeFnWdcl-6vgNqesOGWiwcMpk518eKsVXsvigPNyjUsqQ0T-T-8PvfbHk2Ut2p_5ULdLhQ-5Bxh9tsDY4HY3qEy-3V3n7ET-74Dd1HSowyy9YOfOihvUw7O4YKRvsVnursK8Hl99ulipDQIu1d75_pPbF8qAov5bK9GfEBgvx3wuVARrpP7qzzseJKYB3tGkvrg4gCtduFctrexNZBvs', 'waiting', 0, NULL, 1796079599349, 1796081399348, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.N-ADY4KCjsoi2Ug1D0iJs2JTaXtan8_T8sHmI5pBqvtFVkg', 'waiting', 0, NULL, 1796079599537, 1796079659536, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-190', 1796079599765, 1796079599766, 1796079599767, 1796079599768, 'planted-195', 'planted-196', 'planted-197', 1796079599772, 'planted-199');
INSERT INTO public.schema_versions VALUES (1, 1796079597753, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1796079599776, 1796079599777, 1796079599778, 1796079599779, 205, 206);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1796079599785, 1796079599786, 'planted-211', 1796079599788);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('generation', 'qfu5655pVlbxwR-6nsgK3w');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1796079599791, 1796079599792, 1796079599793, 1796079599794, 1796079599795, 'planted-219');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-221', 'planted-222', 'planted-223', 'U0OTHER', 1796079599802, 1796079599803);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1796079599806, 1796079599807);
INSERT INTO public.webhook_events VALUES ('planted-230', 1796079599810, 1796079599811, 1796079599812);
INSERT INTO public.webhook_health VALUES (1796079599813, 1796079599814, 1796079599815);
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
ALTER TABLE ONLY greenlight_work.queue_stats_20261130
    ADD CONSTRAINT queue_stats_20261130_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY greenlight_work.queue_stats_20261201
    ADD CONSTRAINT queue_stats_20261201_pkey PRIMARY KEY (id, captured_on);
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
CREATE INDEX queue_stats_20261130_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261130 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261201_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261201 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
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
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261130_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261130_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261201_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261201_pkey;
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