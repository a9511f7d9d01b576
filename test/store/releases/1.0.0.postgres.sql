-- written 1795984449494
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
CREATE TABLE greenlight_work.queue_stats_20261129 (
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
    due_at bigint NOT NULL,
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
    fence bigint NOT NULL,
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
CREATE TABLE public.message_fingerprint_secrets (
    team text NOT NULL,
    secret text NOT NULL
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
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261129 FOR VALUES FROM ('2026-11-29 00:00:00+00') TO ('2026-11-30 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261130 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-01 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 20:34:20.607665+00', '2026-11-29 20:34:05.503667+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 20:34:20.503667+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 20:34:20.795785+00', '2026-11-29 20:34:05.489599+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 20:34:20.489599+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 20:34:08.841533+00', '2026-11-29 20:34:05.469688+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 20:34:08.469688+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 21:34:06.065465+00', '2026-11-29 20:34:05.51669+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 21:34:05.51669+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 20:34:09.107804+00', '2026-11-29 20:34:05.480992+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 20:34:08.480992+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 20:34:11.125819+00', '2026-11-29 20:34:05.505811+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 20:34:10.505811+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 20:35:06.160634+00', '2026-11-29 20:34:05.466538+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 20:35:05.466538+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 21:34:06.355518+00', '2026-11-29 20:34:05.45167+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 21:34:05.45167+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('f6f5ba2f-dff8-8a1b-ab1e-f656e86ac6ea', 'request', 0, '{"key": "request:3912198d41686e82b5c58b3a54f4d3dfd1b37230538a4116636546072f5b58f0", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "war4tj9n"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'f6f5ba2f-dff8-8a1b-ab1e-f656e86ac6ea', NULL, NULL, NULL, '2026-11-29 20:34:08.255288+00', '2026-11-29 20:34:08.255288+00', '2026-11-29 20:34:08.274179+00', NULL, '2027-11-29 20:34:08.255288+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.427452+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 20:34:05.523695+00', '2026-11-29 20:34:05.523695+00', '2026-11-29 20:34:05.541161+00', NULL, '2027-11-29 20:34:05.523695+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.034297+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('40934b65-d18b-8d19-a898-c756a959b7f9', 'post', 0, '{"key": "348c9e87-b411-4ca7-aefe-8a10428763f2", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 20:34:08.042585+00', '2026-11-29 20:34:08.042585+00', '2026-11-29 20:34:08.057846+00', '2026-11-29 20:34:08.091631+00', '2027-11-29 20:34:08.042585+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.067116+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('68b29162-49e0-8f1e-a285-32bc794fc088', 'request', 0, '{"key": "request:362be92a87a170d2932dd523049a908b22c1e3816c3aa0a1e1bcfb078aef3487", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "4ads6cph"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '68b29162-49e0-8f1e-a285-32bc794fc088', NULL, NULL, NULL, '2026-11-29 20:34:07.727765+00', '2026-11-29 20:34:07.727765+00', '2026-11-29 20:34:07.73736+00', '2026-11-29 20:34:08.113554+00', '2027-11-29 20:34:07.727765+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.030874+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('5e396708-591c-8e07-a03a-b947c04f7bc1', 'request', 0, '{"key": "request:cd99c3ef16c27e55d0bfddb22acd283d99e2c96ed6b89d25914d5574f2894713", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "3nu8gsfn"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 20:34:08.128641+00', '2026-11-29 20:34:08.128641+00', '2026-11-29 20:34:08.135404+00', NULL, '2027-11-29 20:34:08.128641+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.219654+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3e52a4e3-ee0a-83ec-a055-4a502279dcb6', 'post', 0, '{"key": "84a00a38-d654-4d25-aa29-14fcfb5d0474", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 20:34:08.308895+00', '2026-11-29 20:34:08.308895+00', '2026-11-29 20:34:08.329514+00', NULL, '2027-11-29 20:34:08.308895+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.329514+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('cc3e00bb-31a9-8001-aaa4-0ce19a7208ee', 'post', 0, '{"key": "b7d95134-9014-412e-800f-c085c7c09691", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 20:34:08.308696+00', '2026-11-29 20:34:08.308696+00', '2026-11-29 20:34:08.33757+00', NULL, '2027-11-29 20:34:08.308696+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.33757+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ca6e4282-4eb3-8de2-a833-a9067814d861', 'post', 0, '{"key": "24bb4188-3a9e-4547-bc96-dca0d1b5e6ed", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 20:34:08.4879+00', '2026-11-29 20:34:08.4879+00', '2026-11-29 20:34:08.493589+00', NULL, '2027-11-29 20:34:08.4879+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:34:08.500801+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 20:34:07.559501+00', '2026-11-29 20:34:07.563727+00', '2026-11-29 20:34:06.519807+00', '2026-11-29 20:34:05.424879+00', '2026-11-29 20:34:05.427624+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 20:34:07.559501+00', '2026-11-29 20:34:07.563727+00', '2026-11-29 20:34:06.519807+00', '2026-11-29 20:34:05.403402+00', '2026-11-29 20:34:05.415917+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 20:34:07.559501+00', '2026-11-29 20:34:07.563727+00', '2026-11-29 20:34:06.519807+00', '2026-11-29 20:34:05.417607+00', '2026-11-29 20:34:05.424144+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 20:34:07.559501+00', '2026-11-29 20:34:07.563727+00', '2026-11-29 20:34:06.519807+00', '2026-11-29 20:34:05.431982+00', '2026-11-29 20:34:05.432854+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 20:34:05.539488+00', '2026-11-29 20:34:05.59205+00', '2026-11-29 20:34:06.587625+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1._uGPsarZaM6bYoyNYs6M9srByxkjkBSY6t89y_ed9QnLIN7Lt5Wv', 'token', NULL, 0, 1795984438186, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.Vlo5wMmWf-8gNUvhyKvIEky8EPay7MgMvyMRAd2pV5qGdBqFyXDg', 'token', NULL, 0, 1795984438188, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1._QDuVZ7EShIWmx_At1GFjxJbJ6ghQoGw6YvChuOJ7m-AwrDix1teh7mOct8', 'sign-in', 'v1.k1.y19FqdhQ7OEyk-AMV6KR4HS1c5NXm0bRRnoO6PhgFmhgIXsfSu_9dbDWBuBNixDeL4BvpxPIJLZoQEHh5QF1JSs5Tqlz9P2-p5BF7MmbLg', 0, 1795984449131, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('uLTDDTQbUhpLIqz4kI7N2w', 'T1', 'C1', 'USEALED', 'v1.k1.VJLIJV0Sl--nbncllM_BVBZVMuKlBV_bfCDovOsXeIJJkiW8PWUZ4nKZFKc', 1795984449179, 1796070849179);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-129', 1795984449557, 'planted-131', 1795984449559);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795984447903, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', '4ads6cph', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795984448432, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'war4tj9n', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-134', 'U0OTHER', 1795984449568, 1795984449569, 'planted-138', 1795984449571);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795984448.087000', 42, 12, 'eea54468dd7e640715fdb994c156b7cc04849777', 0, 'U0ANN', 1796589248036, 1795984448104, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795984447.660000', 42, 12, 'eea54468dd7e640715fdb994c156b7cc04849777', 0, 'U0ANN', 1796589248125, 1795984448288, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795984449100, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795984449507, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-141', 'planted-142');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-144', 1795984449585, 1795984449586, 'U0OTHER', 'planted-148', 1795984449589, 'planted-150', 1795984449591, 1795984449592, 'planted-153', 1795984449594);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795984438192);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795984438193);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795984438194);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795984438195);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795984438195);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795984438200);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795984449201, 0, 'ready', NULL, 0, 'v1.k1.0dQCGHiLu7HzM94U7HPX2sr89I5gpI5y5HiVAOuuU20', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 20:29', '["29 20 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1795984080000, 1795984080000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 20:29', '["29 20 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1795984080000, 1795984080000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1795984449200, 1795984449201, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '24bb4188-3a9e-4547-bc96-dca0d1b5e6ed', 'send', 1, 1795984448506);
INSERT INTO public.durable_work VALUES ('planted-155', 'planted-156', 'planted-157', 'planted-158', 1795984449605, 160, 1795984449607, 1795984449608);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-164', 165, 'planted-166', 'planted-167', 'planted-168', 'planted-169', 'planted-170', 1795984449619, 1795984449620);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795984449624);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-176', 1795984449629, 'planted-178', 'U0OTHER', 'planted-180', 1795984449633, 1795984449634, 'planted-183', 1795984449636);
INSERT INTO public.heartbeats VALUES ('f09168c5-4662-4254-b379-9b8742c8a979', 1795984444821, 1795984448201);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795984449190, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.sqtohQ4O0P6qjsdP4uqsVamVIbxPMMvJ9VCJGvkP0xk_5vr1oqkRG5dZZJaKoFoC', 'v1.k1.T_WoSDKO2IJ_3Y6aVML8O6zMWnd4cczYzMDhNar00vE8XSWyr3yoctAcVQ', 1, 0, 1795984449174);
INSERT INTO public.leases VALUES ('T0ACME 42!1', '3b86e4e8-b063-48a3-8971-174728cd2f08', 1795984447556, 1795984447609);
INSERT INTO public.leases VALUES ('T0ACME 42!2', '8d6ad992-db89-409d-a087-2cac33f9973a', 1795984447618, 1795984447652);
INSERT INTO public.leases VALUES ('T0ACME 42!3', '2fecb7f8-4aa8-4481-b5cf-95c7b3605f99', 1795984447654, 1795984447675);
INSERT INTO public.leases VALUES ('T0ACME 42!5', 'a50fbf74-9c42-45f8-8b79-6348aace0f95', 1795984447698, 1795984447706);
INSERT INTO public.leases VALUES ('T0ACME 42!6', '3f202909-22f0-468a-8513-195b2f1245e1', 1795984447709, 1795984447769);
INSERT INTO public.leases VALUES ('T0ACME 42!7', '01056c8d-ac77-4c90-878a-1191d84f294b', 1795984447772, 1795984447785);
INSERT INTO public.leases VALUES ('T0ACME 42!8', '37fd8641-9d69-4596-be17-e3dbcb603403', 1795984447790, 1795984447807);
INSERT INTO public.leases VALUES ('T0ACME 42!9', '83195029-75d8-4de9-9fbf-f7dc85ef8051', 1795984447811, 1795984447833);
INSERT INTO public.leases VALUES ('T0ACME 42!10', '98f2dd6d-78af-4fee-ad5d-d5b1ae83bc3d', 1795984447835, 1795984447858);
INSERT INTO public.leases VALUES ('T0ACME 42!11', 'e1e733cd-a101-4954-ba85-d70ca5296638', 1795984447860, 1795984447882);
INSERT INTO public.leases VALUES ('T0ACME 42!13', '2642a967-dce5-420d-ada0-3b1124cdd8e2', 1795984447890, 1795984447908);
INSERT INTO public.leases VALUES ('T0ACME 42!14', 'aed5e83e-4f1b-4372-8652-68ecce110103', 1795984447910, 1795984447919);
INSERT INTO public.leases VALUES ('T0ACME 42!15', '081b644b-0a69-410e-a57c-f800a6811edf', 1795984447920, 1795984447936);
INSERT INTO public.leases VALUES ('T0ACME 42!16', 'd375a110-d9b8-4044-81ac-064824266e4b', 1795984447941, 1795984447957);
INSERT INTO public.leases VALUES ('T0ACME 42!17', 'd90701ee-8dd7-4a69-a17d-b9dcfd473282', 1795984447961, 1795984447987);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '26dee4f8-f98e-421f-8c65-1863966145c8', 1795984447692, 1795984454112);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'e32529fa-6fe4-4ee1-ab18-2973f3e2d895', 1795984447536, 1795984448305);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '988ce132-ed35-4fa1-9271-4bc1045a5b06', 1795984447680, 1795984454462);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-186', 1795984449646, 'planted-188', 1795984449648);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-191', 'U0OTHER', 'planted-193', 1795984449655);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T20:34:07.834Z', 0, 'v1.k1.8vjb88olOV5O8MyxYLzRlscM9uc9NZrqn10srRY_3aXirTGoSppepJBgq5Dv1QV7si9xivQl-3umlllT_kPm4HaiVPV0wUykUs-veTOfu4i1V0HGV7ruXAh4-xcb7fOGDn0VWHISXKTDY9s', 1795984447954, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T20:34:08.399Z', 0, 'v1.k1.xXia9rYBBgd00quh-2TLCHZmT8hnRhyAAYaqoxs-JIHM_OCTaHfG3LURuukYujOOWq0buLCWqsnAe2oR_1R8QoVT_5X06W4f-cCNE5DdHbcGqcK-MC9WIg5TFSG5Flhn7cmhVTFt_fwQcYs', 1795984448458, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.1GhVi2Wf1zfvMSRSyjT23qaffXY-XPyezzVIT1Lhozok', 1795984449189, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 1, 'v1.k1.dZvaDkSqfO6LelE7OFQdrUwVpli_ESS8kYeRw2vJg-bI6Xyj_jKMGzEEZ10n3u9IUZxOIRvWl94tSCAcWr44QmThQotrk1btkfk12nehwvtoVXfc8vUGFDE0IKx3aLMGlqWiKVHDU_b22P1A8-2XUn2cs9SLvV7dRxG7U6CraPyt6-ShUUvJZ4uLsSSib-G1bCBCnj7rFvLBLjZF1v9xUaTa3gZpr1QlmImeLOAsZiFgP6gJT5U8n82ITL7yEH8ZY0BPzcUEDkMgP9Oy_YhOmuCncD76SrXMAT8XRcvib6y-Kql0BCSiJWQvekZpX4dy4_pDH3wq311q1dhhk4NIeoR55D3cfjQLWidHPcGi5rOLjKj1BV5PZiG1b5RHs8Ngm0Ji76nwE0Q4eyi-n82l8jbNmsa_buSB33fqSpAF_anIO0WWmTVFXiwni6rQ-18_Hkl_UY0_H2eDPA5TtBXr-tIE6bYe_vyB58ZZ1yjWJK1h6njJv7b0N0m7M5xYTDPh9B6qBuDkXBIOnrHCO0-Oxq_ht8zn7RQ8Ur3_34-3fFbbSCirJaChx8oi3Bt2NVfAh32woul4Q_RtHyGMv3Inezxg5aDY7JYx_OL4QWMEhl0zZ8Zd7piryRy0WLLGgQy-Llr7_HpLlgiimRtQTzxjKqfBUCQSXzEm5khuXsrxauKi-yGLXH9tzrTVgHP5AobaYRzsJ6eVYWbeEKSY-QOcZuvor8p3eWkovjE_0VrgCtqj6V1LLhu4TbumG8KIkIRAyQ_q211J9T73jmoOsOjVt1ERPgUSBeieDZqoowSpuMPrw_mB5F4R0fUsGoi5na2qSPyc1sKC6_zpE3CV_N06T0wC-wyjnFObWiCCVYiWS5GGWQidDJD6JM9d_A7BO2LPt47PxTSghmFfx0feMO9ntN8h7DNw0NIk7TVksiNDpcwrPf5OFe8kv0aJulnx6h-hX-6gZmDfoW_clPXT5MMANvnk1afPqN66kXYYAeGKnU07eE4VvUN203lQLOs3R4HEQwo9-GsKbUgaYKwoYF71hBgXkv3mucHEctyv9FHtk0dWgNoyMkam9xxck0jt-TOLlSXWeKHST8OJ9QaON978buPD20ilN5vuc2bA-_u3C3UxhJBbN_VWG85QN7RFtBmy0YUVNxvHZKVnwY9utTrchuWW2FjF3dTbbHCcJN40_bc6Zo5Hk0oKnnFX0d3N5U0EzAbC1nMOV7WuPczX5wXAkVXgc2DBWYBGDS4hUcJcU_-6qzkWV5OgpzpgE6KJf_kZfot990I-7NjL_1JLXAp6fBhsIAsqNuXPpL3MknFHJ4ds7GIgdlIAUukGE_22QLvEyEsxJb4xKcZaAhkFRj-vsY3J_LEQIFUHaibxFIABulZGTB4_SkDobopIFyFeo9aGkKLGPZMrYuX6ZmcCWPs7A-MB2kVISfcNZTyHUJ90eulP7SOY7XkgkzvzaycwgKJLIKIoquIs64R3Zz94eVZ19zHaZ-tcYfI_sT4MrGtUUIpsook5XK9uSnQEBLy6NCQYVdE90SD3tkvJ03K450pIUvrygZ_qQ_les5QxvIhCqnccXQ_vUmjObkAF3c3JPCjYF3jMjOiGL67S2QaLxLb1fHcO3uFcbYhm2I7SSflts8tHlaR60MF7IseHovb3ElP4jx9cuHGecIGYN9jQG9vJRHygKvQFY3b88MwAXFbTUcNq1GSW-gRJ6Bd65Ot2_p8t2s_1C1G_JDQHGoCTBHvuGIBdX-4Ou06uhTIXaU-HQUqb202CjJGZ12U02LN29-__V75nfXxr0ft_MYk7_sUIITAFveYrvwoKCMKsi2lX_M_MMnjT12hx0ROLFJtv79zoh5I2tCpS5xfCecq3w7g13qYD8uDLm55tJwTjs8Y9-UGkpVyrbaBLNdX6F7_Sk7rt945WHVMsm7yCoekbkyFCsx6qUs4UHaj-8DNvoF3KUAZWpWfX2NAEcxjxIFNeVOgD5qoKVCXFGv4M2W2hZP2B3Vaz4sGehXXWoYwb7MFJFZ9Z-jwBCxKKDaxFNoWHTCc8sjSaPFutnCZSlWBHi_7Hnch2KaJz_gVzZUYxxyBhVcMWvWPZgSCxHYdAvjbvFFG_8BBxY0CbRak0wotmu3FsVWpRs4PAmpc0oR2X8wDQseHktSXml8JMOMgMA-ZgiyMFVGxB-KIe-8BuVnOFvOccM-EWjoqzjQ', 1, 1795984447584);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 2, 'v1.k1.Qj_9c1rMTNYA9SI7GPeReFsWeDlcLhMUQTANZ8dIO0yE7_f7RqehosBl8HoFKY_lG_mTnRBqIZIImJNKKH_AWTyLe3TqwNs4vjocH8Zr4NyBnrPajXM5LoNMBju7c78m4SCSCoSjti_ZqxegotJIFdErmAIy4821kzGrSRLqczeILQ89xjIf3wSE89D_669ixDO30UHTYVGUQ7mkAxVU3rS6mNbhIcMlxF1cN_K-4UJ5lSGfp70H0ubSoTWxn5UWbaijsNqAj179BKKK8dpnD7ZzbEkShasGX1nnyN6EgVUbMrS2EP-DH_henrOKpVgTizPlFoI-4X2E3A1JpwYMGjCWz4XZN2HeJobnvfH_woDO276egMiGBssUrSZSFVevH9COS3YsduqSz1-5dw9YjiNudhZkYWV4o4ogx16piMsQNuK5GQTYhKTRQvSWMXt2KDztCYUa3NtgQeXKwc7wA3XEFoJWBJOqGBZKEahWtqibqTgFjzSsvt-_4f7fFpWh1OmduVgVasOkZznUMiCQvBgLIo5MNn7epnO86abeOvem7KpM-00G7tjFjWEwz3-9iwJ1Ax78B1GS6YVpELZGC5PBnGlxsqNXFW0TKpEzMIFGHnF4e2KoI2w_DFnmjEsQwOhlfrOlhgucNZo4rqXZACog8jcEyCrZfKdcvCImMgKx2AWyyxfpzhQYY8ESPN7bY67bkASn_de5UzfbHBUIJRJhQIuW0Mxr0fHfSjhk7KZBTGNyyeiU3aZ_7VqbDyU0ofsdKJSuRR64V4Yc8NxOwH-KHTw_QaEKSHnEXh_bNHv2jAaQiWHiPPZ9GwbOclQsE9OdkqUDUmGcEqrYibkn1K0S3JHmEYdp2avlDxmkN2VAdrz9bSwCBaK_ZA-D7QAwNb7MuOY-_73EFTNyL6w4trJVNJtGbI7yr_CUnIxgvWT7iF7SpD-esLvT8XWIbMjsqgxf1vTgpGLzv-zTUCivZPDLJI-b7n2La1tFGUI0uspGALQfLju0eDElS-COSVvy3iB4U_paClBkkZEPIfHlHAk-q17uk-GYOGe67lN5U3yozJxzikTtc76ReNOFCjogV6tOW3c_L802xMTclFDbS1hhWUtoyOTwa8xrOJKyn-dil2sUKcWwCw9PZ3UyAkg87KIR039cV21gr_tl9S3ydgAvbS6h7lORNHNx7Fo_bzPnuljeqqMvDcLeTtqb9hP_TAqWAkmwgKfbDBvqGZeKnlwdr1o05JBcxh3zdk9T5f4Uni_8xgx5F8hrxtUewhRTVLix5Fgc-Rny2ijjoqqwSDzN5CMQEcJqWQJs8PqWHd7m684Agm525EJ61ZlaUa6l80woiv7_aQfrh3r-8ekqeGNlV6v0O8zQC3Hidp6xGq1r2OeZb0RdUFAv2L5-Z0EIVWOnGD88VLghJ8H-DDvqUS9G6fQnq9e-2VEuJkV5imPL0umnaDgWvHpP1zGk1Jw5YMPyu50VlnPIeyoMyNSHhcl6CcdnypmbhSpCz9pYyrqlo9nculq4-ERo6QpA7pLKr4w7_nC5hXzRjIDj68K1h98rriZQCXmQG33zzRSpKZj_eufNYSJrMzm1ydD52V-_AU0cDS-pZ9XuqlCDFCcnml5XnjZm3IxhA8_135uNiAL-FM0EwUA4L25wWDzuXnAucz_MnivKB2ZpA_ep2Mr3sHJ2s7kFh0NLQXsL6mEVt5Qtaf8VA2NNj3SDI2Mwx3fumaJ7WgDvihUpCeTfiz8dFxaLQYg-cWWZ6UgrnP7dVWbZeiD8nrjA8kF8yYXSYFlnNIrKmTUGdxH7fxDUo-sQyI-izIl1cE-fTp4lhI6-OqczX__5lkPKG6IXtDl_R4QZ1FDjQX5xK1puFhAtofqKewSgkEpb9XMQ3gN-AqRfLl76VtCvajeYuyTKhPtYCyhoD3Q6nOHJPmmrfsjtXubRiB0haDNhWmbTa9MjLwllYvSzt2-yo5rdKMGj189zxZLEYHzbahqcADtmhW3Ns9xehX_6Cb6-CjoVOXHyDSr5zCznu3m5WECCXTwHfk4G4KQTGqt7TcaNis7l5rVTnY3Z9PL8pdEbzB17_AP5sSu8toT04F2Ai77wKz1JoRZdRg8hyWIsgwKptPSV_KsPoRGgdOYtF6NtuWnm62ny0KyPXHEjSBnu6mydqLnSjO61NC-XeB17gfx5zrV3qEt5j8-bhCf-azU', 1, 1795984447637);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 3, 'v1.k1.4sfMuWYtc0RxMepCJ9jCTlI4f-afmzPKYDfoIFj9wzVoXpP4sA8bTckjOgywuawuWOGN3QnD3MIje7kCZyoioInMbbJrLKkSx3TxkUl-z5WG4EMzDUck1ESAOArId3sacNaxxVN59RYnQMKkLAYg_fv6kl5RwLwgXt4FUT4kD368HRVzTFEEDsa-eLWs6AuBdHQbxeYKWQR-XplepiPpJRhk3mdS36Ah-Cr-84DQneK6q0kPfuJJ-vlIjHY_4kkhiWsHx_kuU5FRBX1US5yweB-x46Seugn21-wrvgcHYpwJWRKUHx80FoxoHAyn32OhwS8eG3vfKBK3XovKw8WyQ5sp503b1BvZPY1ZlndS7kBgSQtF0cqOFFfsMueLzyoXfETXENc3GW5JqnE8hapA7R1Ppn9zxo0SHjKk8RI2g_83FF4f7C2fABP2E7hnLaBfY6CqtwriuJ1SpVscI-upW3G2xd8dyMgYMWOXH10rSU7ztc3BU9Ep2TJb7eeNhrM4PnsGJP7TiaOd9NMkCkfWCKrv3S1AGG2fgjlITOVqnJRhTJHn8T5dTdjbOfG4tLkr3DBCHvc3xoXx19DahzY1u2ExQPfQc8s8PbCD9Kr4v0CIdhk0bSxRcMylKOUYiUkHDyZ24WIS4eXV3UPexokhXGWVyfzGXDG-wVPb8GvvbxDMxe4o5GTon-LdQR3paRsz7io-45Bhukaa7VZr8hEUwjpSYbRtmAlqfwgHDuttFt2V9rVozqdrMHaVpvz1gmwAsGE3t0auxk3k5gXPTVWMlFAj0wZkyM1Kr0gpDe-ed1fYcmBWqBebXZDzW3hceOLBMXKP4JW5oiqLJ0YCs0e7xWnVqL8ps84_QduLUMi8DoVMznxVZ6Iot215-8veicNvwo6BOxEvcXSoB7TTaPc6JHF8aLBq8dUZIOMLSckJumBYUCx6PAkKqC12lVRRd36yePehitPpHfTh9NKKqfsgu16HupUxjoV6JJaDXSO6Imyjhb16fpIgRXNCorUujEa_b-OHu4PZPS-pCH8yHjyW2ceDN9Wqja4shBYReyEdXY3UZe2G-_RnS5IHQLfcuXdv3Mr-wqViBY8ZVCywIr8d6qDAuSYI84aEHN1Xtua4OL4UNhyxiofTaDTo_1mPRsZQ7p_iZ7SIOOWAb4UIfjWwwgu6zz3DGul2h3DonARZU-2iQT4ax16Fj0ZtflEHgSSffbTwdjBKKFLJH57SwKrpw-iX639FtRXdZHMayD8ZC2P3xoWJPauLD6hp5_8EGUjdRBgwPNNHikr1ww9T-RhAQ0PKZsZCN4ayCpDGkFxUtW6GnRo-vUunCPv4BojRBQ-_5v9c3kWP3O4NE0g1-oB4C2e5J_T0fj7cKwvpKrVMNvrrGnCuHz49gLXb_anvaPvrbD06HehX57t7Hb1Pkdht7mAVdkinuGXX2f6mTFx3zPhHRYCotJXlC52Bgnop3WmvyeWnJ7c6Y9n-MO18rktK6l0SpHry57lvgJ3omT-jsxQR1iAR71VKpZQlgvUH1V_FR8BlLl5TUXrMO1kNHpb_EI-IumsKoa4X-RACC7ntz22SXig8ea1mj-MpYbz2Qn4o1_J2Chrtn_N8QzaRJbG5grW8P1M8WfvlWC6ryNv0k64hrxQYnBBrMsww7FX1GC9ETdoxmTThdSPAiJEZCgqF8nZqMqm4Wg_clmVYflJgGQzg1iBj6zDup1dbeLj9frtX', 1, 1795984447669);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 5, 'v1.k1.0kA2hyMwBBYwvl0G6TmXzf-IRwNU55yvVI6ykegCd27pWO5MbpJoKbhv-1RViij79IoxAwUNbgfJUlCeyhXMfz97kzIC7dC42TIuXaxRyFTErRs61C_vJHZUwLvtXxU57We5250kUzxrmNCayo2Wilw202p5e5amlpIPSlFvxUwMOs6Dv6vazKjcmJFYvSKnTv94-xOIxx0IN8xqI46GDHFdhLpcu3oHrawLU7c3z2vvzEu9eRjLbJdaGuQVbZN8nvwpn3hYcjVm45pTX_bYADn7XWrhTfeqDcSxXyTUGtt0z_D3FtkLlp9xxV16LRV7N4OeW4bbhY2oyS4vgo_wiovoRqjlOflE24puYOxwgVBlBq1e9MMCeExSJo2XMAkJdTyaXkkLA3FviJAWt0Blk3KV5uHzFgjzlityQnR1FI77W0b9SLiqDQWrUt17tvzwJwqKldpK16n_Krpd5A02LOm5_v0D7Ejgx-LmcSH2nNPG368RbS6LzowsBj6xGwdavaqUvQpcQHOA-lsqSWkTpnt8n08McGzN8E9a_9rhMrVtTIIo9kLo99P1O5WezIOdY44SbgUzTsVQJ5ImeDItnhnfR2vw2WAYlLi7GuWXW71-93ef5PwuPvKnV3h_QH9A5eUfLykpICU41IVUM1UOPM_rGIPwOV_xhjIwqNZ-RA4CTGGrzT18cla7YyhBohnWtQkeyFQbsBGWDHCF92ZIVI3O5liHRpAd-v-4MMpYP90qwZshg1piqrkq8h4_yCCg4aChq4-38cT2urE545gHTxgQO75V4dkDwJAuDbNlXlxYVVLWour3AsHQwHnxLjNflKHrmqRz9p0PfPcpsQhvto8YmqGrkJBDPOVBfnesxSpNlxwVWYuGvopnbT4cVtwM4YfBfm846si0FC3WWM0izFWbDCr-lK_kUFq9Be37Qro-j4ZZCd0UCU406RNWn_jxIUSDi7E3lgomegvO7qWrE4LyFCJJBp9JlBzYIxWplIaFjMs4_erxBJE_MWMIvy4b1adj7wWyn3Lsu9k_PRFZQC_vYcG1lBqVaES9nhTR-LiHihO3mNMAojchdNcR9yiYz0uzbJ_DI9DXL_OyIKGzo7qRS8eehpyibtptoQnBq3yr05QqhLDqdmVO9JBFTyMWrlfGilnu9-cd9pAnRTWGNqmPYYvEgu1wsjZAOSuRuI60y0wylzx40OR3HA8DbhOwSML1tvxYFJdcSVWvwDNd3llW2jbeR6uZQXFddQIP3KMV99PllhzzCLqM-5o5o2tbMbPCiOmMw7lfdUzzxLS2g9fH0nstJ79lziD2E5GIOO4wx_eWBXxTLFIMpUN62JCLhC0o3-n8UCG5JyvSbDhRwydkJifTTI2tKohxoRGVJEiXq6yxFBzvmdHd48gkO3Ull-RcMy0B2xbK5j9ZMYOBAelgkGL50Z3Z-277ZENNSF9VoS15TzeUB2czWFvSAsWfUQ-nK0344dI6QXn_lWrVvGhZHUJnRAF4IwMebrXNha-v4y2Q3xSDvLC0ftbNfE8ODdNaaN-xjL73mYSMrwaS77WjJ6pqqCU4-8mz4vr9aiiXMzS1GI88lhZl7S1NjOhZCUY6nJ_VPZP3SKkA1bSt8j5iEDeqnKkTYallIXDmVqvd7mHM-XiMggWfAbri75CBzijqOW3UUDKb881kJEefksv06qn_tXWUkzw9W1do_vK46JE3IhZK2c2JIHI02PMVNSfzJKtcSSei6dqMebICDfFQQEkisz0IJit3qWhYRX1BEKk4KvnjvJOBaQNfF1i9OvMcMFgCWyW15JpcpZpBs9JqRAQjJBQ1-ifTnowniG7qw0k92fXe8-C5akF2_oosotgZ6ZCvyjZkFcksoogixwi7NqRBc_qfTDbDdEVg23PPiOjAAcWwot61B_19nuo6azkYbQ-vC0lUSYkysVPoAmmBghK7mtQdP_IUbIn0VXYESpISMPJFANmmgz6pdg543iw8O7W1D506jP_MgeeVTTyZyhClv6ljUllOQzKoBEGvMY-4MixhEU39aZoDmyf_BAEpI8wMmTUmW_tskc_fV4USjb7lYenDGgsSfo3R0q8uxvELdvZzZ9Uwqp4uK19D6IbbzTay7richWKKd6HWABfIa2arg9dWYhBl_dClFngtxXTKZr4dA1b-EyUOm4k1V-I5LdQJC0mVW-WRHAcKN2D9vmIdO2r4xXKOGf4xhVLf9w', 1, 1795984447701);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 6, 'v1.k1.Z2U_ULnIAdehqlXWFsfdkJzVIZ82lB4Rd90qGQ_xi2FuFkvj9OZ2zjBYMnvLTQOIiPX7fdfkLvzS_CNsb7NtSFfxOHeJOvCVpPY9xb1_VZxHF3fbc-HU8f5quws1St9tzEay3D0jjzHV6nZOAoDpUh45IYqfY55X2FYFBDoUn-INARqy0jzRu4b2co5_acW5VyGrH1MuINHg8bXK9Lj7G3SWBrdqA3ho0Vg3pFlN3ITcCHOrFCiybW_qQvT-PHQ1FOQ63lwkNHbWYa3pvhb96W8ZvG3DaUMNQXoFaWPJxtO0AMrGslA1fD0OKq7_oX5Wb5n7BINzk8qlnjqe9Gugma4xX2oe5GKWNr3QcDV-9nwAlyhel96nKH-lBWlhqQVZNkVtA7Pj_y6UGkeFcotjzVfdcFLWslImbq4IY2cnBW7TmPM1APgLjIeJ0Cu1Tz8E5QavkD_P6nWCznB8vu5V_IAJTaKNP-vrZxD2HznSSB3Dc5--C0ZiCcOw1OGhHuM93Vn2YsjNjnyjSElKE4HXDyk3T5eIhAX5Wb1Vwts9_mvapHNtdcmen5QDeL6XuoQZj12Xrr4t53KGyJsxvhACeG7dt9H0OtXO1jP9QxUVClxb3dP8XKcK-ARKxOcUUGV_g3F3U3MPnaJtF6B5JP-yWNHv_XAcSYFW0q4oH5SfSKeQMkW_rBwoGPqSDA9ea2yxoiLyZW0hm-IBVFYF-yOmzxDdIptQRoNBAc2zNtAAP-mH9s_mHJm0zA1ewrxw6P0GPH52nWPvslqrKYPC8W2xkFxNxT-kMi0FEz0kESKPMuDCZDsAUPj1Q-M9BissW2D4kyOiyqvnv-WUsYS9_CvyVoneBD1MWS_82V-43QgbDGm05JKrRzfQ8NHvxTiQ-W1Rgxw7D-XssgymkpAP0XxUnu-fKs7zFRllR7eEAO1Ptcx13m2PTELeVx599e0g0sRbWuT8sW_skwl_0AoU1oWWh1VaxHDJKIM9byswlapZXBVq73jNL9qLEVv-d-BOaLN45qz4G4CGwzWOHVxCOS9aC2TKoR6Tjk2xeAJopwcQxVrtUr6IBMuWAaqj2u5CEt88VC_nk5BdbzTiuBM3vDdGWErwr_4xiJowIGufOsPbNFD2EB6H2_LwkIs8bg4MxAndNYQnA3NHE3HXyCnbDZ7YAz7CNn_koXH15ie6JkzpzYnOW3dGdFID4dUqrhEp9W_jC0Fcw8lbMgpEEoWURnWugLfuS8lXvzrl6GKiH1rocL7UiLshuwN0DkcTBhiMPXHIX1vTDP4hywfPSQrZe-Ywt434k-9PBybPtXoPhWyygKWg5HIq_Hv9hkXesWJsC4L28aSNHkWZziQVpMa9SlivpeghXioH3DAbVEylvi8vSUrXu74cMxkH3KAN8Y3mwXUg0lv8Y8SqKIXNN9o9Ixom_mTx2qqrb8Nx2OM8ViPELjRk5kkE-GzLYIxabvQIkt7YxYtE39pU6uPXfym-lcUEzM2BBg50-UdLzVbSw3guPHiyO4RtPhyabu_W0hJsnGVsMLJp8L6G2QV70BmU-zfREFb51qmn5AmCAcZh4l_pZmRFvEaS1yhNbPBvKZCNxo22lWrASBMZHKfAzYeE8t0ETreJkBB1wVFm1nxLux8gHYk37A-uq8gZtalC70cqArfYKLv970WyJTJpRZy8vA2ccq1SiWRX0Sjf6yJqw2POzThdL71r0js4ZT6Egd7dveMWQUD8W746451JiSNt_S0wDyyHBKvaX4s6lZhBhyNVyWx-q9dsPZ2Ny_iwfbFxEUeeqO9FjEBsJBeGby5ZurOdIHKDzWIXnAxvg4Ujs4-IYNjv4Aj9lMq6qyw8rsHyuGQTGEPcIFyt52bm6HOzxOS_PEstoorjiKADuq1ZV_WBXZdPnc070HYWREP30u3-_BzygCedxkakSDseUozIZC6KPe57ySYn-8HW_VnkP0WF6Ycew9JWBQfu9tcizLalKIKSqhZi5EJR4OfhWA6mV-ksF5lNlk3zAmFVESIArlU9z9dF25tOI_WfptYR8gNxAiDuPdL4U0V5Qqyxuj5bEt_82JlqsYDgoSJzcOtFSg0uiD7OxbLmhySxe4S4kHDPK_LOHoTZoh9hc2gEnUZLeAcxwr6O8Ao_M5ZnP5BS0XpB2HgV06YYIHxs6qBP5wMhuLOZzA', 1, 1795984447735);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 7, 'v1.k1.belcaPEj7M9QrRnIV6ZkDZc4jAJ8aPbvjOAZm4gzEjdceJ7DVu3D-YibgMg4YNj94WFkftHPxSJR81dQCdD8ohAGwgJGoEceN8mClsMmAJtk1ahJ_erqra9qDl02iKFULrnFJ9zp5aIaMMCY_puCIcs-kqaY7nxRKU2q4hBVjJEbVUvmsie5z1WzrxAOe0K_5VX1vb3nQOXPWxmAiP7cPcaUUZeIE-j-BbwS3SBmCuYGnfISbIjlZsw9m50HzuIkgwKAM5OE37qowllEvbYC5rQTN-iBxe_Jdgoq2YbIe34NKASjJlSCnEWPTfc0WyFWdwg_jEUJCmC6B8okpO5j0hIfOIXMEKu7aHSIUvBsK4T_7lg-bzdftVXK5FP81Z7RJMcKqJEw89X9Y7VI6jxxFox26fq70LigDUDhhFZN-bVISFwomqqD_2CnII1P6hNQhig8XDfhz6fwJVo2PUjodbqiAJBlKsKAqlCIWruPuFHw3Ll8B_TiN8kW-1DrtVZNaUfzJW7H2kjIxx2VXXsppkBsapwTuRFycdF-OJ4ss6ztnrKPnJ6kDI2oy_XJzvAzsNmGms3X9p1NphuHP2wjdJ4cLXZsP_Qgi2AyYJZKN1ReMYqZ_e_MiEKPsmc5BgwDAnPqFwL6zPRTn8N6JrxHvG4kUJRwNLUFgQmGT0p_cx9yzMuYRLJMUo0sha2NTzTKOihe7yE4qNb_H5HpxM-HPB9aGBzTkblAFnxVPAdSTzeES8Ived3YX9ke21Cd7W_QV_v9v48GDFw4oHXGSYJ10zn_xntfbu4Qqq2sLEnu4ZmhAR5MGGh1WFOP8pSZuH72ofhHEg5L_Ob4TpheXfpHfsEB4nztIj6T_VJOmeyZVQTtFjZ-BJLgKJOoJYVpzDTa9Ek7VW270xHlgPbmaFqVlwuQlRWXKPbY7aWnRjEjGI1YIWVlqdvXTI4CeXdyikhYMUnLnHMSS61oYmPhZ0FFCjG3PySRmW0sqzKm8stMtAQlgQFEdhQzdg7_9pXiLWx5Mm9UHIKXqlyLc4LtSzFDrDym40etct_eGeKd4V-68bHl6I4wWi3Al2WxdWVirE0ueivKelZZeXse11Do5zfQmQ_dTXRvxq1pofP48MFFUT8nz-V02I6PqRzBQzN1AMOCJVojDAAa5ltk81cfvhTz_i5cRSdpSvLLd2E0cimbET6GBbYdz6aTmjZLzPHAHMm88H9e3F5noWJGNwGNzqxDPAFjPtNQrdLOBC-0jDsPi_DV4l108xcO9foQiMl0GEngwvJjg15PgSkVZyEGnrVcgmqYm4m_3fANmmmgSbrXLdaktw3AS-KOdtVxipCvJORNVWn7FcNPoe5E9cmGvWZq-QvMsOhQP4BGf-jHx_N82ceZnXcfMrVKdRmNeB7UHXr_odYqepcxtvIcOpZiO1JEYGi-b34bYLIV0pzkzJ1nGveU_WRz0qXmVbJPWpUDjbHvdU1uJP_9pG4Tc2jqPsNtYRzSZoFyQXeJYE4Owkzej0ZDUWP6218MeuZpVULvoPKtkq6z8r5v74hQNSHRcgrHxegfgQK8fgkB89rI62DdWggop1PUPbm6bEQjOF-03NAq7iOjb7tH4hnKXw0TB_U5YimChc_vQ5K5aa5F7mbcWpdmSoK6tccj0f8QUJNXAuMaywCsi1D_a2pFFf32qz4c1uC4_4z4FjJiUY70InETfMr2dk9xfy9QO1s-IRfZcnznzY3myTGxx0F2ApDVd_Vn3GlTePFlV857aoS8I_Ai0IL9VZXzyzbESpee6uxEzia5WdsKh7yazx4jtoHQAfUgls0mPGOLi_QRlyUdnBczmrwAXHGySzZ3zgWWn_yS0gJvzGMvRwQiDYaDby9Fh_lHRfwu6j2jHv7UP1pQAfOFSsy35UqiacQaD0ifwKsKrGB3anHU58yjITQyMCmvwsLwo0oqPtWcZjwV164ghJLYRwnw55SgxsSdr8mJ_1uKagVgnAeka-q3gC5SWFLFHoLCnY6Gm6wOACJJpfJqsXWnHw5OpY1ZtI1Fc-x6LBNQkAl8OVW8ik0d3W78BXmyXbbuOqEnCOTVtUw9wux7a8Q4DFI7eV-xQnVdetvIHF44rdBMqyEeRFjEI2forss5K9MjnXaSjypLARB5VyB-_03gXOrobAKy_yyvuZSfftlTAHWHBjE8ZRy8vEhgZXLuhLBlrFDLBgz7zMUdkXcVT75N6Vmdjf8Tycx-E7UklSSwRe5h3-ZyGmtcvlp6--7Nz4nI-5ui2irXNaWbRW1Lv_ah0wbAJcq_velRQLqDL16iirOq7BICxtFgnXmVdpYxldpK4biholXiEwA8vOlJDTcHpeAdK2PhVOlMUqJdAtTEI3FzYWdu7Yt5iSdVsBrfFCuRCdeYrmcpyV9Q9MxwMUXFJKA6L9I_vlC5scmFVEb4whVbVMQi3Os', 1, 1795984447778);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 8, 'v1.k1.fFL8rH1YMW5wq8r2FJlSyzidOdn4RqW43gtxaL7ZldayuQmCPI-mCyOcAfS7eziQIpdfte600C_uMQeQ2BT0C2RS9HzHVfxx4SLyhVSqh9NG7X8lRQInsIHs932n-QQAMhOn0SnVy7LWdpletSgHZPu0PhlfkaH8_2YSll605bhoA3y4gBxK_XAKOqxtHJc9htrUOoMlBEoCu5l3DhSnxxdbYjk4jJXP7HbhgKb6S4OyowAXafqUpNzI8FFh20H2SVagWy3mz3B9OBl5qX4poCIPy8n5OKbOP9OHXIqnaoYHOMF7QDpzX_3vLMQ6fqP_h65j85YpVIa4bGUrhCj43i_gSNOQKmt0Bu6atpiC-kS2iKE6lzKJWOQ7hAdmLqQ7TSn2rUZq29UyfjqO46WYGandaXo5jRRPRV9D0_QM83IQJ6JHlk1Z7OX52U_zCXiA-BNKsG6rpK8ZQQIak0wUVX04t8-xsv9zpJFXFuJsuLcV5GX6khwaLxkURgTXyp3CMY2AEo7kQI7o9FOhzCalrIaV3iKkhQXyiN6Acjpiuq1QSD4H6bNy49qJ_jDmzXafvE1RIQDP8NmEuBhvlqs-hGhFJW4gGdamoD-9D2aaqWEkw1cVjyhQPmvF0WOM9GWOkGwKWORp_bulnFtY94of6tf7De0P3OCN4_NwYihXZpmfWlRoBp6UOohE5rj4S-RSwXtvAv42p5fW4jTZcyjTO9SvXDDkcPO9Zk5-bRE_UASRbtgQRnRx_-Ze12zWb2uNFojce_qeoGLnAFDkpA08U2BmWtrleJDu3zrLKgKaqSewrQzx5qN25Y15jg6JcVqZquYKH2t-9cNw1IfeCgDq1w4zqSFbX_u2wBOdFmqAcsKh-pOFaDj00V8GgogF8bLwOgb61xMF3hzV4P50la8N_nluRU59yhdJ-Sj2JwgcI3zwq8AorKM1mrjk7kd1n8zTuOGEL8kPZWX1N-AFMgDrVq9DT5CBfjJvBN-qWJrHGh6UHXE3PlE4VKzQ2U7nZcyC_4BHxKPa43QKhjJOPH1CMgNlJrqXv0sYydKq-2uhCniEXtTMiJC2xWjcRZC6oS274ZlJDqlBpbU2yo3gkhViw9pON6-kNFZo1XIgRaaVyqs2OoHXpvYAxmFWCqllkTvlffCUMoStK1J7dBFKKqvJxAACLnficHaSjK-wu0-HWmudvNWDMz9bjEASSTF67vapO5LvJNS0uwWNMXvBrHbpWqS6-_HQg0M8XBhSeQAqN0uCiDU4qjdYf5T-Zk-paTDTr3ttuiwiabuEmFPa4FDOFk11nSJAfPjBWBXs4YUCCIMssPRdm-WZVv0rM9Si6SepId7gEVO0vBAs93ji4kiWqHEMHyw2qzkbdFsgLBRYn4VLDRLz0cM-_YkxWkqBizCt0U5v7cG2acYBUL2vTtYU8dNsujcYyuBJRNQu8oJ1PG12mM0ZB9tOLxpeubfFyLz1RJWgZ7NG0emyP4WiYrEm0LgF-3VpRGW1di7kUAYJuviS1zPNr6cmEkvzATqz2xFlm739j41fsOg9LjuyEh_z281WOqIqtoaY1eoUzoLTFpBCpY3gbennBcgctsgK4VpI7HeRYnSPnGlIXdre-IpfiEun-p9GT_njH1fpqoCUvhGPzlPw3SzcYESqIPy0-fFe9_gneySGCv8H-yLDSP-kqvD43bwOEHSaTsSYzXTTZkVpVh02PGVkOF-6tb8JjhwlVjRzMm1xu5cKfmPF8mHnfGdN-pagYEzNEqkAcTLyC8i99uS2MRNkwdOwpd9l_I3LR_uLNLXEtuzomiaSlNpWM2SvDglI6JP7A2JwTcyz3fkJKBb5ZODUCewnH6KAgrx1EmSd0JuDFe5dGD9KGDoyRTzM5Zj2AYW4R7sFmEZDouTmNcjQfb77US1EmWqWhNalSnyJCeQYFYAqIHKKcNe9wy6hgCFsqX0laRsLTu1GZ5fAaUSCknaWd-mAu1xNGFE9sc78uQI_blCUkX7KpHpvE6YrYHZa4fLr1EFkm8pn66ZC6Mt5889UjinOnIaRHNOyr5rh3vTyc1KsH8gOrluKmWuVgPVSfW0Isn8bP-CHjoPzSxA8t-znNxjTheTbHr4zwMIE2NMBtUm4naFpggjJ5jQipeNWukjV5WYRlZ_J05gClAhtOudXzapYalN1y3FsvBmQKDdmg5gV8R9aV-6sbEOVzDZN1XGKPP-INRgGZkvleokmMpG0n3XyRPdQ5J6dzboMWsIeQU3joe5cSuK-TX41ft_GpakGKA', 1, 1795984447801);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 9, 'v1.k1.RP0-uJ6gSEKbnRYUHbV2ElbYdQkiSRQpwTZm2l1xC7OGPacAnDF08DEPAcyaXFa1X6x6K09D3r7cDU2NFCYnSE6R7DHrhZ1rAh-aLlv5Ydlyvzbc2N89hByAsh5vSAerkNWQfGq9fT3RYj43j8UtLRmlIZW9R0gHml60fFTH4naPz_0-YOWsAenz0FSCU327rJUdHhq95S8puK-jPJhC5GpKVWHbAkImvBHcgfNqlCtnkR8X6oV0-x9pGGhY6cTw5DJ_K6Wj1ov9VAkZm1epdKB9CQNV5dZFlWSR-DdMwEv8jezouArpXBlbzCJ7myHDI8CZCWz00E0IVxVZtRQ9-G1u4WnTrLm5JfMTLXfQHtmsgiNf3XUIH9qE-q358lWu8WG93dHF2QKLyZq_Zk9hZ0T3B9E5lysSh1OuM001K-64hgkmLII4RZyrWni-h43VocncV1OjIjAI7LX_1tSbBSYxAqw1EhcU_RfwD5mqwv8ZGBPzJEnwghrrsjbJXB3V_GxKTNk0kJxtjRGaDLfYdVkbd6miARfWWO-KVhaOtwt9Lv-sgpTuCcrUKLyDoH7UxcCgUqgSLvgMCj4Z0y-iiwqY0MFJGQNyzfi28mBqLluUF76QoUI_pgFOXVtzcyBMWHYeX2db0iJGvvNE6CqxUg0JZxGTOtumtkITmgTlqYy3QHgHEAjP0apR55-wrkcKoHiqyG3UoV3Z-cJQCBBliJvISYQ76JWC8ucjLXHoisqvJ6UTCPi3qciRlPNFJDsc8g2pzrC8iNzNu2aMKR1E0afX961IFGcZmZvSBDyxPwv372c6q6NoBa2MaFThKVQCADX1EgXp3cEGzCKshkSjBMjK-2sVesydhU8vkuF6z3TWw8bAlrk4Sn7BBmyaB4rlDNV5tjECJKxn5s1W01ltALQlasRDIY5rwIcQksWPOAf1Y7pYE2nSG3LLHLzXjQJPVSyg7hYDIk9k0REOdZY0cQyVHie_APeO80vuhyWKOz5dNSNnro9JQxuJCr5QyGO48QRXklAHdQ4-5LG035gKTcAP8YhaYP5ihVFYMn6qL9csxpZdVb7wtxCW6BbI30nkkkqkVuv5XIJb3J3Yh5tRhDvUqS7RqO5Ic166riIb1I6FgG8rVMAjWWemrLZ_hck-328onrFJRru0Qj_cXPkbJHtz2TLmqtpLjyU0vQ_QS9c94IRw61v1GDIoiEvyJdfDXmcnLWUC4qj0XyonVKMSwpgYBdReWe9iOKhfy4JI6KZK0HmSKx7LJyQYnBJ8rjEBLJQLmdjE-zj_4Z512hKpsJmon_PowIgjK6gUEkbHNWKcroXorVo-E7Ba8G3KWrhznTzpb8h4_ndl05mrQTnT-cmQYnRDJwITpPUc44xCP8HSYES2IAVP4JHFdzEPFuw6rBAMoXbg7eYiSypxugtpb5ihHdymtZvRQ16r_i7d6lcSlFfuOAv7gewX-ZablOAssvjAYBqeSyccxuprBu7nUdIZAZPP2V4d7x9fmRJo3tCIyfZPeKvrMPMQwLHR-yyqRi1brrRU2zHnen3IDxc0_1b23N7OX04dL3cPVo94Y9jMlcroc2vIpzesQS_OMIhlkeH2-AS5tnX4MszpT5RhIoHUoSaoMYGD70faZSR_or7XKxMVkLDsANVgapAz_x0CG3yxVvsuYLRI1Kw8uAnteP3WZYtOw4FRWRYbuhB3wt7Naiqwt2Dvaim0iVpgnFNHSbIhbWdzM667kqqW5TzuRRKQZdFK8gh1RyJE6cWzUUH7s1z-3XGrJ7-uoPzNjo70mhoninxUh_SVaNOYE0RBGUiq_YamgKYnj0eT6pT8Dj7RXSNEM_P9FZFu1SLeYaxc6NfuITlpO9lNF0_nCxrdgcMq0Esvh_Eo8jurUNXAMKOYcWsJby7_YHGrbpWmnT6tnEqQjgMqwgtBAt5H9rvvN36vBIRpJs_K679G7gfbhCZJbwGYb2CgO6bRP8gavg31GOz9OnBc-Kn1zsv4bLTmYH6tqnWVDPZc_V1kFSI2HEQ98ma8O60ySk5hjJSXiPpJaCp-TA119rPz0F5AU7ex0PABQqK7_KbcYXf2rtIJV6xMle41whIFv6EKt3qahb4UaeiWZBKVFtnQf7c5dtqpolcZSLkU2GhvgaODhwMSlxwCn1cEBlf5oZmO5CX-89qFVFNi157mUaJBPkqUMZzoLJ75Q6YUZeEX1qDqMai6BOJvCRP6D33aaXqu4ktFiEJ6hyEzTdA0NoMrTq2ogHEJuwY', 1, 1795984447823);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 10, 'v1.k1.fRf2DQXFoa8ESCzmoEwu6kymLsId88KPmw1IczkmhFvDoI1k5LLf97trZAld6w_lU-AVyQa0YE3VFGi_9VLK7RQcPeJ7bAljHvCGrU3h8_pPb1KNTLgF3gFZ4DSN3rVnt6bSQi3tr2czmRan-ng2vHGPfK5GSXhCPV2J7VuIlrZLyy95bNXAScG9V3exckiQhLKAQM3t9SP6cQ5N3HxrIuR-B3zrPQOpJmiUocMVF_OFBAAMI8qThfQzOXVy_Dzw00aPZ0CqbIKnu7nhlJpCu0vTskvg8Z90UyouVULBDvTGaVBdkYTZ1uNHFmb4iIZrlohxWSq2xu7vWWPR7lm0mM-JonR4XSl8-nBLb97SkwzklaGZKo4eU-M5meIBut1uY-ElHrq7UrwBIwBKg6-lbAcar-Q3uHzrMjSYp0I3tVscKrg7WJgejssm1XgGWywK7gWdz-aeEBBGH7P6mqsy25AVNhrDCkNYlzqhBrvLSuC4aJh0q_IZhidD4L_6uKTi9GDEBCf96M8Hw6K-a7R59UeH6VoAQtcaamPvBVw2LomRoJLR1XpJcq9xzozCXDn8PZYWBcdjFTXTw9xfGZJsOQRgOjS1XDUC9KL304wzWpGKOaieItwrEGjjXGfE62VncQTzjE6WFzZiaDHbNGuYANUIDB51iKOgm_8_k7G5U_pSlAVLoDl5g2if8i2lh9_jw4H_BIw6FmHRanqKyVuho5l3h2IfHreC8qpiJBogmnZeJVhT_2g6Oq579yVqH34sjmh7lfyIymk1BxFrT8bmP7jkhWF3__ojALhA5KWFGPyThP7SpskfYTKvMwvQbs-WxuLQfoI0J1l7qBF_Hj6JhHrF2IkZeUoRN1Ww6SD25F_XzL9ARm-9rJxcPBQs7qg7I5i7x4pMFJa6yuc-UQ150gnxYIka40oOTNBx1lDy8KGnN0QC1BLdWoFUj3U_-mRgE_ltIkjw-fjbLvh_8jp3S8AjSglLQMq43lKhNy4OsNnRE-niWDL6hsTBgtk57cg57RWY-Junb2VqunfTeTdoKt2jqYgkjNBVCQ16QEs-hYwBfgWaC_zy2xaM4BRCkWc1WNAOEsqWRxmIvL8kfXm2IHPsA7tWMYdwnOzmTUqwnzDsFbKcR-BC0-cO7CrPfmJqi-9Q_iQJYr0IPV7Bzq_kozSmgpXJdpLgzm2jQe7kg80qPsr3oFmhlk45Rc6AdHdvhYehqtvF8D2hA6FBQxcm9Eo7fFoDSSWV5AJB0CSU7PitXiErsFpyqkmXPcVSARA4uaErIuBRRKQOQW1tyoQwnvzzFzUz24klI5DZVP0DmT4Nrwsc9u3PK2cEYB1ttvEO-5vxntt98GbG0yIIb-fR4EQsA9J2On1TZDG6Rz1jR8g8xXfQfMuVS2gJHehHUqHkbQ-UKQ7zRqXPs5jmVE1BsplyiIj8ps-ZyypSTSsXrBeexTXjbwMOxKvo-Ng1qnAjrJH-PL71u7rZ9xwz1elcPJVe0ci_odW5lwZ7lrg59tDvYNvVjgLCmO_0F4s2QwMO1WZ6jEU8uAaY1Hso6O-XO2ocSPgUtBtHLK_h6uU26aWDz1DNpT8oHyodaPRWv65pRgeCHvRuYokPhAS04qVdnhAncsKUwH_ryccERV_uup2A4SH_1NasDZOdH5ZdxNEUVx_ufOaMrdW-Rv-EL_B5j__pACNzw0y3RwTt0l7ECdKNasJcG6G6NTYjix95zOluB00hPcYo2I6eajGH1ILiUkwOb83yk0X0KhUO8ShwBaI6OiJ8mfx6F-zCKnjoGMmycfc4Xz2_eaW1dAelVg9l9pofs_oNkqaEBABQCDzUuKI0dc_hr8nRvsuXrpGVCphiox-O_M7iEvLgHkIDwsSs1F-y0i2KVdAZeazIhUtc2LPB76tBZrJYZmwzMC1ZIy7-4tEBTNdKf0MpLB7TJhTcUv1r4BbNJNIrtvKminHO4IwPjm09twnYfL_gegloHN_pRVnLXv8rPhbhuYtydw7le_8ptsxpzMoGQQc2peqCLk7nRmdS1AFZjX6tAFDpLHWL3aLF3k78Hw_ETkOZEL7SyYB1mOW6iUJVrCXaiEzH0Nl8QHTohCsaD5-CFiNeYg5liiqn4vyoHDXPQ7_bnXSUaXqn58RWswGSOCrBFqWV-aIfQUaciX9I7z7IRD4-ak7NfVAY0S4AH6xDoOGgRzq4Aglv6wHRoEkd11j8YXVVsfY3jShL7bXNkUW84cxcJBECULuOBwxcwVtuyFQ_eznwM1sD4G6UukAuhBbWqB60aS05WWSTnff5eV9zi6hAmEg5jxwEb0fL7FKy', 1, 1795984447847);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 11, 'v1.k1.XVellI2rfdw_gnJcy6h1jn1n8g_eTiv5c46anLKSz9zP0kkeKqCYjCJ8P6tx5rooH8ANB7htls_KTrPq87q8FbZpPJTXXp70XN-UKZauDLx2-VtDnQejFV87SV5AVT131DhcRCk9PafOMtAG3oskD8uVNNyMEu8iYcyjr9PkxuzYpMmFj09MblW_oP0aSJaz90RRby-k438W3Pd8z7A300PDHE_9S01cIDzGO-pCUYY2-ts5U_WwbP8pc_qbe1qSiTBcrrpvT-FhazUTeGs-fxvUFmTwOcSPPLcGbbJuqR4H94pL8ENPIRIs9HRe5QOHBLM5-Z0TZ21gWCEYhoFRnooSN-R6KtY5PlD4qdVB96XS3MCAtghrkgWDMirLmXzFSdw4XPNeaLFJoE3B6CL421OHqtOhxRXwJ9Z2dK3Y3qT4FgNU8wE9Rg0Lsx57t1w6BNiJDQAMcuzvRsGJdpdZd9KtatSnc2eKCxlrqm7mdlddzBgMxenTCPptUYzQN_llR38MBrKNDZ_PVEVi_jOT3f62gSzry2PVEnfR5fbshWYkntupq0TzLbGnKJimTe9OOmFjm8qQX7uEmrH9b3dNGOwfMmiCM6NYoXjjSG2jElAoiYO_zx_xwxtcH6i0nqFmypMQZTEEES2CIJ7d5TLI_WQIGcu71mj4mljcnG5RKGKHdNTkHabz2aENYDltrPmC7TVa8kDyQ-DSF9Esp7gB_H5Tjg-qapTMRrgJoj5P34DHhVhaBm7S_ktJNfXE_wgy8b1ro46tuqFQ4PwfTLuo96y148elO4MFjB5dgU0co1aaR7B3lYocNKJUHJ00H-7qWHypLtqxvZGYpp19P83UVwbUVDe6q-_4w5uzXv2LL1Iw3C8X8vfcuG0YDx7Kcmlm1-CS1hWjIc-dSIhaoj9v1dnO8yoH9gBslxP0hqleKFe5PKesfKCPbxMEb-tn2dESXciI_e-OIf24JQtNZKqDkcuORPU1oenO4vmMSDN9rac0z-kFZi6UNQxCiQ4NXnyaddIqTJ_A8P1Sn_ZQeBwt_Z54bikiotKNYEpobdCb5TvCrYqDR_q0VVp6RVt622-oQ2bxehfYMFVbWZAH-GWjC-0Asgc4KF4DyZKcsY8v248VzQZwMyPrjz17omrFWiN2hUnZ0LhJRBsgfr6-FZfo5HSDu_MamLwpp-fyTPtI9mg9tfEfCsuH5Mv4vnPL8h5RZrZN1EhNz6543B4cj80rUJ-vHSgZeeWbSiDDwztY_X6OFrxtBG7tVs3VhI417qdX4zaU5KseJLRtvjIDPOfkgtm-IcFA8k61VDP_sRDda282EPUmP8BoAwwGVCv_GssN_EafAl5dyHCxqrurMEK04klmPdqKhmzfeCTAZTsB9Rs3SKyKwFOMRZf15aomdgpD-KSl06NGoTCnI9yXzrrwM9T6mV4E8O7vCfR3zlSDk8EcggWsnO-zlx6z4FsVvcFv02c3kA8RR94CUFlH-NPh7dczFstnBb3w9m0rQ1Fra3YPLccSbyAGsDbz-znMFxH2_j1thpWXYGH5PJodAjU8cSOYqY4OyWKuOf5joRHLleh0i5VcdR46dhToYHSri75SCFW7ItgG1JqTf6q1hbBA6JhUaR5_t3sQ-MDrdpGx06xhfsqiEFo0g56UTHWL9V342dJ7jKF_UOCuuNLtjZEy6sZVUpkDEViH9yDklRgY7Vzh-oLOXAioE0z_A5B-eBz97vfrXHWCpt5E-nzOvVBY-MHmeSI0rkdmP8nrjtU-2nEAU9_wTDmMtyzST5h88BkzmQzmf9MNPpn4IjaGOCzC160OMrDLbbj0gnd_7tJ8O0wl1BpEIoodc1jngcU5aRhKvDP6CzUnbUP6w8bO2iDE_5HP9KdvMoNlK_FvOrQzFG1Dz7l1c82EYt2_irWZSraUHe-ofOqI4BeNkc689TeAotssqANFsnrOT-lVtDPwrejOUJQjNEwGWFZeNiAKTrMnnS4KaOPPgcHWJT7sWEKwj0DOHGhQJr9UIZ4dXxXOkGZZMQmNu_lLkj2sUCyFKVMN_tm-vmRn8nvZ1IY54xFZ9EYmm0u4m_62rp1R0EkZQOA-dHpWyOEyVbzgiLhLyCE-he7OY9fzug6xZcZVg5vedQeAJ0XmBynq6hOlaoRZ07-EeQjIGyAUjkhz1_RG4n367yVn20XpcVtEwyTVneqjb9NLLviyVokP_6yudx3w7VTE3A579vu0X5ndpduwGtb12QLarEo_FRH8R_sGVvU9yO4V3nmsUxwHSkTFiC18LlpofVBSRVmLS1mcHCNy8A2e-setJYHcg-RzGBdr9BCQXIphhqlWFHEUGY_79zzWKTIJFYKM1xz_dhVDIUzuvfv3lLNrbCvjX6hPu2teevM4jCvnEmkiwGs6J34JWWrv5POe6gw82BlAf-HZsCicUCWQylyZHGhx2fivgKG1Y35HTCFziyi5025A1z5epv7YPkCJzNMfak6r6HIhqUJ_KAp41jGwO_zNxg', 1, 1795984447870);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 13, 'v1.k1.u3sYW3vtdNzshOtyEddjyLvE-zTAShwELmpq91OKwIpd0t_nfk0Mx4Acp9M-DrkZqlB2gvWThdYgtcDH9Z5pMUgW3ZvQXFCpuOsFbmHoP8dWvktQbxpDxWMg2Iuvt4z65YVcDQZcicWNZrGkNxg21B2-uVxsatql2Ez8gblYcuGPbgxfvKBcMNRcN8cpuH1t5gnbSq4m3uVmsBWQVi6nEniv-ZLpf0HTDZXCs7Q0mMDCzvz12DMCGPzL81MHC7woZ0NXyNzhCes2sTQnrnv5PUG-qDcDmJ7Tl3Q0J5Tof0C2Ba8G37yU1NvhhYRhWiEoGcOofkmGuxvc3aLdZHwMVRU43HUHsnJ6srlMFU95-YwjSboC7K5FK0-d4-fRKVUHHBJ_xr1JzrrB_JwX9hrboB_t2SBC1wgjasbNurTvWMaV901T5Lp7h5lWf81dZeoBCDUC8bvqzTrsk6EbCsLZSCEE1cH2L5Du2AmnkaKEaNVuUQ0WoUc7eMk3LLydKGa0aFaduLpCOoDDDwLLe28FT7T8JdmSROwWuxRMVVV29EH5TZm9f99JARsaTwDChqVfJDuBJ0BWEOmo1p0DmA29jpBrnDxUKGUyjVSV3OXL2DLZO3l_Fn_H07nkscyK7RY5DuCrH9M77unWcJUz5UeP91A15YHjBZ6zkhoIYSBKw-08XNWINs2hi6v6TNxsZKly_1og70Z-AizRVIIR3S1fqsUpuNaPPXFn0ldhzg7oR2691eHs9t86cE0_IwonkIaBCc-jRoqKszTVqU2quJasZA5miANnJ1qEIvCsshRCWXbXE7iYF93KCkBeGQSt4Rtelz-MZCKGa1DK12PUS8BszSlY4xT__3lsfN2skD9xgzdn8-xL6lkBbLp13ShR2VL0UuzVtY0uIKTxcR-blzk3HkrX5E-TnmslIDF7Z98GJ_1aINIdb3HsvC0aHzKIuwaO7-78m1O1QjR7DrLzknNbo3tvm0akR_q-kgTX4Jb2yKWlkAD3Mgsg-L6UaW3uplKaOzo_1lutRrA9w2HberwNj3XmC710cZ52_Kkpx4C_fCHC_Tmts1MX9nK-SSagK2PuDp_8IQhaGlxUFtLkGpPgaMhaXHECiGP3ttsBsYIesbVgLSYS1B-hbuiGpiqozzu0V0lpHQJ_clxTz98l3gx_W1MirV4cS61R6xjieVg8fbyHqdQJKAkBRVTdrokx0XI-QFBz5RnBLUlaPQzO_J0teKg_MQHYfFH7g66ULUikAGg0d-lJ61SSFE1kh1jf5LnUcpmZ-cabN6ySgO2aZunZLJeeeMu-kzywmgctTI2rf4vZaOyVlcjybTVbYTgDj5nV1BwnaKcbcyinsMacWFhcHOH7XyWrCL3UdLWpTGg7F0KbGk3m4kQWXYPYdCLOmIjLfpBYOO54W2mLP2PTpJSXT3meHcIf6XoUrDyM4SW8hQlx7UwyhbasCMAq_w8BNOvYE5JgjbQ78azleg37n_Sn0Nsa8KZqFwFiqvtsO6kMYfXxIJC4sfG_Ay2Y-Swlp6pR8ShNYfTjJXKDrPOnPoOd18wz18ZXS0qNVDU5SHiimVbWVGR_LdwXPx7chPTf8syR6pL_L6E77vDNxmdExHcPLAXdWL6TJlkZLiTapr6vD0-PHZvkyLRFiVRqeLiHKSRp0EMXeTfDHFDcVhgIM-UPC0ESACtRUs2dP4E83vHRy0PHrv1MgMgg72_q3DsN-vGbmeHBspYZMCcsJzQRExu2cNFlL0l_UzM5ktVugScucX28Tylax0A9zR5s0zxYP72gc19LEIAKQkctu2DWg36ZZOkDv2-wBZA17khiQLEHlE0ZcU_1AiJgbw', 1, 1795984447900);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 14, 'v1.k1.VQIrKTHus-Dfj2TB0OGn-rHEw7nCYFPuOgn2zCpjXcbw8z512Pmlcn7tUw3gbRw4LFTKUmw1vGClwF5h4H259KC8xXOlIvK6pANxTFhk-Yd8EawXVPD11io-henPve0xUqLrtuAsVi7nQVrOaGcTZuHHIQG48OI7iAujYyoAQW5-PTzpSJVGHyHSCbmfBpdD9qRpvwyDOLhLsCnuA0PL55_W25d3HWCNDH8wQMNvhZV1sk7CaJK50XWI3WqWcHQFmI6OZw-JjjEaoxJehHT-6VkQ1fxYjaHiTQ6Ge7ISn-xuLTUhaQvqVyQNqZ8Nk7gkD38fNfwMAb05pRBKjjUisMbfKpE81jwyxqCfnbr9SvDFRKxWk0H5wS5JsygaohqOMYw242vcJ-gXRgNjj90Drdv6RCN_Zvp80TVIqH93W0sK28CjRru1tdJLIXUyPLNjpgVSBq1M1a4OYWmDyEeYWuIOfcbB4ORkEs9g6IrugTDI_ZSg0U_OyffsZtJew33I_j3DnOSkhkXJf3LBGJ1BiFdqyZYMb3IZ7AVP-I39jrmuMvkl-0C2Ea8JlJIqUA9JzNH4vm15M4mDDeM1l1AR6dSveB7ss5MXL_Ne0dV6qcuHEEBMyP2nRQihVr3xKx1dlAgz0-eZQd1qvi814Ea0biwOIriVjYcFL2VT0UvaD3uDlqdn_fwCo_vp9Jk1c7daE9gBlC1WSVlaEYR7NIz3jSkhYwnle7zLsbNAENZ8VsWyyPQ9D5Q73z-QHCPwevTEbPRGxhYWgqQNrO9W9m4k_xnSXKiVN0h-QRDmLDObSIvnkyoMX6SOjhHVJhiwtvvH9sv7NPiCJW7AgN72i8HLJeG0toOKTl_uJZv1M_kvsvfJ2v7fLTW5-y88c7YckAbkfc_lzfNK7Mo1YcRePp7RRMPXN94vHOyw06aFGMMhsH-74IveUR7RVqP5gRGffNx_EODvTllwlDyuwyYLRRSLeM1nOkAB2TR28p6Yj6FS8A2RwEmEnbPN8WDkqo6QSMxWwEjcido3Kaljo4HMFFKvip9MvPkdFRKdgKA8nwKMGZzBjbHsKLc4o1Bwy2FlIgl0yTe5o5GzyJbeTbje54KPNHB0WctnG8l57UEXZO1-ctakSRmof41v8HQqtZ-CsS4LL1wc00n5omhfWlTOZOxbrIGy9Ku2C8V2E0tH3mtzCKdV4V8lODgErAaWjOF4pXZ8zGcmbjX2kc5xn82Y13WgrkGj3FDH1a7Swx-LbKebJeoiZ_wnkW59-CFmmM-G0wb5ctJNJqUTBX6ofwmIe3f9xAU-7DXK7rhqJ4CCghCW7M9ZEcPgr70A0mQ-XdQiSyBrnGKpKFWToiTWfWXw3NWjbC-umRXEihvSdKVlIOcTMzU_crfVR5XSBKeRCs6Ug4Nt_x0Gv-WRRQxf3vWjYkG1k48k2MpXmJcIqjXgN12XKSG6LMDHC4wnEbgWNf-zMPPgx9GiUqHuyDCj80jqrnf5XnW3KnniWAP22FKOpAVVPZwG5K1HYP9XBkD_lJpoUP1Cx3ob2iWLGTDUa3perW4rkx2FvDoftVph7pQXTIuu55quLuiz3sXkd694zcKxwpvreAUdjzdXVCeFZ-wOlhGAOL-0AJEr2siURTC7MTZo674YJZEk4BzEh1s5EkWRktcSvFKYtvCENlUGeXxxt6FvXAKAoJ1rJxDNZzUVHfTr3RknLFZFY1L0VzdJUr3m-GKci7tOtCGKNLaVV5EbdXyNjUkNnBHTT0P5kz-FcE-zpcvM6sNOqvoAGzUeuxlsbvCHIuxKqNAU3UaHoazIxvWck9MJ3-MpN3-rgsIFL__nCWesRAL9QAYgmggHnWZhXUaAoZqbbwnyKiN0OeC1neHYaM6lbIC-U2o95cC64vq-RoGMfFVkBzNiGbhc9D7w1tjIUIw8NRJoqvUW28gXI_3uZwdh5cA_zS07QmVGeeY5aV-IS4HTXw9QLlybEfO5vrTCxNR7MARxMVriBFWdqCK9KkRZrM63hUv7pvusaELuxe_9u-DchMuGSGA5WV_TvT0PHvYCAGkoX7-Q27licf4h6dpkpnEdSGkmQ33XB7Ru9NdTFhkbEUvjOC_nRbFusXMXmQByZQP3bv_MP4-k7drtJxpyn9417MtjaAnweE2Rzg2OjH6JUU8zFnhduWz15oUAGc-rysTUvRLN83mDn75cHq4QAD5qONST4A_F9b7r40xBrzMR', 1, 1795984447916);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 15, 'v1.k1.BJBSNqJjRQXLr6WJrQMod-2hCAi-TU8m1DSanjE3OdCqtl7yvOe6gY1WudwIF76PE-MfIhvMNGkh7zHdjDOicL8QyQi4QItOiP170L_OD7P05CVSIQyGWdDamEAzik2fT9WSMkD0b7Qhl3W77Jgu3GgTHvd-9tqgfzzhRrCGQbEcBpSzTozRXnHqkagY1j3oQ-uJqmUnNh_bMs0u97AGGl8d-j4tF3yZ-dJeyvuEXu2YFyuc5qtkp7CJi95RhnbaZ6fvDYtVKlzzf4a3mjnF7HHIpPZ4KTqjVyvGFayQvRbx4o13f85b63YRdJVMpadso1znBkpnDi2Ogq9o5SvSVStpyuaA4SZth1ILFa1cNuHmNhC3dc_I0AnVe6k2fwEES5rbxwX6Gkzk7xoFanBMphi00qC4vEJcD_IUXxGsAEXi8htm-m31xXfPQTToUCqwsqYGmrT9mIPYMgtSnmhr1NXY8dbqCBN2D-tgRwFu2RyIPkhBhhhOErWId3hCBOPbuFw6YGOIRNJ38BszoekcFvE7IaZreBpQcUuYhFGZID4G7gMpikSQNMNl0HnVjeX5vlyq809UH2yIJ4Lm1AQC852CS7mxJlnW0WqVuaLt0kcbVqV5-qje3TmsvE9lCDVnlDdBQ5MKzZ9FWJ8oTwKLC7i3RmI850ICmFXq7r5N7URCZK-WxDTanIqdKYJOBdmaaY6Xm9Cuweh7XFzvv6VatlHuWWrh2rmeHFzhCLGgDEOnv-QjDKJZbmz5jS_hGj11MiUW2oqM4KWErO3M9Ck9odRn8MwmtTZIcoF9QOKFhHihoGSMa4vmZE1RKVKNAieGEF-HgDI152uGl7Et6VMqkL8GexJ3lNIcx6ZcwOUpJe7Chyuubs4AWmraPT9xGi60hKb8UqeD19rr-3w-OGSHh8ju3zVZwGnypq0yyZBBMCRECcs7NMjcD-muhXX6p8TqFHYC9_xYPTkUJgOevjCFw-JYdZog5T_Yjap515mpOxV6dFNJtAFRqBGo-z2drQNX9HaCK6wfkDOPENKeuQ02MlZZn8RfGTjF7-slt5lEnTvMtAh4VZbRp22nDaBC0kBsYOWkCjcd692nX4Uou6LTmBVGF_UH8Vxtq3DOeD2-7lXYuoZ_hfZF2Uzmfao5WI-A7GNKkAVn4abt5T0_HUg7-C5_Rf0CMo6LAdfxBmSAvfJcw8E83LNaOJnSBxZqz81563gvl7E49spe4bJ2XxvlagWVLkWcaoMkNWA6Mq2d43ZNj3umcl7UqvwMuo6boJ02BOCxcGbKYrbXCwP-6YXa_6udOl6xqf6VEkxLQ4Tqy7ABqQU66g0oFMNSP14dyjyZsQ3p5nPCro_XalEC0PC7gkgB7RnYdrwviaZQ3VWz81fi-Vueb-czwdc17lpPA3ESLJvOaI-P88xB11inh0cusHEOZHGQtWQ7wnp39NvOPO2bRy4KLw_M5xx-oKVMXFN2HcpGVX9PGE1M8OpnEzv6ZukLd4j1Kx54yHm0QzX-gcK_Mjk8am_f-_c51e0c_lRkifcr3yu-DEDlIOx8vCZ094uTVC9xtMnBvBlnXHAnXX9DMWRRGFkgBkw5CFQK9t-APmEDKZfqqm4Zr3ZnFrieVxulwcbfKvWZpLVQLZ3UXgC1-OjOHILp9QRIuSgTgjI5igkhJp26inu3NqWLBQpj-gjiUqEjjSem-0-2eOuTWwIkkwwglENpVfFT-hBHTI51bec6LdMNm9aSGxfoYJS8O5vqfFcEDdgX-MmtzmpOn23Z80cHNfAacDdaOtRV8H_XQoUcLH3RdWVQ3l8OWhWupSXJxb_GndOYedzz8uwNdDm-EOm5-L_L_6JxmqPZEW23CyjHrk_hx-QG4CGdvzHeOq74JwvO69BuiohudFKgsZJHYlyFXeLCq12o9y9GXWYNAdrxrDZzHxVo3CPKJc_oNLJls2kCZWIIOQwPbcGbkvH-CPJ1PoTlJm6SHYBlSPBhOVkQj6Z6JNwQdiuZ_GYkhzipH5Oy61gDYEH8PST0TxocdQpSCwuQOp5MNUlh9X_b46fT8RJid-SNIGncDu9P-JzYYSdc__jwjSHaTLy6qTtWzNTWck4zwR7nC2ySiTNwaZRguZXf9DBi0m25x5h4Msh3BnuCq5QFhfBhIk4d2al-0uI8wVCgHAfp2NjQixFbif-LrJMPLnBRwjOuXbz4r8zds_z4Tzx-LAYLOJ_49D3JVPoeWnwVPIoF_RgMJw6P5kUisqC1cXgV9w', 1, 1795984447932);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 16, 'v1.k1.w34RK9PskbNCFqqLhr0D4FfcBTfZcLZuHgJfLAbfLc3xBob8Jr_sgpagb0xfrKEFVouGNzhYC0AfOs9rpHby3QJKX3hFDWsnCrAeg9hxf0yw-SYlCQ0ynZvBkTgPXHmHBsn8A8mlbjxkFMe-4bLGO3jteOIqs854tg5ITrc3rSLh9N1cpuZag6PIaAkhFewd6gK1AZYifoDH_Djop5pn2xgMkE-1DUR8n5A3eHdWvAp3WeTd7gXonv1JN3uwtUBx_vXe-q0Ssv47f5ronauFzkwlKZkxs3nRJgBFrWn-yNebhXEFbFhFLhNCKGH5PxtcLB81YYWr-3NBqHqdZ-OWluKsd9dAuAq57B0sPdMbwDipP-rGf55KYm37FRaOhRxKzZosjyfQfAHtvIudwZ4fVxiYTWC7ywxdADNULl7LVTTakQ6rhIhMFabVlF9jQk9IH-NaZi1PmTtaGK6u5_4lfnUY1t3Fw38BM7Xhe0MygfftMZRp10DvCcka5WVIquYkf41QRN9mGXc1sOHUwfq6MbF_kDak6oydNDAVYQV3379mgXIZW8J4t002W2h_tqRNSciILSjniLRFDja9pgAd9SP-iKN_S7M6LWCfAa7Lv2pSWlJoRtaYAUNKXJoTTYjiQd8lSyRI-XQr50rGG0Wufe16IZ7EMFkaeH4SerX9620-Ogc85VQtRsTQr4tIUgYT6cfPU2ocp-BlERj0FJDcC50XihUBRvnKzqmDP-mNe_99xisEbe5dIKPuv-_4bP-b9L8eXqh_Qqf7LRDd17vzw5fzflIO79hL485n4H4kvKLyxf-54Ud111w3Vp7IzTLoZ8CVVR-66oFaecCWPR0eGM2Wb3lVe-oTbTeBCafhU9F3TkTZ-LV5wv30_WjnWfAZ0joB2mLd1LZsFDycZEWdJ-eUqjkGaGOkagEtk_Lvve8f-ARllZzqvwtITwAzyBvkCWAD_CZdQLEvKatEhm7RX4tFNP0ug9glkrFb8hTk4d1I0LN1PGj4PfQYl6RG1THNVLISBwCF9bhqVnvp0G-qp9Dlz2jmtgJ7FgphXXXKzze_rlZ3PzjoIM443rAPxO0B8JarS21LMbRFaYeGSd5UmZ05QSta4QsWr3MaQQz61TkeyMm0eI05Aboq9yPtKVnHJIoJddwKJ5yBP-pk8a81Eb4EvzXzcQhOuQMJe-y22t15yjOX7DuK2MttJeyEtQIfOtP2wq0syp3kXwRtW3z3LTkRXFxOMVQKYOTj5p7dInZYgiMoGrIJde312553pcH8kunckyLXgmyhXTYBXV95FcUp5OmvpFOZlyPgF1G5iBzx-PYa9lDpO4qiyw3jHn-d74jQ35oAiW8MxZadmbHNI7v8nHjkdD_Q5Uehyb7xUALAy6ciTGgQ1f4mHI9SRvB2DzNdJWaGPYfZpsYGbs0iMBTjF3zyDlEDU4IsMFGFxqa2GWpUpo3LrJ0rM2TB0-nrfIgqy5h-am8qILY-faB_7MxD1lnQsvJnccVxqBteRw31-UIlIwrIlS_6jwjVZgY_RPqL6tUDAcp3TvaR1orPp7CS9hYN_qjHCrkaXmraEikfm2KENUnvNry7oGvX4eLOQxmLyYXrdEQj03vRHzpSZNq7MjrJZfMQecyu_4SBvTOpANk34lpJBG3J8Nh1T0U7NQRmZ43HwFW-Td-k5RueBc7r81mXXykzo0gFFSZVKoYrTECpV6E1kJotvsUfWK-CSgkGYzT_KWDyM3Bqeq0xLQFhi2gCZgnvcFWdolnnidOkuBiIhJboW04YxO2zggYnWYRnSGFCcpkCWRYlQ0vW2iuMe06ERUhIQcR1JT2Vh0SQFP1Pq7E8VH4sGTlEmQ', 1, 1795984447954);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.t77ipft_R0PmlMk59xugxaI4eP9uYVbzrE5o4ZBTNdWtgJKJSzc9NAj4sN9dEeAHg4hRdKB-4n8PeRAt0R4XzVDiz2Ld1_Sfg6qqeCB-wWXBtbxQp2L_Sk2N_8WgLA0a3lHUqXKtPhs1YPtSXLCnrNFI6iUyFeJeTcg25fMTidhf48uGMOAk23K1R7nUAUybQFn619vUp7WZZwpKKIDXAVfqYhM_d5wd2x2EFWj-ScS0hbP361xOdpLwXTz6eYEhL_qCyEigLpyPJvZfeCme5rRrwS42SXU101ILFypdUEL_o5OJPy7axVSXO5b4T741H83Ln810_9hZFtzdaKwPCBOodP3ZRkMWfyPU-VaGGyDxEvWuXXTEj_tPRGJCIs75GS7NK6qId2jRlCF1VyRKo_dskAsM57VYlByesDLYggFZcUBTh-3c_eOdKXPZ7W_WE5AVUswUSvIAwWNN1lh8Sg_efg-hFPSK0gVQIDviqKZeQQr3WOItthul-RNHXbw2Rfq7YQ2NLf348jQVFjW5yfdwQ0nA1_obXpwh9yVma9e5LFTEMWlfw_ik2i6BhXjqiLNlpwDSsfqcTc603swpkbbmdEDagliFHggbG8qUuo4HP-QST58F0OvRpYdTTu7OzffFFzDE7yVQrhl-UprPigxdtlT0BgrtmEkS-19ghRM9b45kYN2far9mu_t81vwmGV6XUzlAbMYaYSWHYdrAdonW5Wg5U9JGHO_zULLHbpw8Msv4WD0mVhXMxBskuTg1O_uSSQe8K9No3qJpq9VeGpF4n-LFh2qdh-9Ez_oxtALDZgqpt3KQppMv2GdxV0lvvSdRTySIO4gA1o-IDVUPrg47wEDPqjErYTUcOx7_L4CYjSnYo3aVahwciGWqkX0-v2NEpkUVrZKorv-dBDWF-7J2ogjePt49ErkEuOGq4Tra6bWr9SoxSE9HyXSNx9wW7Y7NNhclKiXrpQakZv1mPsE8qNzSOlACM3fD7LbDNFK7HSP3izr4YOm6pNPRfAw-HrrYyXZrK38fzRpcTaYIG3OTj6uoMS9vZWRWtrZbHfq3Wn_YDSwmJRgXKVBr6BBNVAf1A6mHhApMqbag7mc0C7JcqgfQNURbEj-mxnqtnxstR4X7n14U02mKmqLudqlh0IKIGT0M3bZWLI_4ZrtdoiajX1lmfD55BG-8DXZdgyvyRGxhix0ZyKs862w9ZE0O_1p8l8xeR_SRT-owt2kuoucxMeDmjxkJKa1PW0uthXja3WaUwxHPtTai1w6sbgI-0JZpC3mKphIV3bZDAevB7aeHw1UKXgl80y_7ud5pNpaICTF8p5uQ0O2aRkzbrZXsgTFfjIg5U4G9NzWHFg-YbbHexU8o7i4vw9Emd6KA0Kg2WGWE1Wc2m8gy0Y3LRk6qv6E2p1BNCS4qwRcvtStbQd5n3qluQFSygQr1ip5MVIv9iRUxPVU4VBTYwBtXPVLM3TKsFZUQ-QWMIUakyDkZ4CzU2YFxjGYt8Ug2AiX1Yknr8SsZbs37ubcsHnc2hMv1rS1cJYjxbZDHRRFa3Y5z-qeRQRiaBkOkgnSjGZ_0o3TZz1LNv64uTmZb9OoCMopHaktg5reyycyfBqBVHeCY-MtbrVLgo6q64D9tr9sEBsa3DsvTQ6D6Dr9m8y27-5xfcagR35UoIFOHPLDZOKECFDt47C6DSL_-Wh2DoiM3qw5rA_YSJy84xbuDWyXFty_Z5iY5RIwsqDzeLdNNeQkgcYjce_J2IY1gT-Rxztrjr2Xjgip8eII7RuZF_73mPwCOMjQTeQurcB_JFEJ7ls_ZQVk1b0i4GCM-QDbrKQW_0WsMS32M6c-o99MZiA3DxfeA-_jd0oC6hMveQhVPRQ40auN05Eb2K_WxJ83Ch2vF8SO9OC8kHYxc-C0dCRDadz4hhB3xA6oJHuWxjcpQZb3pTNI-RvRjF46xbUZ8d5Z00lVn8oCcsd5hTOV9LUGRaR0X3cSku0hGSXsWy3ykgBepDvFDCJmpHbZCXF6xSngqJkaW2eWZRDNcMggdDYYO9kTcxBtdMzRbBabfPRXSdSq07xVPAbyFAgrD64b878dl_fDkHWJNKMTyYNd31wy_FSOH4oTGJSV3TsgfG395DzTaljvR74L2gKcFcjp4HZPDKydTPy6wLwoYNAKNJIlz570-VsOb2fCwJ2weW7jOp4IoM2h5WGkGbBkxOgPADp7SG5w9YkxQY702AZe6BHONY3rbyRFoFGDtABbEBcl6KLv2HlO1CoHt_Ud3vi0oIut7OxLFFD1VOmrkHeADc-xZlE-imt05nzuQK4BeL2F9AWOg0xq9MbxLMroagOqWp4x_Mq9a9zeu9VwZXCQSdt0yWvj5dUOQmWqFJ4dhDOxvH4Q5OJx5JH6BLHFoiC-N1R54MLb-4IO-gjyMXfVLci8LM1cWBwFla3ocwBCuSU7SdNmb6QC0mKUWrcF5YZRE_zCXgEV2cDileRm39Ctz1_fA2tsrv24ebMFqF-JeW_hwy13GXaewKqn_OC1igdJ4LZnex5wbrn8mOUeknjr1rTZd3EI2jFs8qkRzvBIqvhbewtu7nYC785J_TTs4L17J8vZ6zPJIJKNd7Jgr_tlv_XQVfGmbnhU_BB2IiegG2WH0BXT5XoBMTrl9421GkZJiBmdv7om09DLKixM1J4Xq80gm0i2TQGsDjAlbXDG0AGCyjCJY_NwmFd6xQfhnlCRRohOszNTxIO0fSGdgfxLXOm2esAjkFjOvgpvEdH7sOrosqFTGLkRuddZZXuYWnK5_Ph1qujPIAWhQusIkZ4_MMmGMTLELXVq2Nsue9rQI5L5wY3robq5A5IqWhlZYhzFBg5Zlg3AvkJ84VlW95OWLH-toX_A-vBslQrIf59bfZB7d2K_OBaSwiEi3NqsQM_yfcPMI48nIbMlo39OTlBsxGe-micVocVzkyn38ueKd3EVk9hZaeZ0SbUvcOnw87WyWmm_tU5quH99cq7ugBC1s4A6SRSQo3yQsnxQ2qVe46nnCqVKT1ZcjSOVwT1bdhk5cHlwTWGrLR-oyJ7id2T0lFMFjAhEZatW1lZbu04lHnINxOfvtNpOcuXcV73nAQw', 3, 1795984448025);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.GHJar95qJo2s710PMX5mw8DIDVPIZRKkuKjnSrBTa0gL4wy-3bVPDSH1WxOka6Jip0zounv-NQQ2GWesSmJdPhAd6JMDSrCOt44o75MKF2ayOq960briZiBiVg3GG6198u1Rl9-ElJS8snlItfzticz62oZ3wFXKccksv8GYlrXjEPoOID-KdP-vaj7ZKYp5Wt_raJ8oupS_utv7_sb91CF_skt1ohAismPgvpIwS8pDJjYqo7Xc3FHNrXtzaNBq5KYYAjN1vfIUGY58V3aAul-3AUhx13ZZdRgvUiefV8lUI6H8bFjuwNLOYKNDHL0kYOlmeubfOVENx7pcP3HqQa_lhJj2VVVm2N_zZNGWOAe55NOUl1oJbQQQ_E3fy81xN71BlsG6zGo2yLBt_MShmFqe2nEWSafhoUIU3qhbvcDkC81-g2eK43AwllZ2xnU75tbQnYz7YGrULa34eDBZshlklfV7KdL5w1cszXcHkVDZbv01K9WdnByJLCAi2kdvbtLIS_gj-TJgNuKEjIaGIg1HSad4IN4LanaqDtIn03kI0NIbSor0RqAI5PvKc_MAXUyWTzm-f6K78645LLF5IQ8RbzY1bSqKA1iuiU8WhA-nIMAzueKYT87lu2ZJ65bcIt1Rk5c18rJBXna9UHajO0DxB2y_d5-gTPsXhDpNIWVqOixWMe9VY9O2Eau9eURl75c2rJiOiXcjQh11oi5SkjKQsnyJBPR6qQCu6Q8fVPHHIct1iHe37R7TZWF9SC8sc80CN9NilrDS_wXY5K9jQHqfN2PkoPkL2RdJNROiGSWFz2lMlVZ3iWB-mkiDnEIssqaNMihePRsf2pxFSLq2U40yyUbU5NEOfZS_AgeKBa4K5J-_DVvmnQylz6qv6KQVBOUvIpNDn_92opx8JKZZDnscyFYw8tyXxgSGcpgS3w2hTawsQdkDq1PFd3ch5jwrQaVlBxWlBrOARV4BKOyZgxGwJQzlllfbXlHQdZgg9g11T2RJFKSTvoJCtB_jR2Q5jKysGAhCDWP2COhBp8Deumh-2q5zC-cG01j5xLPq9tUJdXktnfrl873BiOyLHczLBm-me_ZjrCEDA-P99uNb5rcLrezswqr9zAkOTKvjQ8KozUdthWAPyDJoEfAh1bG2B2X4bkSJ15tlQHrI5hJkUHuSgYalFaBMwCAgfTU5VwFHiBOZZLM9gURU0S7AN11PDd-c9kYfkQBAyufHG_RecsFvBKSfjqEIv05g0e6CH9rqOPGz1JZeL8DDmdZ2lzYiI6iVsgEhyW1ElvmVApBZBpq8Drmv6MVk0QZvQAfl6RB_SheWEc7LBIZiNdzPKhYdeEqVsTB7-dqj0kBtvLd6kBO3t4HFb6ZDkZXVL9N_F1HRiTwEv4DpbiAZ6BVxwLZllJ7_rFh9-UiCohKeaPCpaRaVLkYLATYjxVqcR18p246gdAfOiA1_zHRY6qA4qC25jiOWgFdVAfC6Ts9iPuFdJEF4DFy1EVmWASvNqxFuFxlUvQfR1c3dSCcMiqX_zb9_2FbKThrRrjpdYSgimoKs2NYMHSZXQ2AbAPRvKg-qOeAP6iJ7E8Yw-GLl7D-3qwmK9ANGAKPLcO8M7OG3F8xIBjF3o26W8IQ37VWtnbanMxL3Otl_SM_cV884a8kX2rprEnAjsOA1q-F73ImelS-PyFgnCuhnaKnZB8APqA6EputmMI51D-zFwKJ0sk6Te9vQxPzYk5cV-rWrToEF2zLLIdf4KW2LZ-evwlG6FOXcu5G0f4lkNGmkMgFGcKzPDOID06gBrZPTYb4Nt7qMa8inDzGerxs3PhnP0caWTivnJVsaOIs5E_d8mwWkeFtSTlPgLt9Tm4yAuKN4mat4lrBSLdkY7JRhlM5sUu4nDkOMuDnGZoWFUDNDeFOEFX_COE5wj8H47kREATt7EZy_7sdKjvTzVkifXsT1GNtZTbCSf27obI8j0GJsDpfkc-QyNjEv0cbOHoVi0N1EVkBhMHdfX8KwoO4UA6IWh5kIk4qo7O1cP0tS_1kE-2MWQxQdMgIUvBF4k5iiG-cVBUm8vz6koBovCuCOuu1E5Z-hU6uZBWx5vGJMHhF_cgFi9LFg4wLK1RL-yyDNEinzbYyrs6i_DPKAi1BTa_vlCRkACCulMPvRSq6inxD6gDfNyzVK0fViECRwAdvrN2IGS96CEVp4ULf23M4RFBN05UIORQ63wxF7sLzVe1KjhdS__M2KHVmbLunBtkRyhPmCgPQfun-NMFnd4iDvE2EHl9VgKOUFExUR_59_k-R4aU4B4gIklTy_eC_VI-T-9FePaQD4DHpwo2x8YcQQ3OvxCZ3nME4w9_vRjb0bCW25YKTuEAIE2uLc_Ha5kmuerek53xCTMlVS-DtQxm5P2hsmG1O3Yc2ongykqLVvVqkfBaVxZSsDtxDwYcaqPjpGZ0_S2utm60RNkFumlXedO9ozthkRcQ', 3, 1795984448481);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 17, 'v1.k1.zO69IxlPCb3N_38Irwuf9lSn-JpXPfb5n5vdznYErJMNAmKwKh3GmpiyNOcqk6dgXYTBBOryzbmuaTaxbuzqhdSZtht0W_Ns_feRF-tTFZHlpFsY6FPRsV--uHJ3Uy6vp_JehboxN_3Tf9yp4jx_CIRbLyhi0vf_h0VJaVqPyqIg0l9HElGNDRJx75i3Gq2Jgl0Ct0mjfZyHqaVXbziB4DrG9-pojwxDOHLKkKetaVIMV98k7r4gqXeeXQTALHYDnmuNvltnv6rpuL_rW0TvM6USJwN1WhLaY3EI2WGWkKxEPpFj8hlFeFGvyneG85-39UJz_m_aEllRKnVitxigaBF2h3dzvqaZ68maQxpaS8QGqMRjY8nOEUywKLm_Efg6enovmFqEQsUQVwJSTwpKCXNO4rL1GqfjbE_Ct97cZw7STiZAZZrZkWpP-Yui6Z17Xi01TkgEB2XwnVBAZe4BaOujN-c6M6J12krKLW6QOWnWvguDFmNBtXUbK0ujm2pu-st2oenOePQaWMVMUpZko38C24bIEG2F3PUwD3mbiiF01c4sv-5u_onRNOA2UTmlH8wJ4_6p6y_XbWlZ95R-52aB8iSZP-_xGP8HU9vrVN2KCiIbt4G2JwP4P0kcMy-y1UTjVrlmapnALJ0n1ld_khD08ZZZqoIp3OeUfS5GUNekuPS4FMx8dWBkUNQisuU3kRf-koO7Usufit9n26c6oVIYNmj4nwmjHHjOQBK12GtbD4XeRi1zwqLaHL53y1RC98TIRB2V-Wai075cbwYsS2kyTw0cznWt1m1iaEYXIUtIeVBHuHZWolwOhBLDCfW-8wwBXH9L2Kl92c6_Zp5ugYExoyPhYIQxnN_1EvL6fPBcfvBoFTG8_sa2pLgpau0H_OFaoAjP8gDmGJEP2woR2KrD2y3Uh3EEClUnnXLuVw1IyAH8I5uTSsdgyVqq4cFZsWTuSoxUMb1dlkGSGQy9GyOwO2Om9o__N3gbeQkP-GtKoAonpEn-juLXUPt85k04wRNBLouiTVL1qjFf9gPpQxG9PLOV5xfADaoEfBj0ex8tZCnv-ODnpnlcCOpMNVhRuEuDrbDDD7mq99j8hDM80onaMpqNeqJB8uyqS2EBBqQwjCNY-Iy7pXakCzthIGxvvYDyXyyxcwn7m-cGO8UkAWNiFChvHHx-Fjbw9w_p7JiwA2h76sVUllVuS-t62JRqY2E7NRx2dpqKM9D1f8PVm2xVAxDm_PrxJjremm_FPQLzXVRaN-Uun7WjGVnt-ODe7AR75vQ5eYkLBxIZFDsvHVbhDy3Pazn2WisxtoOGjSK8pgAETKjAESQQTjuD24-O5eCBhrUWPQPuSO1Ceuym9AlsxQYccw1UfgJKnaGRRnJcTpphYLtgsrZ2-XgypGuCRje7RDKPcJNm6bTIGX_sFF_pzI1xM4pJXwalHMWUVd-_a8uYJic4ZO7968Ke6nSbPzFC7xOJRCGdUaxIvQ946zvr5iXJQ18eKH1p_Q_ylen_jNgVpDtuJU1-BpT7suUYJ2_CFb9ey2J_eJ3Zsyb9TA0JT9zgN4K1cIRVWcvIO7RIa7f_xObBlB3XzL9QFlhHRpdu_5MNCMLcFnfPq1G7WcmPgaEJUkdgt3UjKtDwm9vgVzMcycC-Ou8fw9Lh48OGWvYk2xRG4PZhVwbGRdFs7T4TheQDAr6Hqn-hfdZd2rpB1YbMkz0PAhgsMM4l51tL78MyxdaoVPVQGKrlozT0rAfsO55lotbar3p7nMFzveg9xtPTnukPTPXLfsPJk_rHA0x2MXBsaTOuYLa7_jTH-3srCqCJDWuBKk3ya2J7B06h3NIL6UGVITGpGtb-Sdi7', 1, 1795984447977);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.h5LM4gTXCKkfv48h0rOt8VUz4cfDMRngkhllEAXsEEI', 1, 1795984449188);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.78c45AXXw0YtQetNdagHrSMHrNT9img8DIw_lwnjtMRp4TQBEHTdG2yrFCkHS5VWYoejjBnBiW9LeIxnbuXEL6lJFKfTXiM');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.tsceASf6HmbUJgwWDwkEgq1ZdhQCIqJmDaVS7Ec0T7O0xUZ3abfnVBmtAvmhlWsqiGHw2svo2UyroHgeD-2pEIKPlANx5js');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-197');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.o2Si-764VziVqaYQfzbm85UddkeRlSxKH9jkfpcalfYnFzk8dc8VWzEyA8OTF9fIX521qgGzfra5DIuOoov3sKXrPq-6KBMw2pyzOOiOqdCSxPHzIbw7ot_5ofFVT0pllI3mDHI', 1795984449183, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('o6p5QUqkaJqLfWM61jQ2VW0DqXbSKbYursgwiQeKwnc', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.8M3_cOKE7uGvcx1oVO8xCAN3SFHrZIOQwf2I99Jbf6Nx0Dc66wlwJRkdB82luGltoqWqMKIw3I1QK38aCyQqFactU_lH9ZyDm-GcmcVVqoYpte9PTtPZF9TKBdBfcTubiHB5GbCNi0xizYjKNu2MUkkBEc-nX_En', 0, 1795985049170);
INSERT INTO public.one_time_links VALUES ('FYmc6YUdoOG7N9yQx2N9wYxSeU0nPvpjbiNPQug4qf0', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.bzTOzAZ-ItMpbV7ofGlIJQem_MJ4QXIZbXj7rRSrXV20gsCRxECX3mi_w8CtEuyaUF5AAZgO10O-AiS-SvNzqA9QHd2kRuJub-LtpGuhFDm0xliqmQXvyMyhR7KV_nLcT-dp5n1mHnaeOzfKJPlmx-rGyrhLmyJJeKYTWyyA01jnBtafumTtYe0D0SB9oi725lNOPS-IUudftypClKM', 0, 1795985049171);
INSERT INTO public.one_time_links VALUES ('omw0gcNdYb5raD2F8zl-vYP9IKtk8KAuakgYLBS8Fbg', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.io06qVkZOxlsiq-A5PQxKSO3-oyhYyvuVQtJWqYZyAvlRoQHeUQor9c87i3uldM8Py1ClCu5ngwF0C3hNd9ZzzMH1LsbB-CT-xMr3GSTArT0tg', 0, 1795985049172);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.kSq6LijqmmZ8HaS2pWi0daKRhlzfvI4KFjzlMNIE3O4MgdqpQ7GUEXXyj219uI8', 0, 1795985049178);
INSERT INTO public.one_time_links VALUES ('7d23PTq3dxvi3Eg1gDNDoID3I-wjL7lXf2VDQ3C6yAs', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.np2gO1bQdBfJ7BZz98wr912wzqyRk3cCZE30GnfnJWaSD7r4oViJzk2kc0beYxjTqXYUXSdStGI3d_Rnm-egLyUtSj4DuRlo-Od9xJwcCZy7K5kCkcK3wsDs29CtaOHxxmw2delw7pc7kFfNrmuUOQHEo3Q7APogI6JnR_LNaVVz928pnHeU2srAPNjdP8nLnvTb3kQrA3xWUsZLx2IGXdD9rNJhUik4FTzoEjf6nFFcZtbjcX6NF2EpGDJKZBqUVZUa9lDQAoR3NfpkT8lYuQ', 0, 1795985049150);
INSERT INTO public.one_time_links VALUES ('QNSVEhOB7Xe2CmrT4yATlM7UsP7gVXuSSS2LrX0RKr8', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.dO5ggxxHSKw--LWR4a97t9-1yMgaTurLgv9CkHWyu8OVbKok5ejFHzx8r9yxir0ghWPAz8Q8rO1kR2o', 1, 1795985049151);
INSERT INTO public.one_time_links VALUES ('rV9v4YrezfYfK4MIrnCwluehSU0LcdOoo0Mrag_5_EU', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.mpFk4vsP7sVy34BkmFEwrAPFHmHamUkmiljzHl5xrtkLEdxnyTmosebHvI4kmjLUwbRYhXZ9vh5V0eNRp0TTRxg0FGeMMHTAd0FOZT15kV7ZuMcBSJnGtAilY6w2CkGNBZrcQd3rif2IsTvunPg1p92cnCe784Ae2jGbHZsVVUDdOE03iuqRSH73XT5Izu6ZRCKb0E4jVuLkDB66-JR6PRbWOJaL5_N39ecVnc4X29baP5bRv8cXq_Pld8lVggCM5gFP7IsHx6L5YZY8R4w44EaFkXrOxoM', 1, 1795985049151);
INSERT INTO public.operations VALUES ('4ads6cph', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.gNRITsTihoe2OxynkD7EvzgbzK0xk2jzDhtsC-LCFiaZPKix9lHd_Ge_Ys-0beoLEYwpCV8gzGY5Gh8oYuybr2dqAasUavirajqP-PS6kVdV0rJ8lk3TUg_5D1-yZVPXPYiI0kSTatw5taLYmz5rnQt9BgpkkY_yxGomuw17h5yb-mFKJBC3gYh5y7pe6-3h9Ye4lfIvad-DH_RYUamJuaSnzET96GHCYvhMRZs7pJD5H23b9kMkqywEARMyUrjnqWKboblOoyOsGh7Q4kPbK1AX77GHvKSpcbuDv11fE0jc9OtrYHpNGZ0eOFODdm_JhXaFtMW33OnlWjGhSKfNrfRyCKAgUDFvmPrzVp2oXpdJHh4pz_vr1drLiNTxssp0SIi8B5DBs0tFi_8kdSBawbB9oFb3eyo-EzhCy0V1jnnkjj-8G6EWMwO0lqAiwr8vC3gZD-m-khxAsKeawUS7p4oyc_FJ_o-187kUwhgTRffpYHLNtm1JG8IbcM0krhbmiDpHmNl3', 'v1.k1.8_rP3UJlx87V7dOlbOXj-gzZQqrz9-qbarR7mz5sOaY--7LHPu8_7YzfQrSpL3qSByBOz0xdkA5uufu_z5s2EAqt9mdOxQxkWl5cSbzOUiFYqa41CL4fg1cukyXLHUe_nvTR6acb9LIdJyF6GsWCWfCf-rrQjplO20_kLvBiOAlagAUdBKj2O5sDLrM2HOwOFg_V7KMFKXburB79eTDRpHANDKiJiUHlMV3CtvMELS5NclJ8699tPUinKBnFXbcT8WVrvVCY972uEmHOXLnQVWneTMy-osnzmVX4w9UP5UFtoqUWQWGGkkt4Meitu4IjLOoL8v23NYlfCPIb_jzzO3O1Vlok5PZ7FlflTv4Il2trxnD1-hfHMT1hs7yy2W0hQvgtAfXfQwI1NyQSY2lW9ih754je0UcNyPFSTMVno8cCViEqkiRgVeNKK_eqVKio1FTllkT4LAqs-37-xZS4tow0fTp-LcSukHW7ejc224zH1mqU1PcnM_76_JTxJQVllSVyyJ9-4T7UDb4qY3tZCsn0v-FMITJj2igzFMV-UfmmMeza0iQgZ6d0zCPgYj6JbcJV3NOz8bmvgjAbKWzBvrHD-KgWuZrYeyYvo_BMHWR2BM2W8omn58Gz5NjqXuj-wPDKuj7z_643q4vMfiIPcEMF6IkoSTCV6O7hf4Nsm73yajEm5JjBkE_aaw0h9lLpdmHnhyeeU8ZXHinP5udrI0_8y40Rp7BLxXDXrdPwayrevFHzg8uEbRQSct_8vbyp0iwupZOIzydb486J0yKwhlom74jd5piOSn12O4G2bRVfFxHYX2daajlirznV6Tz-ijevltP0lN7CL-OBmm60Zr38SvGeXljU0-W-jWLwnqAosJV2jDXnEZykrtgxf3dIihg35gi89iX_GqxVwf5szFW_TnLJnG3p5rGIoxArhnbcYx3Uydi_EWNQ5LyI-uHymVJXrP7IolXSMYyYHZmjLF3ldwP5GwdlQyyDK7yS-5ROn--mwpccE7xmxy2-XDnBYR5fSjpETTPB9p3YxpE0vM3nvXNy-YCRRMaHdYI54Z5h_HPRRRj2qmYzpWJU3S8k2dG2kjPwlLAsJn5BGCThxxN9UEL4SODwzXf_B0g9IHGNKW7UnJyAhKCYxpjexMwIRXc9ljYGx_adDLujb2hZXT2E1aaJkpt_y_GujkXJorlOq3lQl-Pl4LJ_hy9YZURhqOZrsGpDQ87Gb8UntpTIyYbQnB6ba7E4w8zWjd65GU0XqSlwve4o-i_GEoxShG0-Ta9F6BEajVl_jFwun_XFAbJ81b8K0CptXHi2qDyQizNo2jvXBF2HMCNVDYZJ0As0QWeVX5eXmf7IPpeGInIWygSINCcLQxugYMICCHkmEFU57oRLVifscSH7zqKo2QjPSYTJ6Onh-Pdp56dURMY9pamt4ZqW7k07fyY5lylYNyI8u35IlmRx6scQKwgHoYYWX8ErlflZdo22lxvL4P4WnaZYpbFv-V2fbWf0JchaUJ8BLK9A7CLIC-r3cxr5E8CF84ov9c179ZxB8JIvbBb7Q5H1E06uqOcJkad_-77P5VGuD1j9TPGVfDzWR59UGI_06UEor5WUG7ksBjL1iGpSRBypowUG3d0fTIOjc4AtLUeE1tx-h0NAIGSx9vzQxiv-yZftKmGClxiOzvgymvwXGFJHj05BsoUAuI0JGf-9maxa9mmjRn18OUQ7TOPb0Qrdmw5zm8yujUL-FTDHMCUqDDlNzk65XgjBiT5glAFFnV3pscyGRPCG-Fdt5RqvWLp7UDySZPLmXujbzD7TsQhZJ9j-IjlpBD6_vhCh3thmLGc5xYRFXUmI-0AMk1__WdUyTpsEyKsk3alfu5W9FAyih0njbxsfPOvNI8Fcy9obrVyOeLm2dbD86XkwB-W5jBjVU8dfCXzqtaQ-ZL49bAuWjoACXiP2OVMVWJHNgJ9fQum7DuUaRF5AIulpNCqsEkzFebkVNm4CEywUii5KkWkTms-XP67jDVGT2_3Rwu_I2L-o56PtHzX3YbmcFl1TY2QsmdCZxFZcHtMqHoFgehZU6cyWX-53lase2pz8er_wPl6pr5Js_BI_C96xsezV08aCKg8idbWSzj6d0-j2DZ4GiVzTH42txcFtcStaQ7_V3aXJOZmMJHw3I0itj5Z5GN75CxbpS3h3ypi0PDsKPO3_QnRbzyM7w41nNOHQMR3uJ-m2bWTPBYQbcmB4IkkhySzuvQzdVLkV5iPNFMSnW3XDNBy91YNWqLetQgpDFaZWTV92Vouis7YsYmSzi9FjC_8KGroD4o8THutnpDfZUHoUCoBp4IhxoGoY-Rfr6yrYvz4-C4ZL687nRLv2Ce2q4FTKpgeT0F3AYNd3VIeP9ZMI9ohC2mJYZ8YRvHsQo1921EAXDaOHDb3pOJTigfhMqWh0UBptCRWv5AvDVtfNuxPcIPbP23riDUtj74slIhq3s5UBXKq1CSUvyjsveJSlTZ07emLwomVz4mqdW5E', 'done', 'v1.k1.f3Qbg-pNK5GODrlZEQpeZGzIDDjVVxeaEtdCxfxTzI_3gRVNzVF4CVYx6bZ4IkvnU60SJNdmme9XL6QFXtJaq8-uFRR4OITgKPY_VsK14GQwkPEVa7xfsEPpGuxtu2rrOfyW7RKpNav6a1K6LjGQ3IeRBX8YQq-C', 1795984447726, 1795984447805, 1795984447895);
INSERT INTO public.operations VALUES ('3nu8gsfn', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.oJPSebIufQMzBD0oEgHyIIVf2cwIQBjTwQAJMuatX_T0W6dLiCCdWciqgDH8p1cZlgMiItOvUTFPeQErwb3R9PtbQakdLPVsXRbnY0kfSI5U2rXuSsg_Hq4SJH2TJQiFIzIYLJHeIDz9o2oWiAASbJxcdL9CIuoCSsBYBbPjmIsLMhlbZPLQrz0Plm4G-tNdeaS6o1QRNF4eSfy27qNH9I5VqeUq89QzrM2blC-Kcna1vqOf26jN_jtRfh3dO4jsl5_KvJuetQB9h61l0cwIQ2BbkSLT_G89pYq0PBEvw3txGifqY4mx1JxZxdFe35cQF4R9lqFy7BYd_IWW3qegBVPOkyeLIWFq2LbH3upP2OM12kk8csNUAKG9YNGRnEFmLzNNrXgmBVrae6VjUJ9me8-OtXiDObhwRQX6_GP-ElOo85YVVss55l7MkwNpDOnq5EKp5uNEKmu-qcwvO4JyC0dgpI3XBtx9gKXdXExcjTrVMn2bB_CYceXFSMhPrGsDF_pv1Ug', 'v1.k1.mTCoxMSZ4f8SmSEqsWB0aqUUqNsPtq9x5CnZajMvzmA_JHciInpyumAmh7gIMVjd9Fe7gJLYUPO0BPq3uRb-QyMJ9xVw_e8iFoGzx8bDZvqoPFvhe00k0-Nclkp2lOZ_HUwHNYc2je-5I5iOj8I2rBLsXQAwY7LBknsyoxbJ5bzLpJtC4fQnswgaoOpa-QM5cP4sWSSwbOFsxIQR3ZpqFg8DrwjY14ZnN4d8Q0-_wcgNH1ieIffi-XkNhjQxneNLNpi9lo_0MAlnl6U9vSIvVKGCU_ffjMw4EmyISxDyI3nPAmgGpOi13BvBNs5s0j-9lhwo3P-KAXfpN6a6ZSFcg-oaApYhOatY5Vxal90oMVHrHgHRrhRbqYxN2HS4QVQDDlmgRIr9p2OaTDvR6WlhpU-eDNKPlxo58Fz6cJsFsoBLo4_EpvgMJ6PipTwkY15uoGyU41-LxrLexqEACPFxviDOPcbiCXQQB8J2JtGCxqRlHFV2F7ExXtiWo63ec_z1Y4Qtw3z482Qo9PrKgZUSVl7Z46uy9HT5XtwTXo7BjvUYPq7K0PR-eJXqeaBdV0lH-G-QdFP1sQiQpjxEnPKu10C1Kb2P4dMojH7VlR89EjOKUvuGQus6146nqlfM3gfB3mO4bIi6gFuuRtMuhqQmqkHT3EnUBoGjyi4eTeDEElU39EIFJCzeHw-4ex1mm4ibByJllDGi8xFtNiBK5R14Kg4g2xDYQpJzQlooznUC1vWRoc8_D7QtX8syxtc0WisEiwptpPI0WwH_bd_ZDfg3HuPfx6jRjj5009BJU9FrQ1grR8DkU1wrtTEQcf7s3wdWtWuzd51eWgJyEbjh4MjtMDdawXsoSHILOct2I9f0zj5pMQ-js6hXYGJWYlbGqcTD8ksVAmyLK-V_RO2IvpydhW7xFQKdv6m7Opfd1claWoSNp4M8W2XR6wKblFHIhwjR26E1yw7wsn0rIFNedCKT0_x3j9xt6pTltTXMjxKowge47ImKTNyfKv-rh3dyPKd42oCho0VKMesbtC6TP3SMYQ5lp31u5e8Rs5Bk2ol6wvSxTQjDj9WowfuBGxIsld695nRmSDV7f9O8MiQBUQHBiig68ZjHqxzl6DF-5vXYWen-egU8Fo13KptMtak9jTtulImdQyPcCr2N2I_cxZUmcXmiRJV44xtwQs-1RLWKk3pYjQzMlCtaNPWD5Ksw_qFqENQYxWfrJ6nTknCufoliNqD_uMY-yyc1FuG0F1BRR7qB45BKOxKh5Mo9miJIbw5I70khhNeeKdBNwoyBGFggqV1kk7sEzWxs3KWwW_r8IYw_xLRSYvtFoeXSzqqY5eoMYbrO8e4sUyOCGXoes6Isn08VSvZzV2Z9_xh_EcEkge8k4VpFYZ0p_Bw4U7WmUgt_Dp0eH5XOZQ8afYzn_XduqW23aHWIGjNwN_D99QaD4wiGKqxK9Ki-sRmV1oeowPH-rK0SlNUb8k3OQuBSf8lFtljBmZDLsxiTWoaNBTKDHygMLS_5IlbzeSTG-KxUUPaUQoLfdmaB8_dQOvSHy0K-BffZjCaYB0m2CHnSuXnT5aK5LqIvG_mBWfsx1AilMVWDDk_swc6LWrftzKLZJpPBsw73HihiyzfXSPC4sHQVeC7Trlij6AKS8NTlzBpWF83VeBZxUq4qQcmB4rb_zB4bdDiQdDCdZSB6O4TINGlHJ3rWeSi4WXAS4xmyryCbqXfXEdUFO___FYaf2SNOdfSRU2Nbl4gGi-shNnool99Fra_yWwZWkiYKl5w3Tg8ISS5XPstehdP9PAFDzAfSHSr1f_lnrLNsNmR-tCvXFBzY2d8qSOE9w_ndgz4e3sacqj6O_MqQLHBU4j0UgrofrXCSrAOdwFidUlv70Dacmadhlb1jX9aRYKpZ3ioNKFbCLTF03JELFcDinR2LKWEk_4zpj7osLeNyqL-rBvQZ-sxiD0Smikx30nza7dLLwK4JeVCixtkJAoZSZrSjTOFUgmTaQauTFY0kBkZzrUWwHKGwXeHlIImcjseNJRbg-70sd7S1WKHNe9X0enQT-xJnasH_BPDv4ahcuoLHc5m5zswNBTK6ryfUVOoU40zvAF0DDYD2iOIH44oMoEmK-7WOsXk_e2bJ0pUxyl8YBQhctZHMf930J2kse6hwHEuLmeFlzI76LMoI1jqbMW6cpptXa4Zr-HOxiPy5JEeNMuh6XNJke6SbZDY_7rNWETNmtjQ', 'sent', NULL, 1795984448128, 1795984448221, NULL);
INSERT INTO public.operations VALUES ('war4tj9n', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.mPaVXtAchZnzWZ7MSkaBFnGg0FJAf9RyA1oJ9DUk3r7uzl1BoG-5dNZ7UJ-Bs7YFsMxbAuN7ns_0WvEudjnNmcF8EJzLDOsRjpIFhii39k9yMvYrHx5-Ye7Axd_GFImsL6Gh4nvhtn_0WhzlS6Jnzgj0JmAs3ZRl432rzcIs951jymOSNhrEXc6YFwxUUj0YogMldAIqmE71IrwypCKZ7T-VamiH9vqpPJ6JJP_RlJeY1oioU0rBmEj-7nEsfB5mWVlohgJQseegQiiQhV3x0HG79WQt2NzTv-u8AvYszWmfRBea2SytCT_2WI9kYi1bukSI0bsqRqsafdZjOguW0Ka0TguYK01f1jE0lQoRi1Yo_wQ-1HnQcFlxgAxg-uZg-h7lrI7LpTiyY70dPfPV2tC5NrT07XZ5_xYPr8OIqFPgta7L_WICgL1zsL-N9fzzC-5nEnqt7jQfAclyDQFdXBvQSYi9FYtByhHO7-Dm7v27rWz0EgiRZNJrLqYs-ZB06SmMxcU', 'v1.k1.EeA1_80Io0XmIF6dvwDyqCSCDMfsPpwhxJMhfWQoeJfjGaeZ8Kw1BSk4XlGIwTgw_Hu6DVAwQPSKkz1jWnJK_ncoFByabJyblKTntTdI_9hDB5bn-UKqq2Py6dCGlX-eJFpEEB1ecs9CvXeCK-vOzKL9yVeYiSDqQ9JiVDEC_EOEJnt09AgRWl_ieKsfcr9tD_q2GBNZOe0HtxaNrpL36Y5aDdVwwq0IZuAVREtNuvxOD0nknPd-utUSVUwQfJK4dV0yv4BKuM6Fl2PV-pb9k8v2EA1i0jaowBiY5ny0RPHBjsds9w_1gdRJY4a2RVWY5XzZAwhkrsVOmTvGgIw61czBJRUmn8Ucq3IvK1n9ZoGIeoy75dewuzhdEsAc2VK5o9HKHfsQ0hNb87tXmJyl85X6qAYCIf6mjkx-qEkCjXZF4sJeBwDxoCVT-pzWoiStSD23H7_lHXB-oEuRRj5DA9ISYgcj7NfC_9epj9pi9Ao7ORz3b1jtdmmlA0bS2crnLx5Mb0mByOXH0-fXcBk3t1L7Sl0il7SVgvQHLgoGH7vlzjuH1m2NMIRGQXyYAiqeMGXKCQgQXbq7SmLjgQQIhdAnwVnNKJjN1Vm9OqS9Q4rckzgm4eHdDV93PBCSpLuyTKnE_7Gx6fXnFlPVX9nRsIolxnv6B7SKzp_cnGwTmiKKYEJtqYJ6Cit2SvQVaRU6wO07c68JZTrqP1zAJ3yzl_bLQnLnkhx7NS1nFkQjhPxwO1Bc5GCKBn3dIznj_tdrngxNbIQ8Xc98eUTeLwxtEsKJ3H2hxsbsYnGTYMcXUWlqs1tE3F9Am3jieTPkTdXC4Dm5TVzrW4YPQTf2cH1N-0t6DZJwxOGq-yAcAR2aUcsmDaGBIRK4fRdf1sW_bqdxRk_uptfhdnwHe_fLn8mMNVWIpz3wHwNRocs619v2FjzyTvprP8ds4rzYW8foMnSm_9m27CDH03X5Um8u0xAyVqV0lBFuY_rvmWpW041GgU-fq1p2XADIqOZinC9deis8opfXrOtHDnBqNLaP84ZxrYiKebUzPDHpzpxHylyzKSplMEHHNI_ZZmmVPSV-AlUVdWB5FrOV-V75j_W3Pjh0EW1OwRPpXYZm3Qqcn1_2x5iMgxCzW3cbN9ulSjwHDXYawT-O9IoRecYviqCnKllO-RhvFrdQWUhktJJ0uX4R91mHxPgSgghAzYjPj-03GOEjY1O1CCkTYzpDSdnAtSWRPbm_RW4dh46M6UbNPGRJuV1NBoFvDXnrSZvhwSVSLvmxi2pEl2ZgCfCWl_xaCmsleTUmrjKrabUvKeJUxmfT0wqFuAgFrYBd85OARnuYZNOXFiVstmrFV9no03W0UrocPhcCwi_wrZ3hD0N2syoBVgCFNVbeddT81n1LrV-yrSdPz71po1c8inddhb_mwHZQfzFvAWvun4T_lAfPNVaOTTYHq8uachhW7yk5lnUiRgCTVrLFTNor7p4hiCHRNAx53TwifZIwL6bsj-7d2Ghbt2JnFxvi8_bGQ-5hri1nGQty1wBDHElGEeY-Lpmk4P3kndaH-O1xEq2LlbYgKoXsC20RQXT9duSfeVHumf90DUAtJXTPS4IUPWgZBVEcrY15Cv9Whx7dd78G_ZEEVcunIos5v6E-LxAbvQ1prbdlptLWUKuMDLNL4h_j6TJiHh5GQak6lohXXRwUE_uELLrqQ-o2p3AG_UWoBsq6ip50AeRAqccbU8KGz0RzbQruzxJhy8jPznHqLtUmp1V2A-aGLfw_21xc9kneD0iqmKvidekbUoijCX1S_9R_8IoSuGTtqn7rdjkXhth6YmcgLhb6moUxZpXvep7MTte9AlL3FpafQh-yZltp69VRadMFi7kRAgPBZxBDqSc_cIDG40HpLGexiWoLEEnekBPuPU23hQwDPFUKjCDXIk6ObjmB0kt5s432gkdwsJwA-73VOFWeYGcQoAoDuiq4VpOLsQmRapdyPgJTnZio4SvpEF2o5-MTjVbVxjhgRwhrx0wVTcyFn3b2t3jzxdv2qIOu3mXjk4AIvDD5-bKVXUhNc5M1_URyWDb8eskfk7bD1qoukoDhTA-j2FlY5nKUDRiKLK92mfaRK0iT-TVqIQskh4tryehAR3dHQ5jq6HZUPVI-W-Wg1IxmaeqzjXINXLViNCxZFpy9eq9M4263L5Gm7ozwC-qjoPOtM76lQjkeQQ', 'done', 'v1.k1.DGR5t-JYTG96qYI2KJuA0_WEplv_Xhw4sntMeWIWOyl1aVCxO_zjlv0AiUCqNBMQro7Fk9SoYd_2ZaxpWCGe0__2770_46m7bZrCvrVOHg-qHRO0q_If9ty07g_8go0-CRTfWQ', 1795984448254, 1795984448388, 1795984448430);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.HrhB2hDcZIAE_Nj82fJs-18pMfxvfc2H5XWHdJX2iWgi', 'v1.k1.1z-ReDhRI_o2xFBm0BLww2n6E3wysla94ouByKYNReR83w', 'done', 'v1.k1.jitV7MWhQ-S02mWMug6YwLBodS3kIuQlAFhfGde0vfHjAw', 1795984449181, 1795984449182, 1795984449182);
INSERT INTO public.pending_requests VALUES ('3nu8gsfn', 'T0ACME', 'U0ANN', 'request:cd99c3ef16c27e55d0bfddb22acd283d99e2c96ed6b89d25914d5574f2894713', 'v1.k1.dioMXrTCbyZm0GNxQjrA5FLG8wzZKwqSLCmFP2wVGBTjXQdkUe8gRN6e7nD2aPOtuMdBvVaJ_BbqOdX7c7HVXytUjlJDkaLlS6wjiQLtmBPBYuJJmsiAKGdZHTYVmE7_QMWT_bdsRfavX5Ir93g3r34UXGPoKEV-r_LRuOeZuUw8GmY_rBblCz_nYLqNof4f434UTLFiaxsXD44nyF-eG39TDwATspay6em7t-X011F4E0iKHZcCD89mIMOeC53CKQ97nu1YPXI7Wrv-YYeG7NmCY26oc8QS-mxyTrc9vjULNe0Oizwc-wDmDSDOjnj2NT0HMsEPanwFrr3RvUDXKEM74rh_tyXFrJo7T9MLi1rAza81X6fjGCSOOR-PZGKQeoGVe2YmFneaZceNY8W8ut7GGPMmHnAOrCOdiTakYGxfyKU2E0z3E5Zr_FIlk1j69YzBw9IqyYES7pP-Ak-XcabR99lUTsHhodxXWyH4Fi5VXmK23ibutkxeCZNhWC4pPZp7tieel0YyMAifMrZm0MiHhjn1ohJTcBiWniFwFyLKtFTOttevpFxq_GH99nCE', NULL, 1795984448132);
INSERT INTO public.pending_requests VALUES ('war4tj9n', 'T0ACME', 'U0BOB', 'request:3912198d41686e82b5c58b3a54f4d3dfd1b37230538a4116636546072f5b58f0', 'v1.k1.mxL-aXExVBZ3XQdhtqbY5GwLXORM0IaA2svXcJ_-PYzX_jDsBVDXkmcwfmeYFFGgl-vW_mQoqHAs8sqqgMpLbC3RgV9n4QxZG-hblwT5aw-eMXYzRlgIgc4jvKWQ2Ci0geyjqhJbR3l-ZZ4c5uERz9XGFRX-4MCPgCCWnO8ZdfWZalGwjYGGQdgHP6VNM-xMGIk1McOTJmx8LC60rvGYvDa3UdrcpN32u3YtAs6cf76gJkuPQwFlVrCDSf0AZoaiwO8o2ogCIPkryZnI9whjd7yHCcXwlJfjGJe9Uz9yYnu-ThmXJZXy_NJ31HTyHJ-lVt3-nCwS-MpEvduZ__1nsVp1V9wnDOoDkTjO6IejcqMfmpPm4a4YuVpVuCRz04lPBDuOyxvXN-dZ2iLzXix13-ugTlgDajRxlBCsMqoReiMgMlXxtayOD9JjfmZ32W-spkBGi0Zl-KNkXDKdI3E2GLFHS3U3Bpw7S-7KUG9ugBZBZ1zX-jJFXWCtOSVtTszR-562d2LYEY-ay_93B_TBT0hPmRazOY5AY7NBCGK7FyyboQfWYu8zEfD0SyPu2K6_', NULL, 1795984448266);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.kM2PZOIRQPV0VwJUciwoJpPuyDB-xigsPLih4IGZyQ6L9sc', NULL, 1795984449191);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-199', 200, 'U0OTHER', 1795984449677, 'planted-203', 'planted-204', 'planted-205');
INSERT INTO public.posts VALUES ('348c9e87-b411-4ca7-aefe-8a10428763f2', 'T0ACME', 'C0KILL3', NULL, 'answer:4ads6cph', NULL, NULL, 'posted', 0, NULL, 1795984448049, 1795986248041, '1795984448.087000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('84a00a38-d654-4d25-aa29-14fcfb5d0474', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T20:34:07.834Z', '1795984447.660000', 'v1.k1.8JF45JJfsxKKtvX4mFRTpjQr4n8VivzkKsIypi6R_YbcKlKBPa9mu2ocrPxGD7cbuDw04CCHLHB3gfeZ0vAsFkzWL6DMYBsLHCK6P4KpLtGfIf22qBUPEdmHKC_R7ZQtFRMg1kQDRWNjvy2bzG0tvEZj372XJys7c0H0QbOeXNb-oWcp6qYsMuG617FzhWUG433wR-gjSfFRD9yXg7twlh2zyEJI21qglnwD-UM4Q8oY6eiY6dW42cxNRdJYQZEza4k15WxAtc8K', 'waiting', 0, NULL, 1795984448311, 1796070848308, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('b7d95134-9014-412e-800f-c085c7c09691', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T20:34:07.834Z', '1795984448.087000', 'v1.k1.pjiEsQIpfhE6SwOSaEU5CX3HoV9wQjkr_dDMD0XLifQzIbcw96EwGeIOtRbD3ju7UNN5tPIyL1XRYtehuOk7_ssjE_tmfwXASa9y7leU7M7XTRyQdBWUcQrah7su0XGgxpY4rkhnoUGNStows_SgseubZ9bkkyr9a-bxWYcqhPS0Hb67Eoh3UcJGvWsf3UgyXZeIIrYvtaUfqZ5utIFgqGX_y86ypJSzs7ai5OAb9SGAVVUQoF-8VKaBwSMm6QNBDFn6T7MlaCyv', 'waiting', 0, '1795984448.087000', 1795984448325, 1796070848308, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('24bb4188-3a9e-4547-bc96-dca0d1b5e6ed', 'T0ACME', 'C0KILL2', NULL, 'answer:war4tj9n', NULL, 'v1.k1.Bre5MUR2YEgy86xr1GPQMUs_zpEZ-3QYFgxMTbV5SLI9ypmOOGLPg3HhSGvnYonVT0vzD1_Hh0amxDPtlWmGZoRDxn5hwudRzR1VNAa5PvxvFHrgSfvsvY2sphKOcNKXj4JdNqOf3W2mbPL44PjfcQ-UjR4ztWLyGYJm7HbKRlhmy27KqpI4TOM4ZGiHqiIriwcqRlpggR9KYRysV5r5juciw_gaADkzDVOh2floZ8Gsl1tGvURysSrczA1PZG-b5Oarenj9gkera-J4HufN2OB-eqjQiU4zptFhBqk9dmtHoLgdcIp0cUXaWfkfkDNA5LbbEmkc6GK_Xa2ZEK0QLmvLy0ItZaE09BImujanG8Ozbf0ZzQlR2jP2gMY2MSk7t1NRjkjTOMMIBzweIy4_jrQPryM8gtgACN4DGpBczqBo-t2dzuXYd1zVJxSGOaSj3oR8FmVjF3k-UyzuBoHI4ICkJLL_nglysXoNYRXfkJw-ucGoQQ_Grs-fTj3-UvDrDbfA4wyrUz43r-p8qWNZ3PfgQmKbuXh-kgkq0zcqcNr13R-VvXvEHE1Z4DdeVeSQyOkltPK6ScL_ROUC3HBFMfaxc1gD3G3S2XGBjxTFTfcHNnoWwGjggYVyzK6Qc_LGotsPYKCTJKKaTJT07OCfyJl119qH4rSHZQ5b3eNOig5EiSe030KQ0bKjjYsHRSAHCJ1jDXlcDpzlUpHCC6AprzsC09gRHLzNRGw0q0QeoBE449qe8VHusisUDATfsP8ozJp6TxApQ2GbnIvL3B_5CmCl4lmPTteDJKQGOW6PbCh0nujYYfNIk0LrCAZUStesFMk_HBY01fj-sE6aP_gwUSjpShGlQuQYJPWKyxj3GkzRjbwXjLVZIHmWFJ6S8jmyFeN2wyg0LFzzSaqcboTvuW9CA9bPciosunLS4zkvOWSrK8o2OJM4dywCyBfUo9hMA-uY_Hop4lUIDWue52iYu7RW8QcbrYPXH8zYzl8L3laK5yvTDZiedfjNT3SX2Z9FXmaYGLiQS-laAw54q8aACUEQdBE4-81T4tCXpcoNqMNHbFXLKcb1kxrU8VwfT3zJ-Zn3jFVuedrJVaxm7kB_ikNp9dcqXQd3hd334rGTVIRXfOvSzcTZe3uuC_Kl0xDwhqG3Gei-nDu5AVtNEIfV0adX1bwnyoBXWpAqdD38UXhxWE8cCEB-D3-lyfFApBx_HU1RpfzUO-t-gWK4DMBnOyZ_O5Q', 'waiting', 0, NULL, 1795984448489, 1795986248487, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.yE9B_l9xfzvmTgXU7sZSbgsGvxSa9rYb5bCqmGR7YGeN1TE', 'waiting', 0, NULL, 1795984449196, 1795984509195, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-207', 1795984449688, 1795984449689, 1795984449690, 1795984449691, 'planted-212', 'planted-213', 'planted-214', 1795984449695, 'planted-216');
INSERT INTO public.schema_versions VALUES (1, 1795984437669, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795984449701, 1795984449702, 1795984449703, 1795984449704, 1795984449705, 223, 224);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795984449712, 1795984449713, 'planted-229', 1795984449715);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'upyw1xuYp5VO741xmodGnA');
INSERT INTO public.sync_cursors VALUES ('T0ACME', 42, 1795967150045, 1795984447507, 1795984447507, 1795984447507, 'U0ANN');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-232', 'planted-233', 'planted-234', 'U0OTHER', 1795984449724, 1795984449725);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795984449729);
INSERT INTO public.webhook_events VALUES ('planted-240', 1795984449732, 1795984449733, 1795984449734, 244);
INSERT INTO public.webhook_health VALUES (1795984449738, 1795984449739, 1795984449740, 248);
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
ALTER TABLE ONLY greenlight_work.queue_stats_20261129
    ADD CONSTRAINT queue_stats_20261129_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY greenlight_work.queue_stats_20261130
    ADD CONSTRAINT queue_stats_20261130_pkey PRIMARY KEY (id, captured_on);
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
ALTER TABLE ONLY public.message_fingerprint_secrets
    ADD CONSTRAINT message_fingerprint_secrets_key PRIMARY KEY (team);
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
CREATE INDEX queue_stats_20261129_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261129 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261130_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261130 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
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
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261129_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261129_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261130_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261130_pkey;
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