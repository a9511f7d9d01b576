-- written 1796044256592
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
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261130 FOR VALUES FROM ('2026-11-30 00:00:00+00') TO ('2026-12-01 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261201 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2026-12-02 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-30 13:10:53.001244+00', '2026-11-30 13:10:53.001244+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 13:10:53.001244+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 13:10:53.030212+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-30 13:11:08.260714+00', '2026-11-30 13:10:52.963593+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 13:11:07.963593+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-30 14:10:53.528456+00', '2026-11-30 13:10:52.984944+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 14:10:52.984944+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-30 13:10:56.575794+00', '2026-11-30 13:10:52.960086+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 13:10:55.960086+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-30 13:11:08.549453+00', '2026-11-30 13:10:52.961733+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 13:11:07.961733+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-30 13:10:58.623941+00', '2026-11-30 13:10:52.972905+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 13:10:57.972905+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-30 13:10:56.687813+00', '2026-11-30 13:10:52.958752+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 13:10:55.958752+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-30 13:11:53.719056+00', '2026-11-30 13:10:52.956734+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 13:11:52.956734+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-30 14:10:53.829563+00', '2026-11-30 13:10:52.943512+00', '2026-11-30 13:10:53.030212+00', NULL, '2027-11-30 14:10:52.943512+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('65be25dc-93c7-84cc-af54-dc8cb4958ea6', 'request', 0, '{"key": "request:53d80574796c93ca4bcb47a94f601d187cced9bfb890b64bed8ec8e25294a05a", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "g34fzy8s"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-30 13:10:54.799752+00', '2026-11-30 13:10:54.799752+00', '2026-11-30 13:10:54.829679+00', NULL, '2027-11-30 13:10:54.799752+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 13:10:55.000847+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('59ffedf5-2980-8ec9-a35c-e83aed224ff9', 'post', 0, '{"key": "356f923f-47d3-45af-8184-9753beaa8cd3", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-30 13:10:54.659589+00', '2026-11-30 13:10:54.659589+00', '2026-11-30 13:10:54.674227+00', '2026-11-30 13:10:54.748596+00', '2027-11-30 13:10:54.659589+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 13:10:54.688605+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6dc0db33-4b91-853f-a6b8-75862270290c', 'request', 0, '{"key": "request:5dc5dff74e8e56c912443ae5ac1a80996111b3895214439a1782548bf1db22a9", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "b734bbt8"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '6dc0db33-4b91-853f-a6b8-75862270290c', NULL, NULL, NULL, '2026-11-30 13:10:54.34566+00', '2026-11-30 13:10:54.34566+00', '2026-11-30 13:10:54.361262+00', '2026-11-30 13:10:54.80395+00', '2027-11-30 13:10:54.34566+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 13:10:54.526064+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('13ae4f74-758a-86bc-a920-65b14d134362', 'post', 0, '{"key": "12cbe544-196c-46bd-824a-c839e7ad9d42", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-30 13:10:54.970961+00', '2026-11-30 13:10:54.970961+00', '2026-11-30 13:10:55.013081+00', NULL, '2027-11-30 13:10:54.970961+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 13:10:55.013081+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9c355c48-7978-8216-a861-1b495199cf55', 'request', 0, '{"key": "request:ab5e44f6ae99552af216e5bb505128f31e871302d00e9ef1a989379eefff9df7", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "suhumrap"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!4"]', NULL, NULL, NULL, '2026-11-30 13:10:55.086737+00', '2026-11-30 13:10:55.086737+00', '2026-11-30 13:10:55.103635+00', NULL, '2027-11-30 13:10:55.086737+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 13:10:55.24149+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2efb2112-6e21-8ea4-aac9-420e315ed980', 'post', 0, '{"key": "6fabe696-e70b-413f-a4cd-5b6959214211", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-30 13:10:54.971022+00', '2026-11-30 13:10:54.971022+00', '2026-11-30 13:10:55.002885+00', NULL, '2027-11-30 13:10:54.971022+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 13:10:55.28569+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-30 13:10:54.971606+00', '2026-11-30 13:10:54.973776+00', '2026-11-30 13:10:53.941984+00', '2026-11-30 13:10:52.918857+00', '2026-11-30 13:10:52.92507+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-30 13:10:54.971606+00', '2026-11-30 13:10:54.973776+00', '2026-11-30 13:10:53.941984+00', '2026-11-30 13:10:52.88316+00', '2026-11-30 13:10:52.896146+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-30 13:10:54.971606+00', '2026-11-30 13:10:54.973776+00', '2026-11-30 13:10:53.941984+00', '2026-11-30 13:10:52.898381+00', '2026-11-30 13:10:52.899514+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-30 13:10:54.971606+00', '2026-11-30 13:10:54.973776+00', '2026-11-30 13:10:53.941984+00', '2026-11-30 13:10:52.932161+00', '2026-11-30 13:10:52.933849+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-30 13:10:53.029759+00', '2026-11-30 13:10:53.001171+00', '2026-11-30 13:10:54.050011+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.oEEVU7lk-mBCaJMh1nfpDrisuBIyz9j5e-7iMlI1zT7Xx2_yXZYP', 'token', NULL, 0, 1796044246652, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.c6HhBQ5efcgUDQQLLBrCjpOXqxYsqTk7GUsvc3KSjJfA4ZQGR3Xp', 'token', NULL, 0, 1796044246655, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.v3k8D5IVbJps1lzqX5Ibqo58TEOn3c4JdPNFc0lv9U4VtkKaEQWZ3muiUIs', 'sign-in', 'v1.k1.wq-YB6CyHtRdIAABwXAzAclBWWMZVpe34GN2hi4WjM5LyYp8jkLyD_31NUD-ZeA_WvSKTRmv_BM6Kz6Gf5T6Mj-cj92rj2CRwa1VOEnV5A', 0, 1796044256230, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('EEzD9ad5LICk7wpkTf6-tQ', 'T1', 'C1', 'USEALED', 'v1.k1.1RhV--yEN0t33uXPCGalWaz1yLiTBBpXP5UrEGKSyKEhEt7tbE-WfmKCaCc', 1796044256328, 1796130656328);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-128', 1796044256618, 'planted-130', 1796044256620);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1796044254534, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'b734bbt8', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-133', 'U0OTHER', 1796044256627, 1796044256628, 'planted-137', 1796044256630);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1796044254.745000', 42, 12, '2233f8ed8af9072bfb83165e60985853d831180c', 0, 'U0ANN', 1796649054649, 1796044254777, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1796044254.262000', 42, 12, '2233f8ed8af9072bfb83165e60985853d831180c', 0, 'U0ANN', 1796649054831, 1796044254928, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1796044255769, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1796044256309, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-140', 'planted-141');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-143', 1796044256651, 1796044256652, 'U0OTHER', 'planted-147', 1796044256655, 'planted-149', 1796044256657, 1796044256658, 'planted-152', 1796044256660);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1796044246659);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1796044246663);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1796044246664);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1796044246664);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1796044246665);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1796044246665);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1796044256364, 0, 'ready', NULL, 0, 'v1.k1.xZPfCIw7f2-W0OrnD4mRUs9_O-lmZGYa6Dm5lnHfWxQ', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 13:05', '["5 13 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796043840000, 1796043840000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 13:05', '["5 13 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796043840000, 1796043840000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1796044256363, 1796044256364, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '6fabe696-e70b-413f-a4cd-5b6959214211', 'send', 1, 1796044255304);
INSERT INTO public.durable_work VALUES ('planted-154', 'planted-155', 'planted-156', 'planted-157', 1796044256673, 159, 1796044256675, 1796044256676);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-163', 164, 'planted-165', 'planted-166', 'planted-167', 'planted-168', 'planted-169', 1796044256687, 1796044256688);
INSERT INTO public.greetings VALUES ('T0OTHER', 1796044256697);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-175', 1796044256707, 'planted-177', 'U0OTHER', 'planted-179', 1796044256711, 1796044256712, 'planted-182', 1796044256714);
INSERT INTO public.heartbeats VALUES ('196d6180-a288-420e-872f-e2512c3eb81a', 1796044251826, 1796044254203);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1796044256351, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.buNLk6XUa4tpWxFo_iz5VxVQmFioc4Yo20g7zQi7CX-N9xC45oifa6USgQN8yBem', 'v1.k1.Ym4S3rdaSVwD3obdN_EXP3KnwmvoLwhvVIWJK7weD8j_MKtLEcNAh1ZRcg', 1, 0, 1796044256319);
INSERT INTO public.leases VALUES ('announce T0ACME 42!12', 'a42d7382-ff8e-4264-a17a-91449c9b2b10', 1796044260798);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'ff99c1df-2c05-48b3-8416-ad7547ba8944', 1796044254969);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-185', 1796044256720, 'planted-187', 1796044256722);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-190', 'U0OTHER', 'planted-192', 1796044256728);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-30T13:10:54.473Z', 0, 'v1.k1.s68GqOIRB4lpPYLGZw_MbSeHzG4DMtdafLbjl-ScNYow4aIg7rhTI21gBi33O0IrnN31gEe5xWbjgv_l-zhC1gCxQFswfh2ujj0CpvmATikQK4JWTl1PcDnt8zYld45cA70lt5nh9pg6Wjo', 1796044254580, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.bS0l3kTgbOPvs-RBeqDYW1llsAhb1jpt0tyYHKzQbURU', 1796044256344, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.nZZpF-37Dalg_prfNTdT0et2xtK6Q24Gc8yVqe5LU9UVEuwrQhziX-BhjAaTQc_TDymwDXXgG3mdNv-wxQmQ_Hz18Ys5zin5ULzjnRhWryrpJdgLz3jOMCobrZE9RymPCTbHVRGlLJaq4JZ7k6xFlMEfmka5OalSyFAWIfW5NCPIecl2dwQCVLdYqKLIZ3_O3gSIyoDWJBkvUAxPDdBmH3OwbLqdq_f0ZMITTduJE_miIoeBvEs1DGLCG1tlfT6Wzf0qsc3hvpQNDtEBKobxIZURnR4wyxeBhXLwZz_Dd79YWDRxuoXOHGtEKTPrX7BHhxZfuZTG4UqPO43LwljFckTtDYtS6fLTQxcRMiy6Gf3wQ5qOMQo7u3DquYD4zawg5iTqSe4KpibfYjVyPLpMr-d25dkSHqZMJQoIWf-tL1b8iRXbHWGGdyVFV-HRa0XT3H3svMrJNmGeS6A86fpcBtdxHz5qXlYPc_v0fMFLf9mm7NWIQjkh9DcLEs0emajWGe9bnYmUmo6r9hzivTQxRZbW7s3objZCEkitk3SCCLlly7LMigk3ooSWL67aDuW7WbwHCTGQ5U2kxRiU3puK_06jX0bsy2QS8ptoF4Rs8FRw_G93bOQ0GGTCDqZIUtQQYbWuE2KFIOElFQ4CCFFjvQa2HrJ31VI4ac1orOJtQnzGMZSutBMsIYzrzpIh_lOcAGK84LdqRVOkXm_3xhmzdpNbvgJpcLeCQoAOCM8Y1F7lLRfCJNG19eDVxS9sUsR_x3A66G_eFev7kD4xgdA-Z0CEcQOaDkts_yMsqiuvVm4l0RDiINrk6mL9_506lGlyqQFtmiyx9Zt8hqlfOsprCNecVjCEj_GjwxTeIVONw8EcOhuRlh2ncZ9sj98yjDebsyy0GZXvvA1o--VHBSL0vDV_V-7rlmMWiXmzenRUXgzaE7AY8UsrNz-Xe9Ip9zYmsr15ZeOx5dPOMrq19HeW0XFju_uKcM-AAJwO1ZeYSuT1SHQhmLCi2RqpVDdvJW_FMeC2i7O_OnBos9SFl2DCW2_2Bchr1YvaHZ48G3bPFNMo0kJiZJsQbTOwE9pNh1KnueHEmh54d3GkHozBOuehpiuTjxrGI1QiuYZTgkeBLxifrke8AMNkjPdT1OqtFKn38SrqefF64CzuPW1lbWSgeN9WoLxFXsNn9k3_ap2AybZpNpj9MHgeWZZp8znUEh_6bhCJlRxvw0PrAO6VjK6GSjlNeB5kbpabNvsJKY4hmHKaZujyjagcb934IMFPjLwG6G-k5AtjVR7CSOZrI4ikEuwJaZ5_hEx4vAm5ci2Tqbz37wNQ3KFCS1drSjiH_IpH-O_pHRPrRqtcmWf0IR4010qfkdtg_D_UGPIbDau7iUu146VYkgCvxBpEfXM5lSWD4BTa-UEzrq3jTCs7rL0U2_EIH36M6_hsKoWYL6E0ejayMtk6pudi9apFHxDOw-8bafjROTyIWGxdgT1bwZ_a2cCZSkPqTODd191fGOUi1rikDQpAAAr4s0vLMlaiFJfE2ryCRpUrVBHtQcge0_hyquJfMgnokInWtUMY022VeljFUrGKqjwf9I7JJPSWwKTWV-wjqubA3tsOr4ckrh0sKczTGdwH-NDXy7rgFx5xEle2eFgNh1a-akBcTKIa4XCYgLYclxWVI8iWQK0EuJKzXzZwKRBsIQACQKZKin5xJM7YnyznBmJ5WlG2zpPprx0tGopq-lpMqAw4Pd_z3WqQAe_SL0cio7CoHzj18joFtMrQaIbuN_8H0WsbsWgJx09ccTUpw8QeCI7Q6Ru5awBnTx6RN9uVqrsvqmNOn1ImMw76brvcNsqHBvFg-wZA7f73813NSVF4be2Mz07xE4xcR81NQJUiVvSP_oKe-aez9bgz3BiEI6GPwMnws224pLaNETXptA-s6DQPLvDAXE-6g1B2kHa1UI0g0D1lHkbaHpnRFPBNZYEaPkLBcDkA_8RI3FEOFH1H8BoIf7ND_X4Rd-SxaiRRdaixizBuWf0uM51KwNHYW0tbMf81hK09JrTZiPc8uu1nnTLOgIA37zhTAouaIADBwE781_kHZsqy-7GmaHrs2aafrAoj3f6p0c4fnEGRNAuO3HEIR_u4zBGNm-Ny-uNmRgPfjWWIXtb25Vxa9DZ__qjy1Am02S6y1XCNPmpspX7M7gc31-wBv7IIhiB-YT_1mcTO6Thx_g78PwRDQ93pHagFo1FPOp4DoDIEP3SHLMxdG--2dYOT9cPswLmER4k_CTuervSE-qQmxDVLBHtKpAqoUI6ajeonfX9sI0fzYbRnqPy19EO_-fJLPvtqD4rlnHZgdhGdoDn91lRt44m9h4SH8UdMA7VXHjhhiSvNwULcFKBx8RwKY8aUmPltEnK3HIL9MguDZjbwVO2JqAr40PnybAmT5jIaOxDmgvKTTc9-xmXZH1PCVAfzwjLOTRBEs96N2_Ua-GyioiAaPxDYuFNbMu9VtFZUpsj0l9OfMx4d4hKG9AwZm0Qd8UBEy5Qd42e0W9Sc1MPU12NeJ9e5DWR2Yu7tLoJvepjHrzoZ3gROSM9dk4SxC3ZPx4vnCdm4rmYjpK7NzzTUR8n_WB9lb7ZMke1cDKqfEUadGdXQkb8zVnjUltORT66YxPbPd2NfpQurnvGYiC5YUtDlDbA1VyRKAlHRAab60_i6nyml1hutxwnOqeznDasWOl-n_L_UuMNLodfLYU0buD18-Uz2pVyeU9bUp3urAcpEmiIOgOh-pOz3KRbg0C_hP-iNjhQBDtkxjpTiq5mv3mGKEZpCsKZbHaRPSdjU3LAdmLUFduzU71h7mVeVTkm5wit80erOYy5yIjC9rlgkVChL-oeI2vF9pfmu2fcdTtRV-BGMq9z-_NPSbl2YpRpMI5D-w_hfzXJrJhHsdPGhOKRZMt9K4hF_Rn5cirRrYnEkebEepCOztrSBXU0CqOYrKs5Si2XcoxJMLnznCyefPN-udGPauoRXH8ZAQrKyYx8tx2AGhnDRfl9OvQlGxSzAYQGD4ANd0txWuGoY3WUZfSojZtTXlilIQwPKddlCVlpGoBH03sfCEVq3Ppl6X8tx3b2GnRqhgTyOCQ', 3, 1796044254641);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.BwTLYpOCZMI6Ai6VKq8-RMIY4IhYKEyM8LHTbr6i9aA', 1, 1796044256343);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.lMUMbzWrcKG8uoQQBoGV4gy4ZAKlTcwVCE3hj0sZiKA87Eo1jRQdSO6YGzludazfBZ3bUAgQ7NXtJuUgtmDbErIkN1AaJjg');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.kk7CkArqJ5ibBN4omSvH2gpENJJ5-z4juvFSyayxbIbg8Za7gR5dbSmoblAKntcQpbTsxEEQklMG_48Kyqq0FPuefZFuGGU');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-196');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.iQJYwXtu60q92tF_p1tNIk6MHWHNeCpmG74AP5Rn5w8RJygXw3_4HMkPfXR_tvsIOvsc-d8aIHQDPmxmKiFp1kl9_WC_qwmbcLabV0sEkMNupkkF9zAbl6_V3HwCiQWzRX6ansM', 1796044256340, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('rtA6BkQjRNXqIWYtxwWgqUW52MDsvdydkDOfG5_EXj0', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.wCXOQhrIyg2llas6nejX9G0Wrd-n43BREvt54NS-2kBjAfHYuQlhbjVcwACgHL3JbKMY3YVY0i8izw6KWRfwOvzvQ4HA5RX1yad9lpNSUvAkkTPeQz3-fXQIiIRaHt4vZCC5PasuZfuHxG2fxBdRYdzJIYq5Asjz', 0, 1796044856315);
INSERT INTO public.one_time_links VALUES ('BSuHnmWe6yCpcGNi90BXct9yNgaNvRzisgY3SzHCvNY', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.yVl86ZrHn59wr96tOnaA3jiRyXceI_kBT4ycQ9YfIh2EHK_3QYEB7Y_tsXi2ADMmE9dstAQ_To0GmaWDUud56SBOMbDcE_SbivktL8FOgGM66l85bVbueCUa29msHQPDcBe39N6_EeS-fNFrAtJ3QcreWpooDbo94w22Gy_9X4buyMVQdMOtb8tAKWMkUgpNjuHcZwsF0h5ZUk7lL1s', 0, 1796044856316);
INSERT INTO public.one_time_links VALUES ('mU7_5kubzAvvVslOctSFTudXlsfzI-fch30IDdPjv2o', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.JYpLqDMVoaM1tsh2lBAOXHvcHzv-s9XzZOSM5aMEphbrJi757kMtlIxRzI5a4DdtmpW396MU3k4X8m5T5hqxxjyzxNx8LRezWQQhOS2ylDjqpw', 0, 1796044856317);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.ak36-ndHu6pbVtubXswYGz3Dr4smFZjAe7H215WEPnoTIJwe5SiQ8BWOuIUtqdg', 0, 1796044856328);
INSERT INTO public.one_time_links VALUES ('k5XWDWqzqbRDSM19GYMBMaNjK2G3W_R2Jk6hEgGybhc', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.6rnE8k_sGxyK7nQYcF8dVD63LDNdV5VnN8zASReWWjpwJTxbuwnDbNqKe4fPXj815hIF9g97si8bpDk7UfIumWg7i_NauWjEPxasYUHVLRT2pqE_CgDkxw37CsNgOPjhepY5LcekOZI5y91RivdG7I9wjeTnOwpqtsmGlrko-QEMBw_JqN1yVoDYtjYOwhqBu2S5cKTHQbWr5pr-__GCkCFlmPR9EHjl7fepQhGQY0UXnarJZS35Pc3R0v6Bqb8VawwEtm4sK8n9eivSDNB9mQ', 0, 1796044856269);
INSERT INTO public.one_time_links VALUES ('XDx01NYiSoVrfqMw1fb-mLA-CUXtSNzDFIfP5tmw8es', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.eAYynG1NCDLaWDDOIPdcH144BTB4OvzfPHFn_pIRmx2W8gw1s5GKw9gtb5ctTz8jahArxmZEYoXvki8', 1, 1796044856281);
INSERT INTO public.one_time_links VALUES ('ZX-hZPmQOaf-TbsgrbyDhCv7P0FSPD9rYCdcW5NZpXw', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.XLuNQOHxE5vAeLAZRSKLkBKLYCJnteyQNqr8Wlr1HaxsqqiF1Rz5AHyBYA1VyWnNkqiD5Sz4ARmNyMRPgpX0KSABlKVnKPML5E62jUJfu1gcY7Ta_T-5mkYCDtxbXVCu_9LeMlAoahhfk1Uvp1SKfzHrRihX83EDnLNHshfCmsS4WW2AJ0eouvI0Bo7czbRcOdEd_cDSlehuWwhnGSJ42QnzeyZ0kQdQ1R0Te_h00wdLVsX9rOiS_EKFKTYsTA9n3lpBoDRVNrS3zSb2g9k_0Xcikcv_0x8', 1, 1796044856281);
INSERT INTO public.operations VALUES ('b734bbt8', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.JHsMkbbJvGFN9c0rqFtUKbFc8777FQzWTfbPrrFMnx7XlvI8oIJ53BxNrKk_eqQ2vLhDLvFnubwlWnl0ffJUXsmx_nF6sMvLQ9Tb5tVdfbVU-j1c92tPeyCmhxuNUoAZiUEIovr5p-Ci_gXPiOEMH9dUhwYwveXNYiveB3FDWo3iEmpqjo8Gt85qkFu9TNinUIcApxLQhCOd7yh2Jw-bPnBqHsMG5tQBM6CfNRfccblTrbkoKI9rnC06FBgBecmwopYI0nUpLUQ2MttTHEmVfNf8m_WTUN4lwOqd5Q73qgpXvRNQOBiQHuwYRl9t_RxgGrzt1onnE8tz31dDSNFyi1NK2bc8MsFb7QKaaRj67Ga5h9Obc-XojCWtjnZajjUhyOyZX2WWLrROCbf7JlXPrqLWwwZccxFH1oI_onj_b411uWtFHR37e6TNn5f2m0RUtWXi4B5tphyVWy-f72lfUEGUqUH1isu2SMa2U3Xy7o_oNsqF6naPYv72R_4YuuG1-IA4KfhG', 'v1.k1.0W2OVK5em_mj6xNcjUGqTOTtAZ-BoaTac3EEg8uq8WmoH5siRUK94zP7MtCs-8dWr8VoCGXDEkNqst4Ak0GKh1A8o9HKyhMh22fb07x0BEXbi7SdYTQ61MMl6AmeQo3DBXMSYsOACOYzYhc_kVe1UtvFgldj-lbGU_Ed2d-3_DW5Ij8jG_8jNzC1Mlwim6OqnyoZeixCMFe6aW_dBY_-ujriBamk1zOJ-OhBdnKFHsZ4cbNHB-GI2-4mSfQDSQAP_vELf4RsER0xbZ_LIC3LJBZTK-OduNWOoOQozbrGf0lkORliitBJQOs1tSUV_qvUTGi6ndugSzol4LkTB-f5SIy2xPmlJCAwDTeMe7FFAA-4aXBPvsH2YO8X-pXoGBH8OCHHSEHl74es6pcF0D0Mwq9jGBALls-8jNz6d-3iqnpEsmS7cNnG6yz30eJveU7FbsfTVMGUpGNixTx1EZJcSgRJ7RAfvFIO-nz1z2n8MiaNK4RbwPAEIc2w0294HL7FH0ImL3iN_nTYcd31NRmN4dj1NxWQzJZnfTfrXOlweME4AnhTgV9HnUIVYInSBJu2gDHS0WHEeeAPPJZEcLilhIDXRejafrfE9TXgEXyg4pePO9rT2EygkAQjmDTC4G9VBM4C_FdJotQX5ZmeR39JUZEuzTbK7_6zKHv2VasEWTt3lsv1JyWKqzRWV80pTVi1paMr71_n3L82WOAog65-mrqiI9NFJrc216zcBKmHVhvGGIRieYEH3TkFiINj4ridCnZgmuCVzLtp2Ph1JOdy2gSyob02G5Ljt3xOeIc7mJrpH0Liew1CqUGCRH-chGKOuWrZwu9JeeapASDdxg766b8FFQjZbD6O8emlabshf_N6UT4xWBFJyqqjR-koB0nLolm425kbKq_M05Ctii7qsyHGXSA7RFH3hd30QHUl39ZGFxckKSRxDHkQ31ouai03HgjSHjJq8JzDuvYhZEGfwjHz7C7ZAurgEmhnuRIq_BxEH-cDjTPvSKtjbHFLr34_mg0HwfmClxSPmRcQ1FoGFDtuUOZV3N-KGyS9VQ3bECujyzpMsRYJU_--MwUCD1gJDoUX8YSsMrK1HFcOlVd0j0lSf0Qg8VJVY_LFJ4K7Gw5tVjwPa7rWUBAalirKD0YPkry961cv0TV0GK1fnFGGOBr7KYZGeAlqJf7u4vjUvcXcDt6jUKFoRE9mxI1v993Fcte88f0SEDY_itdD_O-C-iz0IFxG8KINh7P9Edl6IR12wCBct3qHpOvnfdosu4k6Ze833eyyyGhSK-sA9-lke_SRJWm9RJHYgPGu-bpwSOIttJDSZ6jdRUTU8uWjEsGDMwqc3gUZJbPSn1Hm6dq1Pr2O9joExxdBU_bYHfumN03UJ3bXBjvBh2yiHkC0nh_rElcs5iggNcA2iEcFDk6RBa5wMBJAzxbBdLsiDWajTfJwodCY76W5ImzXDRDkXjeY-JKZWAni3xbbt34_BV36CLCQ5Iy6ZwUYKcSYyUPm_L-n_KThvcma1PnweOOVlIj6HZ5u9FBR4p-wHCb4qXXLN7mV6eMWqT7J07sniqsUpW4qxES1M-LQG0eIYLPtrTbExdZ0J6WIowKBT418JF3lc9KFENZzaomHDyJKsKnvus0H0H5cXuE_7MOTePTYqzU90oGzl8N-IJ-zvAjQMyLOPqxUP1dEzgBCyzSaKtu2Kl5yI86L50fDrJoxy5Pen910H7ogWaVrNRUb7uBBRGWEWGX6xHOykBQCznRXesywQRo59v5-tbOAyuq2b39yxndANyS1uKwZJRWefBdq_L913X3mHXe0RRB_7KeqvKZo9gv4y12EO2CJFwBzYbYB_igE3mODf-T0klrBzRhpkcINVn21LGCSdXJO75W0Z99vgo0jw8sj7zO2TEQnnLtT4Pvwaab7l5nBCXJUv_1H229Ao8OnbnIX5kRw8yQ3k0h5HQYdZR3et80gGEOT8FEmaeKySunELfqWQNYSkIOQ1wtgn0SzlpdPrp-utAM8qE85bAURUC-q7r0DA7JOCwdAEy3duueGYnYeOryIugUnDFkVeyqBBRGZOYB3c_qCvShTwI6z4Q5xYnO7N6P3gPufgFJGAuJhKcXbx9kUVGwPVtmUbNW-rSpcKwdCT6Uhe2nKKXTUnyQ_aRpRuXwq-YCmivnvttLICGSThixoF0VgFgs0yBrxJRCkPHqTeDjJL5ZHHNaCi02TfxDyxprFziekBtw_KOkhgH1FDdnbR-HaCElzkr4c7jyUM-lP8Hv65faX6IytG0sYFEgYPsWuAdE8pLG36JgnjGvjk1M678BhPdE7tisgIQz7HvNSMnrAuqbYa1i_YuDKsGaQq0KTuxtTH4PnatyfIk-e55U1J3yIZy5xoq5kOWrPm63x5i1q6wFzDWSfdSauvCDXHfhSVfhr9s1I-Ncs25CJQENoPktfAO55nZ7GaPKAZdUQx3xAqaVxssRbUtLlDViBRSRh3XC9tbJkrcYvHo1qIIIfq0k', 'done', 'v1.k1.fmF1T1yYaqOZu1GSE9xSs7KTCJZF5tIE-E_0X8drTr2aYD5I-ydHACwXQuSW5RPDLe2p75hyzVxkd-PmHgXb696v4nvBp-kw7yxqOErzqI9bWzVX9qgJ3NIRC0XM7VVkvZfItJXb-fbwN3cmKJnCXq5CDdqaSPUL', 1796044254345, 1796044254442, 1796044254532);
INSERT INTO public.operations VALUES ('g34fzy8s', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.Yw8G5NVJbuBm0sojby4Gb9HfWWAN6jc_hQJqH3rSscB0GNzf-3RB_zzFPPZvQfo5LXoiVUBz0bA5p_ftaa0-kX3A_gl1C-3sn92QLlZ1287fKv50rMAfaGYvvOsWFGiT1SWi8Bk0GbV5TwxxksCXRfBHPS4GkI13Y6aRDg0VKGR5qu_fcKomi2mHDW3fmO48_Ti_97vDjNgVyTY9PBlBT0bQxUieNbzI9v5-ViD28-dACtCStSJwdF3krZFFYGsZynQJAQzU7-RUYT1P88BeIPUtdMDsqhGE3EcZWxFFBEEeWqWLrUvD2EtD1Xoyn8Ff3eZOlYubOoq4Yz90n10YQw84z2FGzqH7j2LDmmsXbnsNawwv3XIGF_o_dFw2mf5V4Hr4AZ5cULV7gkMbOseFmEy_3K-KJQN0yu8DK_Pr4b96oaU_QRaG5tZSvJZiNps2BGisD0V0Wk4F5VCbDK1ueFTX8h_N7JSyR29v-FaTbDSGrUzGFNf3CeNspP0efEKMwwKBrLw', 'v1.k1.2dnIqGUzmk5dAB2H18rStpgjBAebM1vkfud4ZSGvWcXE8sAJByuHcH0JjTDvoMDLT_8Bez4qflnN4E7B4SeXFEcNXAKW-ym87LuWXrtPmk-7D9xEerXeVN1rxE1OZUY2Ogw4zExoP7TfX1wS4F--3PB6NlYVIPHKyNs_843MAgLfUgYPZlQnrC23KwV5IPF0Gsx1_eBpHbCneukaIdmXbMKGJU9usRdVFQBsI1qgcXy_m0N7tsVb2UAC7B1gPVWNQuxfXDvdFtp0P0LATavlEo_qk_dy-dmZopW0iDZFxPVLT_idfKzp9mzfL8V2auDRUPzjML607jFpSn4ie4RmvxrB14Af8q8lJ0CsPkCIdwMK_HNbEB-l13AkEcgnb0GMq3OOduiQBzPwk33eKT48OX58Jdogz7mKFW9xKu4u_RMNb7u7ZKYcevF4ezOKK5NbHtF3tBKC7aqvlF4GDwClNLdUQs9lbaPN47Gnlth3IP4CA9f08V7xi-rPGDTgVK95RwqbttD5jtmIwHJqgi2BulAXiphnH4ZcJP5yIp55W-5jQ1n8EIFBKosbZh5I8OLAmIOu8Rh99VpMnHk94JcP1-uAu10YBfoxlimwMfEo7fnK94_v7l1BSRBNPYZIO0T0WcAy389cZyL22rYOJpJbNc6rZGt8c-dsoF7xlRAezo2ZU5lf0SpdOYWFx99t_vHu8uy6mjXrxVK2EaN0bsiK3EDsJL0p20K5iws3he-WxOdHEm7QRUb9Nr01niig8_HPMjDvCFsiSxR1o4SzZ_hxD82w6x-SE9lfdsj9Ygw9RME68sN7sq1EPE8fX7xsSZFPWRhAzmFXlpNzhRyo2FJ8f4serNbLfyeLe5CEC1IboPGfUoBs0NyI68k0lKpEeIXMnsdajD8ynLMhQKlOsuBTz__Hsf0_EEwDOVSW7Y5kF6SWPRip1hlqgg_q8-aBI99vRANok0k9OenbtXjZ6WK4uyR5USbRMXZ8GjWbuphP-ivzLecmGg7i8I-UBB8Fr3OF1OVU_0_YYjJXUl3AlY9vYoBibOkTtvUeWs5SNA8hLpuiTEZrw75CpJ2z1EhjwqiKfkRWBuLBkDTosu8BcIwqJzTIMjQGIIaa0rBSgAIY8HWfMy1MMyUiAo28mLMv60hnvXm2oG1sOgr1zl1KdB1f8_1C__SYao9O1NEIgN0tRFl_f_N1QC6Qt_FRfLf1Jcy2kVE4lyfttjAdWcwrRr1fN7LxHJYsVwii4EdXY50jrEOCKXRMd8CibYhHKWczYRwDsW72KG6J1TcBYxbooAvXI1EWTJ17KlVOmZFzMbGWxp6k-VDuMFR8S0ZrV5LP3ZrLlxvoTy6vqZ3-Vnh6DIfRXdcBzzRcHVOTkw6OrjZVlm_lbNd5KQyZAox0V5rM6XaSM-cRO8zuHrVtumapLWsuWQcie3g0nIASh-pip6SvU1HUlV4G5b0p0okwBefj4j97NaQzwlcVdWBcjqJ09YgtDptZ5Artv5sGrDJ2y3vQ7Ai2JSQs-D6GMcCrgWuhGXJMY3C6RkM1OI01zOz4UBJCHXJDPsWO2qaYzJJwEXedWUv0KPLVCaVwb01dhECK0If3mOGedSKgKlz38DIuTZbGnul6oSR7CxbeBbnus6nuBMp4YTst0kRCBakx_-RmdazIqb-pp6vpaqeRv4I_3SEbS7fPVjQYqQmP02yLtCOlLAuvgbn51FI2bMNh3e3_F0Vj4zF4MvSysYjbNtLohjMR0mb3GWBR8XFJHk_IVVTB1pVCVYc-vosgqSjEu_YjOJhTuiIcRKIcuIUyuJsjQ0LsVpwBQbFwczpazw-huYtjSQc9jTsb9hiYzSjsk3WxKS7lN_Pklj9eT4PE9UtKqkJoGB4pBwYagy_LVIdzPWNwsrd5NdWYDySd0QjB8caq28kbKuHJCQrM8qf2ka372I984ttsZryXsIqR4SdbyqKfX0UM2UdXKRip3WnpDD1cLf4wK6LzYmFY1Yf7Kjj52kSD7EVo3YXaQVnNV77a_vVjuRsEIgBJ8Qr7dYU6kM8eFJbe-bZccIBZf9_BoyVlDySv3kQnc8rfeT_kx1tG25IlRP945zhIu3UiMheARs5-pKAQqOvIl8bAeZBliIbAW-2MhpnGK5UPWDeL79T4xCQTTwJL1erd0Oolz3HUta5NEom6zppie5brORZAVvrsKiXcy5vNQCdann-LVpr4Qs2_ijd5gapp5v4d0zUO8mU', 'sent', NULL, 1796044254796, 1796044255004, NULL);
INSERT INTO public.operations VALUES ('suhumrap', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.ERPRphWGgD374v1MNRnS-3XPKdPiA3ENn0wH7ppXdHpSYmmy6CistXcEw_u3iVnL550zsUzkqYjR3ewpk1oy9Hr9tpeEndE7r1HlzHwhVozbDlDXqx0qczQZ5zSMie7tSyMDHfOZ3HETkBTi9YLD0VrodG_M3dYQfluydMkr1hCp6swhXvEL0gRlgFxpgVFpVzsZDseSP1jLwMkP8EwEw-RswqwRqjB407C6Ug6mgQR3WCXnCEzcCYaIl1LzIIODsz8zJJGkGlw8xUZeNsOqlhogfbw4QL587SJduMyQlr_lhb4PhD1MTAghqnj-SIsbX_BPVd45HxdvtaDhNErLGeq_imEQHiKS5OThJNUYHQvE4cY6czpgR9qrKq0TNs0e1uQ4XDdTdy37efuxqQENECNro21LhygAGCiobow7uCCr0oEoAHmdOcbF81XebC8vAIFu-GrxETROqeh5CQm4TLN06271ZBXF3cuJ9pIWJ4bBd5Yj3XaRUGE_9XZmAD-J2zTliQs', 'v1.k1.WZ5rkw11re6dmUlkOZJdDMBXrb6kHa9APnAr5Hz--M_WmppqSq8K2F9iHa1c4R-On3fgsm6iM-8jfUfNW6PmIlcmZ3yIGwHf3LFPqOACeXMCCiaa4GGaTs7l3rVwR0zS7fqdlvAABx6UOSZDFHGFLdGOHMOeXM2Yb_s7eMvpNy6Gof-HeXTNjpaaxeIyBEPnqt-nExAEbibR0l31zC1Wt5i_XERDFc0p4XtXkHLzJZnVT-jdbuZ1PaK1w8bZMnKoirCVSCG568YoVYmr52I-XhWDlQaFHyb6iBgFyoPC0rTY0vXfpbgNseAbfhpfBXc4-6KFr1JN6GB9hHPl0-4nov_Ju3oyvB14iLGGJwtSf28S0xLRClg2VlDdcpsVowFbJt6RLeva2dwrglwwsaJCzGHvd9UwO_8X9lOW6M7CQDxrJbAt4CD4X5qcDXvZZoFODRCK_oEO4exhWuMw5H7jmAH7KtMZNMXr4kSbgGAbJRc4UR_1rtZy4S_b0UjFBr8sRHYtoC5kf_YWiGHLvrLtCGmUKlsd2PjurJF4PVW7QgPTNpkLaErOWI0l9xr8fnjR-ssT-4wJs26u7qQe91JWOMgGx9D9JRVuElmhH3I4axRD3Jl2F__olqfqpgwNxVDag5AClbrAulr76nqXD0Er3BWV_niBDxZBycT1TWyDq2RuAfupkB7xsdCRC39hVIIBocmr1oBPrHlFRi070BeS55-T9hc_CHpnGupLuCcAZQVbrwPI2rWpMSUuyBeeHTJJc66POAzR4EBtprFHfE-70w8GQtZ6i786TykXl-jvrC763z8aJ3FCOlkwvQ87AqDNAHys5obHgYtj_C7xxjFU8Eqp_2IgbeBMBSz3-AvvTaY32V83vsWb5fjmhxWcfzSs5dILGYwrJTzLaInTdhnT75oUS9ZTaORhRYeQKbrBSqdGYgARasthEagsU0BFEXIUU_kLuhwzE7pBK2l5ijf8wSOBjkt_7dnUgSNDPv4UBDCwicQ_E7oXqQ_DKfMwpN2rBfmAZVWDmKVfJLUecTLF3tkFcspCutHAEEXx48jVFLK74bHCGlNrap54qWcQfGdVwgBu0gT7wcMSCzseO4-WPrhbzDn1WDQOceqA2qFMahSvfe3Vgv0JKBM9i9yeAXc5G2eB8a9ril_Jaz235-FcY_5blG5bWidN7zfnAPWgRVSTk1tKoS4mFuvClZYVrXqOQ233K3I6ZIXndxvZo8YK0MJVq0UkGFCepIrBdi2eElPRvF5JcESToBC9SpagQDZnduJVoCDBew8f4YtcVZxN7jV0xyMq2X5-ojF1CzV5L8dnMuDm6V-bHvahogYIACoYjCls-py2Y-Zj0EwY9qyeNevTibIPhjRl2BQebq4c23thvQw2icwYi_Z1NCLqY5kOgr0clMDhNUvEm7JaPdNFT4BGtAjwPZ9pDu8n7B7F0R35TzswkzdCHIJ_NhaTfFXldnwS-ihqKQAAixrHrklK6QslROHc5sTXkwIkbI54_Gro_LyINbWV1EF75Bsa78y3QuKilWzeub1-OHXjbYRwp5F7o1TFaS-wWXMKUxHJiyVHldVdQ4me_iGyrIGKFneiX6nDLzHoXImC52OdxfXU7Da93Wi0jmKfZ9zrJV7FO7GwqAE3biVGoH-qX_4KRZF9HZ4is3GJDsHCDNR5m3SJPnv2rJZBbvhVrFGr3vyqwDGwtSvChw1Vwy00GTKs4Sd5LkAM88442MD7MkXUvQ0pEhqODGt9BvauDVtU8LOiNrYTNnAFHovik7-zZQuSrB8U4jODklJFJ6PbS-s0_wcNmOhub3rQagF7ZPYMtl65Cm-sieEdNglJ9AK1e5SuWTs5NatLYmQAAm0JHjyxEOMlhn1cr1FYVtFdQauIjdoEpQDCmM8weTp1EaKs1EXC-04efkTkD1zz_sPaQCAi1ZbFdu9bhPuFgLimKK0DkbLR7GwHiBDleDWLFYXhQrOlAwXftwavSnNQZ_4rF6zz95r1B7dMWBBIasg91yGPWg__H6T0LuHEUqVuY2UylCpcFTn80zaiSSASaCLLWBei8lm-y2n3G-zFPN4T_VQzWvEjHBKxFH-Y00EE7rw5462K29dI7PoUxFIdqulLSxvnAHGDYG8uJtcWEJXgRcePrI1e3ilhRrGyyfTQFG8dHfiKPDvq5Qj7QASO5Dgpy_-ZbVctd50bQBj1eZnt8w', 'sent', NULL, 1796044255086, 1796044255243, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.dk6FI4xSXlMS6ifS011Sp3Z5zzgUChpQ62PyeW2eyAeV', 'v1.k1.8ffJGzGSosA1bQ-uIc_HrGtIy9Ou6E94my4E8B1HphI1HA', 'done', 'v1.k1.Nb2nnA7rRKIOav3-mDZO3f9aItDHfK6X31qWVLrMgGhn1g', 1796044256331, 1796044256335, 1796044256339);
INSERT INTO public.pending_requests VALUES ('g34fzy8s', 'T0ACME', 'U0ANN', 'request:53d80574796c93ca4bcb47a94f601d187cced9bfb890b64bed8ec8e25294a05a', 'v1.k1.dYsh19BKQCQc7b8GlUUhskkNZqLrhJpOGSZ04R3weuMzFqohmu3OV7AjxCrFJLcznDDekrq5cE4i14menOdibnZNPRdW97i_qggDfz_lLg-svZqAbiIyb8i_C3E2zWy1mCx-QzKhZzXo3XFnyYENOb4wKiKKPfWMsCBWRTj5o9WBfEfPn6D1tJIpS9fAgQlYgwRgwB0BvcchhbgFhFmAiwNzNoz0MynTHo3GUD_3GifTrZcy9ED-pCftOlrOolPWpv8t93O73DRJbWJNyBhaVvG7su2DlpEbC0wzVMA7DUCH3RjkL2psUFQ0peMIlLrcQaA-dvzACOi38zzEb4OyU7Exje_lnotU8jpXwNK_J_FKqspFOon61649rVERcORlAqRkrvGmvMpvAH_IYIQ2th0rGuyk3OWVHLZwDVvKxspR5LeHoIskWFUbDRLPPPI32sk2Pig_Z7RwUkf4i-O6gT_pfgJtWS7qPKkVkZMLpauD3QxBO34CLtCJ2D1TWiTZKtVzytjhDTjuPDhvAM5XJLm0pDgET2699EuGJYFpAudu64TUMXZAcTL6dhHox7NL', NULL, 1796044254820);
INSERT INTO public.pending_requests VALUES ('suhumrap', 'T0ACME', 'U0BOB', 'request:ab5e44f6ae99552af216e5bb505128f31e871302d00e9ef1a989379eefff9df7', 'v1.k1.qHR87-sYzMQ00240q5WbQ3f7kIRwVMv7z_nSOfkBMGnKMQiqZByENFxwB76IjGu-_NIvx_rxlpn2mZT6geBRyPNRdzt5K-QM1U9mguB2i2LNtINWiSCTivS6gQC69723OTDTEoZYXtY1ZBEq--HT2VM8AP_IHQ3c1AQPhdYy4-7T7_cNJxbT6x6hX-orKvEun4dduDOnITXt8Agr4FQQb__O13ojs9D2KehNn3qqMjFuukpHjvm7vWIzNX14WXMAzVZtBLcGDCCSqXVYJFC-Djd3q0wFqELZuP2TX_-XKr5VLsBbrBZt_9GVyJZt_iltCwto-8xhEZQSYGPuwU8eTSzZpOGGJ119WcKsWmEBMsbiEEvwd3lVrVfBywwKz_Q6Rq24aTWOMepnzGKdz-UJXI728YoedYTFxrAorr7hOERce-6kCMHam-Lkq-bVIRJA1Y3D8aMqLZT0aelRdqlyZ-c5kJLD-dFh11Z_qJLUlb-7ZLCTiBdMlilCAuOYbrFxKIFkQoMRY48TEbP99WSdgUy6fE_pLA7_Y3Lqu7buIDan3Zyu7RTJS1ynZ0vJtiUz', NULL, 1796044255094);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.HcySJ-mTSOrIRTAuZ1R64K9mfgRrsWjBoxVW00fFjAdlMz0', NULL, 1796044256353);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-198', 199, 'U0OTHER', 1796044256769, 'planted-202', 'planted-203', 'planted-204');
INSERT INTO public.posts VALUES ('356f923f-47d3-45af-8184-9753beaa8cd3', 'T0ACME', 'C0KILL3', NULL, 'answer:b734bbt8', NULL, NULL, 'posted', 0, NULL, 1796044254662, 1796046054655, '1796044254.745000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('6fabe696-e70b-413f-a4cd-5b6959214211', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-30T13:10:54.473Z', '1796044254.262000', 'v1.k1.SoWw-Azc8L-jaG9Xd-CLyVf_9RUDByo5wb10L99D-32H8W4WXTACT4JDx2a23FzUrFRMz5IsizW2g9OWItzOnFyuol9_r38hR-Y5u80eXeJlYYhZIqtGy8BtxHWa5AkjSbuSwMaFKQe0KYePsJOoQVApcg38TGf9NQe9C0ZePdc1SFuy-YNK0z3DxHWUeM9YSUF7Cb-ToNP4RZO9cWtVCnSvZJAb9DwXAHuEc3E5u37v5aNEJC9geGXxslLXm1r8jCaij2zCUa3K', 'waiting', 0, NULL, 1796044254985, 1796130654970, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('12cbe544-196c-46bd-824a-c839e7ad9d42', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-30T13:10:54.473Z', '1796044254.745000', 'v1.k1.6H06AGC5V-VNzlJxENF0Bc0gvk0lJG1NEq2yanJCBr0fMDJX9iNR4zByRjlj-SaqqIyJRTMG9SIswHXvH08g7_LF7a6Zq5arF2oX9x6bEbQbZpyT92ozHflKRnCTPWpTXtdMLcg-P7FrM_Z4GF_DMNFqXvvCpsw4ZHV67pidev-YfDVIbHhPLM_a_cgE4-MlXm3b9wMT1vLhx5zMA5M7Ep3UP5IohiAo-Cgjopq4pF7n66rfzTwLPNhd2QBAmq18B9eVldeDhI2X', 'waiting', 0, '1796044254.745000', 1796044254988, 1796130654970, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.Bq_VWf8gCiiHHnP5Iiv_QZMQtBqmDey26gr2xrX5OFx6ZtI', 'waiting', 0, NULL, 1796044256355, 1796044316355, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-206', 1796044256778, 1796044256779, 1796044256780, 1796044256781, 'planted-211', 'planted-212', 'planted-213', 1796044256785, 'planted-215');
INSERT INTO public.schema_versions VALUES (1, 1796044246320, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1796044256789, 1796044256790, 1796044256791, 1796044256792, 1796044256793, 222, 223);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1796044256799, 1796044256800, 'planted-228', 1796044256802);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'zFRM2qwBbLWMdj3Mytsc9A');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1796044256814, 1796044256815, 1796044256816, 1796044256817, 1796044256818, 'planted-236');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-238', 'planted-239', 'planted-240', 'U0OTHER', 1796044256830, 1796044256831);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1796044256834);
INSERT INTO public.webhook_events VALUES ('planted-246', 1796044256837, 1796044256838, 1796044256839, 250);
INSERT INTO public.webhook_health VALUES (1796044256842, 1796044256843, 1796044256844, 254);
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