-- written 1796078547284
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
    added_by text NOT NULL,
    added_at bigint NOT NULL
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
    rules text NOT NULL
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
    outcome text,
    tries integer NOT NULL,
    message text,
    ts text
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
    started_at bigint NOT NULL,
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
CREATE TABLE public.policy_changes (
    team text NOT NULL,
    channel text NOT NULL,
    sequence integer NOT NULL,
    "user" text NOT NULL,
    changed_at bigint NOT NULL,
    part text NOT NULL,
    before text,
    after text
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
    day bigint NOT NULL,
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
    key text NOT NULL,
    project bigint NOT NULL,
    iid bigint,
    received_at bigint NOT NULL,
    pending integer NOT NULL
);
CREATE TABLE public.webhook_health (
    project bigint NOT NULL,
    last_event_at bigint NOT NULL,
    last_miss_at bigint,
    misses integer NOT NULL
);
ALTER TABLE ONLY greenlight_work.job ATTACH PARTITION greenlight_work.job_common DEFAULT;
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261130 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-01 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261201 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2026-12-02 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-30 22:42:24.397763+00', '2026-11-30 22:42:24.397763+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 22:42:24.397763+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:42:24.445777+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-30 22:42:27.535388+00', '2026-11-30 22:42:24.376251+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 22:42:27.376251+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-30 22:42:39.533619+00', '2026-11-30 22:42:24.384315+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 22:42:39.384315+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-30 22:42:27.546302+00', '2026-11-30 22:42:24.363091+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 22:42:27.363091+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-30 22:42:39.525302+00', '2026-11-30 22:42:24.380182+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 22:42:39.380182+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-30 22:42:29.572191+00', '2026-11-30 22:42:24.389785+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 22:42:29.404335+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-30 22:43:24.59836+00', '2026-11-30 22:42:24.356217+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 22:43:24.356217+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-30 23:42:24.579848+00', '2026-11-30 22:42:24.394781+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 23:42:24.413265+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-30 23:42:24.796203+00', '2026-11-30 22:42:24.341269+00', '2026-11-30 22:42:24.445777+00', NULL, '2027-11-30 23:42:24.341269+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('7e124aaf-7480-88e1-a5d5-ceeaba70d571', 'request', 0, '{"key": "request:0ebe7188e6eea0a6577e45607f796af9c968223f2b159923c3e107a6512e507f", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "2vwf25fm"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-30 22:42:25.863637+00', '2026-11-30 22:42:25.863637+00', '2026-11-30 22:42:25.885448+00', NULL, '2027-11-30 22:42:25.863637+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:42:26.10532+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('18d49294-b8e9-89ae-ab32-4076e5a43892', 'post', 0, '{"key": "9b3184a4-b3f8-463f-8a5a-d3807512808c", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-30 22:42:25.696276+00', '2026-11-30 22:42:25.696276+00', '2026-11-30 22:42:25.720213+00', '2026-11-30 22:42:25.805521+00', '2027-11-30 22:42:25.696276+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:42:25.750712+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b64fe8dc-cb3a-8c02-acb6-75e11a67cc43', 'request', 0, '{"key": "request:ca504608b0b4e72d4b5d1599761f7ca46bc7ed128c8d4625b51bd28216c87117", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "gq6dr49r"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b64fe8dc-cb3a-8c02-acb6-75e11a67cc43', NULL, NULL, NULL, '2026-11-30 22:42:25.014641+00', '2026-11-30 22:42:25.014641+00', '2026-11-30 22:42:25.046518+00', '2026-11-30 22:42:25.842758+00', '2027-11-30 22:42:25.014641+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:42:25.365022+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0fbd0955-fe34-8c34-a525-40b070640374', 'post', 0, '{"key": "eb1466bd-8225-42bc-bf57-fe0791162001", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-30 22:42:26.169438+00', '2026-11-30 22:42:26.169438+00', '2026-11-30 22:42:26.230594+00', NULL, '2027-11-30 22:42:26.169438+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:42:26.230594+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0374f04d-3995-88cf-add4-8c545d01bfba', 'post', 0, '{"key": "57bf771c-90a7-431d-ad64-a65282a1dfcd", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-30 22:42:26.170095+00', '2026-11-30 22:42:26.170095+00', '2026-11-30 22:42:26.230594+00', NULL, '2027-11-30 22:42:26.170095+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:42:26.305008+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9e504d9e-8f47-8a9f-aaf9-214963e7d425', 'request', 0, '{"key": "request:8a05353fc3f62b06a5bd70f67d251bba4a198171e1f8161b03331742d7c02fdf", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "3euycv6s"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!4"]', NULL, NULL, NULL, '2026-11-30 22:42:26.270987+00', '2026-11-30 22:42:26.270987+00', '2026-11-30 22:42:26.31128+00', NULL, '2027-11-30 22:42:26.270987+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 22:42:26.31128+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-30 22:42:25.180195+00', '2026-11-30 22:42:25.256193+00', '2026-11-30 22:42:25.333072+00', '2026-11-30 22:42:24.27541+00', '2026-11-30 22:42:24.311326+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-30 22:42:25.180195+00', '2026-11-30 22:42:25.256193+00', '2026-11-30 22:42:25.333072+00', '2026-11-30 22:42:24.173453+00', '2026-11-30 22:42:24.201963+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-30 22:42:25.180195+00', '2026-11-30 22:42:25.256193+00', '2026-11-30 22:42:25.333072+00', '2026-11-30 22:42:24.216273+00', '2026-11-30 22:42:24.244903+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-30 22:42:25.180195+00', '2026-11-30 22:42:25.256193+00', '2026-11-30 22:42:25.333072+00', '2026-11-30 22:42:24.316212+00', '2026-11-30 22:42:24.32712+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-30 22:42:24.321984+00', '2026-11-30 22:42:24.327436+00', '2026-11-30 22:42:25.415977+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.tPq-HgA7nLCqGiHC1hSnLgViKuQNpKNdl34Up06SyX2JXalg9nw6', 'token', NULL, 0, 1796078539496, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.RdBuO3nR5pn4pGX2Vl8lqUP_J_4dmVpfrWsPOBZz1BAdAFnkTtq8', 'token', NULL, 0, 1796078539485, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.dfNxM_f90P-AI_HVCo8tQ-LeVMi8Z_rrInK9fOyBxQSMGNSr1ZVLYFDAF4o', 'sign-in', 'v1.k1.3zUDpdJMlzqssu17_R5QEeIbk1rMrn6LZQtrtPUvoi0lmsU9p8gsCcrZtZJFq32WmKthi4H-nxLpkMGeXavsn-rT61r1EMB0D0TlZoLjKQ', 0, 1796078546844, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('97zdBLoSJtmcKDOLr2Bo5w', 'T1', 'C1', 'USEALED', 'v1.k1.KSZcTqnzaBOkGtAKF0J7BJyL_saDX_5zxoP0j_Qie6s1ehxbTO2VIEtWMT4', 1796078546980, 1796164946980);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-130', 1796078547282, 'planted-132', 1796078547284);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1796078545386, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'gq6dr49r', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-135', 'U0OTHER', 1796078547295, 1796078547296, 'planted-139', 1796078547298);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1796078545.791000', 42, 12, '85335af84b8ecfb2beeed67ff97fc4c504eff707', 0, 'U0ANN', 1796683345672, 1796078545827, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1796078544.912000', 42, 12, '85335af84b8ecfb2beeed67ff97fc4c504eff707', 0, 'U0ANN', 1796683345880, 1796078546061, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1796078546827, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1796078547348, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-142', 'planted-143');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-145', 1796078547323, 1796078547324, 'U0OTHER', 'planted-149', 1796078547327, 'planted-151', 1796078547329, 1796078547330, 'planted-154', 1796078547332);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1796078539502);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1796078539504);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1796078539504);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1796078539507);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1796078539507);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1796078539507);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1796078547030, 0, 'ready', NULL, 0, 'v1.k1._Rf0fhcDRb1aYq6F6Z2sRm9aqpL4Wv9AlHd7fCCy7oM', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 22:37', '["37 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796078160000, 1796078160000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 22:37', '["37 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796078160000, 1796078160000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1796078547029, 1796078547030, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '57bf771c-90a7-431d-ad64-a65282a1dfcd', 'send', 1, 1796078546320);
INSERT INTO public.durable_work VALUES ('planted-156', 'planted-157', 'planted-158', 'planted-159', 1796078547344, 161, 1796078547346);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-164', 165, 'planted-166', 'planted-167', 'planted-168', 'planted-169', 'planted-170', 1796078547359, 1796078547360);
INSERT INTO public.greetings VALUES ('T0OTHER', 1796078547365);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-176', 1796078547371, 'planted-178', 'U0OTHER', 'planted-180', 1796078547375, 1796078547376, 'planted-183', 1796078547378);
INSERT INTO public.heartbeats VALUES ('3902e3e0-6aae-45cd-a644-99e003cf0129', 1796078543516, 1796078545445);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1796078547016, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1._FQ95v-PqJ0HNbqOBBomrw5w8Gy8kiTvesbgLnyEWgaF-vJern41ZG32KlLeCZiM', 'v1.k1.TRbsrQUBz31QQ89BwAvKofKcPbch6HUcd-wZoR7eJLyb7wB8lqgqlSItqQ', 1, 0, 1796078546968);
INSERT INTO public.leases VALUES ('announce T0ACME 42!12', '5a7b324f-fe78-4b5e-98bf-b1118b2a6176', 1796078551840);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'f99b5ef7-24f0-4f5c-9826-6c5136667d91', 1796078546166);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-186', 1796078547403, 'planted-188', 'planted-189', 1796078547406);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-192', 'U0OTHER', 'planted-194', 1796078547419);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-30T22:42:25.122Z', 0, 'v1.k1.IJUmKepX7zqtNvnAAAOdfcYq8YvKNS1pw6a4_u669t0t_yZ37w5dYZ-bjsJkfoMMvgDa2tqi8RBZWvVBU3quz78mjLvFRxSJAFRjq5NG4KFpHnV_2HtJoxtp08H6HI5j82X7datzohW8bIs', 1796078545493, 1, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.RINANKNoMUDT_KRWNEerlNO77nFYxU6_Bcv_3BXAMdp6', 1796078547008, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.1kn-aD_l57EfiQKjsCodNuuhyY1cimRf827ffXg7oawqlHAKnS5RFubNJsNDsSDvdj5PdGhQMciJfoIgdl5C3P9Quyxbw2P7oBIR46CYGqX0sZCLfGhSWI_9xLA9S_JO4ZphNaInfw5Jvrh3JoGuAPXyj7kafhEbjh2I9jeMfD5YvKsDtGSQ4RFOu-Ige0gZC-e2ce0KZxST-5We2B6PYhdSl0txmY3Vwd738yowJpNqY6QFg2sc6L5YuAZkd3kWz_8v3rYjOR8MUft_91DefbtemWsrBA0z8pXRKX2gfdeSboF8c0-IDK7oEoyG0uHz0JjUS4C9ypXdyI3a35pkulCvWlgvAZGuiCe6lLOikX39LTW3UP8CkoikXfk4pUhQNi8HPw1S8XG-Gv4dZTgWMgRM6LylkrNBn61Wko-SA5VEsH4gRNc2KAd1xuIS3HoaN7xzgMVyx5Wqjaxb1sSaMvJYR9ZsycUjDZaO4Ryv0PkqgWZQv_pr_fYXXWcpDnkgj_QsD99Sucf-BxrMSxWH-jC5Hv_poLF2vce1gpz-OTC9zj04xBHvgyT--vUJ8G4Z1wzyz4koUqVDZa0uH_M5PVaTileyjKE7-aFRnI9qG0hCUjVtXh5YsP6ImmDIYGpHITgq14neEGDIQ5BFVYvMEk9RN2b1UJ791WiiD-XqaNNjsFdBCyyPZf7JPujz63e5FgFK8IjGwK5kRM9pIn0gftat7S3njzOpBb9TFLweb1FUjh62tEZH-Pv36B8oj6oW4r8tanuCXy38g4A62UNVTnBreGuroAmwXSkwfd6oajqKjeY1UiXG865NE4dwV4WW3LaExqVb4-03t0p1eGwGfIY08CxERiL8-lrGLWg1ehgIt9wecRUosfDSugTFkLLa-MCNgTfdNYNb3qbkEd9i2le_lT8RyUxSiDWUJry0LOg3R9rdWksqMPcbCwcCVj3AU7f8q2boXuR1qUEx1axgBLYajK2erjJVQseoIKd1Bj19Nze3pZa6h_8gGHxqrABcMk3otaBPgm1GZspvTCrDPryzoLeWN86yPlqvPqfEwcSRv3hWT4QHPZeJBztpMle5OiNY3rmNbnvkL-4HoSo0DGLOl2B5rtW3gDjfpH1lQx45HQRL_9O7HjsUbehgg9tyqJ5uZOIKq8cn2gtDeWVv5V0M1vm_iCzDwUGW6r44DQXVRwCP2NcnOQTPeQDHylSgIlutWoiPIri8nAOgoHkjFyXmNywoINcyuuFFk2fvAuloaN5bfwZ-r3z1Hn42MGhGdm7-Cvi2oyJutHlvz2Wf8tmvNNltlwYWtnAPoRYwgIIPdwnngDvc4rvQAvT2PkV9ztW9h_rLmiRVyGWSWHGU9Hh-FgkcUKtOf7yOivajteFaw2E9zwlkIYz2nTPlnuvMvQoAxaSUBPd24uw4_zsGJ_9XLuJobHDbOqj88wm5R2WL3Re7VxJXDeZbrKbrmVx5d7f7fq27m1xvYJT4GbWZ7vxIdoOrivooriMUpUW540pQVlY7tZoc1zr_ZGqn1jtclL-easTTIE3UNHgDwVz4TQvFqTPfvCQKZSp_lcMVUwoyD6NZdKfTZFWe9JkFENMyOZbBq35LYrwYx9ZM8B7ktrBZpzMWY5CzxODnOakbheot1a2FXfLzcOZ_YdYIkbWx7URHeCIcsa0ig3tLdpXSSksvERcfVIBDZQYbwIe1Sli0xjWWhOe0FSjzg1T-MgO2pZ_26_9UfTzaL75FRmxHDG3Lx5bF_M8MikbHhCzXUSj6Gg8a3Dh59mjfM-wUYMaEXWYFTQ8GTA9PyU6E2Qm_XzEpLlP7qWtl9Q9O47Q5lepCpyoIRTnTaX88tFchrWpbBMrQ48Bi0KLZYtj-O1SU9EpdGlpd7wA-j29IbTn_pZaQMGotpIkYuvwR2umDTXwdJvMjHXIHJfUiu1ZjeY0l1tn70I-gDq7YilCjFaqQCXyWgGWUoj81Y7gPL-IGXxpsZITVXAt7BlY7eUB6vQIvmW9jeroOHPL1TIB94wLjFZ7oQUWtrcjRRv_OBT1rMFjMabpqEUdLDa6OZJW-Jto43QCZ0qEggwRsGKyMkUjkVCQefO-1gljuEYFn7eix17fjE42DMPeti4SRu3oAwXLipqecFcC_lpdO3h784SZVdseDnFX0scTET13JFbmMw0eUe6iVctKCau8wUJw3Esw141ARFDnzgdfDoEnKeQOcj8dFVRmHr5glpOT9wjJFfCgdnGRDTn6QTni696kXahBmahIX2F_-6H1Xov_IRX9FGx0Nok9Ml1G_nJC_SWem_QkhcrXDEGwI615Z3exrhRkfbmNiY0XR4DVHiUGiAMN_lQBFHQbfV3ZE0MLDCe5WY4BKy3Wx246ADYASg-8--zddAYUI5-_PSZY3zviDw_fjVwoegEc9ObMYQnqe2pBI2vIi5JUwZENOKdjCknKRtCuotMZmlM1TUCUiE2yag2OvCb6CmZRwsag4Fb4x-C1InZIPT-rXR66Wvkc5N9Cnqeh0dYMT5KM_0WgtZJdnzKhYiRbBGk64vcyR1nfleJm7aL0FsaM6q13_IfDMZmhufCTUnyM19W2K7AqE6UD7MsVsiQKwIFKzzlUmsJ5SjCqYu0XRG3sFlNqggkNIHeZr5_Kw508Z-sttJ-ziwyHiMF98vdD9_Izrzqw0457G9579X6bWKgp86iUAzQG4fReBmg55RUolma7daxFrMY9iaW1g49mLCxYjizBW3iDdmdomjUuFpuRLXGa0JLfyHMzvQnP47CB2wYTw-K5CeFRsgRjDfWhdMNSfrCWJH47esKVXNX-fAZfPC1yYsUZwpHRKA5NQvVb8WbELLJj5Tt2fitEasch7db85-YOQ-lcf1YoTNOVm_f6yLslfsm6ZJAHGLC88CUFG7scJjN5WI591pZuhS5bZnBAL3NBYAnK6QTGOSYNGkIY9qGPMPklGkkfBwaqmccKD0-dr217jYyGVZ4Iva6RHpUQROLEXcHlXBGfAq0dvcXfOznMYJKgZQKP0ASwGrplgbuodMGSCchmiTqiZ7ohW0s-xZyaWCwAIblyx88VBUkBNhsunYHtZ3sC0qfDQCcXWxbPjscWQsA', 3, 1796078545660);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.4g8bGNkdVztgTSluHLEgb5Yybr3X9b5NWf4Dwmrwx-w', 1, 1796078547000);
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-198');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.5vRhYZhh7zcDJT9_IUVLFYGoN2z8TytWPp7D6dlAHa3a1wK1OJF0RPfj_yudj3F0Gr-S71QwdN1vJE6Kqv91dcfGPtumRW4LdsSTc1eW3kdM4Ftjc7K5n63BYUweItuHC6E2wpg', 1796078546995, 1, 1, NULL, NULL, 0);
INSERT INTO public.one_time_links VALUES ('gX4wLSvsV8dHoB2nL-oklWnCHXINlYuX7G_cKFqPGTg', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.CTJSguYJx_6SdD2GWqjx_reLR9VPcYoIZ2Vg3Bfr5RLILYyBVhn1hgrTvtUsKSOrxJ0ViInuoUn6XYIHWO17o_wM-lLMX8eqFUm3g-hV4b8nX4i0AP5q_OJQr1OftX3mD4tGDwBJ_U2rw-Ts-0d9sgHolAKjJU4R', 0, 1796079146940);
INSERT INTO public.one_time_links VALUES ('f9lqL_FQLUFYckyYuNZVgsw6302Fj5xNzWXjtF_X0ZM', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.3MB0QwIjQGa5le_-mIkhPHDRahV3PBowSPXlPlmvWwekfkTLYe4c4mBNtRxpEsZeM6XJ98gEtGm44CvC3d4PgoWG-rBPNW_ecYg555PZhquOJN-b1-4p53eHIWsyk10DACvmWF0cv5UEpAjwhGitiGXmEXJ_2mrkrwfGdnw73fn97I69lC52FzDK5dCnVUblGBe7POKPfVa58Pu0bbE', 0, 1796079146956);
INSERT INTO public.one_time_links VALUES ('VCU5mBboImStIrdBpb8ixqMk8ca7YELGOPt6AsZHV7M', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.RL6cj_HONmYsnIKVai2k2J0ZMn6gnn1I2y86vnv3m6Wdmj4a0y-8r56g3fvTwbNJfPQq3zmL3JF6tuPqN63BK24Cdvva48iT0CAmrF6DRNz6sQ', 0, 1796079146962);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.5y7ryenFlW_BcIvh7J2dmmW3SgFJS4txCXpZW63UGDZDR9KreqW06h2pR80V59o', 0, 1796079146977);
INSERT INTO public.one_time_links VALUES ('Dqn7QRgIiczp1jhbnvhOhYsO0uXNanqtzR72iqQxAWw', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.eoi1I_QAqo4g-xuqpLfijxZXnbFeI1qIM9a__Pjzj5HsIT1LLW6Lu7gwq077AmeBE7Ykr8wuIBbtEle1DyJMOM3GMHhvPXJY8uqXeCLgKggWCxEA8IWt8jNZH7UOk9yUcKuxVpwWsgbDoLzN8rRYDs9ZyT4fhAeCTCpL9ULnDZJzj0JcuTE2RtGLiiV8CkpjafzJKjOAK6-xOW-vuV33RgtKR8iJQpNdlILZCvJJBfUAOqd5HQRWVr-WvbHLX3JRSEjGE6kgtr_rxPEs427WcA', 0, 1796079146904);
INSERT INTO public.one_time_links VALUES ('cxBn2dyJ5WDTm5q_7xWtfZla-NCHhSSmf3cKYaQXnNo', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.11A4zzBUxalf1mhxP58A0zrUWRI3xpsdVPCwq558R0d-kFNuzGmv0v0TLJh2qd-UF_tJsL6Cr_Fdj2E', 1, 1796079146909);
INSERT INTO public.one_time_links VALUES ('DDW0P8l7GQjIMCBY0IINFnX9jW2JL0q5MjnvloSL-EU', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.hu6UT2KV8hCfdd6OVtVETap8hQ7F4mJujs1bPG4vzFFH64HAWfjF_dsLa0eLmAimt4eROC9S4kFNxeyQu4tKtPHfSv9321CYmamRftunmodepmWKPlEqDbSdp6zW-EH3S0bKLWfQ7yHIObWYO9oxToTIXLQ4oMmR0d9YypeIoqC2K_xQrrgsE86Xi_IGRc_jrDVtzdJSKWCrXvi_5u7_0JYMHTTOpX6oSNLrH_KE9qVBDyIcVwYKrEVhd-U8U1pua2nvRY1CoB7Ue_umLSdLtH9TRMEVHjY', 1, 1796079146909);
INSERT INTO public.operations VALUES ('gq6dr49r', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.FlhfVxSNocdgrR1CkXApn32aD8-RGDW_9IQkyGld43NUNFzj8u1jkTc9ujTIQg5RH5qnWK-QRjsmnSLycMD5nsV2YVOCIXV2hHh5yT0-XbOTcdGI4jc6BizDzq74sxJoy-2XJfRYokXrZehY2Z0Ck_odmb11sbEuEWf1mHxXvSWE3y7GxSo5fgZaERr3X6SVoSJxmeIleCy0CRBwXLy24xujMQ-9LXY9yNCG6a-QxOoVNEWDllHIpIXkr5H7Tud4k9rCiX2x5FsX5vtCceFLdEfr9w4x_Ai_H0ylnCblmwIGRlnf4N2X2JqOHWmt2hUgLxuzewGp4cKhLa3lHiN17yPBzj-JP3OT1l9KeV9P4KUp5y6fHtPlGj5Fa3vXMC_umWMwb1V0VkLTriOg2v7pae-fnpIkL0lWyoC0e87GxC7hDedYtBBDPs_tocyi_JM506vJeZSbivxzLL9QEiQxMdyzCTBuBhaqQC7aDyQw6DyFSR5aVUo0s4pic2Xlw1rqVdP61wss', 'v1.k1.ArnNyhh9ziZvGZ-00Gv43AcszxirjWjqCIA-8BCilD3rhXd0jgmyNYd9a0kkdwqwymMr_hFoYEgpzAsv8ks0HZxX5TnV8Xm2OPezgix27FqxEYVcY3xWZ7QODd-7MuGAeDQqkcF_jhhZi_wsGx9rEedWqWco8BUH78FCaLzacXroej31Kcm9ln9hTl2A_XDGI9eREo_tnlgPSQIF4F8Uruo_9AVUPHhKle6c6MVh_sN19vMqQls32gQhnwBrIwr2sn4qW7HHUbpt9-MQxPvpTm80KZ-7gHVwNdvhQvxEfj08Pi3qqCgHw6qjkDiaNhHxtUxbuIq0tOAvB3VvDDOXe32aPRoTpqtzHB5SFDjPMY0QLejBEDb0BuI9eJnBHcTEv58sHBRmH71MbXBxCd7T6MMr-cmo55uHL3TecfkSbEiOfOXizmqHvL7zcOZOCnBifSWQu6ykyEiqvYrKbbjtJVi7bczEdnc6Bvo1FBkKMHhZdlOjzyyUTwrm0fb1BpmgzojOdrvHFKK9FAp5_b-K_7SPMUSodZHo9NWX5H40TVAP5ZK_WL_4GDd-b1Ujh0u7xAzKck2-w15bgFSyBFDX71EXyXf5-Fig5yRk59M1sKa8w7dNXPc-niPWA0KWb3LXvVsTtbWAQCiURp7rjL52aXvX_A1Tsm7EZsJc-h3mA7o_OZwQhnZ0U9SPWZ5dDnl0vpkAA5QefgwvRdjYJTTkiZQbCuSrXde30-fByPNCMiG7Tf02oD1rs-x8oyjO924Fej1YmXQBjFjamq-AHbb04E-bONFdM_E05h7vijN-J24ePcElwP8nNp23SN6ObuhdmvCz2-3NT-nO2Dy7YaGh6rrWHWKp8ujgPLcb0cpuXMnNPsNXPGzhS_pZ9V6X_qEmfZzajkUZw9HZ-A5hy3JASN9_MH3rcRVVHD1gNCZ_7ZTyCiMLx1fMAuoIw5uB2zhbntmMdX3Nv6i0ta0JcBtrgMyDV89JEkK5-a1XfUqQZj8VhrqFUEwzpH6e7_zWIVYgplRsikZIn2VZ0DoX8fVBM-QRYognY69BWhSckMr7Cm_vL33bEzaEGEO4_6wzZWouZyFfAL7ATW9krm8DowTpIrARKwLxZzK-9xFe530tbQmZwKBGqGNtHj0zzUYATYVwcGxnJigB6VgQcn3A5HGIZoEBCuVM1ds4DHuQzNAqo63yFlihQr1rZ3PXYSbZ6WLVl7aA6CStTD-xUqghZ_TBUjkjGBqEyyMMpIqt9Epg1Nyx7n6XlhvXwEhyUjps2Q-MHD38qpTmGsg_t3TJ7aPUXRzJkQXwH3lLT_AGFJNeQfQuEL7PywCQrUcfsWlyyhAJ2a2HWz5MxGJhD242WAJ2Py8uC5pGZd3unR8WYLMvCsQLJpq-GBoCemJ5CyFYh-mpH-KzRM3CV5PQ7tiuFvCLA8rPfwRWfGHo_kyml5ITlJ-L0g3bCwPyJ3liOEXN4zMC9E8vsjU-762O0DeHKwUn9xiB8SQ7z8gQENHLTDddtnbpeq1gNsjXcfbiTO3fZNfgngBkiWocbnnPtPGKX_R9tEA9u1qxdMl14dQo9xVh6KQENdg7LSDFI_5_41bWbHi9HfY9gItQlZxMc2aBPgdJ5NPGAdgHqBWEG_NxgxC-DPvlJppuFtv7i5iz5BMTNbUthm6t1ss5R8bHytLXZmBHWWAOdjJcsErnKqKHq4A6-cu3hLmlkWFRMWP9gXQIP8H978aCxvXXrtNJm07Pas3NkTXy17BBbOpmNecWY5FH8crVyUzap3jB9Mj2hottEQlsLZfzCgHWOKnNN7A4IzvK_ySn7PTp1OGSQrJnFJtk28bXa2TSaD3sklhQ4CIilKxRoicrBLtXGfp3Rq0owGX4WZhbuhZFP2sXWIu8nZU7PIwxM0d4kl2EtX-mnjLHHzry5yfkK_W-TTCPZTtQuuMUURlsx5mVVDZ4WfTY46LtiZCTyG9AF23cGLEHY8KH8wUermdPTz5RfHJHxF2BUDjvE3Ft718jzXxgdda9BTX-Xvk0QE90bgL1ChJgMsoCaklVWvT9FnuklYc4wkhP0ZJhE6PDMRZyVDChLfWsTQQvBC5fHIGxVyd4hHPOu1h_gSR6z_gfDsVCs30jq13DBsINJF4efGAWIHCK7lHcaOGBFBCdJgz8HBeAB4DymaGAlgz-86WsIoxhSCF6PJPCr2Ts3TJ9uH2gXeP7mIOu1fWsojtdNiWcdmieJ7oTcX_1SYMJfonwH2nrR4JxJZ8IiTsbxleeVSzmURIJwaNl40vZ0_bo5vR8piLotrPsJJGtrZm48O26rKNOruwkhqZ1BgbSR3RPJT9ZOGLZxTaEQWKKTjiuppJz9yJPPgxDNOJnI641YeJHkmFmGw7OxAmGv1fXYsdnX0cG4X-t32FIqqhikzzwcmzyCJPULamsgzUz-6B8ZzcvPqJm8mM93stVfYtDRbXk7IpXDHLklcKv3WZyGU3k3wQjMtbdlRXTa5WBzCzYsv7mrG-7jgCeUP0', 'done', 'v1.k1.Y6jfYPRIqZL7VPz8jwKJq9z05IqIN1LkBrYrjZBAioQq34EaNx2UAG1OkK_RLmqZewnAvl5D6Wu8LxlCRwgbgMx653nllEIcNxrZA3BBIMxa_NQNJsgS1puQNFgqIzD5FXE6OCk0qMAYaKFJFwpxZWXvXdzCYm2-', 1796078545010, 1796078545114, 1796078545385);
INSERT INTO public.operations VALUES ('2vwf25fm', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.BlGogxVg2LdPYLWGCt6mdEzUMi6xB5AdJghEq-mwHYURrMGf_SAL2qMs9m4nNi5EN6BsCstvh9MYnz05WlGPcUvnPmNburz5I2MA1LiRzTE0XPMkTW86vHu6j811P3sBTjElLg0S3QKzSW5f3-zstTavOw0vkxNHZMzJoOXkJUW8IEqSWpE0fKCAPfumG6l3TJhPDsMUbmtMxK0d9kuuZwliAcKwA1nGJ9mnYLqno5YAfUemIMHBPxpjJpWyUbnhQnD_6A9y3O_ouIxBc2CUsK5K3Rdbp6zmyysKC5hy8GmNRS22rBIj_COs_qY0N4SsGzS0DMT5TP734DRQ1-LpWb2rvjndk5ce3d1zaad6z-m897Wvlfb-uGN2u5DeNZVTalVTLG01QYhbaej6K9Dc0tZMr6z9gIYserkdIXb-oEaNzcWXJVxQG0eVWQ7CFAGEeZimHZYD9889NFGcDkbjL7OmBdbkYGsjrJssOHwdmMvEO4r3mnup84_BYWi6jjpbovgR99Y', 'v1.k1.nVNDwdC0V9Fgm4_1HHQhk8nHvL3FeaehBFztOp7VMNok0ZHA51KaolVsWkK_1BtQJq0tFJTH0J2ttqfL2FocjPvNWCmj6PBfCtF3xREQHs3HqHaB3estzC_2TJkqeqQZBRLiKdfSkn3fTOFmMQ4XpbO8WzkxQu2wsu-Q_fq1DnPhN7j9gP3VqI6izs2lclfB18VgzA9s2FVxGeO5PkpKF-1GoUd-J_KJRwV98a76UayCUKcqiv_yO6kes7GCZOzoFn6s7XXRojvkaC81bTT-JCkJZVNk0VbqBsWELacWCrDQ3-8FAF5M9xyuZGGyqrcmImQHfRFXYtuWHv87p0C_sO5cCUNLoCzi8I9bzuLP9PW-SzWlDa-UvqkTxofRqXKFWOpLJOZfqBAI1IW0AdCke_zeIORowYRfrSPjxunKfPd972YlTjyQyPzkZCOMcKnpm0Vgjzu-Gp3KScaBbNRHVhS70_Cp2Q_Zwo_tYYhTCWmvp2wCgKrSxiVW_KWePHJFIqu_Cj2gbH6WyWjSxLmdiM_L9ZIkI5brgSmznot43ohPT9VVRxSR6KUPJhVQwT2g583iYx2hMfEe4s-IlGevrOz1JfjfOFrOrOYRRb8RvWahnZMhSo-ND9qh0dMd7x4m8iOd2E37-xkmajqOnRxM-IuLEFt0wV9v0mfV15O7GLTfb2eGa1GfamvbDiP3CIRQoP5WJlyREek5K5wafKYcC5a1S4w48RpBsew-QNBuUqTUqOirY8_pAUCjJbqIlr16wHyifo52H8sxyrT9iQvQEcGnjdb8WmXd-pPUlPg4_xEDpb40SME1aOjhFtGLwZZEsBJRb0Ld18uCqc6NfU5Aleb9v2xEesh0G3rfXYSa_iMlhlu4-wpUFioVBbAMviROEupiveJCbP410B24-OZDNP8plBashrh0u0nPB6hQuzcC4gqmvetM9ZaHyJAOFRtAUNhX_mFyNya-zyJZM2NGEIAlUVYPDny_OPUAUnNL2TERgOQc2PfQtWyX850axPZfCkoyN5bEUjR9yxoOU77YSBELzl7NSoNiiBCC8nR0g9ff3IcDF-_N881wiya0Kog7eTmIyqQRIJQToe4S-5OSzhgwXmw-Yw1sa0WcJ7Vga_tXtZB-tFNuBOhqJSNzu2HyWqXhYanDqQ_5zRCtzPNUliAzVqBa-h5jjIqWobNedLbazS10rLlirZJ695nZ0Q5aTYnlx1nbuZL6NbjpeuU5htLJ-LYGSmLUsJWDZKWILjRlA1qkW9HNgxZpJmyjqIC94NqXTIyr6uSyjxdXB4bzohSe0C4DN-K3FD25nHN9grz-2SXwKJCoVaI9OM1NeI9TZ8g9TzV9_3FgaAnwgcJHa2_tb0QSSThDNtEr43JvFFO-Nw6JuE8hC_saH7JA9Q1mtN08PAUDQ-corTkrGgmz-MJTg207kI79COj_BhBPKHAKAQegU51CR53NuUBzi9NfOYerkN-p79iVVC7UXCUyJUHQeDINtM7-CrXeeR3nn742Dnxslkr-dcTAJoEJQBaSJn2pn724N71-asbpDaf6wWz5hnu4JXqj6eXYMn3ymx9SmB5QWnr3WVTG7aMfRGfaD65i3_LNpJ4M5K2t8yQeC-B5i_ICNJBQKsfipGRS_CjoZApzM1xUwwQyvCBjMZnm_ZApWiyOvrL5CPW5abgwBVVAoa2GPSrhJ9ml9M9vmx6j6T3QCiUybO_t772z0PxOC58sWKOv2zFX7dx0bLSCHGZthVeq5SmSCqRcr3Bd3J9as43dR60q6jhD8RnX7M-I6CvMJR7X1XC1trGPYOH-FLeMoQ6Yn4FE7MaJm35gm8Ixt7gwOh11baP30iH5hEiyEdcGVyI8bi4lU-waBsghmJrbSdBvPI-_peCmGp6I6i9Ah3OUx7uNp3gsPXywDGIqWtaCX05dFn6u1njkcwisl3k_Wh-SI8u1XeyZbCrhjy6Wdsx_iIKHZmpJvAo3slPgwPU2fBJB2TJYURIS4IPQ7djyDqcNY-P_T1V2YNUp_hG87U-HBmAyEVvJl8uM7XSLmAfLbG_vN8ihUAWlEYorZw1jNKfXBZYg6ySl0tYGvECPanj5vDozhBjVcObibbEpfMdNwd9BmomrDNPv2oIpmoR9ee50qqmr-22D5GwhKNNYi2TrnNsJ3oKIlsRFvaa2hKanZazJaCLku9gQXCzd64NcfkEBxdIxsTixIqpVysGFqPk8xR8uX7elh2E', 'sent', NULL, 1796078545862, 1796078546113, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.5ajQkSz4_TloE8Om3Ox9lsfV6IxpDa4Pu6SGpM1R3Aeg', 'v1.k1.fYreD_-ys0EYGVK3_Tb4wOs0pIYrRKqRkC73JiyoWy_Yww', 'done', 'v1.k1.2pc6OO4AMWoo1VmI-JAzbSt2vdMFRNpgDswTWmGwYVQ_fA', 1796078546984, 1796078546984, 1796078546987);
INSERT INTO public.pending_requests VALUES ('2vwf25fm', 'T0ACME', 'U0ANN', 'request:0ebe7188e6eea0a6577e45607f796af9c968223f2b159923c3e107a6512e507f', 'v1.k1.B6C2EDqEhyyKEZETk9sS0LcvDeUnDjsQQRpI0NslI7eIJkm1CMn6jnjf8AxErVNRjt6MtY3zBUGUFoqErMZ_PbI0ejGXWBnkqIFWxPlrc4CptxUVdLtl9dRhsGPjXB9R-qfjhLgheApWWxiotyl-q-1hbGTS02naf48BEIsCjJGIOmLPSIxOpEQPwhPVAhpjSitNO8fimatiaI1sh0g13EtlPSUgx5nqKqp4rqtS58CnyRA_gtWJKZ8m8xhRDh4ua2fuKh5sxB8oCYG3zD1JuXS32L5SLB5Dd872nHe7M5JI32dlCxKeVYuPSCzu9wiCIlrPomkaY5mvCRD2PD2HYREz3ROX2HyJyZ2FtGe8wyrbVGNQZsH61ugMt7i0sgwxSEbJOyaZkg-2c9Dcc50q5x6ey7mTEV9iZQ2P1qfVo8yCMHAX7Y0sKubhixpmNCY0mxKpQe1XRrrIWMnZP1fzdtXFWbw7qMho9l3V2U3Eia_0-OQ7446ZmPgEtjSDUuoJm6sMIRbq3j4rNhe-cbx9ZwvjW_QgWvWMGBALsdVrLdIfMfO1lmOETp97kQw3du3y', NULL, 1796078545864);
INSERT INTO public.pending_requests VALUES ('3euycv6s', 'T0ACME', 'U0BOB', 'request:8a05353fc3f62b06a5bd70f67d251bba4a198171e1f8161b03331742d7c02fdf', 'v1.k1.R0w1FpgUnIrWTeIHNRY4hP2pv4ZGaTrH92-XlWUxRjlB43tOPuL4k2bvHAF9rBr1mtB05T4zf6rWInTGVTWSuSvNNo2WmjFLnB3JCIYIz-hQgiFdivQ2YWQ9ccKtbiKFucAUtTo6p9yEiyc2xilSo8CpkcaKUG3eKtESCQXDPXKWOsjioEjeiO90mb1Evh5BCx4VlQ8G-j39YMQjpg4MVH5T8YB41n7Xyo0bAWNnsvEOBVwoW5LIjsbHaAcF0hi857DOm-9ptwcIrKnbGgM5mNLtHonRsAm0wi2ofPLgFUsPOd3i1w0ZnxlRLDbmjr0q5oSb9UP37hNQfBj8kdqnLHZxwHGifCHd18ghBGsiZm5dPn4zfNKqu84yMEyYXkDTH3C7FYf6JF0o9bixnPlSU6az2jZEdJGM5dSUZ_rZNu_rqQhNPUN_omuKY7uX28tQHenAr658LwfCjC4sppHFjkQjOb-qaMOJOE_dF3fvi9BhpPYwoDyIdrhfknEFk-rmnaBNhgCc1zB3xvMu-KsAOFg8GsTDcd9_X_gP4FMJE9cSX4m_k7wHu3N6SDnQ7v5W', NULL, 1796078546290);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.GHDguEJoE0qwOPNILMzPBpYSETAaqfPNKcRsSx0Ade0QFiU', NULL, 1796078547025);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-200', 201, 'U0OTHER', 1796078547436, 'planted-204', 'planted-205', 'planted-206');
INSERT INTO public.posts VALUES ('9b3184a4-b3f8-463f-8a5a-d3807512808c', 'T0ACME', 'C0KILL3', NULL, 'answer:gq6dr49r', NULL, NULL, 'posted', 0, NULL, 1796078545700, 1796080345678, '1796078545.791000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('eb1466bd-8225-42bc-bf57-fe0791162001', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-30T22:42:25.122Z', '1796078545.791000', 'v1.k1.DB5KQ43VaWftpqZMr06QktSgZDgykfXuUa8y5A89GQMVqt-hOOOynW_CQ5o5uyKuE2C2FZIbLYyfHzObExbnRz_tqSghEP3EQAB1FL3coKh6jYe07_AKybjdcDeUz3uu94fFtHq8wIdi-Xu0iVwE8uchlAMQ_lzXLF64dONouM8oHuFsaH09XgSyX_-sHUDwxR0MhwAK11SmFR7Y5BRiZvPAfBGUYffBDqZNGdyg1EXrzP0IXiLGGmLge_ezVuZ6Cz2D9nTMUisC', 'waiting', 0, '1796078545.791000', 1796078546180, 1796164946168, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('57bf771c-90a7-431d-ad64-a65282a1dfcd', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-30T22:42:25.122Z', '1796078544.912000', 'v1.k1.9VcCf1e-UywJZOyZpKabiv-8Zi5vh1xBOIVsHoXtBF5RxQdxGqjmw8loskmcHJgLAgB9qImBNi0-klzsGFXjthbavofFMvX0OEGnKM8k53Yg4CIwuDTsvf-ePr6hXutQEihNG5Eg2_sKhaC1u_UVLrwzJxhux1L_O4xzR3F6R5QZbzofjP_vbtd6ouy4C14chsrrKM7ifxkhz1ZwxFbi9r3CEKEYCPKf5QBxjPxnLuxEMhWneZKLtoHVw97bwt68fzu8DKrHEYT-', 'waiting', 0, NULL, 1796078546199, 1796164946168, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1._94zqqpruluPknkI-ks5oi3rFv7t-4r0hDdMGOzCVnpo1Ec', 'waiting', 0, NULL, 1796078547026, 1796078607025, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-208', 1796078547449, 1796078547450, 1796078547451, 1796078547452, 'planted-213', 'planted-214', 'planted-215', 1796078547456, 'planted-217');
INSERT INTO public.schema_versions VALUES (1, 1796078539146, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1796078547460, 1796078547461, 1796078547462, 1796078547463, 1796078547464, 224, 225);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1796078547475, 1796078547476, 'planted-230', 1796078547478);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('generation', 'FMPtvNrhJiL8dW8_C5NyIQ');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1796078547485, 1796078547486, 1796078547487, 1796078547488, 1796078547489, 'planted-238');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-240', 'planted-241', 'planted-242', 'U0OTHER', 1796078547497, 1796078547498);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1796078547506, 1796078547507);
INSERT INTO public.webhook_events VALUES ('planted-249', 1796078547518, 1796078547519, 1796078547520, 253);
INSERT INTO public.webhook_health VALUES (1796078547536, 1796078547537, 1796078547538, 257);
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
ALTER TABLE ONLY public.policy_changes
    ADD CONSTRAINT policy_changes_key PRIMARY KEY (team, channel, sequence);
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
    ADD CONSTRAINT webhook_events_key PRIMARY KEY (key);
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
CREATE INDEX webhook_events_pending ON public.webhook_events USING btree (pending, received_at);
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