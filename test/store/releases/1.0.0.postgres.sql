-- written 1795984043532
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
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 20:27:34.278893+00', '2026-11-29 20:27:19.224111+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 20:27:34.224111+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 20:27:34.853822+00', '2026-11-29 20:27:19.222859+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 20:27:34.222859+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 20:27:22.915075+00', '2026-11-29 20:27:19.221616+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 20:27:22.221616+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 20:27:22.90775+00', '2026-11-29 20:27:19.219645+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 20:27:22.219645+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 21:27:20.003738+00', '2026-11-29 20:27:19.227741+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 21:27:19.227741+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 20:27:25.012949+00', '2026-11-29 20:27:19.226615+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 20:27:24.226615+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 20:28:20.145429+00', '2026-11-29 20:27:19.215655+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 20:28:19.215655+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 21:27:20.239224+00', '2026-11-29 20:27:19.20244+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 21:27:19.20244+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 20:27:19.228978+00', '2026-11-29 20:27:19.228978+00', '2026-11-29 20:27:19.246602+00', NULL, '2027-11-29 20:27:19.228978+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:21.73901+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ddd4d79a-f049-89bf-ac26-69e0d3691a6a', 'post', 0, '{"key": "9219f429-27e6-4cb0-b8fe-97b5ee991062", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 20:27:22.172383+00', '2026-11-29 20:27:22.172383+00', '2026-11-29 20:27:22.183441+00', '2026-11-29 20:27:22.221063+00', '2027-11-29 20:27:22.172383+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:22.193574+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9a9837b5-edaa-8ef2-ac4b-327815289711', 'request', 0, '{"key": "request:2e7d92faf395eb9f9ef9c2330a68197b792fd75cda5c9a0058f0457c1d79641e", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "u7kmcu8p"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '9a9837b5-edaa-8ef2-ac4b-327815289711', NULL, NULL, NULL, '2026-11-29 20:27:21.699137+00', '2026-11-29 20:27:21.699137+00', '2026-11-29 20:27:21.730657+00', '2026-11-29 20:27:22.231197+00', '2027-11-29 20:27:21.699137+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:22.029275+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('302096fb-a538-85d7-a385-b1d2276fbfeb', 'post', 0, '{"key": "f6063660-ef36-458d-94d4-7e56e501f6ab", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 20:27:22.332844+00', '2026-11-29 20:27:22.332844+00', '2026-11-29 20:27:22.344924+00', NULL, '2027-11-29 20:27:22.332844+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:22.344924+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('cea4ac22-724a-8203-a039-d2b627d10f9a', 'post', 0, '{"key": "ea63b389-36de-4db8-9205-5d2f2ea0acda", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 20:27:22.336441+00', '2026-11-29 20:27:22.336441+00', '2026-11-29 20:27:22.350793+00', NULL, '2027-11-29 20:27:22.336441+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:22.350793+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2f92684c-f7ca-8bc1-ae88-69f39e2ccdbe', 'request', 0, '{"key": "request:4044a8561b6de42a3f18438d830a4a2b6981c3e45f0d05ccea224fd22887552c", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "tws2v8a4"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 20:27:22.284853+00', '2026-11-29 20:27:22.284853+00', '2026-11-29 20:27:22.290468+00', NULL, '2027-11-29 20:27:22.284853+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:22.367767+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3403bd58-21d7-82f4-aa55-6fcec6adf0b8', 'post', 0, '{"key": "b861c109-cd74-44b5-8ced-327cd54f30a1", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 20:27:22.635212+00', '2026-11-29 20:27:22.635212+00', '2026-11-29 20:27:22.644284+00', NULL, '2027-11-29 20:27:22.635212+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:22.652824+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('df4903c0-a6f4-8990-a955-a7bdfec46408', 'request', 0, '{"key": "request:6a1064b7152e4f7c6970da84205b68a7de24cc013df1b8937d0f37ebf365973f", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "9z538vyz"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'df4903c0-a6f4-8990-a955-a7bdfec46408', NULL, NULL, NULL, '2026-11-29 20:27:22.448134+00', '2026-11-29 20:27:22.448134+00', '2026-11-29 20:27:22.462706+00', NULL, '2027-11-29 20:27:22.448134+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 20:27:22.600264+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-29 20:27:22.405747+00', '2026-11-29 20:27:22.409372+00', '2026-11-29 20:27:20.336866+00', '2026-11-29 20:27:19.194895+00', '2026-11-29 20:27:19.195775+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-29 20:27:22.405747+00', '2026-11-29 20:27:22.409372+00', '2026-11-29 20:27:20.336866+00', '2026-11-29 20:27:19.183757+00', '2026-11-29 20:27:19.190069+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-29 20:27:22.405747+00', '2026-11-29 20:27:22.409372+00', '2026-11-29 20:27:20.336866+00', '2026-11-29 20:27:19.19112+00', '2026-11-29 20:27:19.193962+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-29 20:27:22.405747+00', '2026-11-29 20:27:22.409372+00', '2026-11-29 20:27:20.336866+00', '2026-11-29 20:27:19.196236+00', '2026-11-29 20:27:19.197164+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 20:27:19.402114+00', '2026-11-29 20:27:19.411809+00', '2026-11-29 20:27:20.421978+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.pndvd4x1GGseBbqxdS648yanccS9NMxPGcdBgxD38YZHlwYdm2qE', 'token', NULL, 0, 1795984034820, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.9ITB4nxgc0fSNPrGPHc3eKWtWjguh4KnHb5zbSwHw4VCQwCylYPx', 'token', NULL, 0, 1795984034821, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.ohLjNK79S_Xn9J5qPkAn6eYW8-HIIDwa7wNAO47wwZRz1HXPWRTn-ruRCJo', 'sign-in', 'v1.k1.JidAbAGhhk8nwPzWBePK5V7Q4syFQcSDZoe2sOBhj3Dsg-qfnRymoJqtfHNW2-6YFHWjVM4-JHGbWD3LU3XJqJWp-jykFpcPtTOPs-5W_A', 0, 1795984043249, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('_Oy20rsu40Qk_xINh5imig', 'T1', 'C1', 'USEALED', 'v1.k1.uCjfsxp3hbyM7Afca1bmnG1dGqJIC1rmCQw8UzVRboctud9PDQkfqJFwchI', 1795984043288, 1796070443288);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-129', 1795984043594, 'planted-131', 1795984043596);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795984042040, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'u7kmcu8p', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795984042603, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', '9z538vyz', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-134', 'U0OTHER', 1795984043605, 1795984043606, 'planted-138', 1795984043608);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795984042.218000', 42, 12, 'eea54468dd7e640715fdb994c156b7cc04849777', 0, 'U0ANN', 1796588842168, 1795984042228, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795984041.622000', 42, 12, 'eea54468dd7e640715fdb994c156b7cc04849777', 0, 'U0ANN', 1796588842264, 1795984042308, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795984043227, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795984043658, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-141', 'planted-142');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-144', 1795984043619, 1795984043620, 'U0OTHER', 'planted-148', 1795984043623, 'planted-150', 1795984043625, 1795984043626, 'planted-153', 1795984043628);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795984034822);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795984034822);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795984034823);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795984034823);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795984034824);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795984034825);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795984043303, 0, 'ready', NULL, 0, 'v1.k1.s8zj6eHKbKX7Y9WqI6xdcnVC2IJkZ0bsU3pwuE_clEE', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 20:22', '["22 20 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795983660000, 1795983660000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 20:22', '["22 20 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795983660000, 1795983660000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795984043302, 1795984043303, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'b861c109-cd74-44b5-8ced-327cd54f30a1', 'send', 1, 1795984042657);
INSERT INTO public.durable_work VALUES ('planted-155', 'planted-156', 'planted-157', 'planted-158', 1795984043639, 160, 1795984043641, 1795984043642);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-164', 165, 'planted-166', 'planted-167', 'planted-168', 'planted-169', 'planted-170', 1795984043655, 1795984043656);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795984043667);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-176', 1795984043672, 'planted-178', 'U0OTHER', 'planted-180', 1795984043676, 1795984043677, 'planted-183', 1795984043679);
INSERT INTO public.heartbeats VALUES ('232c594c-a2f4-4bac-bfeb-4243e6a6aa15', 1795984038690, 1795984042064);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795984043294, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.ifOqHHoGtQkolYeiIEVz9A3VC5Ifx4j00xSRGmJDrbWaDcj3sp1kqTHn6FWQ1_Vj', 'v1.k1.YT9QDSgYLQ78SkzCVfKCdbynN_h1UNU9p53xwB5hyA9ji1Qe4C5LIZSAYg', 1, 0, 1795984043285);
INSERT INTO public.leases VALUES ('T0ACME 42!1', '7dcc01d3-b128-4c05-948b-ec142e8a9c9d', 1795984041797, 1795984041805);
INSERT INTO public.leases VALUES ('T0ACME 42!2', '128e8f7b-ea62-4255-ab72-8635dca0189b', 1795984041807, 1795984041813);
INSERT INTO public.leases VALUES ('T0ACME 42!3', '5a582389-d96b-4c79-89ae-3f40933699d0', 1795984041814, 1795984041820);
INSERT INTO public.leases VALUES ('T0ACME 42!5', 'ba086bc5-4e50-44e0-8b04-a93df1b10db4', 1795984041836, 1795984041847);
INSERT INTO public.leases VALUES ('T0ACME 42!6', '453d5d0d-df91-4f2a-995c-43b04bdabb1a', 1795984041849, 1795984041867);
INSERT INTO public.leases VALUES ('T0ACME 42!7', '92fbd2c9-62af-4486-89d8-f7ef23d960b5', 1795984041870, 1795984041878);
INSERT INTO public.leases VALUES ('T0ACME 42!8', 'df52ab1e-7c8a-4ba8-bbeb-1b20f00729cb', 1795984041879, 1795984041889);
INSERT INTO public.leases VALUES ('T0ACME 42!9', '524b818b-00ac-4cdc-906b-3e7e7f5f5961', 1795984041891, 1795984041897);
INSERT INTO public.leases VALUES ('T0ACME 42!10', 'ef3a51f0-c0f6-46cf-a9a2-467639ed4cfd', 1795984041899, 1795984041907);
INSERT INTO public.leases VALUES ('T0ACME 42!11', 'edf00f37-9bef-445c-8c3f-3fd0c7fbd15d', 1795984041909, 1795984041914);
INSERT INTO public.leases VALUES ('T0ACME 42!13', '312bc51b-3d2f-4e60-b195-25a901800f49', 1795984041916, 1795984041924);
INSERT INTO public.leases VALUES ('T0ACME 42!14', '0c961d61-542f-4ada-8b5d-f6e73bd7d74f', 1795984041926, 1795984041931);
INSERT INTO public.leases VALUES ('T0ACME 42!15', '62890255-d3f3-413c-baec-cbac0e57636e', 1795984041933, 1795984041941);
INSERT INTO public.leases VALUES ('T0ACME 42!16', '271e5d2a-b9c4-4c27-8c91-b044bfc5812d', 1795984041942, 1795984041948);
INSERT INTO public.leases VALUES ('T0ACME 42!17', 'c8152bc9-53ec-4f33-9619-aa4e1f72963b', 1795984041950, 1795984041956);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '39c65e79-ccb8-47fa-a481-f5e264efbc46', 1795984041726, 1795984048231);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'b948acd4-c4b5-43f5-b3fc-ce0fe2593345', 1795984040332, 1795984042326);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'b1b83492-694d-4ef4-bf30-e65321324e7e', 1795984041825, 1795984048625);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-186', 1795984043693, 'planted-188', 1795984043695);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-191', 'U0OTHER', 'planted-193', 1795984043702);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T20:27:21.930Z', 0, 'v1.k1.ASk_k7SH-VWjaWuCz62eJR6OGzJOJHQ-UVLw500PmTxOpkzWVqns1go3sMcm_LN6XXqV8YaMxZmcijOmoA_WPAHwUqnCaTWWAb8tnPcvEe5oVX6-FbzIwxKIh9LzFgQRTXt4y3_H5BF6WSA', 1795984042076, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T20:27:22.562Z', 0, 'v1.k1.a0aI6Mn18SfkO3tdWWa0JkIli9WygYtYtCM-BvToNq0zUHRzu4zawDDg3ZDmjvsg2E3CGRSzIuaJY84mK1i-AhPrVXAZuVbIPedqLvxC3GmZtXyFbDEiJTLyo-aRHRJH93IcD7yL3cZ9vDM', 1795984042617, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.fOzOZ7saFLM4EuTNn0LU5Fp6afjooaoy_xIRXddWC6Um', 1795984043293, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 1, 'v1.k1.ExOBK-hNaoXRhWG2qy3rfcn7JFr8AFUC_pf91hVwBmmp6kWc7JRT4NQLsmNg6jY1HPVLyqcqoMqcfTj1syYJxMZofHv6YRs7UpXzsVCN_I12ZFtOAOGyrEE4rV1_e_UNlP8ti5ZVILJY0qjnNGa9YWvemzlg0VF9qvuBeyCq0-HbyxG7FbpaL9C0IjwFf1hy5unQ6CvnOjuZ7sS862-BQeHjF0h6yQiP5jha8BDKGrBQEONKJy2quj8ZDyzesyRYYs9DnwA6N94z88Kef4uakYWYWe75tRzUUiw6OQXEAbycJX8M7FCDGzJwc7vm2un3lZxqENHXv21lLr6HXUWeQGP5WY5wdBzuYjCaLkozr6dHrYjXwGZLOevJ1L-GIvvtb2qOPFyBKgeXFYDTrXnU6Le2JDriSBsvbAW7fB9MKZ5XH43lz7ofLP2Fz34o2ydb3ZsnlisyDW15x728PlyxriSIbbuSFcVFF7QQSBRHIO4NEjBdBizjnz8wH22bmxrAWzXdDMqqE-7D7KLtxVS3PcrKoWNDRIfhaNKINnIfM9X3uvyEEjqlGYt9TjegGcLGNFQ0JDnft1Qoat2EKvpMUOnE-fXQj-w83qfFI-loNz8mZ6WL2pJcPxoBUq3QX7RCdk-fGNsIjuWkxPtIIuQud3vIR8bvaTVTKX4K3kbC-w1IcAd6D_gDw_xL4_oWZph2gCl0FucqRD3FuVmSmSoPl3Fd1kOXw0rRHrANdnpLBq9oZ4pmetAyDaeKlju5jZQMgSNr_fcqDJohCOa9Zjf76y-HbtG_PXoh2AEy6zbpXmev9TUn86gQmf6kFVTdLcr_2A6jiWVeHmwJjSpoZUf5EiC_ku2e1foV3dDLX3rLJEc1XXo39vkOqDWa7dvMZT3wzJ8cUPStYYsd8kiVjousIqpw6ZfnaJmo5hUUWv9_ylRhqei6frgWaYAc8yeoJyKrumwzjqrUKmlqujEJaxOurZGwhf2g5wSoAYyhR5i8mKMBfkmym_xKhYv2ZigvEk_vdX-gn8thrR0-XlYbWSxAD9Qx2gKouQ2WVOH6hmJm35f3HkwkExN3RqvlPM5hcqjExjWCjyNksZz9LPNhWxb2t8tatfaaLWSIBIF5Blsw9IhxDup-WM4cJIQ-w9ChQBSpeyTue36XfsAecNsLhS1_XdSSGsvsfrPL3EajF5xGknl73q61hxaEAA7m3qNN-GDjokCKFK-Di5jL2e22IQYmiNbO4z76TkRV2OWwKX3ceP7V0irr13TfzdWUgf-fkXPoB8EkU6gKW-pe9g7J42v4Kz5YJ8aATP72wWWrHJjjdY4aapZ36x0DJ5VRj30E_4BuwwNrwHJmghbn1D11jPQpocmvOQgfrMqjoGud2okjruma20rwW8PwAoy4_00i74y6x_1DSEgxdeNuitQTwNSpEM_JtE-UNCVLYSHzLTa1Bh4ibhoVc61IfktLQCRLHrYfWr0t7VN9fTY5AMIIcRpJgmD_ul1up7GBAk-29J6-VudjO22pnxfUsjwoxL_eaX0ED0JaNC5qMBTjmtequLAkoz5JLEwwTr6VGoCeGxpJwCglR21gt_Jbfr86od--zIcL6ZdgUz981JYo_GJPkPXhVuv9i-aHYTqwADNNBkxpyQCIMXKhowhT52ggCfS-cHzD6W7V5dt8RvfCYKZEiBV9HRiMCoybdINmBbpH7aPi42OoKcHysdjwjIUY1NMAJ1ipsnesaUVaQu55n0177BiTch0Uh-7yrIhPhBcgn_Ei_UHobrr-GzkKn3-Ojxna9qot9CTuVbyEZM9NVJ2usehMbQFd8VhTaj5p8d7JsJTvqEJoix_HmCe-Id6fAnAv_XYD5dtl3ybZQLMyiTT5aQbmYJsdrzTZr4b_UA_zpX9jgS_D-YeDU-dNqBBt_kKHAoyriBbmvBTm8Zel5LVgrH3MjRN6lR8XWGMYGuR99v-50j4Z277dYuwgJ4E3gScP2mASnwDcBTv_KkhxWZtPYdYRZfm-svdx5BaGK5M7cwT778mxQIu1X-nc7uluAt3PDR2cg8oOnik-YFpi9dKZ_tnL0AnBYeOgZZkfBHGwmYWvcF0nh-RFVciY8mO-mtA3DtRBKyg2N1auEYPzNFqpZNbUy_5lKLQ1QISpG_Ozh1i4_xxooFgWr6OJAJdstvPubCaMPEaL7pIxt1L-gJ2WR4RkIbtH6ZxLVQ', 1, 1795984041802);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 2, 'v1.k1.cmiq-ZN3gakvu5YuVbnO3EAos-8sWtuTLM9OSdDc3T8LNPdJ4170lNFRPAvR5QeDTmfEqLL68Y6jsM_qPUToTnobT0rKbc1xtSiO_xSpwxiFNZ-560VPB_fHJFi7gdVWnA3H_1w-EBLLAQlnC0_0FdXJKAE2SYQRzqa5vwm-RbMtJbq5ESX8Jp7cirpvwyJM8gYTR6m0f2-FwGbYN-RTSaIx5Vt1EInf3VZYmswng1tSNo--SlAYdi-Iyi6DtiIG1q_IbM1VdBGray2zRgsebdP4Vkl9eL5gR9j7czpkerxcqrqzLxaGhsoDGesEw7b39gFXsDrNkk1PSdlSoNPGOXVM9sw8zwkZd-3B5cngvSgHbPk4nzB2KGoDxzbYADIyWTsT4_OpqriuwgjKSZw5P1r1bbRAZ0EDvRt0bnfW3pyI8SuOLxtwkWdoux6D9PBWoTtfp93ebt6Q2_z9VsepKUG7grNac46Idzex9zp1QM4C7Q4vWjoXDiLh7Ar0N2okMZZ0Is5sYsD0OOCs40UnC1akdYH2ldsIF8UbLJapFuqFQBVohYNINSl8wHGUDNGm4HBxovOCCS4Y_JIlQxLctJP_p-baD_O0YwvxXCFYA-fVtfqFNeQBRjNzBD69Y4TnF9CkYw4HPFXqPWZoxNg4oLR6pY1ODg_s__G9i_IgioTqYjqv1V4TnLTZzglChrzPJ_2gPyB3j6e9m2HmM452l3U_K9kar8nJI6cUZfh2BFIIQbuW1nuhKgB-8MKpff7aKnLnbCYudggWWoC4LjB0n-7Xm7obfXUNCxntBnTfHbbVY6Q6F6_aUzjAcKopsF0E1rKJdmbkfJ1joZZOHKqp0mNE-Y9R5tch4o-pgML5BPDhtUpjbjPREAwQ3g6aTYqV2C8sEFPJOUz2LrPjDR1bf78joIKdxaAhuX15B8ZEHWhgVgRRStHsOxx4nKqUfkugratR8I_oYw-JJMDtaO2em2cXPMVm0RO0gDA7-A9_ql7E4QTzUFrETAFaFBXNWDMh5p7yTD_2Mx5i4FEEZ9HeGw4raLrwvgwhU_ZcesyqpSUA43EeGvCJCV1yWFRACNsFjxwhGpUfJAHJiSdXDrFp1qs6mnv6nqLLhQK19NPO1fvE5iS7Krs4HyQKXM29Kp1Pn-dRq-soGCvbk0HmVq8Rgy-fxQjYjygfDbqpv0-J-6tw3rd0J_qc0e43QytRTDSVi-vANJ4etMEniq8kk8YGyMNfnhI-fjwngN_F8ohFK6b2K40qWYfZM5B-ePhnWGHePaHZf1H4wBjAjS-okvhRb60mcGyuyCGSkpN_yBjwdQvZKe4CX3RMDF66L0GVP3r0Nib7lWDwLQcOix1QigH6mhT3p1D0TdvDHfCyi-RKIx_mKyCMwHAm5ZQUPIt7yo-7dTf8t__FNud3gOrbjOtp1WsOBSPlNDNCExguBBGuiXsFVz7R8Zijc_df7c-VA4VzT1OI_-v2Tgg9az4VoDh6qs7ekQaM04mbhWb0_LDQVBbXBVYOqiT0tTh2hk9d5FPdmHfS-QLcbHmX5zbd05lymwu0MysN5AwhyA9LW7XltMwDbWrUqw5hgotBttdYotJALVCgpBUnKUoc-WTb2fhbS2BVQJ8uVNNSaT4QbirndXZOnZJhdizAKNPpiwk_vBAhtLbF-YYXRvLw72taDY2Lu5gNJIbmPR_ZK_MgeqARfkfCTbY02RIt7AKMU6-Jwir4r7zOjYNRGhHLmvvVGFYSD_VghpuDwkCHqmFdckcZnQd8gtoyGKpoOT13V8jhjE4XpRb9lMoeLl5LrelDbzWVH1YXwZ_N3edHYrsrPJBJupq8Z4TtzuPL0oDpgPVdF09g63qZo0Nu-OD-Lw1iwDwY5EGrqYmJaFruI_i-NPv9YNgZVvoHBKwC4hFPywABX8-umiZTMDQyNqEi17kr8tAPmo2M1VzDTJxjSCbCbIc-7jCoAI1ltXzazJguhehEG8oRRgNHcaSbMi-KkDM3Bcmm2RuWFEjB5S8udcfDvxRWP8tHQd6QjAQWyRTdl0vq3vmN9f051rDij6SzrqHCei3KRF47TXk9nZX11qsgLQbCGlxLcAy3w2CP8dBWT8xLKAEzkZie487vf8s0-P0MVcnSbE4TTny1ZmgCFDxyJPqlA5TxyZTDQxXTjx1UHPGuLLZiMwhCmtJssbnL6GC39mmZIyPl49w', 1, 1795984041810);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 3, 'v1.k1.4g8lqUys3UGkhRYnht0B75ZnpqPnGB-CWJcc_CGHGrPJpLlmTljUkzmiCYDTsPTZYmYCdcgY1IOp-EBi1UJpGL9HfGvxu4YkP7rvbGdQPis3PQ4096BOksDXhw50BsDTLC2flqlXoZNoO4HTVfH7IGCNV4y-26N-VBqVlbZLvXIBbl7u9piaBf3z9CRKI8Otuj9mGKRYHFu8ZP97MtJ0do_JUyR9XJgzigwtCwFnxXCS_qmzMR2K49YpII_YztT_l7LxrVFZXJYztL-JJECc8QOT6Sf0Z26HpzEJf4NisWXSGHvrTbqI9P1nTGt3ZZXS2JrVnBpPEq_-CniUv4AXoCudnVG2O5FKunQqlF1VDvkboYTC-Rh5RDJkc2CRtPji8w9UiDQ5br0WSXa6GWz7PeTJHWxQpN2_gaPBWDIiONJSSeavt_wvq8H2Dw1K_YP14x1COh-l5wp7oX5VJ0HWZaF9nB6QoqghZe2lZDkmLndFfsz3pstsZrlQyezz-KOcj3XJW_MXucYcHuPkvEwPEFWQD-fA6BhfTbLy0iOBA96CxysPFux6rzYRfn45gf8QTNUWOiZ6ht3UngPfvqoCXLB7VIJOI-j0DojHMxLF2A23UEG0p6jpLceI7Fw-XeyC0DXgHjQuG4TH7SqJo6kqt0g0z2nQ5BaMVRldqOsN2Zz5TlPCgi7sdwEmwtvD2OhJTcjeRhZ_Pt0XiInhBPChtTTRwMZEHgkeRgd6Jc0iEwQEmmev-cRmetf-ZhHw8CBetU35qJDdyec3A2sm2AvuuVv2jMGDdPLdu4iNJiF8d-lYlzwSNgO_MEmfazOAqfU8M99Jd3ItQuk4GnvHzFnAX7cg6gqgT9Cp0_k6V7dtP7fe0t_VwohZulhyfc5dPMy4bhiPqxJpyzVyjMMDu-UnZpEQRaRZx3TWAgOwWh7bkFrPvyLR3xhDMb_76eTrQpRgbqzSjrkFs2rtChQYovPuFd4lAMcyqLFmGf2AYcmrVmSnzVK8ZVCYJGr3TcoCX1oTNkkQFvSS7-0Ph5taTh2F-PRKtV5T2blSVylYV5X60_aMg3x9lOewgYIaMGFd0TRxPJBrtgoWy6sXp6lLa7GG2JZ-iKLsub8vNE97j3yEGBQOrvB9P4LFDAK3rXplbGkVdbvvw1cvEZizwpjKrdnzss2UacMCHv89xKzmZEBtyMVxny9aQSzAgHvdGhnbOgVgsV_TSSlvG7hIdQyw3v0LXbdoCDz0IVjKbnusupSPr9OFP6t3KEdb1f-B58ZsWRcatwekvq1FylftCB2lg6qtCngd01KdjpgUkbiWd2cKoh4OpMmAfLi8OyreNGqohrhycK_GUoIzMzaAYXZeK2sboeY4iYDNa4yKpZB01m8FxWIwA76FzCNGNQ2DGc7JzkqVdkpjQYbvTznc3x2ZXIiOhiYNHfrpt7YkHBSmO2n69CWcYz0aX9kzAaU6fwUCMP9GdIuP-3Cz2jS88OQTznQPiBZ8rQSFr7xM9RhsmlDh89NbXbe2RFRm3pQe5RChlfS-2uhmIokXGAI-SukdekL8ySjLFawZ59X98PTVhzegOuCMSoxW0IlS1LBXBLInzbpb3teFnkdzn9eGkX9PgGbk8UfZ3-ISsUzSteIR81bSd1A6kKXMtc-ann22zrah1KMZeSzolUhcdrWwwqB7kuadzQnnSWHLMA-r9AAji4j8OZG_D29Zlua9maKBhuMiCoRT', 1, 1795984041817);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 5, 'v1.k1.ko7xkdBs_QWHoBe0exPfOAemJ3hdfquG3zTUnkqmNwgx2qJHrMsWqfUL-ImqM_8_4s8j30wOHO0V3uB_nbn9nBCIxFunjDBpx4wGbReQQwidcRp5ZbJvbyPWw1qyRMhpEjV5MOJv0IoqoTIj6CMOL8YmcG4fR-2mYPZYSMggPAnG8FLVw6A5Xb1YnJQe82Po1aOq7RNFQCJJFfzv_bagoXo5OeAvGiXOHgCRPp6PAluIaOSQc_cBHFxNA9j1uID-nHYlC4YjC19owKjjISrcMEQR4dk-E5fjjTPwvxDWDnWMtXYb_oQ9tT4WqHEeqKbTk6iNMcUpuZkX_UMOr5ldZMxJp7okBvkV_AIs_uoh9fY8f7F_kaujE_5PaqW49eC8T6Mj5_Hd6MuoBm2Lc3JrceyQUoaFqfTchLBcs4DT-FwceXpJOc7h6jb-DVMgaTYKF59BdJRc9r_5REOrG4sSAI4cx1FLgJgU1Ll4rB4ouFRD8uf6NUnn-UM72A4MzEoA-XLe8zwmP3EKbfOqsTaqJc-l4cu0shh59THb502b5GeRu2kgQlsgJlUsRfMx-kqRXrOR56ESwm6k7J1v4V_N0U8ftGZI2Bi2xpii5rnoLzxBqxN5XyEeQGWZURbwKd8ykrW_zWiGeJkyuMJzQUuxwm5UkDJdMfOw_Z5gC9J0YyN7seuyOo6dY6ar0V3b8T_v5k1I1OQ6tLdbWZ8UxvM_5Qw5HkR3wq0IS_rADsGz-QeEHjNnpkdjVp923fNWZBIPxessAdyqiuABAzbKEuj7kUDUx9lplsR9clcf083GUj6qiIJHMqPT835bX3g66DFNjP3LIsa7ukTA_vIqnDwwfTQo3FlZwTxpZYwnjlnKyMVKL5QjUQ7p0nJA0qy3a2oOkJTy97tR2Q96RO2Sx72YRjoeOJ__LKMuubgyiYjBYUSVQxTjIVi_HyFmNexq4R0Xcs2xpNTPgup3qXfVYOanqwUAtg3MjTokFchh9YMn2WHoBzJl4uGJB6-JI4HistXWd5CC8Xwll1icmf7jivMvDkpR5E3nzbUm8jNcTtG6nrteZjzzbqNOwRDDVn7n0HSeUNiRDL41tFnKmrkXZBEtE3nzfihbcdZb52fooKrlh33JUZjTJbtJECu5k05p1PBrHQA9Cdgr1iP2eEzYQRySS1RyD_VSAiSDU8uMjsoEWM-WYBompG_ABFi2R0X_Lu1jMyr9f-kn_2rqhzkePAxw9E6BGN8-EjWVrJtrWUp_Smqyz9hn-XWLyyydZFVfhrB-3PLLka5MikyzUTwARj1AieOH_u1AaJFdRSA1duKVSQ2v9UPSab99tluV2dAFmQnZ0dq8vkY_BIdDoFU3T06f5oKP2Ja6_pKaErXDRzERlQK6R-BcZcMxjjZ-q6Bk8Z9BXP8Xb8JEOtLX1FqT6zpt2L3ml-QeONLYkPVqbfQ73I_XN7jxx0tLGDmYZL29mDEmknA2W8toIt1dGSPV5uOaEIEgzl90vrw7nRtKTg1ssNPgXVCCSb6_tBVmQFgsSRDvrLQWEFHq43XSZX_HYo4sCC5sGE-lBFQlfASKTNFYloo2gNLl-4ub0CDVQ8mI7lII5Wa3_6bOGccP9thFDS4iXFTlXjHqi7lw2GRhVCvO_ALXcRwIY1IGv545CcR2O8HBuzJmpKNeeN798qMN-0EbDMOJyHrX2dBdi5QAXizTLlfBVh6YCoXk3xOYWVIloMfhuY5ALXLigGZs-GqS6AklPQ-jteLqcI-VwR1FZv_RE4WWpzhYXzVo4M5HZGnkrdZRJKYYsyXw25fmzupySN1rGgWfmVqRdqN1LiQNXh6H-57ZkkxG0aB7ZpvZXmV487EMKAot0jbaON2ECpC8iJJK6sH2t4SEF0BcXmLcgSuIGBTbpKaCmeTUuz5bNPNfwzHABMHEh8TJobXdlAzzHd6jSuC6CU8tuOjPKXdJWmVFzATXIhfiqJLaf8piwaY6fB6Tz_1zfC_ZLEVDo3o6XwqnFpcdq3BG5otWfNwq-o5So7trh8nkVmt6SQY2vVp16TxGwv_S_dvSEcBRnYR4F8tr2gMJPuf3tbw2dEUFBAEp_R6nhsle5fpEa6NaQmTPIkfbRgOYG2Mza2fj0TjheMxfWHogkrY9BOTsJlu2Az-WLBUqjNt2ktDrWCGv-rwrN6FWuMGDIloywhKOhuf2m4oHugMj1zdcDMlXeKtCQqHT51BcSA', 1, 1795984041845);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 6, 'v1.k1.jtYXzNAY0-k0DPtBAuiTxvbimDdpewlE_QShrhFy-dNTKWqlTFSNArM3a5-KKEXN3WyWpMixptH6X3ZJLNuJD7kH2en7DP1tg-Uk1u5qS8_OnT11Uk4PP1l1IpfANsJmuNXilealmOrnf40vOb1wDsQMzvb0sFK60AxnSan9ZBhdFrHmM71tcrMsXGjbbI35x-xEgGBFKxlewoC6cx6tma_PkyZP7YNQub3bs8B3RRZ6he3EcUJwh_plUXv_iUmTViKUcTtb4pBctLFYUteHjNIyZypb03HjY6VrG7hd9ighOpsbwU-uipyg2ouMcV1F7-lFt7Gekr4UMtsL5zT7h3uKuO2RdPBXMRymh9wrYq4KWd4DKppQyimq2-He-_8BkeBAnpto6TczMSDuWYSVpiHib0ezDOsMZ6o3WQDfZGnzUulRTvHh5s8k7o2BpWXqXO362idmmqB27VOeNePEgfNI1iYNiPz6vxc3mfBRXen1K9dCk9Q90ERcDiIudqZ5MKcTiBvDh0PV_ZdHz26twRV1-31ct4oeCLVQXH4GYvh8-jSPZZUpyZ9N8uTm_2kjbkRGJG_QpPEPjCnWcIzjLh8qSNRKKVfkhmwOSaf643XEB-nrd_tVZsFzUuA-myXIGvugF0qFrM7SgVVW-D_WNM0_8aSjHj_GUP269X2pXygOvd9CDCdpBgTAu3eKCUCjLTj1fkjKzNIsOH1sSHkn6kaLCTCoYflIo1vEv9nq9DE4Q1a43p8idUuhRAJqZtcqb-jEGFpk8lPkqVvqU34l7_Pt_Sdk9mNnWT_gx8K9wmJ6GoTjieKu_CpaPbDgPRtq9Ovm3JqxGLGY7qjUP2SWPef4YcjIEGWB5PnNk_yf04pkwhexpdVht-HJKMxw1xCi0ogbgU-3DjYjXH_7Ja8yvlhf4dsMNu8mqIfx13dNXDDaSwjtClmN3dPdjZ5x05xLyawpX4xlGjfmOUXPPvOgPhbG5J6vrCzRVwmhvySVZXlZMKIUUveXtQQIShXWiA2hNELVK30ATVncX0NIe0IeF-FC3A5p_5pt-KL4w2k5C5ZeIIMrKIf-irD0fI0B3Gcy7CniOrqU4AJT6BEBx3UGAoiFmgreFi9zrvOLnUyyHP4R_GTEK-U5GYvwO7WE2vuEfy4-iEGMlRcKocJExrbtvMQ0RNNDbNTQ7lTup-iWP57qGN_iuHfKsdq0epokVqqicJtvZjsao1J7PcvizSJNjmuIAjZmF9-oXtDaq3ZaU-RnIwLF85F-vFNTfmmeOg-CrqjbB3fKyMZ-j_7zpz0qHfQcqmihdQNh8MhdQauQJ4ls8FbO1Wx5S7zIjfQtj2s3MZcoizFRYtW1Ef-J9PjpPnZc_wbwfCvwtq6Znq9XxUOcF3zz-1s871D1c-eyFes5nu0AhEK7Gg8A7_X7cZQRSrQnRvNA6zNc9hhBQaE04yfixXtNxfAchuoX-Rgsf0U7059j5b3Yh6z1eInjvatyjnbh35bTF16aGWDdRNyPkq_717TT5VDRQ9q-NdWgDetGpdaJ8Xv2nTTgTXmimO5Go97eCHeM6bOB65i5vC2FmwQ7lnQlKb8ZsnNLG1ZGWHEOOjDAlet8h77Rntdo64jdbbY0iqfIesxmc_lYbDb7x3HvXExRv9HKG8ILBQ9u-RB5zAoE-2KJYF-RhXIRrTHVkLkv5fNuu8_OaYe0xNp06ZCCl28y-4fHvzgkUjCrUMmWFjwT5atjtBBUxgu7g_LZma6g39FcLUxOCz_4fKnscdgHMFfoBLqKXIDnm0d0c3KgdTLlRjoWBqvEN22Q4wC4nglpI2-416t8BVwH3zZqUp-gTC6a9Ww5LL8N6NBFxlFms5KGyyXeIrFp8FANQAmKBOGVeDtKiZZNfWzwbzBBWI_Vg74tqXi7Lv4Iicc-KZ7y4rhXpUGVDB3jqgbqNMsWqevhOLY6u5HCGoKKGX99tNzPGcyXvIo7fvdsWgY4-Tr-hYGZywFmsWX13WNu9-EBUz-2uNhxq1407slNCpZOKTMUbYUDzQzzB_gfncliJkNbmPBEQ-JDC_11NLwBNzgJJUZ4vmPMk-gRfkOv0_IOa3Y0jZpF2-DLojY0zBvhkGDcRqHRmrFDhaIpqPU74TcDy3U7B0OauqTDcZXrOoBRQSiFv-H1bu8nlaIonIWl6SuSfw', 1, 1795984041855);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 7, 'v1.k1.EWn-JBGsh5rA5lPcpQDCK3qrMNaCIjbtlzjTLU5oa00-_6Pl49dj01yJp52_a6RXNy0UPezg45MqHGi2ztCgo5fdFDOacRcwJI1uKNr2mo3RyJtkp5df6uyM9lvmoDsCl1ERa2aF20ud2mldLIY_XzYhYK9Xan3u4SLvTWJw0ANCluO-BtyLpES29cw4SjUKVuu55J62xi0lqV8exYNEfRaUJ4l1shpsHLSj7n04QnieJ1QreeJfSGYhiTOkSVY1R8F2hhbTUWyBVXuwl-FK8ne-BhOcp-kxg21pp63v5HM9pNYO3ImO6gAQcpEnomUE8G1E8s-pVBzdKvHol6-yLPO1yhngNVqP0Vu-HFaX_0iEtzHdNEbOonC7jYqMBGsMG1Qj0vpWv8vkmcnbcJQ-OWuliBNRyxtXC9j5nXd-QZ4y8uj1Rxr8Zz7cgCrYBaKaTpJHX-IvuP3sFRD0-n6f4FbKaJrCJzG5CNXq8XLQgH6RfwBJDN1Z4fzqqWN4fQRlaKBCcfi2hsQeJQHzW2RrZYC5SgS0HcU26YvWSBVBfc5MGGdOwSi4Gt8NnTb3cpFJyW6fZladnOHD89m-NXf4kTtHrdmRdX3tLQN2rjaiy5it8Gb23N9LIIRL_KlcGApdLR61ZUtRXgVvRdwNV6us0RGHpl49mR5upOW3nYQqzYTY7Tbmx0RcV2yDdjA0zao9IXivqXUsrX2-eRRA4ZZOyZ26Z3E6sJqQOMoYoYEeRMbQ-K3wpXQMSdbAvWps-8U1fyMK0iv0u8EGpqrosA9W9r5K5XAAZtbtOUTp_43kYeNcYzlRKfonxyP8xcaUpAgo_Pxz9q0T4PDXvurMoRCQhsj1GggqAOO_IRCdW0hwIS3BKRF0sKBVujBcqCMQri4C5aHf6fYHE_O6AFfMi0SbzRXIEBq2kbVndZ-Jd4d6Xs2x9vKNmnpCmGeALFbPOT0cAWPZXAWJgGwRLXCacV6L31L-xnCpEDiB5sztu6PRJRLQ56R5UglEX2XOLm2Z98m5lo4n72Axg8k9OZm7oyrzvE1RNIZLFX8qqZtjBpaHEGGQcTdlvAuX2RXkB2Z8DErNArIazRfvy4nhS0bOL6sD_wd7pR9k30PNOIz5ANaXgfid4BV4H548BAFU2DJJZLrn35BpGYKf_4gzuCZjOB0cjGXkSm6-FyQFxAoIuyJAsT31q0W5cJCaO6RdpZXSyYVNbCByO5o1QirjKmLAHTOLVJm5P37xXJnSCpuI6U4u194SaAdwUlKPoyj5V3_fFuufe0B4bI8AVvHO5ZBmlXPVLeJ-CY3fu4d_09kJ0QdR7VOn4ffI0uwjHUpsnWWohRl6UeXNCk9T5zfU-fucEQfIz0Ik0IK6V4ao-38zFqgShBVMNHhpsk9pykTWNZfCY3V-2MUNJNQGSI46Ld8tsXUwP5z2fKOUcZ68bKVRL1wfYIIDW-dOwK9Jm5N0lhGM_Rp16YjBe-UN9zbBCKGMdp-GEEIfwFhjPgU5y8siUnloveokTIYURNFBxzuALHt1Zp8Zo5FylzagXlriZnBpilHs04DE2FcuqwKQ4f17Gf9XhnQBtsOhVbFkKgTX2vXKhNqiLZ5Z3XkqpaFBQ0DQSLzlybWfJsL935xaP-pLnE-cy_BSIpe22rwg_JiUbOEWCMGjKnoX_wYc7O85uP5Ewgrg6czV9J7tYHSBEi7thPRFW2uG9aZdJugyezN-AA7Ovs4QuknfhfSQIQlHD_vHRkmrG62C_Lp39csS6cEalG7Bi3PXR8W_SfYrVBStBJQjURdKxlQ-AHfXx5HI00tcn4zoDkPwM2ow8hRarsjb8mHIpOZEBSD9Br9adaAYbC3FQuflXMANnniNFE8WwqCoBav3YY9jxVevXdnpQ7gZjztPF-BMpx0YlH48p-jXx9p89RSWYrbWK9PjqfXJgQRI9WFYkgHkL7rh-qAD8tOjZb_zh_ilV4AewvYDMW6rbIDKrrn1qF55qNlLazf2GgCJHu3DKiqT25ehp1CaI-_lu0jF1xc2apn8vnShNw_2eZOkZzcEau8DoxU6vVALg9WWKk_NXM_om7DKvoxu6JQTUkAfmtlPZELEXY4S0yJ-5JdhHz0MAcHAohUsBb2lbBvZmXd9QvV_UIQ-Kbf7Xb9BzA-GT6dKHQT-6XuKTViefpNfbyK4nJ3XCrQK6lPveDLEHmcrSPRqmW03ILks-HfMWRCm8zEisz0DNWo-od4iy2Yu5lV0O9s2iJaBA5OfCNQw6hFS_oBHgI_4Oya8hVvtTFr9flktWAGx-lo1UeJ9CkZjD57iLynm7G15zgJ2CEE-gVKzEOpVT-803GWC5tKtz3tqJ_lAanJvoe2oNTaXgBeKWd-M2js0q4Tax8375dgNHWMn4vdBq0VL9T1xRzTGAS7tHngp8DvHxK38aBuZKGV1_ybqpiJPeHs', 1, 1795984041872);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 8, 'v1.k1.gtOgTejEqSnuktsJlgSQYbIICAn6zV4GfKdKnSpjDrXcH8hW95jwW3R2-1iT83ZeLo-sYVMYq17a-g65u1ViLXQEhqNWUfqvzzXy11qk4BvCpaJ0raZgJdAXiDqeicdnfLFVcOd8J_CMQ8i4O641mxhDA883JG3Vqnb8-3TD5S1_tTZsbqfIxGPy6igopORSDM8Ypl6S8blmkixfCsviM_R2XsxVFUkoGobWYaqXr6ASUHX4ZC4h8VTJLLvxSZv8eox62GeB28Yyz8Ex5ZBbQtctyYhlR_ZS5YFupFLi-3ERvvzl2Y8hWIfK6QnM-BGrkG2YzpMuWNF85SbWme7vhjiE9d-Djy9NqV9PRkNNeGj0C_t_zHzMho8qkOoyRhJFeWa5Zqe_yr6cmyyUHny6SPB_fflT5x2OR0eqU2s6Hil4uMPTkixV8SRkfQE5VoBfLtSJnLybIXsfzms6eZkKB2b5oXymvEwf2aU_8137oDFJFUCMonv04_sBCEE-SH2nz2ZmNCvYwZGvY7YgIypjfuS43-b-tJTgSqnrubaOIPQwCPTrcY5VrKo4fwYFiWyr6V2Lo5_K_Si_vVg7TAskGqJTg9NmCj6g7hpNBSGWk6lWaw8rULzZshu9O4-K9aF5OtzwbDlkzoYWjnC3hFOpnPyqdjRRAGvpNSH8MfrDJ6F_qIONgz_SNDDHOh1ErJtwIfHW6MfZnmlZU8VGTXyx7xOI5FltiGMzlBWKlbaJeEiFBtqlfNPCaHrohB3z3LtvJeDRyyhZoHDynZcAaKPIXeX6USb2Sf6e5lwShW-cS4we34bMxxn6z3P_8AdrwKZRUjYw01P0zxpDcpSPudDyQeZBV-ogdeJMm6KIfXqLtRg1C3n6MLFh_aIy-nC6d0oDKttHgertcjtCo0PfRtbFToZlnDf6lBzlHxrjVp2ZOW4CA9kokJFkIRouAAwLbf-bTRH1Tt_rGKvn4pHMEAi2_Rk84TEHUrmnr-_8qpDK7R5npf-QsZxWENti0yHQtKN5QIyH7LrdHI5IyNlgyOaYZCz8rdiPqjt2_j9woFAp6qKadvg6r2Krkaes5GYBf1koKB3HfXnroe5ZaQ9Enj_qZVrAL9xLWW8Secs3iKozCJhOM0Xna_wjQ-00RvkKCLXbbyz84WN0BrPcsDbJvt_LQnDG49pB1ncaiZMx1Q3W0_O9crd9kJdUYFgu9nzH8-1rl9FFWWmh1RJJ-jYvhQQ3-nW0a3X2hykx_jwq2RJb7Qv_UtsSQ2977xMNJP_m7Z8P0hcSEyIqSiA4yfpj0KzeyAMdTEHy03tDkj7X19frTVTuGtFZ6DiebT4ikF0MsxfTxvXmj4tWxyiyBqPe9xoPegN1pcvNWRrIHN4AvaiX9RwYftzyTduFFRJ4wkQLnoVl1NOWW_1ZjGOiyGvEofb-Tt6sRsGnf5B5UHK7383psuWqCo_X5SCvDpqB_grebUHq2UWllNBsT_fXAE6oRbpmW8jDak-XraEHBQGF2Q728dDUyflyXSEpR9_2H_z_myiitqghTbiA5iJmreUV4uXNjRen_D90IzYl751xgpgiVu3jioDt1Tk9IwYwpl3zbuhOs_kXidNUeDc-S6vRBHm_ZS8mvavQGNlG76VYujGQS-2LNPopASLyXhhbN3efQ52kpnzvLsNjtRSmbmrgBD9z8JAusQ5ns-cpUiXqBWOiXaiWmqkhf1yZQtamK8x4uopx6F3q62E_CREabAMiU68g_YOcLopwIKpKjfAlYj_rCo8LCgqRsXV0LfyRakcc9KEjlJOFGTXe7b37xWDFbXae1yyf1YtHLdc8DxXS6sLiBIi0Tuk9tLFkoOyqHWOPDuE-ok-Xg24_qAootE_7Kd2Cyds4eh1Su-venb20GuI11KzJZB_OIPwtKS_pq-vyQuAK8n2VYFrQwZliXI0FsiRSHFgDu550bSGGQ0S2kMejBLT9wxcz3mM0ySaXVOIjsp2KvEwxRwzi7FUSJU-x4_KEODhlckTZ67T1V5hW-ExD-3KfrE68QoAcrA94gT4BZ-7jzceItcQOWUOdDkqwbNSCXferAlPSYOvbsNNZJYi4oA5kZF890BR_RnliMlV1rBLXTbxhbzws1G7MjiTXwuo-oM5E0ruuk1vBed2BG_bI2tOqu2SEXQkG0IGpcSVIjCEvHB-KlSe9jO5-QilGU-bGhPPpZNh9dqcESc71753m-4p8oTyQQb6yAgUW5lUM4vSw_QoMETcPfsoKMRbdBmzsn7weBmLKEKQwCg', 1, 1795984041884);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 9, 'v1.k1.QML1iOW_-HrMs2AbxRe2hQCl8BQeTdw-aURlp34CVC-vum_ZX2WZ7xYKIGfpeQo6bUDVLdeq5iQXTlctcWtdkzfXqNQ7b4S1yGVCpAluOCosh4zLV4yVGUaGx0zkbpFRfAhlE6_rSmHMJvKPS-u0JAYzJoQ7jNG9lrehvU4g_E5T5KZZAfqMhjrgEl5sPTJ0XoBCxxCZtVlUN0UPnuJEzaGQKTQPsJZCIoSl7tUQAg_hP_C5Bd6To7Ti904HuCDHxsMjuguxXyzUenCNcLWnr_-ALJJW81DC7Gv0CBlhJ5FJvzc17W5vtkupAeewf-s5u90GrkmYzgHimOk1omnI9VNi7LzdMSCGy0ei0qIH4aSYioValKkTZiMfKWs5xcD1Nys39JF7JhvkcAXMuw1Gxr2f06VrmMN-tGDOBICMYNTzbeSxsJs32EA4jDQCXfDfBHetZNgrqBW9Xifp3fhVyM3TXtvbuyCJOLIvOQBvaRtnzRlk0ZpzPBLA47CiCOi4JT_-ErRfbIovRWE9z4DATXjGcfpA5e8kflN6uC5qt9MZuTamf35OctNYD9xdTGrC05bkX8GdLIuZku_G4Nbjz-MXQk5k_tT-ZZq0q4sJQMHfTn3RFpgCRmsMZQORA1wNPzm7x45sD-UOx0vm_ChwBtgpoRJ-widDRR1tBElxhYqdajWNNsdY-oPT8a9fc7rK_e24OtOKOaEdr32JdbFEYH0jGsUwto98lP5EZPMDZWQE1XfSOA4VXdLSgcIBRjHrGOEZs5toZZS9jeIkxbpR9IxqvXdZouW_-np8Gyd6gaV_7m2k_UDE9ZJsD5YyA_MLeZEIqRN1QciEOaFa685QM4qtDCk-Vi6kilfELbi7c49IBputP9R7PUVPJ7Oeg_LoProQUBD9W0ZtcMws3W1rO74EFjaxcRE6sjpFtyriTkSxEY1pnLVoz4IovEllny1Z-hFjikesDNQ8pNLLwOXIv2EIpvyTBs24sO_xlVQpbLAgjERyhgOzxYU_tCy963rgbSO53iRob8PkJlbX093c9Cert7EPj8_z1ZRi4VdlUj2_Hm9hev-1y7Y3tRlnPsR_AzExpw0VX1vlZjaEQBE91izFby4JWPOpMOOd_MiYWihZUgNZjquo6QtCLYSyE1UbykjfsBPZheKkB9nkVW9sKbTH-1oKRuGILxlfiz-dbDLXsOG5u-Eomwtig7FDWdYbupNYFMLYhqh4at7ylZgWe9IjhLbXTt97W1YGyMXfYvcUdMklOMCRPEaLkzydDbevf6OVt077cLXp0_V8bDaQ8ksa86NAEd7zV_65sgGF8ms1gB_61sGaUjQJkdRVwiw2fxgbdyk45Lnn_HcwOVvNYDw5UqAKfDYY4xYiLYPVy3ID-vHj-7dj48_9PIscHk6-iCQE626nPzOOOi-fn3rtOSMa5_YXamebWRD4cBkLv8sa7uBWwg0ySbJXCPl07xj7gsRGPkMlr0ijm8zw2mdJYG3AGzClLRdnKfvnQerVtEv4TDWydQrJ1WNQW8A73pIYmdV_yFnFVyTCA8ViZItICIisEOdG72BF6mb4BQS3yQhxFnHtf1EuOhFVQYhigabJhB1_1BDJl6_8l8FWc5CoctYIJSSVFAFjy_k3anIgxmNAxP-lRCWxL1jz0TUZdDRJzkHokIK5bnVMbHc2kjKKVXC2PbKO3fyYgz936n2FhoGeSG3KkBgOEKareJEFih1mwGuiepniV0aj_GENXnsatSIZrrHMh6M7dJCV5Zu_dhDHTG9SubQN9LW0-pZ2SuSANS3SQ32iGBaB1gH4VClzua96WOjIO7ggJI04n-zNTQrzYxPLp437mydlZsYTIrLw9V0WYnn6c538khnCnBYWtkWhcKJ6H8uKJoKNlMuTDZAXDv5qCI4xmCvNG6QcN7rDjC0Mqe5nK-nvN7Hkq-3krK4h6ZZ62ERNUpYKuXc0tq48FExsUJwXO10QgTpy9DEuahi9r52A1Pd3D7Ekv1rgxcZ9IVETEAMjY10MLMlPUz0H7FcHj6wvFNagx2CXRhg2Y3YTAIfX42KLDz_VkZNAf7sEHDrv1n5O6n38QykK1tD7Z8tjpDhu74SWVtlJSyHzDn0tut8uErdfVgpuzhWcokm52vuQGxlcDVz3JhBErS7YP4O98-lhccQxcARqwZw7iyx4VA818vp-YeSmGEgU2dR3DQyawwz5TKAXt8Nj-F6ES-zKepfylE4Y1O59FaTGERTSbFZ5u-VjmCKB4rrHO0M', 1, 1795984041894);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 10, 'v1.k1.2p6JFjmc85xZvZPnHKB4PfQ7-NrwPdfQyE1zgQeWAahsGddn7wFu7p37Mk-FLC0Dw21YQM-Z2lApJ9BXSH8k49sgM1Aykpa4iITzOLxzEeJMBGbH2VbAIdKX8k5JJAZKvPzgJ-OyOW9KOQ6H2mcudDOV5EbBS6vmL70a2xDNJqedjwANBwmdc7p6hPz7TpshIwhf6tzn7jDIqsPsYB4p-q8U9mWwHblUpTuA-7XJj_uD82kof-5p0WRgPPaBVXClg1gLw2CDylnwMRd0uwiJ5F41VgClK8P2I1_RX0_MCDENi3V2pQFageo5SKad1UC5KkqMUxDuiFlav_t9LkmCj86NxFPJxSktMMdx7CY0s25tlLPIt7Os2T38qavaiFdJM2JtmX1xsZIAEsedk3aCjU2wPLnGnuEwDKNKb1wL0CsNmsY8P6Wu4dFqOyqSsg2MMuru_EW3DfGR-U2f2QW0OMDqqKmWme-JwPBRr5LradpezG1IUFUqnUpJYtqxs_TtycSObKAQBHwcxJKryveFM8u8jNZFG4p-X7DaLziqAfNIxicAWeefK8lbZ1Dzm6o5pxIkU9OICFNP16UQeoY2jSDq5Orc7hgMM82ZMEX4gIDDsXuRSBKuYvoajHfZa5_hrBgNK9esbOeRWDku8oeu4uB1ev4GHIuLYJ5F-m5g90NRuPEgr211tOA0JSgoMdbJk73CihmQTJ9C3nuAJ68odiYzdRx1hTIy1n9_owv_JivpTA3xKXj7PZHT79Qstq0IKVoHqoFMHSfYhkR84GkJT4m3XRskr6_BTRKYXlJZiy1ned76L-sbG2GRVsEP3xOmOtVt_mc7_YbVocLIZB5vdYJDu9jyTJ6HoAkMkyLFuEHwLsD1LnTZ12ge9DqO6WiYS2D8M5X7O9k6dn58zQn_-IschEeWpHUqZ-OgrkVI0ua4evTGGHu51TEpeDoaHFJlzhYd0ISh9cKC8vu0slEYn4yY0C9EIKZmpQ__jOWDYjF_1uOqZibz7XtLLgcLV3e_FxqDrgeO1iJz6Fh7gtXS1UWZfgAo7L_nZZ0y4zH7HslvIub3P4E05h8s_ydqNHNwiU-39V0Em46O-IPwZrPI2BLO_jclFmXvnWyoj7D2xC4ltzpXfuTUMes5lbeMB8lEa_WfoKcpn2VcabJxsGW6LGCNXAyTNAt4XDcYg94zge92_BCRQDBkOg9uyBGcDEL4FLrKYkbTq29QGAcTDv2iVlCTE_Msxlz6p9vPWeKifaRxR6U_ApwGO0G6-cvO5CeM0CnLawNrN9KzrZBxBaWPMjlEyEtQpAXZp6CYE0NL4jV4xOB-NvKNs0QZv1JqiWRLKuZ6EJ5JEjBWQ5VO4deoioXIfR6Ir93jmT6ovIisfhsiTURvoDEl9Uf-YQhSj0NpVZpq4z6Rowe5sFByBeBWO1i_AlFU0K69XPYTvLzP58iwq536LWra7pYKapQYQE7d5RteuaOlwAJ5r-bYy0ct_4xmTrroaR6tzFc7fhIEGtKxKVcTip8f4x-ORfmuY7tQ82jj5WXOYLLuuWOddZIQIgKjRh-dBWzZMxwV7NAvT4rvwmf73_IKr2zZPEHDG_8yBHWISjHnCSyfXtXFkEVuThTahzAcBgJvKYTAP2S5bjiSDCTscjXnJjzfxZm6-HwIV9Y5BPHCtZBL3cbOleVlqrMwiNa81oYaI_cZBekqOqULeBnTR_Dy5FWYQM19u0QKSKcuEquQC4wtdCADReqxfvbEXrmNRtApdi8F8hdgUANhKiMeQJyZqJj23EuLfBZePCQ4-rJMf6kivscOUkNV2opCUuBbWBBoYdnOJy4icaCgJ61q6Q961D73q-Rnt7UNysgDKQdRFHEiYC16y-5nzgZgG6lHquHVGxWJlNTMm-ph3jH3AJIuqhgjYHvKkrYgWjf1T5ZLcf0GeNzOG7drWvCcfzebzsQf_0zdnx49i_YsdxuM65CJWN_Ce7sn_uUO4I6cN-Rzno9XoBtf_RsjdNdfgC2gyuP5jFG1UYYCzRHA2FzRvVqZmXjfFmjA4XjuEB7GOO7l2uLfJpbyogAeIhi29ll90U9RyY_oBtvSpxwb8gp2joCCXLVAzYvRL_ySRVjtmrVtEluAKDTPseF5uix2kLkAD6X0myDI1LG-jiKnSCTgaSrq1a5UCdgUYwXS85iBtT1JUS3uSzJSFFYzukLK-tdvkEQMU4svwSL9y2V4BbKNfPYqrK-Pn8FmAQwNlg2b1L6ox_9cgGrc32pvpdjITUE0JjOFe1g0oyO55rtwO_rT5DkqeIdVIe1xSqyrDApoex7HjC04', 1, 1795984041903);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 11, 'v1.k1.r0vSKL3R1MzqL2xQQyj-64U-p15EIrLQ3RgvXPaQVL005xAGhB2k8lJbjGDKb1K8-Ck-2Gu7DVwjuQ3rQehnTYu9VzcltDXlXvSvLXjQQJ-sZaN6u3jT5dCXsPA33yY6rFciBtgBWdmcytyS_FW1IkhRxXCNbJszvxIgRppE1DzjiOJ3r4VSRN940RxWDWk-pF0rA-SPBK4YVUkvDPdJ6akEslt5YN9_SMYfn6wkp5pPQ5u_ECC48Yd-8XlvKLo2qakimVtjwEKWltAG1gdpcu3I1Xv9RNgZR_nHdPuZSQArItNNZJIFzSwT8FiW0ceC_4igW-9BmmuEy8JtptfGZT64o5i1emCMU5dwkQQDXK0e1xt7FpwvX9BA5_Xr-l1EFyXhys9oqb5DXG4MxHZQ8Ylqy4HPuAHwJs1V0FGPtjWdlvMYpgruQR0ceG7u5PL4z4ApX0slR4HwL15AHWh7lnUvucwuqx_FRkxxZjci7I0V83hgC2oXRcEugP5tP7khn3eUSAO3kbjJ68-0lNm6-Dsh5w5d28AwHUAQydYtnFOwDfz-0gliKKUz5DHSsx3fg2btksBMkVH1_8RqhpN_LTG97HNyeZ0W3oemdekc9ITdrCgdiS-IcD5QCSBTocGdMTcOmk_eKu9bmLSEBiUGmCE4apUp9D6BRZ6WNmEW2JZ02PbFyMrNjEz1SPIJnNkwrmMa9xAV8Evkh0hr7v4kKShhXTVFYATTaRDfh1tX5icdNIYj9r68xZLB2BBwsQIMwq10xbVn7Qv4Vgk8GdD6LFMIcLLrw8COG1OkDd4MQZTNeNuetUVfrHyXIPmgVuiJveJm9ULwv2U9vHxmnrskjKUl3dlhbRjIAjbYBPdKN6jhCVTdq8UniL5LDVADOGYrytYD870dH0hFgNhxLg_vHagO0_pIIBhKGdHPoFSLFGyfvkOnUMg4wj_5ksWfnHKdOAQIq0JPyKYb3GxG1KHDORQW7_lPxLymFaBTnjUr-Rwfte-4ZUQZSIPdGz3LMvALQj12Ig6eBsMOFDhMWiLP1nxNY-68B189G51tfOmHHUMV5OWEMQ29X4UEllCRJxHa2Vc20csANvE-CyQ7jUgHRrLEZwR8fThoLNlqh7I6Op6N_-HGHeeVZTGjDoLk7Z6s7CqAvlPhFYcDktC3qftcvX-4a76DhlZleHjDRRvLFQV8FcP-9pyGEbU_X41STUqtqaZCiwFZX4ruKdd8OrrQq-knvAsJcoSEQUNyu3KFcucxt-u8NteK5MivTdxSx6KuQvMQBEUVw2kTSN6_HNC--cP1GD_xiLygH4ctCH3n2ybYYKSHjswMqN1cES1oTgNinOlCaoFpM07-YERzxOtkh_HPCIPO3TYMu8Db04UzU1VW9taaex7AmxzRWArYJKq91D2AKfP84dCQLycYqRPlqtCVONVYrm65WvNkG3lAkOzcK-s6sEIv_aTFVoaZkA2tm5Io0EhfApybXt38Z1u2dGSto2A7FgVFmK8KcYlAPG5AXMzZdDxAaT4pCudYr6Qzy3nAIuVr1OGdrVzyTilqeFdcikd1apjLRkW-huJq-zw_w7CkTuumW7bkr0jdUHPs073cPJQw-dc3KlZ4BHE6CF9vwBSPU3ts7hW0XGMY0z90TthAtjbB0L0N6KoipMcoZedHQ4mof56e-Mw9Ej47UCyuwGpMOFEIwsHk2CqhBqezhfArH3OOstKiY8fA2BjAvOAQVgFn9AlmLnyY2YP98943ky1-CxkRxZc_Xn14vdwl9i_NXfaDL2GwI9IelFt-7mQYS1U5oeVMzpas__rWn01eArjDIrmZysr6kHtTALynL_Qtl5yCl9khmSU8o6HLTkPq7JbNmY1y24Ig3MEyzBw7JWdKL2ctjC9kpWoQ41Tm-_bbLptVizhBnb1zowuH7-5UhLNryml1HzC6Ak8ArCd273icedoE7ETToRrG824H3IhCBJ2oZpY5aMaqdRlCrICxyW-qWcdkQSdG3JYOSn6QoaZ8Eu-zgjatIXb7H5708Vl747y42cuk8QoCcAI7ynzUkIHrH_r1Ir6tcy6gafA8kVlwFDzGY7nQA6RLTG8BRk_X1wTaeNQ5WLjU56fwLhipc7wUUQHbaqjDZjOSDEXzdgojjRaWDVi_NU0eqkFOXhIeHPPEnB8ufsJ4QklvPmLn8nJByD0ABrpZ4fvMdllYq_OE46YudC-MrPb0sYHiTNYKFoqCVDYFM8yHGjrtxMehEjx7d0YYwGM3admOvVEDLTBCYwvvW-8O5NlU_3JVcNgpQaNPf7EYiqx5bYeRiEznGJC3rO5ClwobsVjkFDRs-W4A9jC3T93Oon0QdvduDTgd_lC1pL_BTATYBDKNyCQhHn1HnJBG_1iN3YxVnIJ4DsCNttcrlk1OcUEFwz9Hf2MxJRowN5yBBjxiJlddQnPSsizw5yKEpUhSNOjPgAQVPDIWa0hlQIZKw30MbJcFecFm1RPNVKjNjl8H96yOpJOFIlfegQ', 1, 1795984041912);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 13, 'v1.k1.pjc4U8CtzyNvTRB8Vw3rNWgxzN0_cT9--RfTmYCwRDrIxmw6g8OEQEB6FRrivZW2HZ1SlQXu96fMz8XZt9eVEgbwagD-JEqaUQoaL4LtUEeLvJ7dRF7nzmjFT0Ud2Zlwx1KqFWEXWZKJTDHTuF4ceQdzh6aJRuzXrgNWtoig23EpOCJ58I6LimhJ26L0lavwS63cBwrJgeIVdsAmMs-D9FlaXsRDj4Zqj9l3cDhOKv5W8yT8Ccete_ES7fyFhRH94yu2SH5L0xK4NjF4gL780SdSUGbOHtTlrpYwCCl1r6Aq_kxSz5bKijn4829_dn7T-U7isbxUqubRUNm0AQm2b5Edf_qWyq0ZbkVx-xi8hsaQm_b_2087i1blqYdXrNxw_i-0jzsV6-jPe1z7EGvyqHiB5CDBnSYFgBOd_5AEhkmA4IQPJddspy0CM6uHEwqVmzlQtLNfu6XEgbkLYoDD5WJAbYS_BQke_pJqiizNFRuuxkPCPZto5Ntq85Mivg-koyprj38mwWVEit6gMTnn5K_gz5pIf6crTGptJm-3PKCkf4iSW7mQ41Og0cLn8TxxWtx2E24dmIFECRvuvMjrrF1UKQtGUbp1Hp6YpXWMW67KVX-VhxaFNRhVYGzLab9qLiTpQ8a4Dpf1d-9sw6swMZfCnLoHKh_x1-o_E8xNDBtKNBwX83h7FTsMaoILePZgui2HBBkIJV0bGTaG4uamUogWQBdW24VGfTV7Pw-6vNPnB11mwDhOFUjKGRGp5OHYvlE_Ana0s7BrGd_QyOXo9bfDws446eSMATsIYYFfsXQH074OE4Q1RY52rsvlBHKPC2WmPY_NHDRMcK3v7Bwx-q2-Qa3GGWYuy-YhEB2iJ1deFTsE--uGsdSfn255XIJDD9Y4uUjmIvHNX6BwH5ieoSTB5TLVwHgV2tloejPLaWqgewTajHLjdLCLAGIdRsQEsBda1bCwYndE5ATkAG2pbTOvrhiCtpr2v1tzHV0O9XubfzOEe29xj-H6JHyQjx6YwQYPXRzaWqNwLC0ivloHwToHL0xFjWXcmusDrmkOouWJeUVrwJ8bLeLapRC2tfkjqt7wA4CLZpVdYUhomdDaogOFi6JpCbcOztreCQI6I_lDjXArJryBYqiCrt11w0g8I6hzlBvcbeyrjm_PlBUHPCrMjxhlaTiaREmKzm-HLrO-1Nkw7fr2xviK-cDT9hxhpvpOpnFMpJr8LiRC4GDS0-L3y9U5h6Yx_NIbUQcec-6vQKVzZeqe_wLCSwrP8sj612TyM7ONB7rS4R06RmzflP270Vy4pJAkSbxL-knA3lCwreo25ktOuQDmZI5sXYwVDc2aZJDPgcJgPluHD2Ma65u4qHmlpXV0d8eOVYpPMnwyXoBixCMY_q0zRRw63CV_JCPk3n7VFdKz9DU-x6k34tsqESL0WzIOr-JMjDntyWuEdilsCVAacGx04DnsOv_TkO6TsYk--98XYuybABIwfs58SF2FUXA_eIU6HFK_V5-NjBUJWqyiN4RdqXAf_XhfqikELQ_c8HpMHatgy3cZXlkML6tUWwbbQHp3UQzQw4r9Z2763T7KzINUUHHXrwslrPVJcqLpapsUWM3jR_4vR2eNW9oSQ1gnKw4qCQFu0LCGeNfuH-LOTlPYhXXu5Xs2A3LvN3o348y3f3TsVIbOPT0XKo-sMNm2x9h9aT8QNQy6Ip1vfGf9kav_EKpOtRE7OZD3zJh5SPM_X4MAlVXv4jJnavWHFhSgpzVO6o6kpnD4fGim3jaIvAONBRchqnbRGXYUPlP7gDHDzfSwqVjt7rtR9XkSKtyDNjiacqXRZ2R6b5W66tR9jg', 1, 1795984041920);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 14, 'v1.k1.--OUYlrBgl9pnu1PuB4EmWSRSlcWowhvvwp5t4ZTAj8gjaiIR1B9s1Sj40ahQL-Pp4kwcj5T2OygocxGRS6VZhGZnjY726fJZhE9B3dpizCEySSlb3X5cv6a5yw57qkySAB3rjwhcw2W0tAOYUYajjxEhGUU9HUoDz97U5K3CHQPVO8yU6E3kcvn_mUl6VC6VhxVptfBzihzFVqIvz-HDVLXbhpnKPoAKwp2GZTzuymMmtDKHndfzmG2EjxWk363ijX3nDJoMX2XbDUoQ1B6Blsh2qOG6j_42QgeF8NrjwcNz3RSny60eHzmK9JP74B4J7LtkU3Luti3Ybfd20lxlf7mgIZULNVjsgb4vMWAuDB5jtHuaXAxCL11fKg8lXvwKRb481E4433FYtuHWIBj4ZnCLWFfps9HIXxSXxzCqFua7opix0L2Yrk1LnpiIIK0a-dYyhc2NGOsBQQ59mcvN2B56PkzA071qO_Zj1k-StNrv4HfX95T3ADE8E_WwdChFg6cOojrkayiOjtP1pXBGc4llcgOFAMkoThg9wMnsct2PUEJOqrO1u7xn1PN6oB52PHvS2EiwNfRDD1jJvGuC3K1fv27E69W4tz72kM25bE_-KbwqtI4aglwP1DtD97siuftBMWmbGkV7WtU7fbt-Vpm8VGKEgv1hat9rwPaVjuUcvrJd7-CUloSAidzQKJQoUkgmTmxMvQta3wMVc2lBEYt9DP5BPqmifnqq8sAQmfYIMUU9gyWNSBpf2rYApLY2kpnfRrVFKgkcD-iqivsiYs1u5oVOtvzRdnHaq1TNx2Zu_Uq165dNUkvmDw4WheTbUaB96hA1AlU70uSWlONsXZoxSwmq8BwE-4Gx_iadiKqxRLlIDrYnhQEHnMFOlCsN8OT5VoZYD0R_Ar4qPygb6GZj06Zm5-Ab49Xng4EM5SQfBIMHZb_xbtryN2I8S4DkVeNbkwCajFMoWuBsWv3uxsjtjdp6nkAhIIN6wIXV3iu-5STIjCOqrElDNX5-eAdRvQ0N-H4-xNLqvGwfwjnlN8nuC44l_50VS7PdED97e4TAHDsPGdaSJnuDg7N_1iBBvRBQl5BXegVdyQqWJ87qSagFAOy0AXeyzosF9QNrvrMMB4Y09jybhUhgzbdo8LwLodKhmXkUMqh4u13Q4j2xyMTq1NhbswrZMJydgIbAeMriqthVJfNAaryVx3eg47oLfDyxuYhVye8hXWNHwVgAtPsTp_rZ33UqBJ5ojqY5t161EKdH-36A0afiDrkbHevCRI6-0x03ZkG6LJX8QQDKBCDCmiPmPqo2KBK9GCnkKPaDjgeHrMb68dkMCjiRhY2KcZRyBNOkt2jsTkefFzxJ6DKCdXHoSw2_mkvNEXQq3Ord4Tl4oyHHgj-VDePY0T5Hnh_f9GeJnkbefoV54qnvaVZ5kzomqGuwoZtUnSravrkFtH0SIAHKTjQN47wvQTtW3utkDVoksz1ZyI_DwinD7B9Oss6-u-jVo0CskiDzwXZEcSRv28VQlQd-aIudHaOjQQxe8PELD6H5RwGIGzoYnZI_PV7MSJCvUIL4FA1O23I5rBQEnTUYXm3L-OZhagqaPolR8nh4jtrVm9V9lhju9kt3q5fPeypgIrNEWLa_jKNql82lZVHD5DNUt5PtNaaeMRZKpCfPPEl5WjT-QPZiTNpSxSBwNorhst-DizMNORlUSMZYn2Sd99kkiovCksyDQ7edl4AluR4EDFc7QG4WTuQxo-JoFuVynN3w7QnOk1Z35XSJT0jjg_I6FAtGVXFThrwFXaWWS15qqTuwLPXbbc3nVih5D6W8hhxfPPgpIh_UL0afFZFP1euQuOD7w8fc3AizfD3j37jz3nGGHRQI7JHFBcBgKdnxdFIlJCcziYICFOrolflOUZKzo-pyrWsAcNcaq_M4iZK3DyPkDauv-N21hRmchip_KEhNeSMLxJQX_eh0GLdfB--G6fNe68mY83R9VV6xC3AQw6-bwBD9QAJaLzb1reWe7Iwr7cDAkAQNTZpp7clK0QNnoUZRCNf2mWUMAgcoebBzB2E1bM3pYUvJLzKSO6wsH5bdNkr4YUsFnH67NqytlhW8_SOQbr60VL1gqEhy0QWSVgvi67XpclHkI89YjH_-hhUlTer6QiI98LCOHUA6YC2l7oNkXcuB3n9_8m5d3uoCj5i2cH7G_RgkAPvBmGUyDR4W0lfwipl_HeC', 1, 1795984041929);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 15, 'v1.k1.KIRjNSCB11Hfl5edR5tiRmVpoG6XKZVAaH-3q9BL2wNmq4c8nHr3PCCK738siRtd714FIey1loUN7yztH-Z4XhR16-7icsjZ60znri9pqBha8mYldfLVgmk_SrD5UC1q1PvZ81SHLl87921xj1hn0KZu9QpIWY_tKEWrP62POMxcxYOhR6Yy3nUe1qoExaIagprHwTqrkF3qWbMX42WTh5RPv44nxpIjFz5fbA3xx-cI4r-HU6MLPU3c-5u1knqxBBklXmwekT56-dWEPttrvc7ytGp2-9UGk_0UgS8yr-fpwHVUONj-2sZXZ-C0AVrjHYVXf1wysI9I6qoKl0OzhLofOXgXBGJgea5VAVlBbfZ2CC3uEhZe7_qT_WrCGLh9Wy9sqDXSReua_9BvrH-sqSbNbnkeuD8K0ALVR4nj-SQ5D-Hpxt44TU6CCeZgG09DwIzZAkbjhL6jvdI2f6AvNLEzz4fjOlhe1cpb7QuBRvBo1qyJN5O5b7TO8yCLZk_Z58lPuLCHN121MMNQRSLzGdzfbyWtw6CtVJH_X_4-daWCXgZc8FfCNidly6mscOU_ziTyXlFq99A7zvb5M5zhkfcp5_FETCcSqaz0v2sLN6DTgbOxeruBRqSF8xKAb7hSI60EFj4EOC54i-uOqCqTCPFq4-oSPO_7fNCOTPmb8cr12xUr5No_iwPzAm8xgE4yM_ol7TZccNVgoSW8KgPoBnUDowyxk2sdQ9jor2iOkrum-MRNL7rLYnHpOUjq1bdojgdR1SZ1GVlsXnurs-pJTUAR9QmV1vMufY1IxigkNx1kdXs7BTIPBbCS2bMsWtICt0TALBjBohMtzAubGxrZAhFx2i92Ud4uj3jkaP6dCQpMxxdaedbO3n4aoVspKlT2aOr_LOqruZElyhQaHiIQSmpc1_yAe9izVTpbbb0SKC5DHf9vsxJGrp3r7kiq_NeCOKoazu4GqWpDLSY_81qvrXjYYi0KgBVoRVVlTRRz-hYxq61zO2Xquw7q6Z3cosFjwwbxF1ceeCPnwj6LyBZUqMGnVPHTC4aEn8RCQmJas-kIlktG7C04MIpK_MUmWThINXN7eWz4jgLyEJn4lQQ1EG_zLeiDkBFqrkPgYGm8Tf7T2t6DUcXDv656F3v7gBLmX-DgGMNO7PpKB7zn6a5uOaSUAirS-gM9DXxcPRtirzyy7BmUzA-x1CGZnk2083x1btKESV_SrMHQ-aZnl5lb1kTF3EypuSsUXRcq5buX5qrwNI-J3qDk0zwMTdoQdPiTmtqQyAusjazOdcmB_wX5qpRSgHUQ2AumS12JrD32hnmJ_-sr0DH3QwafCZBEymCAdMF7w6-mX4r_RxkBP-QpPuUz-8U7L-4Wc2DYfp0lSFoZ3wy18X5iIqz6QIELd56uvp_S7rHdPWen__1ev6hVlt1-7w0bYoEJUAGZ5YlK5n2H_Y0jPgx8-yy5t-FCsCR-YbCBWg6o2A0NpQR7zQCY-iC3HPb_UdkB55Ls0iqCv59s5HZFm7phRf-sVaBD2suGyC78j0pryR6y3dSzEmz7R2YP9j5TVfTDlpt9btIGPP1n_QU5HzWh6hxP1XJiaE5m9PtaRzWAAsasEMs0dR6hMbW5hVH39J9q9QcxNXZsjlzdlYtm8lOrSMcTwZGFPCdOyGFhYfUDGGCFkVUzdFVxnljQdRN6rQ4cG5-59fX2UZrgUhi-DbmRm5HCwW3SvL1rk-Gn5JOQk5VTEoqDRnBOdUMnM_BwpfY3RkRHv8t0WdaOm92NWsQzcYedy54DbEg-ZmQODZS5PPuhjilc9e3A4uH10K9sgvK6MdH6Yut65ompTWzVbOcn9y-zvxBGsznFXNo9NGC-gyBvmKWN-Z-in3ioLFJswiqpiIJET7T0Yva3WXskSa3Zb5f5WtJx1LzSAy-9m4imoToDoa_QfRYIDeIT3VDu9vbZJT72dAjdhzwdlHrF1nJ6U0xn_uk66-WAJBf7tNohtVGtbPXcUgeI0O39gtY7kNKLYsrDJUHLfoSY_qHo2T5jaJB0SNC7fU4Fx-zZwo3QSU-rrX-kFZNeEhqEygON4be3o4YdPk3RkHOip_f_Qoi6W_3-bnfZnlzirlK1R2vfv1kYo1p5636neKvDtAjyjzR19HW-Qn-X0CYCZdGyoZ9hRM1VuAhBd31B7VYwMUeOVBEnXKWiBEn3ZscYw92G3OiJUdfuQ8jhwuOtinoYfyNQGgQDTS-tbgG1AsFlg64S9EB1QA', 1, 1795984041937);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 16, 'v1.k1.vDnXdrBdF4ilpWHjYZzdeWMRAWiSfFWxH0lfNi6i_Ef37I6n6mnhkYBvGfLY1JbeOeJw33EzFVsXAyVfkyDDBpOWoBuubwsQ3TWhh-nI9NvvXsfb_U7eL61cZkSE2-EX7ibik1-nsskAEPFotNviuLzTLCSjCG3tM1Gd-VJOhIdyUysZW8Ud6mnGoeTCaCXLjfTpzSOOc8dYPaIhJ5xYbuZdDt5PzQQRuhqtJAABm13W2_3HaP5FqfvvcsNPaho1vo4CkN1ua-ob6H0xl84zEePlvp8j19C6uMB79DC4RBQ4RzArLakxB3aCcOFe8D3lypKLEXjKc-UOKbNyk_rU3kydSgvqulI4C32uRgR6hDod_ddsYJMimiqkzAB9xJsAy3slQZqWcZRAGVeNgfRswlGt26hcE0e5XPkv2nCO3wQmJaScJ75x4_JCFMMd_Eo7TQj8jpon_24Yh07T8mpf3-WCKu8f-j_6n-icocdGjkva2pBdVdz3p_TazqLN8NjHc9BQvZ9XVEO0TIoUZO8zWvwiL6zQ9_S0_ldP069nK9FmNNK_Sb70aDcYGmYqgujKW1dQQq0q7jIofSJvsxMlrT_eD2-stx2y7rXSareHyhnwjRUXeq15mtqS9h76GUUP5UyJ1X3wn6CNmPcjxiaKbmC7qe5MY-S-U4XwKlf5YDA2mePVfEizAZmC1Tf2BUzX5RIftuGEYiEd9puZVCmxwNFPbjgDIYbcX9e9JICEAqVlOe1fTwIfcARMUuFGjl0IkFGHwtlxQBBaiU6T5z0AT7nv54QqO3dqzhiL-kQndXWAZSDY1BXtTZwrJXAf-75SVM6lDvW8_2XVUczrnd-a5eKX8ui3oZ1m5-amkc9gS3lJfb4Gcs9jM8oxp_NA5tWLExUZkzLXxNmohJ2qYTs-50fOl7GusuByOQ98wYIb62m65L8kTWsMcI16HrgPVYc0QrG5qUjk65Dn91bGkUSOI0aOUbxhjORF75FXHTjoecsOvXzaUswsH2sa-DXo76KLydcAbhVBHNrq9ZtfTge059ChoTIUSi4f8ZrX8PaB1EKidRoemfi9SddZQT553xZdnX1wwHKrtcZf7IzFGusq11rkg0XAO28PonQOMRaJEiJdcwQayNjzsIzeljIF2ttMBXk-qzHsLW4FcbuowOXIasE7dED2Q4p9r4L-5hqUR2UXp1KUjKpLxlWSJ_vd0AcK0QzrqkUPFuUDr1rr_xkVT-kU5sCbbFfwX_H_jO-eIyzIxtlkRz2BoaYR3B_827zpAOVvtGYCG-hhrYnvClkAjxFClCFlFnaDI-I-u-uqzAC1ZGdCve9AXf8SO_ri1-XUYBYJrcQ88YCy5kvt-WI3ZwycT7MDv_pJMLSwiUfJN5OaiooqiTOLKQLkHzRgU26nNvRHdCWZLIFo25ENlvzSS9k0809HGJYsetwNfw3Kg_j5GomTuy8BXqSBfBIdQOJqZXzrEirIeEgeWX6WjnR3zUHrJlQsrtqTJEzpBd81idhcAA7dIt2OyIB79gACqb8xbhMYNmMCxYCxHbYv7ln9CUNiNsJyRRJ6VUtmcat-3dVyn1hXQOxtvWmsv3MQ-GJzNot_tyxwLs3osDrL57G1sZutPcw-oiPyGrcrn6dA_rGU9re3A9Vn9WHiCRj3o5P5UZP5UDPtS43gt_bADyr-nQbhCg8BNRAYOFDQsJAa9VL6Gt66U7G08v8IYDPM3gMh6yo4HQFwYoEDt8P1UeQQWHTciIZZyLZ_paUdWtntSkbdibe3X6eKTAQQAjSJCYzr3foaIf6oTmK8W1Gq3dFC6-C009b-SeA_hEiJxKznpw50glNQIU79sWxpo1eOlQ', 1, 1795984041946);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.v2G9A7-vQgl_95CYbiiMQZm7AYh1X3SLH3ZNFm8lpKQEkd84aDHCik715ZqHrYZJub6ToNwQWP8K8Bl282XYeruqVIeJFcU3NaDiWvFGrrEmFB--bCJQ_65RWdH4L7RKEWltecF4PaqG6ExUcJAV0aaeR6kVZS3vPAZ68zc1SoHCTXUd7PgHHpWZG9qbVrNrCK7HBEU-TGLQ59WQrl4SOwiuz06zPaChtebXmNppVdMHzDchgIsArwZDmb_hx7IL752dDK0Pbq1ynWrntEBCAClPiFx1uul_NpWT03Ag2pQs4OPlxsLmDmjN-VhQCHYnrEwotBgbJfBumz2ObRXvpkLl-sSF3o3AsaC03IRxGulhEcSxtqR5Y5ymfmcf_HTbBWNR097dD7C3uiYIPnqPE4nwy3vTOQDgBsgJaX4IL6ajPJF1nKEHQCdr-3dMO-FKDdV4LVlLZn4MIxq906-um5hczAG3gdkb4H4SEq6usZMpvZn844SIL63tlhGVcJypZr0o4LYl56O_r9rsXbUILRcH3-4XnM0IVTjOd32e1mYyTatXxJwjem0khlRaY9MckVs38SPjJtHIancMA-bU9X1iD0_DEnX5GNic_lF2mtyXNfT_KRSII-U_ZtRxyqONOoMbMyfOFnBMliQ6xfMvNtISrtVX-9aMYK7CWs6VkE0QJ0OUwsuua3YYrDmzkbloHpB3_XWaK6ChN-IKenM5-G_PNg5ujWnq33ewfHHVDdF5UM_GNsuBAVbjan-jzUWYnTfGgqNR5uT8xe5Yd-DYrSILhshzlivYKe3Eas715OHWFzgzpC0UvhDcCtgs28FO3PXK4KW_Tix_QSwxbvY2ZnQhdLnQVo-Jv5C4C9eOAYvjcM7rW9n2dbsNBTuxwOf_sbGYto6GqIxsFz2sXaJkuU37WE93apYHDeAZxAVtlFBtXWiI135qLGcnkmHyE4DEjcF5pTyMn9JaE5mf-rTniYd9EVoI0_1Hnu1M9QY4l1jr3C4VR23IG5VStwZeUrFmTjjRuM4sChgk2mKxPA-9xwo6k6EuWP1G6j1FFU3DDfRzK6VutesTZRvhXWrj7hytXRoDGZnWMpRc2bmr6Qv3ASKgzW1tT8qjuOW74kr0qMUpbwS3PXOnFLjiUtQ3Q_pKMGEYOW1COFjEpncBS0YZySazz55u2dT0XD-rz_Q5J4yEaJFn3jNZ3GLVeDZP0LHgnfZxCIuPm5WRMAiOaspWTrbDH79RoN8udSOQqWS1pGUsPLtVFnJu_3nyytqcgisdUZbOUyGJ5szHFS76_RGQ3wcHo8uvgzhLibhhNI4b-iYiaSh4HmOWPDYNWB_Ffy0McfugVhaVSwMEPZvDXbVkjtatBa0n4GfHmn2iofyT07kMaWMrqys5hLrlRxrru2-C-CgVILG-BHlytxdtnR1wKz6kTozp-N7P6aWeaBAlm61CSPLIAPByaiMAqnUNlQq00r4jnuZt5c8QbSvqRmhpTOAYs6SCA6MkAoWSmxwJuVE4wHwzAUKrcoMJOQCOvIevHdXtzo3zxEUV9Utm2D4MWjGdMd-IX0hqfC37yvsipnjPSJCvOuMpnpBw37CaIr5Osdk7H0fjg9luZrkf3tIZEESQloHaGAmQiaZFqXwNd4gjsyWAHovgdF4wEzYeAAa5IuZ_xBsTS2ewTI-Isb6hmo7KEZ9giur7n8NhA-rYNiiqPoGXTmE25a6zelmgdh_7ALjclKxf0LhyKL57RUxS9WgnroK0Bho4uPQKFh62ZIjAZMWdGALQ8cicxj5Ssw-iCnOkSf8NwwF013XEC6CLAPuh_uAi8RJo6OW9erExwIewIfkB9g5Bo9qonmCp4XiFWHJuJYjFVDAJn172OklGhwQ1zeF-LOUZhvR3JsHUxoKw1cK-07AKFnzGNUgIPILQCqqyfVA1sNCWnvV3uGPQEN09rhxDkk4wwQbdgewgxn2uvFx0x15dDSjAL5joOtabkGn8x127njD2aXdoTxoczdp4T7bbdXncv3tuuz8o-FrXLoKvzj9DrpP545UG-jadgwvPq-fIkp5y2KMEF7KF15bAx0f0_kpTnEwFaCeOkqPktMM4zhu7WT1e5pBBoMQM3_TE2EDkho4pZwcGSDfnDccGTqZX-OG5pXbmWVqq_salPgWt1hxhJsbJOv5aUfLCxe4Vx6CkA2-CYR0Na2uR2HfBwr6vrb_zlKkvH4DGGaJtVjJbGuIPO8NVwg7V-rcsYXLAh5l-hH9wW5Sy3A2jhpP7Jm82HXcsr6THjqqMoi4-v76IMZsGsJWKAGYfOSCgKNsC66f58TYVaIrSJiDqdEt3ojNsLrHfHInt-5XcVQK2yhLXSW1xqGlzAI_QWSa4L4Rz3XQfJVIWtvZ9PmpdSi3eGANnnx6KiwNAk0Zgd2tRrB_S7O068h0zBmzmZEyKWHpntf-NiPKkFm2F7xusFe1Rn3xI5Pgq56F6OvWuOBupO_6Z9J6ePOOPCUTUq3ytZ9DiQt6jSlGgTRnlRMXbNInuqbP_ARy2BcUrIFhgwBGVBJXjA5KqLxAoataDGyh0lkkeGM9ECVLkb5q25tG_l4l-wARWL-xPD74Psan240WPP78hiUrMaa1z4EV0I_GJvgG6GgWkoEXqwZR94BLs5zxYzNTxORamJc3oCENbSc4J2grkn1COJ49R91bR_hTB1oyz-uTdwBQwA6s1Nqu6DFpq9R_3hOUgqGPGnKi_mglgFLOwb4GuD5dUFHPyEHhkFemQnHJNst2CwhGH0avyMJ4CRtvnm1PxvO_WL3jEy8qe2nqNeS60HaM2746RFmQHmFusnr7frTW-VdCJuHRmMEnr9oIXBnars-CkNpes2owcczgqE1yBLzUeecp51ntN8B2tfSAMrpu_aBikjdhLBeaIR_kn1as07wbkxj9WP5nlFSkjzDNol2uCjZx-ELZT0FKKkXXnzwR_h64wNsc2Bo5rRsaAaKZEiWweMZl0xY7bUTA1xdA6ASxW_-ZGE2O2dEXaFRienZOmE1vKGjpSuJu3I4QRNyN2RobSIH4h9F25462x40nIFNn3hPQ7h4tsL2TvcUu_3J5_RhSUFwvx1PhB4xHoZkyNqg', 3, 1795984042160);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.oulPl5ymqODxAg3bAA3TtMRfHy2NzE5rt8k2QirrkAxuA0LsqUspuTiHjo9l5FrwIPrqKhKzcKl2B49uegXrj-GC0GRSi8zeCBiP4JovMODt4C0LQGov84j_Wowhsxx7FNB-_v2icX3KQoHaeKMCsgQ2pyNSg61h4SZ8yjdmzUx00eMVAuLLXPPI7XY2jWR2yZVEVUmT2HfjBnGofmAoUSpxGXn-qMCPStxB1APJHjpJGoStIfe1xwNUr0Sa-hdp_FKR3xEw9NtyM9hvpLzuzctcUKxLgIdTDPmqBSnR0WgPO1CfPHmJrSdDxs1EroxrsYEVEznjU7RS0VvSCEgfKVUb0eTm6WoJSdRmU3cSE6xXcUVADXGbqAVHkvqnpQKh5_kuJxnKk01_9NR8S3lbMb58umgpVowVuYp57qyL-Ak_g1mu95VO00UP57xbU6Mn3pVTWuDK0ZYmg9ZaXv8_QTah2Ue_9q-7KITH6uM6XvEyeoV7r79Z1S9c545TqmrYx9ddZiAlo3eybAFK9glUrZKgUWJr_p_oZDmPqzeWo-VoFpsvWTz6pz9Tnv-cOcpQ7qeaTg-Bk0IS-o_8mofHz3gvYlfD5lbEccCer6wmCigmmbqekGdidxf_1PsBVdALOWFLOkpObRc8CoFy8P7iEwfa4Yv65tbqQt3f0T9cNU3icbHBzMr7drr1o6BdP2JtcIjQl0B-03iIpcYPCfQrwBRCBaybWVtiB-sXKcy68XbJBVkSkqtPLC6DM928zqhzX6KLqzeq-0V7ENcGDTz4_ACdQE0FZ48a-4nAq1Q6NR8dtFUIojUr0qs1e3A9ZfHaJxTmMVPdaylVRoYR-MH13CkGR-OSjwwrUdQmV4DN3J6FaBuETE0Cox6xEEFZue0gQfbf6QW6QJfL2qE1MDmJ2f2gypDLzidmSYbOdQx8lcITgTTGqlwXotWxSeEWmj8aHq8sg4rCLpaFfTrJrFdIbQkRlyWtr8ZDEdTsviXunI4dwUYGxSyLZQ9HfMucceC_39uWZbs5AhDJz6rDemxYFKiK4W35xvda6WLZW6DWdNvNiqQtMIt-NJY0T2vD0nw3ftkWjlEh83HUDRHXSo4-IcxojgL4La43K5nZK7Z4X3WcWldd4ilUWwZjLGtHttgWHI1LVpRGWeHrezVWkswqmXnKfLMmLV7OtpFl4tBHxgo66gP6w5nawVhXpCHyx4q9MLRPu40EAfyqkeluWu4XqeDlTzuo5l3zZg8GpbxAQaDxc_ACHDhvEEF1w3T3PEeMMmOW5xl3FW3l6cFkiDPFycuZJjuPCuMsDnIblhzf_eveBJ6dh-f_V60cx8Bdvz6zUuTxexLzZa8fhHnKyBcmlJBH-Anxa4upWnU6yMThuENbDjRPdoKt4E3J08LG2OtWR_nFU_zrCPBk0_66rUPKI-aUCBQ3WmmXD5l-8Xacr1AxXF2yS8xHZkRfeN60Eos7UVCOdRFKbooLlVwsYljC1T_U2QgkMm0e7nEGYeX4Nbs5SleG3obKMASY6NpjO3o0JrWe7b2gOFVRrBrxeXStWNz8HUuDpWH13df50224sczB2YGcSuJwuQm0QcwStWUeGHHoRyhy2mApr3ZMjN-WtVfIlh_nWoOH2s8sRU4ioeq_QUoXbF70n3iI-R48z__5AYB6-kY0EhreexmjFxewTsP_gWrQyz5ACxd8CqxoIwqC-BuqUK8j-PTI5ohzAI6_9I-BU_QGWwHTRxOMNl5EBPdZ0bgkaYcb8Rddspz_rEShpEU_ua0csKeMmQ5jngPCS95kFglzRxGvuXfBaYLOjce1JW3c8HnxZMTPSqLWoIm4XX-ZUnakcWjuLOdyNmwsk1btLfeRVaQ-56DoZX-YHT5-gb9LAItkViVryLTkzmDSBoHcRq7k3zVQJnImE0qf-t2WalG23cjqfHz9P11maIERHRgvdrlJ84iJsseAkhQpekX0pJOqaYACvHis5zQsrVml1EbvqjBX5zUoryso_9lJCdnMAcTfa1Z3ByhqSPu59ghjIvLuzWj-Img7Bh8fsBRUbqWnHV7Anq1H6L-TzsiqDGeQw4KFqbU_5pWWLFf2Ie4UzGqmZTZEklv-TG_3v_oMZcdjoe7PAMX8gdsKOcBgzqQF_W4bjX5HuSGS8fE4VE3G6Pd8M0MSDVnNJbrUtuBjhH-AXTDEw4GRiB1rABltO7cSPrm4GrHr6ZBsMHIdptGLJdiZOGJaju45flcDeRnU1keATGpkGxqM7Gg8wDORp64C26ydsQv75GhMVruB3XCTtVnUbCDLzW4jQjoA_VbSCyWohN-iAExZ1-Nyb7WQKsUac2ADsm8N3BGVzi-KSSGEHmY-tOP52x-X4kATE6_P3JdLbjNANoQUUOcYsPCDuyW77Kw7h7gt1-i6MZ1EJDbdxecezUHMIcY1YtzCDt5rR9hfsz_IVk6Exbh59jzvfE-DLyN4yHvl0g', 3, 1795984042629);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 17, 'v1.k1.XWliFa0Sw0QSVATn_ok_N_NLsoPz37N8ULq0llNA-JL20W1iVOb89MbFMU_HFRd5Rb8o3hb-qcrpnKzEc0dkOKyq6OGv0Nxg0zNxTctufO9zqispG8a2oapirmuo8r4LMcsUFv5wQ2_q7HiR7J1z5bvtvbbSmoLvg9jrV55eMe2fhamLOkVgulZRnwPcMrUdnBNikFWs9Km2EvdcB6fa0NWzOQ40T5tpywmW4TBu1mmTXt9qrutMr6Q0fmHZdPTzc5sOe5og8Jcu5Igzd5W30LOKRUTNfFN4_hnivZHl_ll6KX_JwSoXapMnhgfDJh0WzLHMIN45hNI0NZscZKX2ppySPipIypuerdrByNj7w6TqJ47kPX9ryuTaVoJf2WwGCzGEp1jyl7wxVnAHaU57W79uLNeyanbWl88OSLb-NbBMrbBeNM457TS7P0dLbeTMv7xov7LXH6K58ntqQP24igt6WGlvkkTPmwePQAdx-XlSx6Vfa-nkgBQO2Psh0F4ahnHeL0jsyiFWIVISzi8NNpCyvm1LNv3zt2iZBfkOy5L1ks59NTMbfgzRaT7ri0J4DcJ7Lzzi9J5iJL5DnTcjUPSDZuRQ5_YDEFY7uE-wjsbjBOrS6-wptjGb466pbWBTPovHZCh9E-TnJH6y5YiHcVCTAtU-ti_0uWWSRRgcWQqIxBloI1NNaNJtt7Sw328OhU5xM2cIAWw8PHW6ig_MSVQGvAj36UQN4BeXIIrtifI-iA6XXQulFTjGHY3PU7zGtNKXdQfbcRD7RNLu1WwWg6Vuylj91wrZrwb8dUognjUuTmafuSbDAOzxLo86zgTTWWcg4BIKTJh3JJPbZRzOmTqqRSTjQc7wU_hgdvcpRI_0mtU8H7EXwBLkpxil_9m2m9MBQHmaK834Y_sCttGqjWpB5CY20OpBKF-gY92d7OygZ2CZnnY0qqTRVjpi0vzuMP36jLKC-C95D9blvLYpRc9_zoO4lCPdXKumncrWjvQZDA0zXDgSHHaZExgnwX2L5YqZNTLl0eZZgr40KKZuO6JeAp6pQzvQ0VUGdaSyRJaqJk4oV8slfkNLlkw1XnAWVSqAtL6OH7nVbKKtl-b0vblws_S84RoliKv5DHohJw3nMPfejswQ5yjf6BrnTnJ8FDKqWKnhlC9I7ZaE0OSp2H9K4As-k7X-Ok9N0KrFGJiA3tgTYZDG3gc6OEPd_NPXhl1X0r8Cwt2IiVhqKnX5bw5UW4FbjyLhcHnWgKT9_i0NWwi1_BYCUZNMsckidd1Qu4VL52NuLre8033S2DrKwrwa_j7yL_1B6yyBX072FAOFDLUM6S62ZxJOpHU__smudfY3J696e7FPba6fs-eicO_SsHpjxWjEaL38yxXyxMgquBMbUuRmY3pAMEjcbbZVww6IUIkgjeN3vMcwdbwDYBKvx--Fdn9_v2mFCNKQEc6ttoolBxDuCHpDJK8dOXDl5R6he-cftC6IhkaYwcqvdMik065BT3SMQo2rBeW2LJFTh9wT-RHehtcJ8UGgykGgUlJp1iWBPhWoMCdWasCNnFm8sDs9V5hqnP3NcIRLwQO8Rhpstm-Lhmkpd31j4L9KfkVogcVwIt2EsDC9VfVwMUAGyQaZgjQ_R-orGCWuPE-TIipHg_-AXq7onQCe5otIE3SPIvILTPQC1yzUWDkAzBhDFjaZ7YhjdHJ2t1Q5ybunqKIvHsAGW8wUd0-_ALBs5TN2Y6ZfhZI_-5_3tklC9_eplnf_IS1DGGuhq-AjXMe1lrofVlf-ZcPf5h2HNiehIFLsUZ0PgurM21tCPGTXD0BJRrG1qBD6KEpw3skbkLIfQBgLM9o9UR2KyfFb2Brs', 1, 1795984041952);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.ho8YMBp-tQBleM1mNFoFRJGd4uqqp1vtaJnqjwIRszQ', 1, 1795984043293);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.L3YbYi4mQ5v9XZI3fMaNznx8nguiuUZljssam7h1bt6DZ0NTUupGSs2tM2ZsRFJK_SKjM6lnP5Ax7B81OpI__6QPXN8GdBs');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1._cuK_Axmojw19UXJH5QT8ZYjwQ93TNZ_VIg5uejHpcAqnH44y8-qfjQGq-gxnDnQ35wvjAh-RvIhORMr4x0KUq5jG2eij9k');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-197');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.h3hGysPui1RXbkAGDtSzPWkGNbESw9XuLJjx7JyJjDsYOCzs1fGgRP5VrZDOccYQESoUhB8sAzYpJ2CAyVIh9DW2nV_zYEb3Jj29VyYLg2yQxVUSPi5Xj9_UKtiMLbpKVkmxCDc', 1795984043291, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('aKQBvwCGl5Uta7vlh-3QJ0Rt80NpNWKG3tUt2iDZCv8', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.dioJbAld4zF8M9YvHcIxBvyyR1I6GkQCqyqKsGQT1-tEnuEn_6s8J7hH1IX7wp4-xd6mjKkthmgvYAEXsRGBe1Kf1gHJEsuzyNsmotl6B283YzRqh4X6gkZsO9VBgMqgOxHnOkAcdAn9oksAKUavmtSHJTX7NdcM', 0, 1795984643277);
INSERT INTO public.one_time_links VALUES ('zmEAeeCbrkhkq7Vo24iDA0y-C9c8t9IqVdcKQWjVV1E', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.4k6PfH61yEy7SWMhU-ZO8eusG105Z4Ad4NmTPYcqFHoRFmdza8MDBiAB1gVX0xTCEE3drWHq0FOavG8PzmRX2q4yJVqVrN_j74QBMyIcDHD_WykfmCrf6Gqeyi2kD1J6HFYQ4CsYJOsgRECwoTizOYPn7XWNjYkovUAByS2U1IrhWwGjetgZRehTDXZCaWS1NX36dA4oLy0RoyG3qC0', 0, 1795984643278);
INSERT INTO public.one_time_links VALUES ('yGgFXLAqtBsQxh8lytgGkt_Iln7QPfSbtY_Z6LdOGqQ', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.jMYiqAxm4yGgzK826EGufmlu18mKscMXAXA1Oo2PVjR_Og5Pd05h1ScJPWwejUlcwJ6NdOKvjtjLiRz8pxPV1Yd1uEhBPRx1xeF7Vn6wZ14ytw', 0, 1795984643283);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1._q4sJkuF9IAQOWbQmtRW3H2UiinPHj4GFO8p1U4GcJV9yeuZTUBSay8ZFeTxJqs', 0, 1795984643287);
INSERT INTO public.one_time_links VALUES ('1IpI-1IbQGb6U0ca-0UnDZoEBEYXJbO_sD7nI19igAw', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.69bGVaQCL5y5OUarx9l6GyFJfDhPvzAtuIXVnPL5V8KrLKrRbKIVeLwoCQyJKXxJQEI1sD62C5JiEnc3Fg4h-DOPS7yNUvUK_wNZnF7td_n2ninuQD0JKd7eTQfZbYx19UrxerKK08QtT_YIiCIukTQ_M-epIuPdXKEp1zMQIEBqWM39X1w62npKcECZqwgBlakfftx24tXXSKkD2caDdNLWOa5P-GqWbRbaR2jYVDrRdfg0I9pg8U0LdZyCbvWz0dF8KPeIrDQJN1nqoFS2bg', 0, 1795984643264);
INSERT INTO public.one_time_links VALUES ('k0XAP8nrXtvGL1G3CpCWz3zurqbBUANUR_SCN8XNjnw', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.QRROsK6PDUx5EGvkMxr9d_ZVXn_mvHUNmpIDWrqSXwmQshi2SnY1wzb2i5Wm6-9qAuU7mFNWP8bWarQ', 1, 1795984643265);
INSERT INTO public.one_time_links VALUES ('N4osf05FQObkaRa0lqOUqUl13INdvlcYFzkZ6Dkr-Nw', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.CMRGQ4ycExg0ELED57KJFMLIiSyLxVdjgwrzf7MxD04uGjDkeWQ9y12YeqWI-28pYwggRGq1t_4T-yT70x2KtvL0n5ysPgJKSZhoWbBeQ1-kb9lA8XNfyYAqY6Mucj7-2CFzsEgdow-kSKS1YS4rmEP4OMTcqX08wedK4zwTv0CppcfCjDGisoaZSdE1mYlKbxGxSK4NohQhLqXo6fVvXnFRhdb3IR-Qm4FE4FlVloHDezI3MnVcqj6bWBlFuSxCJ0prr7jZIS6cWsQsyl85Sy9I4d89xao', 1, 1795984643265);
INSERT INTO public.operations VALUES ('u7kmcu8p', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.tx8DCBDjqQeyZThPnE-klOz08iWXoXwIKIJlgxegoJ6_B4p8ZraaWbXScWcT91Itnhr2ImiSGq16zHHUMeuxrhFtk6fWUcasqF7N2R3JojqLlSCeIbu-fa2mQ7m97PSwrsA4CQvgKW8ouYcu08HWexLiT_2JobMC9O3_InHoCsR658YCIbop9zmCDMirOSUaAtbZPb8LHzKSCL01dajRco12tbGqyt5PNvLBkJu3hrTus9TxAynLhn11GVHBt2CQaFCXDYRUAuZHPCTA0Fj6vgsbE3YKWxKhKrgqTpLCt3VDV8H8K4qis_dvOb9f2V_VUWMj2msLKK4xymonTo7zJT9AAO9j1yenVwi-hWJxIblW0MhvRbNSPclDVM8fvvNLmYV20DR-PKRJsb5YYtefoIRUAWy7hNkO4YRikLg-sN7NHTCxThpqrTrUe5E0lZqdgBj9TB6FDyYje4IAAwqC87uJFP_cOT505NZ1zDEF8wK-YFLD-8VkPQAZqnUu_XE1zhZQFPgU', 'v1.k1.YH8WLPSercpvrl4OvfC9WD3CRw4YbdelCQJm3Kf_I7q8LVb94AEZvMyQhocvgSKvVHzdxiNLBIN7PuZcpkAKS-X7WRH_vGFtzOBA-4D2qLAWZtI8EA7_2KiLo7pZPzKEIVH3d9nR8m3IMKMrF9p7GJBMSX3FNmvfWMJyyK8WbP3G9XsP9cY6Fox1I3kwwQbXl7I7iY-nbC36HYRfdZspykkudrPdci3k3IdkKE2AXdnuE24T7hWAlydzAHlDd7ooCaj8U1j9hlG_U7daqxnXsKaYfNwC6AZ5GGlWURFoUtc9EFNN7XDNGshIj4CEctdgMJ91lVK5OKo2FeVKmBbG1mMR3KTEUdxE-tfa-_bhDra6PDsxCRd2JE9g9Qr25HmE3p34-9p4RtboGIFc48di7pXea9FhE_DMk5uywrtgcPJ2BCnZJ0pov8-eVoVWG6DXCMh7hwLwX1wkQiYdiTrHqzjgL9qCEuguS8-Calb2wqHF-IP_HZ4DSKpZ79SDLOy_Mdoy2bQBPGp20YluAYV79Ml71YpDBm5-EPTPXwWObyKtCNqhXaLE9NVF4ENpsmrSnIl1YQkFhVnANmH2QHqmlQR4ZmUhGB6bwOAtNDUTwXIDsThN9lLt9-yKvpHkY4Id1vGEGXnfgnbcJBnCL6EpOKdDoRbegrRfZ3czZz9J_lhB3B-qGjh1usYnR_yesq5s7OjsWDhZOitkR5DFhJfoCxuP46qP8LYmbz5lbarCtAomPhrQaU0KwRYXhHluL_KKkeXJoY12lw53RifMd-44nzBaZ3jpkq6fN_lZXJULz7bW-d1WAoNbIX67rjpdMOcKic9Oh6mWhH2epzGPXXNBFzpLaZFbFKlzKxoH4MMGqjsCc8FzoYqA3S4wJUbadaRNSuW5A_FKfCoKwDscJb1z0rxWO6iFcdt44UO-4-IjRkFNnPKC-TW8vRLeyAwkp-JH-M4P5VlxgbPcY1hPZuVONsgajAlg1uQtFkf-CcneTbz7IEHRRO-lZ_buYryVpndvLHktn8YZbeo0msRLmFqTpRfkNiE-BQ1gZFHd--I3t49SBO7vKZCHrEYQhDPDRIEy7KLLgAqyKcMJKVB5N1-OoopdwaEaqKOXbllLKbF7temnZ0FYbP-Rvkr-QomzVo9XjeVP4mQP-5nCLz16MxkuA40uHWuN75VujrtZ780TX06Af4_8tVwPNw6FO3uqymNhfjQry2dOWVLw1K2v-ahOD5I9KgzxnLroXDoKDZA0Gvfns_JLWzu36WCWqt_CYtNB_H32XX9KVHQDb2KqlO3mF8dAzO7971SDwJI1GlQVW-Q8xsFaD1LqM7i1f4eNegJOva0onVagOnobS21lwhJn_flQp-ioLQfjCDO5PjOQHG-4HR6boigP8pkVB3LDuo8LuQNZUEKlPX9cDjz34WsQifpqXST4oKFlsYhoZGOWyDLv7Fdzsk09sfmxD50OMRK5CEQ35hdM6E01xhqwXF1ZoHvyWfKrFxcWbkVgyC6R8nqpA0-u6eaUkV7EhjrrjwSBUlu1kxSICjcSh3V5BYLxwhco3eHDvcRx3zSxweIsuaQ_d0ucum7Q8ePVEQRp4WyCVs3FhCpNTuVSw7_br0vWbxokOHm-tW-XCJVAsYw-ZYua9ltZoWeZv-_-dhojLjp08loH2PWFUgn1Zbjft6SgStAKgbPjQv3kJobq7YWIj6IiY9q9HKYfnVlG00tPV_q6UnuZXr8kXdnWK4Dfo--K9ZYw86wqjzl-R4RikeebJMRWHePAJkN3IxQk45RjywLxr9LDRpb-liLyDW_pNs0v6bhyLHmWUJ4hNq8YFFH3rKPL8eZrRWxo5f7lWDM9IHLVkFI22lB44AkEdZU6C0FkUOdp-lMZ0voYVZO8ZKtIZuEESa3isldxcC4cz9kIRz3IVUxcS7xucB6WdyLcUAQ0-LWpPwAtqtbX5vAA7mWc05wGjMTpBsdKJGRtM5grn7O8HJLR-m56xRdr-7JY4WMsmEmXgpL0hJlwApmBKxMsvSx5x6_wjfKYsOMX_uGZBEyGJA9XS3IWrWP8LUbmEGUSzk23IfImqoKmpKrEQWFgkYEOukVki3xMrE34Kxh71heCYjSkMSOk0_BBumpoJPu3RxUe7Y8AGCtS1hrt_veo9Aono5-oY8XPU3jUeopYWt8FvELz5CaCVeVhxBc-Lv_JcAKwRKHY4kEjXguDjNvWMZ6H5MMurQnWOIVOvNUnK1POJZEp2Bx2sVSzU2Zpn1eMV8AvQ62N53JwVnjr3bfm1vhCYmKLSxagMvuB7hhGQL17ms0711980C2_8sNmKeHAqIj8UuN_RqlNgmhMr6yN5dnHuhtd0Rs0GYLPfRBqe_Ixnc5b_30azHdjRlggoZfPe2-IlaEtkemIEgTgE2tCUI8Hf-QVzNns9cvZ-Ke6wI93QDDSX2vW8uce4lhqYktQgpJk6S8P1AWjMmYKyYLFB3oPw5n2MZttAdryaKtvHW3ufJbMKZDqvk51-ao', 'done', 'v1.k1.Giubk3WXlp9uM0IgOJzxBPLIoeSaSt3um6Xp_MyXazgOWwQWvefxW-PbzdGO2kmtPp4ZmWAyvXv2wHdoBGQxvQrj6SYr2r-hFcjUK3UuB-km-irBm_XYXu1WmyWEoxUmfPck3SaX8ZxgNjZ2eVad2IFjyYsujixG', 1795984041698, 1795984041867, 1795984042032);
INSERT INTO public.operations VALUES ('tws2v8a4', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.hODevIMnQMCbwhtASQtOXHGp15gOOJqN8t79WN23NskoXb7iHKzUPTBwPMRSrGJuMksIm_OYMJVCO3N5Y0plTBN2yHBeCELehLSRS546DP4EnhJcg1dTO9HQ3aXvt7oubzsfQGw4WL4LHFuEqWdIBiX8ieY6g6oFMTy7SmbHmKNEgswZ28MNhi2vfpPOcLCMZfud8JPVAEzOh8Lrrc88LeH9gDg3pTbA40ryDFzyQiBSUAyoqeGEKPfYIK7LtKzOP5ANtfU7u2iJUKfujQr3BYIGCXTjsLwV6uX9uG1hdTNNwGOqjXJVOPqp1Y8qDpYdOIIsIswPtGnsDXwhqopjkhqbGX5lV7R17qp0j3ix3YdgDg8Hq4BCj4Q_bbhXarzP6Ly10UAtbG0h-x3BNg3Y0hUx-yZp0ivkQSulPpos53VI2LFNAzawU2JBQsRVmYyUJ_sB-dImmxTR7eSEsQgBPG_ADEVu2jGTUqcIatGJRcZXeOAPoRp9l_cmYK0SmHIEikD8A6o', 'v1.k1.PPCPzUuofodD7GvpAShDA88jBUmCWLvC5lUjhmYarYxSU7R_T1EfHRiHX_hgMZN6ST21uudW8R8ETt9QDQKAvbRVvIw_uW6QbSvZ5n1ow3eQftxW12rWiQgTVxRSE3QXFOr_Hxa8rBBF203er09yH5-yq5Kw2rcUlqgzThHNQAyQCOIi-iA9bFOBQPg2KYmve9QMERXUfigjEXt4Y8wdDbDeQXnO6fPlO-hApUJzMmEdHX7Qm5KBLzq7sqdaElxN44xJsnMtzAPA5ocpIOYOKRvDmWUq7I4S4zl7cZWoHSd4X1bha6MaS9Tsm-y-7QQ_9qgqCvxirN7gvsJc8_4f2Bv3bu2tas_JYsZsZ6pZokMCFhYVqghAcrQoWrnbKtqdRO6XHw2extLgZPoFbuuXS1cJ89Tb0myx9oO1Fy4jFrjfMDl5HCQ0RCBilKNwc0EXMGUSgWobJyDBpLdSn6IpncNtRDwKIor1fLQF4PGxz03rAaEvQsQUN5Joh45i_ZRwHcdvJA9t-Ej2HUymHki2I6Pa0sjfPVwhB7iu1b3129dfj9OMR5RxAgCqJnORxbHn5ZABoMPVKrDxFq67uctwEXDu0Ud55g094J6OBXXzxFHSkMdt6y-cvSZLKEWRe_Uhou5r9RCfLmBzMHchA9nsoRpnl221kbDBkJimXEc7iqi2RfqqMrwXs1weuLjyZy2sbepIzjJBIaxLC-j43BfsDciK8qaHu1KlxHVJ3upBOReQd-8Sip36Qk_Ifk7Kr16lwhjdD_e6VbnGqe5an_zJnGOXywkVvaFTm4W9oRF1k_roWi3M2NYRJOjAwmvGLrQSvxsNQOtgIX8CvFtEXeAsGPIwGTzsKI3SPOYUhErae5Nd6bvTD5OF0pHzmcRi9vqGUaUdEMmWHwWxOAbIYInoiD8HOx51WWW8n-4jqUYi9Hh3i2TxlyTvPCKBAVUGU0Ht_axgWlUlL9PetPHI4DYxq0d3GvxXSA-SckB-sUI3Q4jZZryuI6z5yzrq0MdSkVF611MiyFQrtYKwyl4LBtB76VHskLZOBxpPdKVH-MogppaEuO3nOrJVFMejK8aFRw9G_KlGQFvVGVV1SXQzLvlINnGUfzGRyK1fj4k7fm_te6VswpfDCXAPimNDoG6hBnBBq5YbhKYlYuhTgEVOgmF0nXKt89vdPgJtqnXNG5G9liNnY7yRVE4-wBeQTrsklTLoXLlTDxKXA2vRqpO3NCK2BdmCr-aEmnpC494tZvet0pNV4uQy-1KqdoFpDzyVLX6G3tx3bXdLwmth9HQfFTrmy9eTVAsmbapucGRTRw6fISXXMt142NL32MsX82QNFqoe3svBV8_PHw7PXrqXMz-OVmJ2X8XzqiKY-o60xDxzBOEFxVFs1qbZQwQaaI64MrFh-oxl-OVpwXyQ13bXjiUsvVwN-_dXoUl8nJVTNkEeiV9ZiwHNtr0ML1jKQx8zpXGg-dP78gBK0KDm5bgfUj6gZAwCb9ly-sdwfncDZGlgFKlveJ6oZ_iIC-5AqDOMlCtdKkQ2zgcwxqvQSN9LnqrVftMsK4zy500j406dNC04XKMyLAz0xkEbkwshLawNR_pfL22FSuiSiq79F0rQ3DN4wymSQUHnkiEUpY6yfvBz32taDKLU94vJXBLSTEbqsAc0s4spUuUsfGQNK3k4WmjcxkLWMzyp1WXKOiJMRGzSe7VZziFaVlmTRXDQs1p4rv2r6SiDmeeVMqh-VQjwwDnjNtiJhKPMg7FhmaHx1JHGD7bTqmxtdAj165_XT1r_b9-Xnr-oM_WVmnbr51jzEc8q3IHO1cY-Rm0DFHIxREkkOY1rcUGnCsd_frr2JvBmPup1QEYBxGUlKCRlEddpI8ovNdfvNdX7yd72_Q5OSh9FK5a7kamFJ9itTrG6vThKGK7EboKphrWe-oOYPLmuuQtSLgcDuHe1nFLZUM-scrHBkcXYuVRJUkqS6n_AMyrHwZsvGC_xQu07lRocScc8q5EpFUwar2rDBiZ4MDNZmZtYnj5qkBoURcNNnxamXwfHqZoD_96nylUiWbF1nV1O4ozNBv1JVS4TT9fKBfpsRocgHZLTLDbYOFaqo432hcvhZvwLm_NQ3jckCdQHfy9IApvgiLRodqleDZz19lo7ACP866NpE3ayJ8pI6viscyEDQ1PFnHRXOXiwZltmH4Oshkjq0nVWz19K2FeMqpIZsQXY6JxEs1k0hezs44hwLos', 'sent', NULL, 1795984042284, 1795984042378, NULL);
INSERT INTO public.operations VALUES ('9z538vyz', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.wCYhTYy7rjQCt-2jOuVPfg8rxp1tMg50_s4ZTPgwo9y25OcrVNMhMj_EYDGp9KiGW6nOYRRGYvCo6mhk5Or8M4iGvfLBGl-t4gTTp6RZ9nVE1KIXRWjpayOcXJN7wx2XAv8HHNMv5A5JDmMUb8G-Nj7XwLuXt6oaxCKOUOq9FmuuYGu1OUHrj1UzwuAIg_ihJL9mDclPgl2-xAxNosP67k_RomxXpx5AoTTsAGSEotUrfCUEBoAyBoeyv-47Fb5MT3vq10_Z4EFZD84ZBzZE-iaVWyY-xRqiEuJqNdTuFgJVVqx_lMPF83blN-HNEVltM1IeoWuHXIgA7_3nfVDf090vAfBnfOLMuKJU5H-ZcZz5752MwgKNrzXJTbG-7rlVNQgqk6GRJVWXXi0pbYnqpEbb16dAj3fwqT8-dAFYfgGdIMwSafKahXz0trjVxeT_-08KhuH5qRwneqbOT2mRWpV5oyRqrKE8CJfIj-j_-M0dSzDCzqSP6XhqMKhqmhgj3cmBnIM', 'v1.k1.GSb87BpnkFfhyjE0Er9ykB9VsStzrqiqwY_wYa_pWMzvdZ_4F3FgefqnR0afs4sk0kQmjTOZr60NSpSCZjSP1hI3TMQHKz7BVdAC9oRmEq-O0bKR0Cupqp55CmlZ6ygMWXSdvgaSOX7cZ88hgo5nDsbw3s2GFjmm1avb8jUHEg07Uud9Cw_xrN8ojwSUb81JsAxSh74Nt7w0pAwtOWjZoOpHW2gn-V5j2bRArUiFNtLiipx4rhs9-uVAWPtWAjHlNFgsnjXA-dXlGBC2rVOkU7IkvfpmAvHnICEJb3CkQ6vxZHi5WzkfSqdT6yFGGBhYROzSYEDjsjDyjHCz909iTw7XcPBMsB_T4akdQ210SkSt3zES6bjiarvZJWHXEU-SyYo6u8UCgr7punATvZlAqCl4zYVw8TBvODKETskqQDsytKGeR-4dvl39Zpc4pttnVEV9Dp-nByL8UGWPmpVefRN0ewaSX4VrPec4fQazf3C-zDUYZSY_0DEpHqzApNongVgGLj5eqO7ZEqcvkw_qzEG-DDqXq7Ydnn3wkkCdmNk82lNcHR1UJK7R0P4KTsC5C2PIM6O06lcphRvBHQPZN-qY10CLaUI3z-pcSYa1u3wWsoBvkscL_dmYlcgm5HM6R65IyZuzCGvWhT0sxXy9YDiTBHOOGHtjhgO4LmI6O5O4dqTbGE7O3foZaEXIZdbvolziMlhrvVTg9cvsuYp9HxslcVsygTNP8q4XeMR5hAbuiCIHBrSaWQToJd26FCjH9hQRHUaoaTaHUJTh1wda6GVekZRhHKF902WJ8jhxnUDTtoKXnc02QzyH_rLuZkD5Kv8nymvnziVsyKUhpJfCvnUJiP4_SNfSDKIowvYI53eS6s6RfpK_-HOL6t9qyoFyJcxtAgc7NXN1spy4a7-o9NYN2uo0QF158dZkcxrnVUn0SFxBsZ9ViUWYFfQCG5nrYGTGOfzWTi7CMLHvhiUgwoSislYXJnmF1TjJs9F-je-O_kAfgpK9mwgYUxz-ip_FkVpEgRVkmgWS80raL-XMC5vFkM7YUIzhAb-73ZCOYnmZru-UHBIrA9IJ1kVLuwZIir0UrcHyFFsviO3frD50KlU-gxa23gbirqvUOTKMT8OPMl9DfPGkLeNOJGEGTjQ4CQzUCGbJjE1UAk6a-xZOQBMna-aOt0GsnwM5V95JTUyZI3j4z5Z0wqRm0OIrC4qliQ4lpDTbX10eRJ0eNvir76y_K9UlnQeI4l8zV_msLgZ6FSDJaM4Wip7MNTFue4gtw5OZARdzBN8mzqwnllH8tyNtzVnJASUpNYJ-Ez72MfU_rdUtmYu1Rvahj-Xu9PDUuVX2HYlNQqtq1jr9v52XCGQUF-tDTFohQeEFjpdnQ8aj4xzWxExeahKfwEIOt-hs_0H_1sVByN9UCKogo4s7gYQnlg_GRUfCJoo6Lws-yWdjC_5RrPn7l0Ia159QPi9H4GFk2MHqJqKjd1IqXkH5JEniTHlDX-kW8yeKg3tsolq3nYm10FMBohQC2KEMHTd0qxFakpi5nOixC6RvTxp4VASRz4J4EQe5WzCbY60OxX8QrvLOLeyoXAV4vm3zJI1jwuwalzFy7MezfD5LFrbMMfwUpWoOb2wT5VyeVxbpmY-ro5cUy6_7f2pGoAA7U3zKMmxVaQT9iw3gMNqwr2j8JYor-lvr5L-zcVl0rIghQrOSCO1OSv-9e0S_0nqxWzYDzEbVmS2iVzbGdH2Alhlx0r8-a2QPJgJSdP4DWHwdBGKjDm0BZ1WDQbpskvyymn8nBYOjW5xpF-BY6KNSYdob34_fEeLff6ooQFk8HKUxm7GPyNg8dgqSeF9sbSf4bwFBX29ogxVpXunY3VM43odR5tm2RaAzDoa6ymksT_je8bSHGqx6gyFDwBpQ9ndjEMoB8HdHBKYa3pkvqbxfhPuLH7cRGKtRYqrZ3zyB9OwJ4u9enFuIbfISoJOqQrySGH5wgyGph3HwJCZBe3pAmZPBZofgZuY8KL07Fay3OfFSpzWN_uOrqMy4dBP5pE33vvxQN2xL599fFMSz82fZhFBykLgICEIU1aWzt6u7bw80sqy3eWkxEOFR6uxOlnIuk37SyYf8wWNkKfwfIYqyXzL10qMw2Y65D9UlJ-eKYJlZ-nMzSS9HBWRFNMUSKho31yGHj_REFEljynv15zd92b3-gpyIcjsfyOqO_w', 'done', 'v1.k1._c82DRr92nYmm7iV7-_NrYBhJJs4I2tpeYErFWQLj-JWK6BSGB2dZLri9mkYapU4W5INfCIVNDh560zaBYhOc-Q2Js5INGtvv9OzRMKS0gGnhDIdZHBm5W9FbldItH2Xzq6gbQ', 1795984042447, 1795984042549, 1795984042602);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.cl4LxpEabPcN5yrXaHKEP0LFwcxcj4y-t8VJKeNO6srD', 'v1.k1.gs8GDdRJ2AZERMu0j8OiyuA5rVGgzkPfaQgZkpvzWp9MEw', 'done', 'v1.k1.mdOwlsRk9OrbT0iw7g8cgvtN7ToGcaLM5LNMKcTIogmFRg', 1795984043289, 1795984043289, 1795984043290);
INSERT INTO public.pending_requests VALUES ('tws2v8a4', 'T0ACME', 'U0ANN', 'request:4044a8561b6de42a3f18438d830a4a2b6981c3e45f0d05ccea224fd22887552c', 'v1.k1.cII2pyKDVPKS9Gew_5t5ZQJYA8eyLyDSlm_6d5dhPWVbNPjnY4AAyDrwOBLAyV9BfFy8vZqIYInMZpEvvdwauT0kRvy1ZPERpWGSw4NpDEO8o2oGRbLff-4ctQBDzBkRL85_DSE_UGm1Y-JQctNjCU8a2u8KoiPAyPOzU0L6oxX5RPRlgrCoLyIgOnxLJl4wCSm8s-azhCo3UPXlSG64MowLpwwfOsl6lx6D2oY9NBIy5Q3XMrzjq-qBKH9Bnuxlw7qTsnMMPwI5EsMwxQq5wv22uebbi48TA6pvOMOZHfDWXAHAF02vfW48BC7qf-_4skvUBHDQaPR-57VFSBSee4qoYe2hIo2jrgklBpfsEbqigu-buCKjvJifHOSB0cKv30BUW_b3_ZbVZvswxbs-YXeEH9fOdZiL8pwhJXohDkD42Gwdmr8JwUYyz_JTuWAggFXWH6IEwEQRoCXCJUn7He19kLu5K9MHYC0Ybn0QCnSzAJUb4owYTDZ1ySOLdBSR1pfsMh7pqFthCzV4bU_5c9I6lK_Y189dgAiqnMWoykkb5AEPyEW_cg9aWbsqW-AE', NULL, 1795984042288);
INSERT INTO public.pending_requests VALUES ('9z538vyz', 'T0ACME', 'U0BOB', 'request:6a1064b7152e4f7c6970da84205b68a7de24cc013df1b8937d0f37ebf365973f', 'v1.k1.qu1uez0U6zUWBlGJmRoOoBai8cCd9Q-CZRrvLk2bPdykaTFQ0WJpxpcInFl9L1jteZPhogABm5hQzfdHosXdXztkBl0n85NTRKEPFqYT-msoxo-EE5qzqWl50GNKyaBDiVNNgCtjrm3kDJ19zv1LAuvhP3MIb5zxFbSlAStyBHN33pwPc_mBfhKKlfVVeY6wFYo5FH2wwosXe2RQMbiZpz0HvvH2R6m1pNgAg1mqg3sNqvcVZqHmcO5XqpVk6hV8nvvU3xLPV2Ac5RBB9NRkeS0jU3oWIydeacJD3OoY34BcojziO-JRKiMTVner9U0KmyUm5hFMXyjX5OiiwjxtLoksXTLL3BYBqZKqh4NWgTA22jZ_cnGrCqB09dfrv7Eld5B8jvd4bglahKxEpyUvpr2tqPJi0qGdYOme7d1vDXTq9r15IOruB85UBPGN4_Twnc1z3jmtjmqo87kFivP7QxP4Lb2M6w9TUOB4QpBrACXiEVU7OFQqw22Iz_joPW4lgzBJpl8F25izBPRbC8XTrYbNjfVh2pEMYMTUnTENP-LUa4uHsFeYaPuaE_ARB_8p', NULL, 1795984042454);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.CT8oU9AilyX-aYsw392ZKf1x5fcyOcaAKmGXW4_kltSPjyM', NULL, 1795984043296);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-199', 200, 'U0OTHER', 1795984043720, 'planted-203', 'planted-204', 'planted-205');
INSERT INTO public.posts VALUES ('9219f429-27e6-4cb0-b8fe-97b5ee991062', 'T0ACME', 'C0KILL3', NULL, 'answer:u7kmcu8p', NULL, NULL, 'posted', 0, NULL, 1795984042176, 1795985842171, '1795984042.218000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('f6063660-ef36-458d-94d4-7e56e501f6ab', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T20:27:21.930Z', '1795984042.218000', 'v1.k1.M268_dfBz3T-oNqo3zd2kL9go4GsXB8NKQvL-21O5Tt6XpgBpoBDTVrij_s8rS75NMsOwnA6dZfk_67oKBc47vPkfAyRUnw6u53w4oZWxP7q1EwWB39VmVBoTFK3LsL3TpzzAzPwh8KcMfVtibwWqPzAv_wzj6Sp_ZQmKYck8tSpvkdL4EOU4zmnUqlhXTvE4ejpu3gJ9SOPOU6Gwd2EbEojp0UUDR_31r6_oEhDguDdXDd4uFIdjfJor_dcrzE6YEEhFXNkuR09', 'waiting', 0, '1795984042.218000', 1795984042335, 1796070442327, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('ea63b389-36de-4db8-9205-5d2f2ea0acda', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T20:27:21.930Z', '1795984041.622000', 'v1.k1.URXWbknje6CGzFEwsKNdyKMLCFhJOi1DACg3AreAel_ZkwQNRsoZIb9pB0EfyA0QlshsM2CgXASnThrx_SNrlWWp0fVL-RIfjbaqD45gs3IRPigZleMRdvFJ6aygWTFAc8ZHEb7u4SsAfxdbUj7j3gk0F14T3gRZ5FaX5wLb1wHT8nBnO2cCs0plDiCloOiWse8ET2qbz6fHBb10eIE9z-LBA9S74WJeBtaFZYZZAnFGIzvBZb_FA6jOeowM3-Rg46KgVtD5ihwX', 'waiting', 0, NULL, 1795984042342, 1796070442327, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('b861c109-cd74-44b5-8ced-327cd54f30a1', 'T0ACME', 'C0KILL2', NULL, 'answer:9z538vyz', NULL, 'v1.k1.o5ov8xgUiS0Rq07hvshM0j0hgTNI5YVIy2MzkK9FosQY5wKpqm5eU_XbMNmINLSjgZR2PvGtn7mW3qyN7_0jMfoytNaTcIgm3isTl2D5Gb0qstniBhbSWmDVaUPW2eMq5Nse6x94eCKc9SovcuMsPBZNrfpHlUmyDa6PX6oTAxV4_Py9nuBT5sNq8UeBwfoesBtt50_SF8I1SKsGKxAMUfvXmKokMyMVx7g0KreDOGW-OnJBiCX3E-x1aLX13XCYd4VAnOBnTqDuhSLA0eumZCVaj11FbCAw-8jynu2vcAiDMKTBBVtoU-JorSWBffuxI3xpMTAEhCG7_NKWnHeREGmDp0H9-uqLNdo8QRZ-kKyWomsMsDHGzNoVmCW2ZzLvrWcx3U_-AZrAJWWq8trDiheUmQqwYopkYJiJVWwHG8gqUg0g0icMQe6_59UWh6n8j5TlJX99UMyhSWR6xCaWK17eLPX2GTKpH3qgjGm7MXdnXNGZmLSYnhRhUc2dsNf3IErzyEMhC3t_LDM5V82N-tMa3f8cf9U8uLuxYmku5-Q2KxIIUNSKzoNvdwtBcxd2qle6rCTC7KO33CXCB1m688aRTPF0eyVXb9e_7JFF16F27cSwM4CAciy709ieE3jlgns4nNvtX309LtYvnaMVFfYAgJcZ4HHxFrxHUrxQT8okoaNXG7eqIe_8yHLWMZ03zqB0AX38jzgqFQ5FHXHIpDW6NPbf_5cVdAV6GBA8JGTRKfJuaOsAwDH0nxt3bwvFS4VkH4LYXDpU2uRunjF2587O9756HAI9Kb2GM33sO3WSwMDFgYmu_ni4jTdZ3JvfiAmna3YF3_kxJ4iQCy96VKi36WErFhCeF9bszrBaQcJ_60cwgFeLnZAtmFQFl-jNdpK_rQriOA5bZ1Eupi2XO9EUXWIN5FZ3hC1ZRKp385VJmN2oD2oX4sjc2lL0ONwQC6U6Xn4M2HqhaeQYh0mwXF0Xcp_pOYqkJzT8_xq6BVlkZ-RmjpMy2lb6DEBHnBWrefaLjcJHcjIXmLWpbrzqEuC3cnGxWEejUUhBTD_o5gzvvPJQxLkg7WkMS_7rjZsOQpcH7mTVNMpHpSNHF4Z6Ud5H741zCq-rQY7zwhmi9RvjjVaq4lvl_KEBAsVDpN5-Z1t77XKyHsryS46hNOW9Gei0UsOW6jNfzBKFCyBY3V7Sd8FGsGuEdK0VJFYpHy2_eC4zW9mzVfRh8j7BUZUmxzMIYRE', 'waiting', 0, NULL, 1795984042640, 1795985842634, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.54NWk0bHSCw09oSDlyWSDwDHrfoIMISFBEpJqQvdwpzTkGE', 'waiting', 0, NULL, 1795984043298, 1795984103298, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-207', 1795984043729, 1795984043730, 1795984043731, 1795984043732, 'planted-212', 'planted-213', 'planted-214', 1795984043736, 'planted-216');
INSERT INTO public.schema_versions VALUES (1, 1795984034601, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795984043741, 1795984043742, 1795984043743, 1795984043744, 1795984043745, 223, 224);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795984043751, 1795984043752, 'planted-229', 1795984043754);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'jWFm7dEp0xUC2lzZsO9jXA');
INSERT INTO public.sync_cursors VALUES ('T0ACME', 42, 1795966749327, 1795984041710, 1795984041710, 1795984041710, 'U0ANN');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-232', 'planted-233', 'planted-234', 'U0OTHER', 1795984043763, 1795984043764);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795984043767);
INSERT INTO public.webhook_events VALUES ('planted-240', 1795984043771, 1795984043772, 1795984043773, 244);
INSERT INTO public.webhook_health VALUES (1795984043776, 1795984043777, 1795984043778, 248);
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