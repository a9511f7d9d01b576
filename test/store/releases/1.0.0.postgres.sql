-- written 1796075687468
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
    sent_at bigint
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
    uninstalled_at bigint
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-30 21:54:46.616757+00', '2026-11-30 21:54:46.616757+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 21:54:46.616757+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:46.635933+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-30 21:55:01.667697+00', '2026-11-30 21:54:46.613501+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 21:55:01.613501+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-30 21:54:51.702726+00', '2026-11-30 21:54:46.614264+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 21:54:51.621272+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-30 21:54:49.716774+00', '2026-11-30 21:54:46.610181+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 21:54:49.610181+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-30 22:54:46.713705+00', '2026-11-30 21:54:46.615777+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 22:54:46.628286+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-30 21:54:49.70381+00', '2026-11-30 21:54:46.611329+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 21:54:49.611329+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-30 21:55:46.730798+00', '2026-11-30 21:54:46.608901+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 21:55:46.608901+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-30 21:55:01.7568+00', '2026-11-30 21:54:46.612581+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 21:55:01.612581+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-30 22:54:46.772821+00', '2026-11-30 21:54:46.605771+00', '2026-11-30 21:54:46.635933+00', NULL, '2027-11-30 22:54:46.605771+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2f531aa9-cc00-832c-a43b-73d62d71f6d1', 'post', 0, '{"key": "db3d6c93-d624-4130-82fa-e6d48b3c29b3", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-30 21:54:47.037709+00', '2026-11-30 21:54:47.037709+00', '2026-11-30 21:54:47.043127+00', '2026-11-30 21:54:47.061061+00', '2027-11-30 21:54:47.037709+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:47.048251+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2a3c8dfd-0f75-83a8-ad15-bf432a4e1e1c', 'request', 0, '{"key": "request:34da72b5cadaed90074b8dc42de2c93538d982ecd4245488965fe0b5c2af1474", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "cd3xpps4"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '2a3c8dfd-0f75-83a8-ad15-bf432a4e1e1c', NULL, NULL, NULL, '2026-11-30 21:54:46.897649+00', '2026-11-30 21:54:46.897649+00', '2026-11-30 21:54:46.901295+00', '2026-11-30 21:54:47.08003+00', '2027-11-30 21:54:46.897649+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:46.974974+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('397bb731-1d91-8762-a467-868df8af0bb6', 'request', 0, '{"key": "request:cc117fd407f0e23139fa50a396bfc16b6fb1b1af2a653373624a2c6b68d15529", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "mkfwnzfh"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-30 21:54:47.068224+00', '2026-11-30 21:54:47.068224+00', '2026-11-30 21:54:47.07425+00', NULL, '2027-11-30 21:54:47.068224+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:47.117932+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2ea847ec-8d54-860d-a4c6-2318ab02061b', 'post', 0, '{"key": "7d37d17a-cd3f-4ee0-838d-f1b3a4c15ee3", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-30 21:54:47.141558+00', '2026-11-30 21:54:47.141558+00', '2026-11-30 21:54:47.14869+00', NULL, '2027-11-30 21:54:47.141558+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:47.14869+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ab72c4d9-c810-8f7b-a5ee-04fac5ace250', 'post', 0, '{"key": "4d13c2b3-4add-4aa5-87a1-42efb53d3b2b", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-30 21:54:47.142719+00', '2026-11-30 21:54:47.142719+00', '2026-11-30 21:54:47.14869+00', NULL, '2027-11-30 21:54:47.142719+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:47.14869+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6d42af5c-6027-8b7f-ab69-91755e6a30ed', 'request', 0, '{"key": "request:18a58ce681e70db1d6bbf2ca7da365a0300c16658f4be1d538ed98e11cf953d4", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "5nuqxwtw"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '6d42af5c-6027-8b7f-ab69-91755e6a30ed', NULL, NULL, NULL, '2026-11-30 21:54:47.143607+00', '2026-11-30 21:54:47.143607+00', '2026-11-30 21:54:47.150188+00', NULL, '2027-11-30 21:54:47.143607+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:47.202333+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('36b86a79-508b-8679-a13f-430946f23ff5', 'post', 0, '{"key": "7997ca7d-f977-4319-b0e1-59c891b9e351", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-30 21:54:47.221477+00', '2026-11-30 21:54:47.221477+00', '2026-11-30 21:54:47.224489+00', NULL, '2027-11-30 21:54:47.221477+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:54:47.228785+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:54:46.584366+00', '2026-11-30 21:54:46.588705+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:54:46.590559+00', '2026-11-30 21:54:46.592845+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:54:46.59634+00', '2026-11-30 21:54:46.598307+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:54:46.600621+00', '2026-11-30 21:54:46.601377+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-30 21:54:46.596968+00', '2026-11-30 21:54:46.595778+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.KzYHOA6oHtXLgnA3Ed7QEaM-rXg-wd5bI5FRtu8wlX70IkvGq6X0', 'token', NULL, 0, 1796075684877, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.zvPPK6ajmaG7csmRzi6LGnzjWGL6b3bFjSdqEO_gDSMjb8lCv7dK', 'token', NULL, 0, 1796075684878, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.cVp8xJzGjHhzOWpfx8Z9EwoOPVx3GUW1-Z1BrsiqQU535Krhs0xH_AFBEMo', 'sign-in', 'v1.k1.QW5sAlp4hKW8L57qSGREIVSxv0nkQ8TpFozcLdHETxcoKcT0G57KjrE6YEYn2XCABlaTJ-7WWKZgHLo3AlrZX3FmY97JLcdkWVWRKtSe1g', 0, 1796075687374, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('H94EqWkfaOnha2i0jN12Zw', 'T1', 'C1', 'USEALED', 'v1.k1.19WaO-mjJoyt9Ojzh1KIGbItFJEmdp6BxeGIEtOyCdckaaCVAjwUkp3rrF4', 1796075687396, 1796162087396);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-128', 1796075687567, 'planted-130', 1796075687569);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1796075686988, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'cd3xpps4', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1796075687205, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', '5nuqxwtw', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-133', 'U0OTHER', 1796075687575, 1796075687576, 'planted-137', 1796075687578);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1796075687.058000', 42, 12, '406bc40b7a6d74fb49512e0792425869f6f5b68e', 0, 'U0ANN', 1796680487035, 1796075687073, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1796075686.856000', 42, 12, '406bc40b7a6d74fb49512e0792425869f6f5b68e', 0, 'U0ANN', 1796680487099, 1796075687127, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1796075688069, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1796075688232, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-140', 'planted-141');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-143', 1796075687588, 1796075687589, 'U0OTHER', 'planted-147', 1796075687592, 'planted-149', 1796075687594, 1796075687595, 'planted-152', 1796075687597);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1796075684878);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1796075684879);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1796075684879);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1796075684880);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1796075684880);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1796075684880);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1796075687408, 0, 'ready', NULL, 0, 'v1.k1.oAdDkTeS-T7ipyDpfXTDUX-OiRAUesKHT20M_Dsf_Xs', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 21:49', '["49 21 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796075280000, 1796075280000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 21:49', '["49 21 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796075280000, 1796075280000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1796075687407, 1796075687408, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '7997ca7d-f977-4319-b0e1-59c891b9e351', 'send', 1, 1796075687231);
INSERT INTO public.durable_work VALUES ('planted-154', 'planted-155', 'planted-156', 'planted-157', 1796075687606, 159, 1796075687608);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-162', 163, 'planted-164', 'planted-165', 'planted-166', 'planted-167', 'planted-168', 1796075687618, 1796075687619);
INSERT INTO public.greetings VALUES ('T0OTHER', 1796075687622);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-174', 1796075687626, 'planted-176', 'U0OTHER', 'planted-178', 1796075687630, 1796075687631, 'planted-181', 1796075687633);
INSERT INTO public.heartbeats VALUES ('dee5ff50-5d5e-4c3d-93a9-fb829ecbb8c0', 1796075686412, 1796075686505);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1796075687403, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.J59fIbZbOhXiOqo7yULvGnKJ5GT9ZZHh_bvi2yCjrD-j98TW5HUjnn5-SG2Pk2fA', 'v1.k1.BUmRij-cxiKNNxpHozEs1elLhxZcyBL7JTkwboTpT_W5U_sRy94lD2GpHg', 1, 0, 1796075687393);
INSERT INTO public.leases VALUES ('announce T0ACME 42!12', 'a69d9529-6672-499c-a23a-d70deb377639', 1796075693080);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '3b561688-9f33-4842-a973-4e0b7f63a248', 1796075687141);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '3876fae4-de1b-40a1-adca-1539ae58ae22', 1796075693217);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-184', 1796075687639, 'planted-186', 1796075687641);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-189', 'U0OTHER', 'planted-191', 1796075687647);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-30T21:54:46.930Z', 0, 'v1.k1.imA7n-i-aUSje16uSe0c5VbGP9o4AZWkgWCXLNB3ozRjSKxFV23IO3qOeK-2uNbn6dmIxvJUeQ-UK-xxRPN6d1GeEfUOER3_QJ-HdFTD37YUYFW7VsqAz7hKk5Iw-nzTPMnCloWIsanBYAs', 1796075687010, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-30T21:54:47.190Z', 0, 'v1.k1.5wpDiIcbvyNng4Q9epfdjYyh_fYvc8-ecTepiG3re-p5gVCk3xhqxkAAfOHHesOa72WGu19lXIhpwKS4Tdh-LiobYun_VFuc5I67loTL-uQKGr1qlrv7h0Mo5_eg9EsWHpygbOvuVwRptU0', 1796075687214, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.cKwZm3yPioY0NfUaoYfm58Wlk4LC1JKFJSMBKRbuxUbP', 1796075687402, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.M1YtsrB_KphZP-fktg49BWx8v2xNyxEg9-zLsFus1h9JU_thwz1sZwZYVMxnloU7W1WRgxn7YJ9nS0FmDA6fcEIgoaSRP7bLiBzKi85A8VgYsqPwwhqZJXQ4f1ELFKV6CmCvDI0jYbHWESuRAYeyIpcJeJCPxfYPd5V31uZqPkkAdndvO0p7xI8mAHkYZyVLTOYqi5K7w1BRgaeiTcqu1Lb0n--T48BV_Pozwt5xoUyRNU3WKcvZDymImvSajhQwxetGHd1QmCf_38oT59mdclg2Is3FPRCNopKnsYcHPzQW9Cgn6_uHiO3EeSwQfoweQBjNbwA9AWN9HPCLm-Aeyu1fvrMdI-HCV-0rfYwN-7MK1n96nln8el9zk_3_WXq63d_OgHmcGmzkXE0VwfEFmh0y-gWXmRh57NzTm82hgKBA7DTVok60VIh90DiG_-6m5UJVIqG-gfX7uD83G_cEWsLscAg6mTUVaC-WAQewnuTkocMCrT6H4l-wq9Vj57_pXVnVuJjEnX34QMIUDKVJlXhOgAeQRQkb1G_oTYf5-ImQFVwNBWPkT89cbI9Yp0RObdWPudVqT8x5CrM3K8X2pU_Y-jWlxEwEUhixrvdJMQplATnDeVYjKnyj4ugj8-7rFSAt2eMvDRo-rS3csZZyPtKwWy9R93Ut-wMSjAIybQOIPHmayeu9IGlohJKuG3tasGt3Ydy2sLYtZKEn5O6N6TjsT70C87E56fFcEL_lwcrZffaOMpZFawWYFS65EjF7GggG3XLlTGnRvttzdO-wZIL2yKAso8Ne_R2dI7EhL0jM8BazBfZniF5b5ZTw_p6OX4ILky7NlXmubNAoxEolvaOdY5YY7FI-zFAwNbQpUpt2OeHLwtZBmNaX8q3Ww7onA-LK0bqjCedTKUuJDfAlyP9Gwk8OC6CASDKOjHXtgyXjCKw8LOMvltomPk3gkXVHMWd-k4oWlWpwJfIlDm9EF5fe6Z5LXzpk95vjJndQ4FkafGv45hjDZ_oAxVs0zVxkOLUMIbiwGIe2aK_xLVNKL2SVGsiz0GAsOxhRA1uO73yGMav8hztwbh9XXyQDtzx2NYoB60xO_8wfoRolIw29MzM2dLZgseuW9P23zLd0387plqGcsd5da_q1Pz_w5FiaN2DPazwZ8rCLnmVycDerKGpuySwBGHtkn6KmR3RZK0232dieWNvYJI3T9QHUgWs8ZXPcrB0UnquYLD2ifZLC0fXida5tusP9raQdb-gGneZ7c2u3swJ0U7_iqymBL2WrU1cqXtuag18-L1HU1Lr84cIv-K7TD33GUsJz_RAKZn1Xd78872n5FyYgA4sV1ufZN-nCiqCIMh_xDY6YbMnyCYMp5lrSeEvYQJuhM9iTsuZQmwmff0uRnecSNHF1NEO7MgLJzKw6wi0_EJYP7hKCdgg37bmNQ-PicEVkQpxjV5x9jTTdWDCLaeQ_ZBrj3Om_uqPzhTEsgFydpm5pQMUEh6rMGBGCVuvLv-C2Z0hBNXJDau3yWVu0_-cqvBE7M__TXk4EwebkLKof5bDKlBUZC1fHJTz3VredczjkAFQGZZ8bYZIim6GAvyEth4-PoB7aCh4gof5_JH6d_0N1BVrNo13Q7AsBXzNgBoJkSGyDEH0LYWZYGJA4OnGh4HdCqcP9mrBtWqq6i7bXyOFwUx3LMOxnjVeQaLP3qnljoEyB_QXF8BH-XiP8Uww3bxYJOgdQ2gN_O84TMMH7JtIdJ_tMGo-Qzr9NJJFfTzfQcpV3MiSQla6CDqCr525EsMnwVpRPLkfTt7BvMzebLMIioL84j8nOg_DCyMb4vQHDgPcvslA1K0W-gweYXbFSQOtGvkeTaUtsnVhVgqNs553hqXJMWIssdA5607eG4jQqUDFUXU_8YbVzuRSLyNkd3a1E22i-RpSv5drBL1nSqD3jTzOrKrENyF94Zum7YTwAfRzHpnz7BaxIMHEztqOX7iAcV9fHW5h_rHHvNpUgm7qEIJVT6lBCSLs4m7roBN57Eyqn6pU0rxAocJNnbp7BCslt5-iQffryaA8-RqzW2v_yJR35KxU-bEmeIEOhyeXTzz2JwQhayop8eDe9lRNHtxQfMwbsX7ZpDFKzeB4SvgMArMtXpAb2euHtctFs8RRXdoi5A19Vphul4hBr3DRRzPXAV3Mnu_015IQNyq-W-vpmLND8mB_pJl54UZM7p1bNaXujm6tY3bcbWtDGMJc8fcg8YRx9ccmA280MaIUmLhNrVlJ0LAOpolKLruufdbH1Ml99ibtsJjmNi9koYCEYs3TEJKg6GFKuogP4rrYigUh3vSXm0n5tbxhjsPdA3XU7YNibQzD1KR-Fy3RitFRNYnSpr0-BR3AUab5YK4XkoVdt_SrzLdRUJJLrqHNBcIr9Zs4EJri6HQGjVA451MqJ8Ltyd5Xgd8IF3aRk0MJISYXrz_dSsgwVzAp_Bk3k5NQ0CkjBIA86_6-jmMR98hFN8SvzWTTUOQfwxm3Yg7DbhSgUXm6iFV0gSKAjofL9kL61eN973oktm7Pr80hP6lAAyNNf0kQOgtePShuIg3ciKoGrogstQZno2koYQRPGBC8c7pMUbCnqm4IFBu_Q5utReHA8m1ME9sX9jf96DCuM1l99AydqGtdXroRXPDp1M2SYI9B02wZxPSrVGM9vLZ2OL6W2cj9m_DlHnpzwwot0votk2LuBRpydLMg71LLz_Zj30I_NyVJ5cK29BmsuvmuyxSPyuDP-5ujgudcF6gA-CpsUB0H-ZjRrAiauV_lIvYT6JReHN199rG0-ZLB1U3_kXGCvlIljqWUJC6jmrtz9IQqRMhqSS1Vq8M4-MfZPM1ysoXtcobw3Fpdgh4IQvMCkUEkcHeR6OgPqjmnvDa0Zkt4DC6728BBo3wpzcU05drr7TfV0JWQDUnZu5Wtn6W6-IUlPx5Ec85iQSF9_hc9N9sImLjJqVoKucAWeNA8n7fsVedAy2GTgs1gBUirWcTHPsRyWYu7-nKWkNy7Ez4jGRkmCH4MC9AeWQ511GJoyYhlcsEk1g7ss0ZZ3qUAdjNBt0pQNFtb5d6YcwzJSq0167FRrd3BuBJWbVBmeD6SmOw', 3, 1796075687033);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.2h1YEX-xAvXAA7kGF06cE0TP5jprZr6aQuigP5n6na48bQRcW-jLmCxXrs-LAHfqHZSqjAW7nz9RMm5agregbNU4j4eI_gFXltFkgUgVdbuI9jJ-wImiJ5DfbG3hgLlwH225-0zSKHMFoipmvJzSmOnx12PyCN0ApMb0GqtH3Qa3IuUvINqdguNpUCfRrwmB6XocqsTvpX2DPg3hBZhu2cKFmJofA_i73UQNvKDaoKyeN8xlRn0rbF5VUUOOhcXSSKkUxZbo3u6-nY5biVQujD34ne5DXhC78CRZrk03f0ZW-1vxZ3jGyZIcjqdabNr_CisId1u3_uZl2-H3ilq1pCRrn4cdVs8ZCjOnmKQxj3IyZ2Bl4SM9UCqqPaAY8gpvv2fQWlpGA8oSmkISQhcth64SwDsuCMWi1X4ZckbV4RQVteCFw0I6zegnVYobZjEApZfub1pRPLbXICGVciMWCxe7WF5hMGHNWqU2hFVzeVC2jD_W7Eu1JFLgKziGBIZdT4VQPtinBEpOl0EEpP6RBjxvGpdRTdDuyKmeV5kteTxt0csLbjhnqvz-BMTn-Z17pZwL3ndB2eVks_jSSD2eLWcUlZyJrlDr9qbHsWHi8TLPIBynbC0cAahjylx7xhO3NHqYn6LH_C-0RKMWL8SoD_Qt08NXnObpZLaUbEyz2Y2AuG0A7EEUosKwX4Qak5K6_rHWcEkYkTzQr_QwKW1y3VBInjfB9hv7N1jtxcM7ruh1A3jdG1SqySE0IzTmW6qnckxvfigBDA3QEL2yf6wUXy27G1sxtBNcXG5eyy-bnoTIvDFozaN2Qx94ezXsIUbs8EwYXSDPWYTSCDd1cGYuEbix-9mLRh-3ZYx_YY3kbYSb7o9odtsZvbvl3VWo8qP3du6db2XBtWp9jfCek4ke6k1Tc-916QpQssFf8VRfmbXXY2Olz8OYm83R4Eibaythg4C7H1LfnujbTCahAkaj8Aj0ZzpdTUz9rNVimSFi9ceD4ay6YAgg5R4S96qIpBe4D-4igQaDHCe8-2UQUYYcavj_kHdEt8H8m-3DyQMgZwWv1T6J9xE3IL-CjogzZYy8rFvcL7cXCfBtUvwWEw4MPXNT6xqPYWO852FRVdiUq4HIS0Ue86cDl4AEvGOs7kZAb0YqCqL73Mk7Il2rSTPq-V8ZpfVRES267B3mZBWIDd7NEXq4Ae2mYVpI8y4bksJPPAwNvC0vRoxBB7oB2-t0pThmRNgWOBXzjNzun466Y525sQF5xUHdt4CVhxlQWXFQUb3Wv8o8f-r18JVFITUo6R7qhf4jOPXKIOZIQmjStgxihYnzP0LQpwW2NpiCDCFclFfdRn9X3UH1MPbtmvTVnQFhef0CdOnnsGd0sws-FyDgTuXqHjUXmz23bWe9DnlL3-eSXiiLSKhwQzMHcBwIyYj8POUE0Xsp18Bro3DxfZNrmnimWCFHvfvUr12n45Nmkz4xSyFbs82aA1LDtqHJT-FuinruK-kbeeQIJZ-fGmAmdDmz4wGd267tY07iKnsdFszJ8GLWTxF49KuwJrr82Ng_K9OcQO6YVumWJsYe2ZHyAkoo0XwuvKcpSTLzMbVbboAk3HOmUIZPnT8_DNjVE1zaMSGLhIA9vDXFWzr4t9aq35kvtZhdBKHltabf04k6DPG3vD7a8jGU16XmKrXKsnw2ektSqBtTVfuUu6vDmQ-Ytj7a89xg2HcbxTvnFcB8V9bRpShxIM_iwLAuoDbimxQkeP_AHYhOgx1oxBjZBxcQVDaKardq3ZrlsIh5aeuoSXMbKQWep2J_beYnoqL5aQbJDXpd5we3jUddvcCsisdKSYPvk1asVVvZJuXfH6I9mut45O24zXrBEq1dXUW8FsU9GrhhJEqEBbwJ3MBIwDI3wIDR_U8emN4tP7FBNvFQFViGNsEW8ZYkBpG_mZgFJ8zaMrHphKOJn1rNcMYRz4Eamt4MrmHLniHO2rGsDW3m3VurEVmCKWiDnF3ge2ReNjKeuVdMORmF4qwFQLLfKQWyXFVhnmy4KeMsY8xJafCNvzWDZoMHDH0pJqO42s0z9oK0ogLZgWYCVaCD2W4SqObhJ8Txt0o6NcG9v-G7epBwS4UhyYA23VRQA5DD_UNnxHBW_w8w1vQAT_9wshTe-2UCIsf4G-nEjSm87EXm-gn0K6s-HcYYefyQrthZ78Lu1F0rOQMEGKsGxsi0dtk0vX4bP05aMYAj1TBz3vbb6a7HXTUuxT9f-uqvwFGcH662Cn8TWC6gI6IBC66ToY61Jbirnc6IJU1QleF56YIv5RC_an955pHLf-fubNL372lY9jIwhNWvFoBonhaKBbGTuHfZ73Wlg27u4gqGfF2cU4p_okFzpHe-kHefE9wFFkSK_3-jafmnyASwsnoWWraVnc5hvTzzHVMJO8e4XWyKp8aLS-PxNwCBnRXxQ4XkWSdGEPiVES4RMOLLbG51eQ', 2, 1796075687219);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.SJPReyJefQsyvfeO68iZrL5czAotRG61XEnyf7iMecY', 1, 1796075687401);
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-195');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.rMUBbs0W1lL6tzzrgjuoHhfPvn7w0xw8on0-7UT6YMGgSGtngX7kJkQvGMLm2NDUbfL2FJ0TTbV0m-M9bKU7vy6WGf08K9spS1OONae-ZvanmWgarh4Rt3Jw2ph4-XuRvr97-TQ', 1796075687399, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('CTb02gYdV_KeT08jFP6acSb3Q2cp1VjS_9-spQ9Ndjw', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.jQ4IxmPxdztS67Se-I-O-U-ly81Et-aRFnbFXDUhv-Ohz-W2WzRwYIC2Az98jmZLmkfgas3HD6KxiYQanDkyceAq8_3g6gXBSjpeIEXa9cAfhXaVl1x4g_iQgdfdEoG5ngntCdehU8qujrtJGW2ELhWY70S-bxEx', 0, 1796076287391);
INSERT INTO public.one_time_links VALUES ('5WlI-HELo7aKDZzN2PnKDoGS3isrADF4bqfz_r9MxBA', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.4UB_s6dSKol0BZO4gleOUxCp-fXuA6a9N2vhnHEiKtjR8GGlmGxB0WpS5qCBzXabCmx7wg6EKkdyipt6Z3SLMialUoWr1VyYe-62JmbM3i38fuIIIsVNIuIsamXWI9C1qmFefsAchzuQy6wxajqrt7-X4_FPIjFa_Auy2jk93EdPRcxsAg5UF7Sc-yeL4A-qYE9gqVY0YIfO5ZnzINY', 0, 1796076287392);
INSERT INTO public.one_time_links VALUES ('-XHovEC4CF9fwRFKTZp198VoJXzt7f4nIuf2YGTblH4', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.PdQzoCa-gXIGP425WFZ-CQ2gJqnvEX57El6xyEvywklq-eFTZCji-_FxEgmAUSECVGEWZYsjjHCATUQNJI44Vhqm_eXVdLkYPSWZT3vMcKwtKQ', 0, 1796076287393);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.wfl46rpuzjdCqWCosh20MwyD4tMAEBrl2G92oGKuFR1_ivOhmjsdAxwyHwjvXtY', 0, 1796076287395);
INSERT INTO public.one_time_links VALUES ('h6f4oUxkALoVlRuKJJ5iS1sd2VrrCOcgPkGMacCL4f0', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1._n-sZomgat-9Rhlzuxc8jN-CyJvGFWO1WPbNlrTdtFf_CWqiJELfytgOEGE6l8TEio9BCY8qSO9Tb5FfF3QCQ_yxKV9a4nX3j05EmcYplnmiY_EXdXDrWOcoIVfdZ5lvEzoCZbPjqufp-A1SjKp6c5KYm4zksheQyU6GqHm1t6zaJaZQTW7ZsrMaLoG-Sp7gJXx8xU9NHf2EH1Qp76VX_Q1UddDuaxJsI6mxwp49RjEVY9HhQ7avbtX7xW80wf7uZCro_m09roZ7UTdGY5S45A', 0, 1796076287383);
INSERT INTO public.one_time_links VALUES ('FqscJdLp-SYVxKW_cWBozST7JeR3rIfSYH62lan_cC4', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.bx9Ln0DpCLYxnok9axeF20pqvagYYywI35-0acXfqoSjHn6yuOgfmcCmfM8bDFuSKmLQu0o2ROvEWfQ', 1, 1796076287383);
INSERT INTO public.one_time_links VALUES ('tTQyhNn_QQ7-jxY9POp94-oGnbAR7zPr268BhayDCfo', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.52vY_Uq7mTnz3eQHaRrJZTydugCcEsPJQvqs9qmYFFGSSOvprxqtT6fBP8F4dY8jH7tF1JxuYETfGhNlrNdPJmpC_t-NyOPZ6gaSblgUxz5vpIOm9I96wRXY9G20OuzAKMAFxlC1iwPsK8dSsrnOW8hLnqi1n02xFgjViJErJPCkzJ-PxEuagUFFVX4AidcvrE4ZE8_9V-T8-NMgI1TS3CSXJkvAHbwxaoiDm1qZKMtubcy7BcTBlXG8C4Cf8i9P-LmVWyAA1wjxzRVg1SzVrTzCrsul9JY', 1, 1796076287383);
INSERT INTO public.operations VALUES ('cd3xpps4', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.fnJCwUoUuZM92kwcfiqP6A7cOJnRkBuvqSLeDLTcLNg-2K2KMT_P2YAHqmCI_5BYgVJn6Ck4zrvci2weAW4flQ-O4qSoy02ye8dgFZTTEpJVxVkgPuqSVsExvgR4cGI0AjFdJD_SM57mmnOCSsrfKbFGAhAUr5Llel5UJx7p4GeyoWBsmtSZ6AfC3EdA3V4h3E9wTIv7Vw244os17K-Q8hS1UFJn5XVndbegPzA98lnP7l4EblslKk83q4qCexd8wLccoqY5X3wOG4mFgVrNHbyE88msSto_8eca38VpirvUpVaSdWpr-VG2djMCajj9iG62D_Nh-RI3TNt35P0A_-L2fI_Sup4GRIF2zEie_H12JsILf4fpZd6gW5CPk7sE4JZw2rSpFsR8bT2b54fBp9563aHpyFx4YpiWwXsn1Hg6_RoV6HySegaBSKqRj22SOr8L_0mpmNGrDJtqcBrcqOHS599iU1zWE0vD7I-wWz6yVPWEDR8MWvmPZ-Q1QH_PkVOj6s2y', 'v1.k1.9UvUdhJoAkQd0yhpmotx0ktIQDAU7IGPePBCI6-jftN63NNkoqZMWASvYdfbcC4lUSZicYEm5RguJzHmQDsAUPinr7_4Pjt_7AEZtM8_bow1cQAEntLci1pbHy2pnQEzTBfKoEht25whPdBEUNn-w5k8TMsevOoQhHLU1dYKHCLQPuydRL1eQMIgtfTNfqge76NHX8VNejSUBewvKz1oh6tw7OZXesMm43kaymNoN5BhK31xYKRqrpw5JFbvq3WxbqF95NzvS58giUtMQBE-1NgZVihftE3pVrPmHQ9lVl7q5asvTf_1aV7oVIPFd8RLt1uumUex6EoOOe3S7Lrtb39_2Hs3tCQtplfRWSLz1Xxwkss9GJAikR5lJmzBDJbJBaOgMbQnqSXYfNpzr8VhUmHkYmBugxnv4cdZAwOeVJURwcSimyrgCVrjOuV5wBClrRHjhkQAZVCAFo7wa8SSMOvmkpwBuGbASJriRdlGXAkMA-IgmNncfKXdwPJDOfJpHFhtvgjDAg-_K-jkQRu-n2zha4eL9P-egGj3IvEltrdNi8DGIZvUg5QqgaX22H4FxP7NG6jsT57cKMs_z8AbJpq8ev5Hzd9DqanHxeSICsX2hnnL2IV6lNLy1c5itSyM7IfLAVkbCvHrOe7afdv3kkWBDWi7wzgKbmMNcqG7vVuuHD-JWtmMbHhgBUfzFQvrJAMZMHCyrPQ6aJim-YXujookJs5bllwZSC_IQYFlapOhVC3azIHHY9wMrmob-47ZspngspPQ7SbBLzZltfZvFL6QDLz8pPbXacX2hAsjWFfq7pIPsFDuSUkPjrc6Z-VTOgnZWJQ8PQ_wpLrcTBA16bKCKOLBUf0B6dhCb9DjHaVqF1WBpXY_Xecp3xtTRblWXlDK9gmu_SJU_40jnazrMi_TpCi25ZAVTvl12Tc0SZGX5hgFoGKifky9gNiQIyn-Uy8Ecd9sbaou9CVekz3I53QvN5MiP_Jj0f8RKoE0E1Za0u6-2oCBTayhPTM0HaExlrI2KpgNPliBkmQiDdpic4tsxsq4IryUFXKTRtjh22S9ZBAm-U6k-6pR9lSwBtvmWzTroCi28wqRu9GQiFar7jxbs3K6Ipxs9GeyjWdoa23kiXwreoY6lTb3HzNT2rBujoQlhSsvI9yWjRj17ZU2_gXyvc6gYIudc_FIYiM9jnmoMIm9BSfm1yo5Gy_oLpwAGER0dXbiIIf2-OelH5-WLhvG9RosG0X7hY9MMDwC-r_p8VAjTepaQncz8uB2yyAFjZTIvMVBm7L8AV2GM3GBH99q90pV-Uz4el0_q-hDfOabQ7Ydh4Ds38Gs2LuFX7uzte7JqbWMNt4oaR-1Sx6bEsdNNEkidGlu4YzmVqO-Mtw2Iz18hQfBqKvkLJcEIzIG7EtKOEw3iRM8HG3gAcelrFSyE-Fwtw3EYZQXaJJhGReArvvgfhJADfJxSSc_4LffGK6efSSdtHL9ntNTUKnML9iV-4robZfcbzCNrv0M1_taMelRq_vnKcuw_ko7OTaBQJJnAwrbcqYMDOWt3brcWztt61MdYnUxys5p5FQvzFZ3DaeQigqOuwJPn3FlDIE9Ztv4UdWJsS3eiP271b_dIC2LZYWbiWKfaKd3oc8tjFzpOZhTPZuNz81y3KPq_1qB75uOFVOZ1y2rJW2vPqClEWypwWnlJTKHGGLgq1G1qRbbSn0h1e0mHRRkhFF4_6UJ8N0lNyd5wK1xz9i0gZqY0XcXX7-G0eL_qt-ckos7OzKFDKC4i4UI0p9rDgXmJVH-bdEdtHlJTaQlS6GdCNP3Tqi3mW0fQNQJxqIgnVQCBkCVGsRoUukSewPUHW8ratLOb2hegwaahy3flqelGO8sgVqwDUnI-pgLxalLlIgsA1XgLZwRNstPLpp6kA4I5FDl-wBhH-vpCIrJKz1WHbN8WlZq4E-k3QYqZg5azecBLiVah5wzUYkV10v2RkeGAHDMXTZcWcKRoN21zJIf8ahvZamlFLV1XjpNScE1vfxSbBuJD8ecpUE303q_aId7xDvU6GmZlyQAeJikQVR7nY-DAHKr4D5embUvlJ-M0zC7hDljFA6a1yQfgD-uLu2op27UgG8qeh2iDb40btWNZvGvoEVqvylm5Jg0ueQJ9ay85Q7TE73GK-3-UOJVFhZHNf6rDBGwGRn4RmLlwke5EaTg_rRRwECb-45UTKXwk0uRefZxR0aAJXsNcXdgg0a7nbk381XM6X4v5qrHC30noRcOsCF52AXKucL4xE5ffY6dszG2JDFLJPyaHD1RCnG1tXBNxcZIEQEZnwQfB87emSDUuidh8B9QF6poUGz9MZw-hiRF93WTPwn6GGrU0T8idyqi-Zmg4JV4rxegnR2J7y-bHgHPCQl5xJWcefrhkst2tvvDdyVkI5GUd0RPJxThqQlqquh50kAKwwlZykwJbR9K1U1ntfcE1ngrFd3Wj2h19pLwNwHGUzWV1gjoFfaX_pyvTromqoStU-ZZQWs', 'done', 'v1.k1.sb-lKPC26Rg8Xa5mpvg_Y_XkLR2E6pIpiaknJYSR2QmM6JCQoE33LHBzy0tofiwBfui-RFpZy3EPcDynqQWCkxFhwF_yvMxCBErBxzjmXZ2WGj2fYc07oBASkZgU5nRd3izdq7wqCVKct7w-sa35kr8pri3ATgoc', 1796075686897, 1796075686925, 1796075686987);
INSERT INTO public.operations VALUES ('mkfwnzfh', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.n8Jijus65lWl3d6kNZ66JY7EaD0LDEjOFC-qofW5YPvUsGsplKmHinSjVB0nvJYbqLIuJtqjIYrXmtegpz3KCp8hdKzuoUODpsJYBqIySf4yAWX-r_Gz2G_zmYP-G2qZejpO6kYGWZeEq8O4DTnNkCMI5_z2-oUvi-s7obiGjvy1A_dWXCp1FfYeBifKSjzCpvWKulctto2m54aPclZ1DcHPI1QxjLj648-O584aVFUSyYLCb4gLBGi6gnBAlK-rBAtg03p4UYTHXi2cS5vWRQJXkNHi5zbxUJXSbw1-oj4vSyKPRgk4FKPFOLNXIEXuJ4dYnqyLy4_Kt3Mmnpi3STO7fO-KcLa9kw3-pmr8ZCdwwMRwJ90XHq9eCRM5fVOYA4rR5bXneU1lVvxc9gjMAYiKDosOYicFZwq4icfxfSpP4Le_0QNGHaBjIdnzwU1ZhJhCEBl8MBDhCdFqQwbaf-0gQPVB3HSqUX15wZCUeMkrMQP0ds2JyzhZn9TVmmsnrDR32Cs', 'v1.k1.fPMvT4VhQ0xa4VflHJVGi7A2WTsQ0JRDH1wAKZ97UQDuMUzdadeTp8VCwMNn5gtvOzh6SZ1rMVq6hQAvhkOKe5GDpS7HoGlsY01CpohAcRzi-lyVlvQBchT25LnbKV_7VbvrTvlzNTTg5aHiBdH29SA0xQuy08FSqleDFqzbV_9i8iLPPddoS9y9f-POAM4j7KXc4iY00h8pciYYcyF11d58KDBKAYXPrA8YmsgcqBcsCopa6zGl2VRM3idFMWL8U_C6XKYvHg9FUKBNgl3aGL009xYiVBHTON5OOwuDrhCLxgtqCK2aVOCvqduQIpQ3x1HuvCWphOHvVLYKVgNL8ebmfXAzCtfoQQIYuXD8ujO883BsmD_JcHn2ffRhFTn7zbFtmuJxcx2-xTyCC6HLCke0rcCoh8getJdJf6OeOO93-y4MalDmuPp_LmNXV1bBFqQ8gS7nh8B8xTtALH6BY8OeUSthzZs8tLU7JeDMu6abKhTL3NrmNuSM0tc63xz8tBXh3xJGGmmL-YFyQo4JBOPP1c6uzkEEuZus-fA30o0MCtpLLFY47DOj0NaoV80R1JvZdq9xSgYEYK8wX7BviTDm0a2aeAiqAsL-iZVulbnMciQwaV-zaebUYdLXk5xMoxf-4uDA_Gqz7P78-JWEgdYH9O2zY8hGd6XTW_FqysacMquLP5-8MRcfLyzUTdeLwA_Ztw8tgEHyaigCfDlibnspT38lOHa37_-qhaA1NYvkuCqeVxGqbmwpePH0hFF8qU7TnGqiTD1m0grepuLN4qwkMJOTHb0dFw74CB2bvWYKvbJ5plQK4U73JNNyjjMYIFfOWSWHzx7-zxAnSP8sicRRb1qEo7zGty3fgmmXy3v8U5RNdf05eu_y-cMkTI6gOJAyGvBy6djCC80XYLBkUsR5qPpfd4qNoKXw4lzlPLxfFlxDJB0GIJrwD9Ts81JiTg46yHSIq4C9X08fHKlKo2_l6KDE_d04cuQHXjCNFH8IYpbcWP7AMoj8OAmAMDyK5_YylJIVRPdRCUa3UWi6kS_jfgzNASeUDmwG4r3_-F9eKoRFiOsZKjj81f1H3V375JAEzCiTcq2BkJ1tdqENxdvQ6oESV_bDO4VkkwTowrO9GpWx_4-YQZrwyqDFDLC-rNFqJBhgHCT5CGgWtmp6qqWBfKb58oq3rrMD5OEyQgbuVyRWuh_QhMqlUBPEOcD9phbrFTTnaE6nMlnrEXx8mDHEgxfUnF8j7wQSP9PeD3TmbK_bfGH0w4RK048EP1Qj7LxiUVIRBMftXWIPP2k97SBFbpXQXDmXpAzvUhHoiTTkEjGVuuZVF78proycezMk9ouMsWdF0KTIfy09MRjwu5UVQZVFxKbsESE2WKtaahZ2jXq6PmijJcRbv9aTQqC56oAA1Tfrbk9VMvYBw60i9cN-SprVuBvnvxSuZYPfM64vHT9ggSZUEECOnp9waaDl6sT_E2mLLSAkRUUHTikmkwgXT4lDjE2nurJuIAqj54tR5BsnNAxrpsnqVoypxMqa0LmM0QjSECnaH5dRDfvXtx-KIYjYRLD5CvhFgAdfPIk5Vlkk9iA_01Oq5iaejBafZGQyxnim-snuVPDM4goLI1C84j61fwfhIvYtTR9bzBVNf8j2NnAYTRi3sUC7Ad0PkUeS5udEEO2ffIuqAAN89j0ZF6epYuBUya9VBsdiICMJcOP8Fia-K-nRvlgys8tn-YfxItXs5b7Wy6kCiiF5foU5XoHLk6DHbGhurF7IzbqSB0551p3fg21iexv8G4jCLFF26eXrwn6zksejszX6jwVYnrZJRlcKDip4hsB_rYiEvNXSZuhLsnxgeRuNBXlZTwOEImcmBgI51Cv8hj9lYjN81zOiEE0Ubj0G9S1O9wgOu079Ze-O5xzAWQ1qPeqg2RWf3LxDUAhv4Ki7hifuV_hGkyeXAiYo10sEs_HTo5OR62-37PInWBe7FOa_BTbnAomkKhMFRwA-z-ZIKGGTDhLA30cmUhZWzsq5Q4iN2MYpR56J5kg8Tw58RrncOPY2ircT80b93Ky2DdvO9yJKYHyqaQ6CGIFUUNEDkHbXV-eHEPJpg4h-auYEaodWT1CXgduBX1wC6Jz3DS9NxXdJiRgVKjyHEGbCCwOYRbuU7WG_wLLRdCZpF2nJrPX03VyU9LcSSnfOUBY2-0l9ySCqeOFBMyhZVXYcwRE7mQDWZeuap9defAj-SFaBDGI', 'sent', NULL, 1796075687067, 1796075687124, NULL);
INSERT INTO public.operations VALUES ('5nuqxwtw', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.hXB_-RhBdZh0xmH8PGXFahBWyWT2zERViRKCtfuwPqp1IGrQX6gMmNNZyIUt5MgRy4fG4iRGsx78lhQt1GR7-JOl81v74116D90RVVtT0uPZDMc94T1GFwGD6DOWyGN5Qsa1IhUzv25188xd3-n4lq_xbnhtWAMMVDE9ep5RtTzgN4RPcxcptuiLsuaS_MvrQem2u1YCeswOfY37cj204iZQtcCmnwWZ7HQil_ZUlp5DST9LkMzg5rNmbGPiUVT-Rc-NntMRA_H1JzaSpJTdGWOSRLIFrNQlw8Fejq040eCAI5bvKmjczDXnLL6MUjg-4hhtvZXxadAUs82145iT1jXPEaEJEJzLJJMLqUnhAfnOgzzR_BNsy0dl5TBD8UJteKu66a-Oll0-UIugx1Vp891LcX2qLEIof6C8EXeldT2ZErP861vQFN0EmXkOwfL44HrhnNYAMKsuwwPQCB8ZmNU4sYwX6ZgibhHI2BM_sywmu_eJ60Oe9XkpCpY2pXXTgcu6iLw', 'v1.k1.0OFr7yCxi-DZwvTqk4C1nufoakQogxIuMplT8Th-hBR5tB6Jl5YPBJ-MwhBNc_REY4K1r33krdPDPQCg10z7lvNwiCgChVvddWy4QxGXJL69VZS85Smn6YqEUiBW03UGeLnTxU9SfHzKED2-qXTBYXom9yWJEUDOEYvVkjcYQAZCC54R_ALqxvK2bVcP2ExfqEm3gNdbW_CL5fj1pCtPl856h-W7Iy6x5SXpHPqSp_PxI2ePsJDnDTGFxNYJ_sQ9bCWqrhkvix2VE4ESNe4k8ozuaPJhQXLT-wpPHP5YHcAgKPIMFYDpMSaFerJINwWJLRDr8oIKcZYXf2GlYcxcmvbsJeDvXpXgk4WBUkcCZ7LbBBfwWf9WYkvZ02ikQBHb8EO4yjTxrYMGIEM5SfWVNoRl9wuiPuNesjxsW6sg30EPZ-JA9F7i8DkuNIy8rL5qOkUSYeSHDguEDyThOjcMZUfybLnTe5KHDqJMtHJBG64hMhB9Tqq_GzS8N_ymvrFD2h5OJ-iExgyjEoFedYfWOILiRiD1kX9wp5KMNKCusPWwYlzcSmgv2L4NqT6ZIVDrZOMrDasw1IxhP5fzBt-xu1qv8wvdVKhX4ziuuWi-ReV9HvAlm5vCThyVmD7re-bQrt73FuEgX1p6-w79jlmVF04ddp8YLmea-L6U4dThtztoWWGD5MtkBUWXstwEkW6DZ-1YbuciTpvS1Bg1ULnoH8hfXSjzA4N7eJu04s1M8v28BUVOmuaySby9nE1K16V96wEy16VsTX5bG7RUvWO67hDg2XRD1C-VI82nSZBQlHPNfOIXAY5PFFzjtoEvb7dtZHAKZ9ix-higFjkQPn-QJQmiatSQHdzxoSkpJ0uVEgUHFJCtdg2pcpXIkUkd_tCanwuF1PTV4WrW_yvffusUBL2zA__kubuGRUf5aJ1L788DnfNkdnKoHl8xRc-7El_OEc3CGbCgFcScZU8i3zmc2kplBiUot8AZv2jQgR-6pQWjijtWID-N7Kf7y9KkRMehhRFSTqIQ3ZUpoGfiJg9xb8D3XhTjK5YGzKN0LTgUoF7Pur1ZD4tgYc_OTKrc3O3oCMq5sQkYhejKkDP-DRiF2OMcVFS9x6mQB5ImAwCjKaT5AHJ4ylvDBM0-oX8fIa69ecEisE1lLSDWMeFM-2AvL9kmCf-lAKFwMrTkOqS9Xei2Wg4VfIKFMcxKu2_dTBQeRRFKKSAH2D1pAIvUXNAfXTJCZrCap3oQPfdyXA-dInILk792-NrRMDIABti_rw8yLNh9D-gRKQ4Sw2Xk6LVhOxlMplPnSoOZbruHFKzjVDcvjKUmr2KHXYmplj18QrGW8Q-Wc_e2jYgM5x64UG5rLn03JdMav1sobSaaWkWFzXMUGJxo80G_3bH2MhaF65zAzQZ3haI-jvf5X4f-ebHwQzFBp-aQw7wS9esCEpk03-pqJ7T2jsdiLlqV58r4XjA_9JGpZIkEJ2zDVH2P16fThJiL_oWJh-EczYyBC6GysOMvHQMRpNQmopRJ5zJ5-VMs8rIh1HU7Q5LqwAGa84sGTOobfWR6o9YT3i3lBIt4Eg-2CACO2udoAR2vn7az0LlNCLH45l1XN9lSYuqdbJb88yk21ssBg8uAEhZz280ZdFaNTPD6SSkkx7dVf7YkaGt_0LUQHcpAASFn7Bp37ijuiweaxTBXxHQKsjTOMEElonO9-_aFDotuGFR08x1shY7NwD1RqyOkU7Vh6CqSq90ifXcELLW2Rgz9ovKvfXLM9OqadpjQBnU-O-HZXXmFPENOiz6SMiVfGETi9DuGoZdsyCL393lIVPlDRU9wZpl95oK1Q2z70R7FqwcTGoGKiMqJK3Z9nNeotvNKXgX76Ehb6D-FOH3oVAg25P364m83bBOVlRq-qQjWxiXybaM8cpRWUPu9mGCiYg-pKNlxugTSspX1-2H4IwvFuXf2BlSehiGB96BDLCn21oYPgk0dNLgSVAs9By3QHV8UNsD0jShSRprRe4cyAqhmIFiRsZ531IkSi1dxEZYD2Kweb1M7MBerFA72qEwUiZCrTcp4ZT9BD4tdacySLZh9yriezbc-D1ntCwi_WTK0crEqw7J4IkzILrmm9XMIkGA77VQAUF6DUkfMUxRaN9ClfAlKOJJvkRytcyJSLjuR1RUEHp9-jS2Zd6f4L6tF7uHjMDcu_MzpZrQxXd0Ha2V9gQ', 'done', 'v1.k1.eE1UuMedOM0WNQ_idyajP3rEzpcgoODjEgpYnPArer--LZGfHwQfEYwB9gl6F2RiYBvVtqDjvIYXwDv_mLGviZmub0m4vvJPwyqYfn9N1J9IImYjvdg2nq11lzd11h06draE8g', 1796075687143, 1796075687186, 1796075687204);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.dSsF4O-GDb4y9HvrMcdpgq4Kkkp36ojfkBi9NIpTmnAI', 'v1.k1.VSDY_B9ECG7NeTLbYoReSK1o2AAxu5eeaz5SrFP7axpKHw', 'done', 'v1.k1.RykIr3BevFJMZ-xZ1ziqk4mHrLHONe0SbY7gWe8Fc1niEA', 1796075687397, 1796075687398, 1796075687398);
INSERT INTO public.pending_requests VALUES ('mkfwnzfh', 'T0ACME', 'U0ANN', 'request:cc117fd407f0e23139fa50a396bfc16b6fb1b1af2a653373624a2c6b68d15529', 'v1.k1.FXbzisT4v4YIXHHF1IlSDg0UuHp9zDtAz_ynqVvaT-r0xieTj34Li6IG4if21EuE9Kkj2ewuMvKWYAXtXSC-MsQTwdRiL91VyZxBpd6eUHc4XRf4P2IRzrijPnUob_3vuLynlFtN-nDFlNQ75LiKZVUTpODg7u7iOqm8Q0i2CWzg3qyP09MhHg4myec4RDLCBKMhP-Fvb2VU2H9xYB_0rOP3tzMHQEPevw3Pg0BeF7yqD6l_Bji7GKOrzvmK8JsMIUC30VmAJGzsv1pJt_bYriIS4eA0DKXlb3V1ucWG3CdLqZqNH2OFLVHx7o3T3VlLl4OiVZmijxdG--Hano0VjdDDKcRTClu-n4Pb_wCASo1ujm3OcUu0VOUdLieWuF8eKImUMzN0KNVEYPnKswmH09bUUTdDDdrI5NicF2GW21uQNUt5_Pi7pmB8IKGegE8KiKf0GI4wHWZ91GYWabtMh0igBBFQrqMupv6WRsLfsSGxfslxmoMDrdSSlYOuzXwpeiEJ98WTNH7-VUBUGA42Be5PF1MmYIGXpFXKbmauq4o2eOuDPCQ0m7nieeySxRi8', NULL, 1796075687071);
INSERT INTO public.pending_requests VALUES ('5nuqxwtw', 'T0ACME', 'U0BOB', 'request:18a58ce681e70db1d6bbf2ca7da365a0300c16658f4be1d538ed98e11cf953d4', 'v1.k1.lrEiBhgJpXifYF0ol_lPIKMEDG8J_n_-otjkYXgFtjsyvI2E4QlYkG_khv6Zv0jQjFD2qvBbgEGqm4rNytEejQuSX2ZVesJiLVGoJ3em0PSWEekg9ychR3ByvIMjIVtmMiikwdxDFbGWQmoANyfFUr_J2k6GhZbsDCY0t16-VilTRhidXSTv3hvDMisYvJVbsvbPo2wcnQZsNfU33oSfQI_DxVseM-MLhOryTF1YWv0l3wYtxWFgbLRansdhzGKq09Rig4C-M_B7nLrbd906LTHea71KKWum20jflKReSnlzCyE1tUKWi6JD5UuqL8_aYvCzUghwnU5ytE9H38oMNSzVZYsT8A69k850VUe1me8LjyAtgqprR2oobjYTQFw8EqFn67N6fxOUwR5xLhjG0TDnbQBfoGyEPf3nxY6a3dXDOYvQKrYxkYEhTRpSOPI7vbMNIdwq-s-orKahCgTBVV4CAywnHaxUIN9oqqsjVHOVhwUfKgfKDwC2TSAuznBhLs6rke87-hF3cvglbwk-9DtvqizKERnwihTDnEV2yNUnYMZOjtYt65CcZTU_5gHt', NULL, 1796075687147);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.69Fx0sn4fCB8s_yiyvGZhcby5vYk4uDF2eiArKaWdmVVOl8', NULL, 1796075687404);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-197', 198, 'U0OTHER', 1796075687659, 'planted-201', 'planted-202', 'planted-203');
INSERT INTO public.posts VALUES ('db3d6c93-d624-4130-82fa-e6d48b3c29b3', 'T0ACME', 'C0KILL3', NULL, 'answer:cd3xpps4', NULL, NULL, 'posted', 0, NULL, 1796075687039, 1796077487037, '1796075687.058000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('7d37d17a-cd3f-4ee0-838d-f1b3a4c15ee3', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-30T21:54:46.930Z', '1796075686.856000', 'v1.k1.wxQD8EqZkhjvA1DG-o93kNCDK5L03qdfMnuFhzxLyIWDQ1KXpPSNyqeMJCUoNSQzSBT6CTDDk2Y36sXVj7hozRRw5eeQ_sWpLJMY5NTJ_ZYVlz4qKJmYT3fwjtr8GXgLOuiLIL-04kAjhEawm-bnsbtSfhy59Ooyno2pSCIzYFneLupxQdK9H01oOTHWRVNPTbJoABmjNvl7t1BNUY9W7PV9b4VI1pF1WbxuyGb03EFyaHjOBk32BRym6dk-wvdv6QAG21VrtoSJ', 'waiting', 0, NULL, 1796075687143, 1796162087141, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('4d13c2b3-4add-4aa5-87a1-42efb53d3b2b', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-30T21:54:46.930Z', '1796075687.058000', 'v1.k1.Joq8JVQ-dRCC7Dkl6EI62GjSfLNjjJsm9WdLEt2EAVlT467QiRwGyuKMZxZFx2nmpaqjwUeOmLmreKU2Mf3wu-kuNVAzHWyHbBW6Ls0S7jscoupE6CgNSIkCx_mOlqFuyfFXJRkRw-TFa-IkrqFicgZJOlhGMborjQPC8cR5czSWQ3nnE9j5MVmvfyMCN01uYKeZWkMej_DAqU9qjjJpz5RteklBfifrwL9kNJBguOZX26oPwpRQT-LNo8bFtDNlI8qRy2bDkZKk', 'waiting', 0, '1796075687.058000', 1796075687146, 1796162087141, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('7997ca7d-f977-4319-b0e1-59c891b9e351', 'T0ACME', 'C0KILL2', NULL, 'answer:5nuqxwtw', NULL, 'v1.k1.MRcQuclqOQTCjSc-Z6F-F1eBMTh-9lW5BDRH4h-cD70pfNoQE8fl0kI6BdR22WlPnpXjRIRX2MCDi8tzWIY1eBwBBJNCRH7hi7uxwCTCOQ3KICtFWHHJUcgApGJEmIpQGK1vkg8AUeQRSMQAttLfeCxyeNAqcDgUzOo-qFD8V7UOHIqZYpZfJguQIOaGyG8I9FZcb45zS944MArv0EG_YI2h8AarqDa1Sv59dVk5esn5BquPkGfS3fZ-gOQBsw1uDVXz9PGXN0zcuDmteETYKnirTFsfm6ShRbJW5D6YsKTxd0IhWsvNqAFfx5y8hsnWfVVL1mVzGzGYKsE7WVru9YXZ_7-tGIe7eAFa6yihH359y7u6BT2C9srOrB3L_yaq-JFZsdiZqKs-LfdBPgF6xCmSPsx3_1BK8Y0cxnLpqnkIRV6qPs1ftxHQ-9I77F6FoCboC-nddPH21J3NdKx_rPNaJfYvQ74MeOOLvMxLfpAB7adCYXr0wwZv1Wc28ZIfCCV9sMrvId3uplQNSfDGRijDmXvBKGjEDd9aJu83Hr5UuvmaupYla3p7wrXcgNafFNHKcfmXk12OhcFULWFaWQ6qazOO04OpTZ0EKxLFAtyLp-ri3rMaGMtbD6aCetrzttV5IUEezrB2aps0x00Q9sfExpVXsYximCVqeOgaHj3WhFVeNJYIqssV9xOf6QkixDborpeAJwtZoZ8AKH1d_b_AFCSMXMHT1FwdJsQt3ARy-Y4Nnd-0JPkQrnczFJ5RgSuwY-_hzmCwVxb2DoawbX59dNuTRKDKfLSbRph_Yo_sxTxXxkJLW6JARvQOLDhZjAsuQRgPelqBWk8tZbvwryOfvJPumUF-UXFCC18OPuqqEufiSF_FRxN2pVvoBy1wDheBXfnkvXG7pDB2u3i899EXBFIMVeHt2-k5W51v_lmgCsIMxAAdamvLvfUOVihXwKK_f11FUZBQ3-qI1uY1GjdiymUWDyZbqXvEstDeHwCj3ToLDWdQRCXL-QZtJdZ7h2NR9cE6ILXyoUDJlpORkZzefnHg_XBnR2WwyLY6p0IQ5zElJn_hrJmzZX9VDc6Rst2fC3cLF7I5N3iY5IWn7MDFV11YMewQMXzFu0IOyXku3RQnAHlP43ZyyO1H3CMXfQrB08T1SUSPOjRTLXM9fDCAsnNWTbsMXjsdIJYzkQSd6VeMZsEr-tvPY3i106a77ZkflG-BRnQKNJuJG_46r3LOiMk', 'waiting', 0, NULL, 1796075687222, 1796077487221, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.DGewZBGrJRSvsk_gAAJ0IrOIPg2jjysIahb38U8vkNZWaPM', 'waiting', 0, NULL, 1796075687405, 1796075747405, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-205', 1796075687668, 1796075687669, 1796075687670, 1796075687671, 'planted-210', 'planted-211', 'planted-212', 1796075687675, 'planted-214');
INSERT INTO public.schema_versions VALUES (1, 1796075684792, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1796075687679, 1796075687680, 1796075687681, 1796075687682, 1796075687683, 221, 222);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1796075687689, 1796075687690, 'planted-227', 1796075687692);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('generation', 'LjoEH-ZNv2g7s_SjCiAqnw');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1796075687695, 1796075687696, 1796075687697, 1796075687698, 1796075687699, 'planted-235');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-237', 'planted-238', 'planted-239', 'U0OTHER', 1796075687707, 1796075687708);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1796075687710);
INSERT INTO public.webhook_events VALUES ('planted-245', 1796075687713, 1796075687714, 1796075687715, 249);
INSERT INTO public.webhook_health VALUES (1796075687718, 1796075687719, 1796075687720, 253);
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