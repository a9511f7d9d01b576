-- written 1796075380047
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-30 21:49:38.900526+00', '2026-11-30 21:49:38.900526+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 21:49:38.900526+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:38.923431+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-30 21:49:53.954015+00', '2026-11-30 21:49:38.895433+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 21:49:53.895433+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-30 21:49:53.972447+00', '2026-11-30 21:49:38.896467+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 21:49:53.896467+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-30 22:49:39.041385+00', '2026-11-30 21:49:38.897921+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 22:49:38.914124+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-30 21:49:44.065451+00', '2026-11-30 21:49:38.897197+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 21:49:43.91023+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-30 21:49:42.052679+00', '2026-11-30 21:49:38.883339+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 21:49:41.883339+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-30 21:50:39.086224+00', '2026-11-30 21:49:38.875855+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 21:50:38.875855+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-30 21:49:42.077364+00', '2026-11-30 21:49:38.884137+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 21:49:41.884137+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-30 22:49:39.114665+00', '2026-11-30 21:49:38.871267+00', '2026-11-30 21:49:38.923431+00', NULL, '2027-11-30 22:49:38.871267+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('388fda41-6e76-837d-ab69-afa2955df370', 'post', 0, '{"key": "6111b438-48f7-47ad-ab8d-2bd0681ae7ed", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-30 21:49:39.47107+00', '2026-11-30 21:49:39.47107+00', '2026-11-30 21:49:39.475984+00', '2026-11-30 21:49:39.493639+00', '2027-11-30 21:49:39.47107+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:39.480003+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2af5a6ea-b401-81c3-a135-c413b7a2a511', 'request', 0, '{"key": "request:5029cfe69873f1770ec1a1575b7e46b7565b53298a89703fdf8630bf80edbdb5", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "3d4zujnw"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '2af5a6ea-b401-81c3-a135-c413b7a2a511', NULL, NULL, NULL, '2026-11-30 21:49:39.297553+00', '2026-11-30 21:49:39.297553+00', '2026-11-30 21:49:39.312182+00', '2026-11-30 21:49:39.508186+00', '2027-11-30 21:49:39.297553+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:39.414685+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3c4fea69-d6af-8ed8-a410-f800abcdd5ac', 'post', 0, '{"key": "7504898f-4502-4f4d-8c30-793c0ccaa7ae", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-30 21:49:39.556962+00', '2026-11-30 21:49:39.556962+00', '2026-11-30 21:49:39.560876+00', NULL, '2027-11-30 21:49:39.556962+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:39.560876+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('4f8ba49a-2202-80f8-a1bb-261290f45c09', 'post', 0, '{"key": "968ff487-4bb1-4d55-b427-1acfb9035caf", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-30 21:49:39.55852+00', '2026-11-30 21:49:39.55852+00', '2026-11-30 21:49:39.567009+00', NULL, '2027-11-30 21:49:39.55852+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:39.567009+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('27e247bb-531d-8d94-ab5e-52450f398db2', 'request', 0, '{"key": "request:553ae10f107a7d51dc195a5308b841c6c19ed7b10dc8bbb220eabedae5952cc7", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "rnqjkskm"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-30 21:49:39.537889+00', '2026-11-30 21:49:39.537889+00', '2026-11-30 21:49:39.54281+00', NULL, '2027-11-30 21:49:39.537889+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:39.585922+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2e3976a7-9a1a-8d34-a232-4515f89db5e2', 'post', 0, '{"key": "e60fc8d3-2374-4e98-8365-fbf9139eb915", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-30 21:49:39.774053+00', '2026-11-30 21:49:39.774053+00', '2026-11-30 21:49:39.776696+00', NULL, '2027-11-30 21:49:39.774053+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:39.781244+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1a7ef28f-6dbd-83b1-a967-2dc4d7e8526d', 'request', 0, '{"key": "request:67d3a6f0038f82f19c4e5126e2f55db347de96c5540e5afbc4ff7a3f07bffc5f", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "97aqxgbr"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '1a7ef28f-6dbd-83b1-a967-2dc4d7e8526d', NULL, NULL, NULL, '2026-11-30 21:49:39.601933+00', '2026-11-30 21:49:39.601933+00', '2026-11-30 21:49:39.648189+00', NULL, '2027-11-30 21:49:39.601933+00', NULL, NULL, 'key_strict_fifo', '2026-11-30 21:49:39.744645+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:49:38.853284+00', '2026-11-30 21:49:38.854913+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:49:38.856587+00', '2026-11-30 21:49:38.857068+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:49:38.857487+00', '2026-11-30 21:49:38.85801+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-30 21:49:38.85839+00', '2026-11-30 21:49:38.859556+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-30 21:49:38.875965+00', '2026-11-30 21:49:38.875303+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.weZ14SuMKNDMGN7JqQwNX_-pEktqGLVLIJvqqgtIfaWbyWTLPg8Y', 'token', NULL, 0, 1796075376381, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.7Wab8H2UfoKGmBCgrZ3BRZ-Lx_I8iKRK8Bt2_1gWYR9xV1j23l93', 'token', NULL, 0, 1796075376382, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.cNNuJOoUPF-dwy-F1dxzotV2nJEVeLGOV8XdymWNLuUJ01V7XhgnWSG7txU', 'sign-in', 'v1.k1.BltT9934biBqsVsS0F8naceTuk9LlJoJJBGdknmGuMdFGD0rn-1kqctksqHcEowvZNnSc9mkSkf6Qbd4FNPwPiX3t39and22T2xXwzK4GA', 0, 1796075379929, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('rWrAKRofV1QgZrsm0F236w', 'T1', 'C1', 'USEALED', 'v1.k1.ptnFnR_0Y25ajuPOOKrYp5HkhK3xWEX2GsgV8dPgL-4Lp_bPOOj3pfLGGKs', 1796075379950, 1796161779950);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-128', 1796075380145, 'planted-130', 1796075380147);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1796075379417, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', '3d4zujnw', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1796075379752, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', '97aqxgbr', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-133', 'U0OTHER', 1796075380153, 1796075380154, 'planted-137', 1796075380156);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1796075379.492000', 42, 12, '406bc40b7a6d74fb49512e0792425869f6f5b68e', 0, 'U0ANN', 1796680179468, 1796075379500, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1796075379.243000', 42, 12, '406bc40b7a6d74fb49512e0792425869f6f5b68e', 0, 'U0ANN', 1796680179508, 1796075379538, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1796075380496, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1796075380792, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-140', 'planted-141');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-143', 1796075380172, 1796075380173, 'U0OTHER', 'planted-147', 1796075380176, 'planted-149', 1796075380178, 1796075380179, 'planted-152', 1796075380181);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1796075376382);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1796075376382);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1796075376383);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1796075376383);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1796075376383);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1796075376384);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1796075379960, 0, 'ready', NULL, 0, 'v1.k1.M0ahZXKywqF1Jk6-Jc85BF95CvGt0jwo7DaHV8c96H0', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 21:44', '["44 21 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796074980000, 1796074980000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 21:44', '["44 21 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, NULL, 1796074980000, 1796074980000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, NULL, 1796075379959, 1796075379960, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'e60fc8d3-2374-4e98-8365-fbf9139eb915', 'send', 1, 1796075379788);
INSERT INTO public.durable_work VALUES ('planted-154', 'planted-155', 'planted-156', 'planted-157', 1796075380188, 159, 1796075380190);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-162', 163, 'planted-164', 'planted-165', 'planted-166', 'planted-167', 'planted-168', 1796075380200, 1796075380201);
INSERT INTO public.greetings VALUES ('T0OTHER', 1796075380204);
INSERT INTO public.group_watches VALUES ('T0OTHER', 'planted-174', 1796075380208, 'planted-176', 'U0OTHER', 'planted-178', 1796075380212, 1796075380213, 'planted-181', 1796075380215);
INSERT INTO public.heartbeats VALUES ('c2e1c381-532a-4066-b9c6-d441282e7de8', 1796075378588, 1796075378732);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1796075379955, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.__dd5XSVDvRmQkY2Z1x2b1JEXoCwp1keFHn4lT7C4ptU1ZTrUV-P7GBnvpYLg_MK', 'v1.k1.qvgzXKGqNr3RrNFARCLcZk6XituGh4hKRxlmqWtMFQxd5rHNYiQLaiRGrw', 1, 0, 1796075379948);
INSERT INTO public.leases VALUES ('announce T0ACME 42!12', 'f87a51e9-66c4-444d-9ae3-4da93c6f0a5c', 1796075385503);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '9e33ac82-cdae-42e2-b90d-e58874102287', 1796075379553);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'a58abb26-623a-4c30-8fb1-2ca82d0f3fb8', 1796075385765);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-184', 1796075380220, 'planted-186', 1796075380222);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-189', 'U0OTHER', 'planted-191', 1796075380227);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-30T21:49:39.356Z', 0, 'v1.k1.xmWnIUevccXWw0CBYsPnvE5VQIw2zx23Bu6JVPHf4jUnyGatl5n9KuXv8Ta3pjM7d0-gb3sb-nYTZfyyi96HIvwRoQ1TfWtqW2v6S8VOBr_FuDU1BlFrs0h8pCk464fReljwuwhipAhn24w', 1796075379434, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-30T21:49:39.718Z', 0, 'v1.k1.lcjzR2I9FBWkVVaxMozSWLtlTNu80P6Ztq_orrJyHlvfFfrTgIj7SbPQwiMq7ltqoNiiGVIltRAN_x6UL_2yT1xQq_YYzqGq-YZryeKtCr5B9R0SaAJvgFfwXxJu2kP3PQJm8EPcryJsxe4', 1796075379762, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.-0LmffF0YEdQ2ogeZVh7mO3cZDeUPS63psfN2EXvSuSG', 1796075379955, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.29zWbYqwY-pzoHDbzrv7Iszv1EGvdmD6YUpmCxFpe6_ZlUwzk8cjrmGIai2d8MPNUfhnxxFugI--qiGVqhINAGaWvR4fXVS9gByMIxXQQaBEyB83GxJq1rmXEdaj4NLaMtK-3PLqOoalNZ7EM1IQlhTJrAK33NtDheOiM7tjOMmaG4Y5emZGFsvDMkPMnYvD-1BNesMQRuY5ev8DiWJeqUi99RJotHWEjOVa0s5mxmxxouITIJLQRS-oYEUuxaIieK20t16Vm4JjrLPpO9xZToKpy9eJMky-wV95Qe7uyH_AFx4jwmrdb4P0BTqRpTofd5869bsROgT9RvWzSsjovhVQk2Fux4m3C_AZo1OYZlUE9kTwgFEhF_X6GHxFw8wZOFcSOP7Op63GTQvxDNOEAEyhKlBAD3lDUPjJXGMVVTssmpwmwMk1Fz7FVagnzECpgpYGE__vjw9pTTTpDZuZDmmLGNYm5uq-WLUPavbQnxBMdJzchCuh4P4YM-owiora4wOINfJG0gmMpQGlqK-K0H1TJnXrzJsDUd2kfx63JH2R8oehcdlfDZ3xJ75nlJ1XbD9TuQ7PuI2sx9nl5PpCQ4LPvi1snbgwOQEMFP-pPNoH3T6KpIm9PaQ3QLHtMiCLhd90kQxcwtBbxx5XVPF2gVEtJ6FDZzHxLcQ3zRtOontQAXMqNz8RkBUZRnkvXXNLplkaS9Sk7A1S5xcScAiMtKg4bUB0pAE8bJIZlFtcTq3xn767uGagdceTBWpLYzDE-2Xqf-iEmWKv79ShwoK_nRzoLVvhcv4ld6fAS_Uwrrajkkyb20R48cauEbFDBiNy61HQdn0saLp1Ve45MJA5Lrn1iWFJ9fNK5NaKdKOqGhvIht3X6CSiuUpm8DR9ga5c60VJ2-fMkai5dND1YsvkjSp6yB5TKmo2knxwq_9uo8Iqae0i8RQMgOLKs1uPuswp_lvaiA5IGqSKP382V1gsBT8oKWlbSyiihsHg9IYQBDAdgcfjfYDxx0TUa370YtSti8Ihok2bHTFBjEnskGYjzEdjU0Uf_MDZhvcF02HJ0YnfARYeeivZOIqkutIGm4CTTXq8j1UfGIaftCoo2ywSsJCPGgJpQOY_0DkoU5-K14-eLErh16ROo1_D89Dpv0SiicB2pkt7Rz7GPkNdsEizvEWcBRQqJuSm_-tdRvw4OvcAaDYY36NG6Qo7oktbpueRG4CxvAF5GetI7RyOknPBMCUJxOBSYza6vLOkoefCxoUIpjvfD-z46_1UJFSNh0rKgwc6gFZOqD54P-ptAUQDcOa7SR44lD5f9z18Mm2I20C2YzJhLcdyW9mDK4ZfZTXChBJuLJl3JXKKQ3lpHxDgDpCVwRuppbqy2L7udpph2rsTmR_56Yq1sa9PvJ4h-VKMmssaA8mUaa2yPDr5j8CXxw3hdOUo0q5vKknFOqSNCSsWJttoCedwrSCyXTTlODPxzkGaPh0VDRSl8yhmfLFlKDmgZujvll_59XTfoVxabnKx9zR-wAxNvcnEvcXSZvU_E3gebW_GVGI0bGpXDyWsBI5BGYrVID8vA8-dgOoXzw0wNL2AkqRuPrY5p40zNdDACv9SWIVoK0wYbckEXQDnK3io8DiQyrkXBBowfvHXDARUhrTr7jIE79kBA2211iADfKtlL4uPvi45ULLysFJRWUTpGTpq9UoGiWD-a1VTR9aCUhgawp96BRy3XCsNE2sEvYWaOfAb9DrhJD4iY7hvM4mBRJYjQ4E7hy27AsVCQo0r_LJbO1-H4lPs_RPdLCTpZ4jiNt6S-kkJE8MQWnl5tbA_PvpjuRIQJWa3dhvlGgA2Hw5dc3Jyd8CzEnM4xiAlJMJUOjU0Vv0Z9xPVfS7wVUNlVfxr92lbK7w42rJP7jZL3kLZqDl42w3qy_ZBEuUmEyu4BTZkSIgx0ouAVovUuz6fThPpzUtLdF9CPdljdwzCJGnt6AlmL_Nxw8tbkaf1fnleUEuLpl7IGNUBFBSkZ3GThwnadBF80YEi3zKLVdBRH6BkmfifjWSuF7N85KwMeEIGP_WCt-RMTyxGn7YgoAeaiDkkFE4qIppQhCWukfGytUODk7Dc3kav8nFDTOwnaQh29xuR_qzqywWGEkg1-Dc8x56OE1VT3_cI0b1t7hkwszT1GUjZgmWmjxmF-avradvI9W0-gIaiOVrl5O0fFjJj4-E7v_dBRt8KI9ZuFbum_RFnIL-5a3YANRE8KOeq2duVjA3-hNnwh9f2yXryxGLLBLvRJllCcP-pFVc5EBEZcGG7vEn69oN4Z0-j2Cqqt_SfaAVAun7q2YcMR0qOEcuGdto63vm3Lii49GOI8UfGdEjNgbncAioqeXceU3RU8SV2oIdXY5C29HMWegOH6VXVaXz1eiaLwTW0ecJS5z1hYVMY22tBxCNJO4Vi2KfoRfgwYTIgi8IqVBAPPv6zsK9-Jdcd3yOecQZy-MJFSrtiaObRVTtqYtSJKgnGNf_29Q4RhFKotobliJWUWvRJYibqhuLzhvAVJEnFNd4SSeKOg4nxj5dIHUvZpo1EPXG0XD2268o7Ru8Uc6tJDdHFAUWLUmkfZ9BrNy6KHZLFrbEArIMOtVZbgtUiOKBwGU1Cl_yXGbl97BROIdL4wbrv5Qa2Y0liGQR806yUY5ffgcXfnY9TacXydHTSq5kayxHlGqXYhi1SJACEDbbhXDTxCTuEPhuzLyUNFAUOJqbDl4wPi7I_lKjIIuFueZH09uAk5qOWMJ_cfUwxkO_WxYOwnB5pPII19E_UpKYQza0IKV0Iaomu0eT59kMUzuBhMDbpygFdpc1aDzYm9aiRatggLxsPH-FjLCYmTvfaS84cvctqe8ZXOYoeRlx2_kYJG-lnmf35NnSXuTDP9073fForauzw7q19HwPLcZXhTpFK8__x-Mk4rd5YU3QTiUMMeML1QXkVCpKYpQHy5N2wsuHLVcdUOjb6izIXNbbWmhEgMUlgag2ErAz5jnpqg002OR5eTMduKDRjFJNbcBF8eJAz23AsWrlwHn3RmcPwc1tCUOZhDdT-k73-XoFa9lVcSSYLDCnCJ3tdRhhiB3rWPNCfOXxZK3PKD_FRyg', 3, 1796075379461);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.TPKrZ6BHMIAX45cXlsdv1DnISf34hxJrzqA8K6zn1LXjh581SpCHKLav59KDjFY0fAsQJC-zrKD7iwivv2bxe1YnGdehAqNdBCkQIvu9RHEROMd7-0tjYlGmgOLmpIF8GC4M65BV_5C9oZEAXxbrF-etc7HeL8-Xs7nJA9yavidYn03Usgfcfj7s7vIkWDpAipEssPKx4b9cdL0P6mqDlQbmv0epzHLSW5JuplYC04XVkQmQO10K49lAFJdecnFsu_JuWzRlXBuQvwbC4ycOKYW_wWj20apr1h9EiIbkHHaxuQrmSjTeLFaX8kSM3DV6SLionP2sZBS8-P6IMTMS5Edsw10HoON8geaHBu7KkNcFgLblqp9GYMb0JHH_7-jjY4fhWBoxVrjwJZUuUDIsf_twAR8HPpzSf-bRiguhJJw4Vxglzkpa2wI16uGFZeBxDHgEwi6Mn8dssY93JxywmNgLUgcy5lB1ag0b6rILHdcJDf-aX1Xly3h5Q5lS3udQsVev7x3z_ToSJL7xLzjWpG0Z-AldoebjD8H79TCHLh4v3FAtkUiYzzHMZHFr48CTqh-1FdAVrjLAVwgHDoTcrinjn_3pQsFaL7Xj5rEJP4scfQN9pE79uoLeQgLcsoWj4_g0sfcpzlXuMEdS4evIGek1COs6MvxENNNDnCw6hWAujP46Phd3Ifrmgn7vxslcC5EYhNDeou8q3ZTkI2myuwi7JaBtgcjsozN_hvcwD_TVztjx_2HJCQOjo1dRtt3cBRIj2eI-bwugSYL1ZUhRVehdgnpB0EZrwzOPZXR4RhOEBYryPC5VymcmNXTRQx5zib7v-R9248wgpIrOfsKw-jRzJ86cFUO6bSd8aXca2_bisFjXfKm40sEdUuhD3_cJbdT9QphpMVpfNlEVfae2ytlU0yrs86MT7akIUz8R3HPsoVC5hr_1YtK9Pe3w44MWcdC1QU8juDeCopmTq6ySQ-_wBHXwDaomBTolwIY60XJM6J20_MvhzWqvtv08yOjkpBPgCvHKvfdeIIlps3wutA6Mmj23vAIUKybYOaaJ51_GNo-N3E2DjJrs6lZ2uMLzfkDbyZ-7Gd2SYCRxayawtD4cyQ9elue0DfAfEhfLYBYE29c_ecFlf93Ux36fa6VRfrHSSeNn0r8r7Ip1dlkrmAqUN_84clxg2500VRq1Gz_P7nShQyHMxJiBiVhPcgAOhejKYEGMs4-pIyYoozpvdVw9oQOqVZLZlQNBkrKeq1HLzfbwVlN_i8-U4GXauUdg_o4WLx-cYOvQ-rjvviJwsJ7QAwSuSiqMoHw-gkCQ3TpOFQ49i1eNCjBeBMh9UY0xum5D6ooobLvvBlwLJm64ypUAa6x1H96fseM8VizQV6i7z2YfBDeQeNhHaJjY5ATV4AGEXhmcEzVDjpiebMRlm2UChRlMt2YQqlYAr5vRwDPbpWqNlbWDsUMlGmVWTYPpSVSJELW1390mpcMZRcgN6kFyxalPpsWyFSToz2iSVSoMh-DNghfZa_0NkwkhY66JEPOYnr1yRQGyQHjYcFi5BrRI0LuRBBkAO5Zpht9_5K-bSq8_Jfzpu4m-YSjDds5GhaJUq37swIec3g4_0CLwAGu8_ZZBoZmSIhMSe2lNnsaQ8WVLqmBXkfzHID_OAZJDUe3WTvTJCjs0CQdvJUCmJhdVP9vpGaVSR4PoaIQW1eG5yZsXBuoKJWbLPCzxzEjcYIg6TARqgOzV3BfqfNKw0Su5oz8NEiaTp2Wtx2JoOc3mMX1PNIvJxkeJBfd3sLg_9rbAj3_uHebzuNm8MQKFzMFrztl81yvYvQQ5DHGN316aUXGkd0LJJSWZEyEkG-PrhDSQizyWRZxaMbrXQI9mjcf8MVIEE8-yTwyojg03LgrdHcRHymoM5qI3oZ0hF-p2xkm7Q2yGCZ_GbnZP2d-8d5Q5FAsVlZdHI7NUjmApUCrf6IB5iWqFw-aK2jSm8HxL85mz2ZOIpuJF7pbhYiroJlUeiIDeU_TQvEPA0SvYKXgJULDKZtOkX67sI0FeWGjOHG5kJ2y0eA_u7Jdzm-pPSpEd8kLLgjwBPm9e7EmTKpT14eWbvOI7MXRhX9KKzrrBGdC_t1SCwMOhTsmKsj3mwL_wtvcnd3jnSml5UagdnSgADIzLlbvKURRK9qP4GbN3yRnZfrn7CWReNRslq3YeLz_myThJLwMXbg0yxoGebnPgGeMsHrcWJdBHLja6oOBhoQ2-BVp669Whaez-g462o966WwRWe-Lw0e6CDhlKHZ1mqgIQUDrndvdkKyfkUGEbb7TbyjzM_FlSeKJG2W_qgvBNZc81VA28taM-N20o-7zsl9e_mT3kMEm_E4gQpGhD0or2Aqf3sd-lqOO-smQDFN5GoDDXSm9EYKQhbLxUNFg0KIxNBasPZFLznCgDlZHUVZG_8EDy-R7OF1aW6lYjjMM-Wj7IF5qowFQ1kg', 2, 1796075379770);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.1RKE_xQvW-MP1ul1msNcp5O4W6Ve1arepokiKDzYKLE', 1, 1796075379954);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.JFzduDFQ4VK1L34yxwAwHIwIZsmDKcPc3xih09aYfIcZ5y24nnMGjZlVntr0KXeQXoLcP-YfCiA1Ddc4-ALohh8IJQKXGCs');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.1d0V7WILlRCg_xPnVoHmuNOpoltzuPEJmUKcKGwL1CCpUKwnG6HwYDzlq841V5AjxsQdgK1GGv-M2o2znVNraiKy_J3aosY');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-195');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.wWhbKUKq70ZY1aRSsh7AweM5RxU3bXD9XJyqzgnB9fHBgaZxCChUHWUiIKNMS_vc2hLBVaVJ1sCGh9rJEWjGvfgkPDPeYWOmXhVTY-bfAxFECl69rD54hsH4s6asL032K-bLVwc', 1796075379953, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('pEW8D4cdoCKkcgMhhM48BLmu5UBkFM3u15SreX8XROY', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.u7F4p_m19o5aJ2n-rNC30A-m-nQNn3slwZk2VAzJCuBmP3C8Z__mMYc3IQLEgPv5YRb0eUY-hNWEl8ZRx8M6JK7EDnSme4Eyl3-fXW1iatmrwkGawNH8CcfJh7vu32n1xMUEFAVBASAUWPVE8X-pehwlln4X8bbv', 0, 1796075979945);
INSERT INTO public.one_time_links VALUES ('j1lxhdi3PN4X-bj6j8Dg8u4pFnIBExm6MufAXCxpQ3g', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.cFfCmLUL2_l1FVZ2_a8aJpr_-_yyAmRwu-W1bTq3BjMZiJBY_SDixoyD8aAScb7H3I9FoWQDqsRRZF_HqZkLtMf_MiDg-aG3npdocfsE416n95xpwy9zLHhNF896al6mx-VgqX1FmjgEALRhxDnFOFNBlTsdyW4tq-ALI5mz3vO42DfjgpXJoCPf-gkzh_ioCwyVyZdeVXLZ64CKpdg', 0, 1796075979946);
INSERT INTO public.one_time_links VALUES ('htUl6KXjFHrj4_ewUmE8lNUDUsvudNML15ynI34DEv0', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.WoP-KnjOpQc-D7-mfzFXbYO_jKttaTy33hZjFyY0yE9QPboGCfXBHrWNJxg1e0lpSr5lO7DYAy23u9x1a4-hVLfs2Jd5yLhIAO4_6Z6odUx8Jg', 0, 1796075979947);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.fueVzdurrJOQFSsM2cZzQAOg_vTnqYfOAI0OZhdndqCc3CNnnrXpGrtxJTmXYD0', 0, 1796075979949);
INSERT INTO public.one_time_links VALUES ('VnEKRSS0pgb7Y34aryUk0aBNkXxoCt2x3bU73vMOplM', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.GQejDCTcJKy3BIkJgHp1cGlJJHt9kxJSRAbVNR-SvGczMynuQxygPnBtkibpRY3DfB93XkwDPGa1KU2Bltkgr_4EAabbF3ATtGwzalgS6kVnBKi4dBd0skH3qZSCu51MiD07hjilXtbWv3hfFzUb5LUBuFfqAAY6JXE4kbdtXGlUkBr2rWr3jrqjorRxJINOqsQhArjHMkRq7Pu_zmkP99LzOKZdQFQ-nVox4S9xMyETGwWRA0M4yXu1cGC4nHjgBeQTwisMyBEdDixXP11f6A', 0, 1796075979937);
INSERT INTO public.one_time_links VALUES ('vYOqu1VZqozJqTyT6ZIZeotIT-nYAzPQkzObbeUz65k', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.4ESCJZbONvnW6y4GAaU5SE9m5ZAf_Yp0uXsk9O_m7DG_q17b6WpYNsXVkJxUN287ytRBNllGDEh4Oek', 1, 1796075979938);
INSERT INTO public.one_time_links VALUES ('remdGNbHP0Z7aDMB3EfTZ4_cM66IsWOMhERJ3xdzCm0', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.b3Rx1C6RJROdY9OVnslKejRjOxQLzxk2HQztEsYByp6Prw-aLy8b5zfg801mjnyrAoAJAZ4ab3nyPZOrPQjcODlg4DuVT-Ia_gseW9JYZaWfvUioiWPniquV1VojRt4TeRdiQKqrAajyEwFL6iiZvN-ZOqUYF8VEyYGinSnM-W84QDy466qobbRWWgUwwS7l2q24NH9riw-xizsoGGG9WjZNmeuR4f_H3anB5zGi5E5_QSxvvksOpWogzJINEV94vp13m1E4xIVHcIHfME0PgHmLa38f8vE', 1, 1796075979938);
INSERT INTO public.operations VALUES ('3d4zujnw', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.7T-q3HPjA9R7G7B6uRXDMIZWzPMBEWdHUItc3ytrMLAF6vCFa8kjPY04WowbxiyJcEbgOJYnrd8g7vCmjbNdMHM3j5CrWsgg7fMu6HYX5_uSk5DZjH0n6jBNJ5bhVuswjszHGunJXMCGd2A_X4dkUf5cktts6kDy-vRZRcQwtfGsNdqqCAK-MRvvshwcAZhKBYDcI2kgI8rUWgldtmUiZArrMb05934AiFwJbwZkgInipTD0G_RqQH9isXmZ0XDHKnYa2j_7R4ADJ64Ru5kd10OuPywM0q9InL6Oj15XrC63PKYWX9rKiVlNp_h0doKuVPhzJtnM06fJk7eULY0hOnnXicfCgcRtke0vc_EBTsKyYOm_SPA9aZy1cXCe-eyN5KN1it8zedyL5-pbsjkQ7uOneVWxWmPR4SKenvWK1etFrB1wyfaR-wscUOmUTcvmFCcNMjU28KZt4zNjMCc-KK4yQw34iHoH1VAw6_3sM_5r6_N92E0tLEnA2JTwlT_VeJcIQA8C', 'v1.k1.l_95oJYEChySeBoxDNbJDkeSiQ-Nz0f9vm-UVGS_6gr18aOBxTiJWNLhinmC2P1mNjdtWSVrZO8nPSOArDgoOz3bw_MLvZiEDclJEl1z3T-MqNegDtq4zaRfE3XWKGEV12UEt5KT_3TQXundH_boSsOpmgbeEoBX20vWx8tDYqvLMTqPPMd46PpwA0rT120znNqvqrex5wVqKOdCKGI3aWLAfzILgtztVXu1E01Xvnh_hCjxWSCr48g-NgbQ7kLLFx6lFwphq0D-rReQOSVHPHpNIDtum2h7x5f0u3DbqjvWpjDIEzM19zP3rgu-rP9pVtUV4M2kBdRbR76LRgjwEXshGk6q1d-swxg99mEN7ZgGXBbbfxbL9Xqiy_A_o38_oF1toyjZhZNGzbNseG-Q_M-a0QSI9r56A4nEhULLo9CjXIv9ZYy9eQtsban7UTeJYk5fnkVE9MP4xtse8Q1a8G-y1bEu0VbyOEaal_X9CXvlNFENpj8wrPGR0DsFbSp5Hb5BDy-U2XBeOulPF1yFM7LoVf0c63tMt_iybXOv24AWompX4ciUtjafa3fc7gibSROvq3T1-rS1aVuPnZCJFB6CThleznuKp_RKa9mZvpK85jCz6p8yAf00eYetAirBw9wmf8ocUXiwAV6xNvGb8fC0ZmJNCjv4Gdbt2oatVY3r-6geLOTq9lW_x2Do7SZNYICIaDCPm9OfJvvaT5gJmh1oBM9Av2cOQXqclz1XpNu2n39nnfaSwPtDI5kRSUmQeupVYFw-f_aZPCT_B3igcYi0DTv1VQO5H-f2dmCroiBVoSDW3OmWL9eBztix4tomLHTPSmTe0J7FYU0F82SDCaKr9A6jJQjtPdJUqb59NE_Xvt-CbX5mOdhN4JgOlbes-RtF3_P4u3HuqQ4SDjug6Zb-UhoP_7XsLjLxK-cLMGIYrzUj1pHRpLZs_kCLdFiyspLIk3yi1fQqoCYVozgptBn4Kgr7fVwrKIW8CgCUY7b3YZvNSHNJUF1yFRdr09PQEL6nh9XcfxjylH9OZvqedZeSFCTvsPEBfaVuTamJOiZ7-XtvgQiUTG0V_kHfe57n1Oo2gKUDfO34p3fPKhhWAPgv6yhNi9iNj4Rk4W791r5KPcoC-pavVjj5-26VfLNg8VDwzQP115h0qyZ-j4A5ibvKA18106E7LYF9yYHFzdNn93t_lUhwOzPF32NNM9QUQzdGj4JP2ujy2E9jbTgjzyukbfOSBt7703XCIAyF1RMzxMLuOFy_Jnoamqqua5m2xlUMSUKaxgNjfCxJeh7aJ38mDmZlbt02xZIs9Ng96YchY1GxqL0HBBnWrR3mlPgvP8CARTlmrg6W4ZKuc6EVY4I_zCQ0zJ5xDAyE415ivyLQaapl0zWO5liJnOaXpAwXjotXq-TWEQsDZQsvLI4a_yBsonQIAYZgmwQYa6Bj4tM9Fzr594MI5JWUpMrgHQogZt4Hx6TF0NTsK_a9JsWSCq1DrZU8UAvEgSs-dnZIsmejiFrDH61IHPwj38Lj0ZTqTtIc6IBZGG5RyZD9VXyRmTzSFKrkJjPH3KscS0WOW2-GAs2F-1_t4XDYVkywyC7-q7DiGDW9N7x8deqKD-9I-tgNWRSoKeE1c5cqEOxT6Wxbeb9QBfbfifTnMgFzvlFAvlkDAHHrWfLXnWRw1TPJjQZO6H4cmYRUJRHI1HUmzYwiVA8XWlYZROAKYn9aOvmjNDdN98hSpugw9hqBw4qERZc762ea0atBxETmhXCuL1Od7slV1AundDLLqk4rUTRI4ClUJm_a2k7clz7hmssvPZfcRLr1hYvz-PtQcGgw7x6iDItOY27Uk7kI-5O84eTVjbvqcz2I96rTdO8XIXEUzv5UIiwdf1PTNQ_xJWfken3LKA_JwTtmXyQUqZZkG4JhPIU7m04hfItUbLDLVh-xShnrkBQirsNnvsvputrfaRdSgVULXEVC7SPVD-gD0tyE8lXRaSTj2VGbUnszs8tagb53nf0aBsx1_A9rECeDO0LQnH2zb_rmDTW4HpYl3QwmsGi6FAGnpSohZlOE-b4gRZbd78UNAnA0UF4791Q7FDfxbE0GC2uDWgJbiwa1i-ng8ETqwwhuTLXMUUSbYc_ZdLgjfhvlY64h7pCHkZwCyLqEEdzpuSMLrKhaLC0TSOhefNS320p4_Eqqmp_nA_-JP7dD5A1OAnjq1nW9Bit_fstlwXqO3aFn2c9PtIKNCwkZemQGhEunOuKbpi1elMyxbvj0XMyKeyOSvwny7WD2S5Y3dymC5Qo24ljQPHkFAMMO8Ro7PuknbHghlX_yIVO0VuyVPi5bFf7aHFbqaTcghwUWyYqCnSaWbp0XD0sWgmVttyKPdKvoFQkc27Q2gkpnWMwdF30dQaV9JlfdA_hlUqenXtgVoCjmp0u5ePRvh3jBFi4-UWnW_gcVOtDxyBQ0c12B_m96f_QW-h1d18fQEEqU2FBcEToyjWwWotcOMzddLf9QikuUzCYnulQ', 'done', 'v1.k1.0B66xFqg9XsQHPdctjM23IOWPVJcR5KCORn4304yFKPdw5ztSvC5LOoLtJyGDM4-ZPYv70XqocAN4OjXF04DNyS5XwXj2j3NdGziaX3iVOc2JSxpNyRXmTNT7ECfCwpcj4-MuiFGm_CwSQitPxkdkh7_hjHZyK_E', 1796075379297, 1796075379346, 1796075379415);
INSERT INTO public.operations VALUES ('rnqjkskm', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.-OVWvDcnKXSKOi_8yvtqMk4GGTPluiJeZj3c_gxQFCKJwiW_ySh0eBaBauU8nLwnApnyXzFRV8wYDlwfLw4ZmsY39CK-AjgPp1LdYGe_wDcCRIOrgNSt7-2BaZoyzOxssD0NMifOoaqXXbSkRVu11W-cu_wl5sToMqz6UQaUBz6QnzT8l0hykbLd8dXA8Te2wL4SOPTqXOmY05gWZv4ly9_biWgTnVPSghZ_Zu5SSz8h3j2WJMc-oBQseJCMwFVwmmwcbEijzk73J9wQNmNq0AZxLGCV0w5VDciWnDtU65oqcWpE48J-FpVXdchH1Q76Bn11b4_IVNlJ1obJPnfa87Zj3yxWkewHssdKqXZfiTBPiepjmMfCcbFeW-Vp-audbVFdg0rc7ISXPFWO_Xzeo97HJg7annRsSBPT2wHAWdvPWHayB-pA2drIkx4MmNbPFWBAnxpTea-XvE7cH8peOD_xhp6GbDwqg64gjHCg824LXpgFfGxV-w5HNkUx054aeN407Bs', 'v1.k1.DQhdxPfE0yTWxRjAYRpQZSWZn7D5eKMt7f5lXO-OTukuRfoYN_b8xyNC0abR7WLwJJwSU3qA7rF8ar087l3ns7ANIywA6biifkVCxccFcrdLz4f19YA3dlR-uELnxBpcEuqj-lFbqwUrrJ050qP484GC0-C3J7YxGLTbuWhSmKWSdHdQTsyNkXiGXEazlzmIfbo3D1rs1lUc5LnR42wXGDvd4zm8dWYUug1L5gO7Bb3oZelAByf13giSKhNfurzjxQEZEN1lhXF_Gswhv8LTzDUFpU8_fngJdwOP3wEvcx2GlLMpDNN_STCPFp25QZIHaRWT2VKE2tP17hJ4QChjmLyPAvLdGMUNao7ZAJmKpqAPHTkwJwWAXxH0pCreaDGdm0p2vAev3HpVB5ZdnINXCXC335Q8Ybm_62GAdo_ASNwvSG6nnhAbiLJEwn1it9tiQSIXdBQC8KAYWri0n6kG_uihyBHYw_PvG4jlqX1ZNV6Bzf00bIfDjHtgdrx9VhnC3auvJ_PZb0jLMXp3CnogDoHUJnwoFoiIwRKD0WNd_1Xymyu9KuNiUoR8I32LoP6Q9H_v4a2CeigeofO6ZKiFGpSlohGcp41TJGM-4dTfmSWuY5QfEPYgLhr5rpxYEWzWP2OeLVFBaaHOjwnyODd6rC_oil53qrquWGP0WKEYLm3aSkzIo5GX6UmYfIiaX2c_oJldyRUQRCm2xcIEzZVZnQDzMy9XVBBPUN0qryvGGbiqQDHct-oILsOemgWEkTYpm6nq2jt8PjVmfx1Qq1zorL6eOoKXFPZggn658RlF8ItfSYuJuqRI41vvyKE_Dl7SmXg6IfjSohxRxn3rinDNFiVDkcwCpPNG2TFnMfygcfAGZjt2CdRg8SGqmKkYFJInohwIj1U9WG26keabN0i0H_nMHHOl3IOvnA786DwPcKzNTb9NgGZlEcT8XcylmMBNEpPasuvGl-uJzyYWhJHacB-S8-3tdjzefyUy9IAgkKYX85Pm9esIlzZvVPADBVCHZ32pEBRs9_oPk21XK89g8TOjPlX3LPpzEyWYp0sypJGu95Ydfvr53odR6f3fhw0HKPFybTPBIdCwN4tPAItmkyIZi_2PFueHmM6pQHGopiImXxNd98IC2T3oct6k-V1VgeHGacl5vx9Q7m9eDWcQLMZTT92nTg_wMmJ3IPn1QvQfoLb47aEET_DG-AoT6MmrJh6xYeGyEE43yauzet_5ScLoCZQJIu2Hqqs2tmhjlPiSXkF1f98ZrGh8CWZ56MmcRSgHHlYvayAnrSJ6_gcyYchZXSt-3M4-sOiUqXEpYrED3tsaH3do8Jt5ul0Nv_kA7tMu_zTfsNgyp_d8Gbo8Kf37CcXjXhFOFTZ1GBLJV9deQU9OR2nsqJgK9KOWSvlhh-8DyEPjf43mEdU4sjHJYsIecYrETIPVPImpaQkZjU17Aw1s3bRW7jjzOfSwScLNpan2BMkGwtkx1FlGi-v9YFGzrf2qkuSqCudkmHX1rkNcpjyspI7fiTsJqcT0Cdn6xH0NHYf_6CDF8uKdjFHk5gODHO4Cj0TJxQdzMwBXcL1ZBVU3BPA08N9wPRHEIzt8ERGui1whLeyEQZo6n7wVrMmyfn82LfjC4cWbeODxA-kb9TeVrl7aKDTM6N66PxU7YKmla_jTRjsQbOJXUnJ-eGQczBM9K-Os1V5Uec8eU2CKryBIcL6MGdzktAScQq6FCLDIRJAIDDLbjWl32YAHf7wAmrWkuy8qURRtQRdwwpdPvJPbBFqEJsmS6SYox-nK5bobphlAsFxYVh1CNtQ3jY8533j0S4bV9P3s5UtQhVhEbMzwx2IePMMWVP2HYbMl-wlRuATId_XwAsR4-Jn2WqOTQGPUBOKOU_4y3f5HmTL4pc9cj3zI2RzWChjcSLI3IDZqyRtUpmGhoDMqNaaNYJRxyv-vFPIywBqHDgG7pNL4W14qpHPK2PEqPo3o0fOe1jR7KFiNuIY0VhJc6xu87_Fgv3IRNq5NEArA_rY8gdivujPgbyU_ybrxm0mHEvvlqSI9uXeGGQZJQN-2Ss_C_jQ3ZPW5u1YWRowtwlFJiFZQFHzz5i-EaOdmAD0I7tcdv0wbCRIZH8BN7tAznWVDrUbgg3Lr9UCyGIsOTWBCT_XNdHdaHuSPtadyFNGuqeIJd-avoe53DTVZyIju3_SJpxPXYbo0626lwCNtGIN_l-LvRVZMpHVxqEwb79o', 'sent', NULL, 1796075379534, 1796075379586, NULL);
INSERT INTO public.operations VALUES ('97aqxgbr', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.J3ucMrIZf50fz1zzznfgSKm6JFJjDVFsHwinbIqgQexaE_B7TYvMkv9aXCkUtB_JZtPOVaHjAd55fuq5TYaO0p7wUsVWhtctaz_j_ADRNvQVLUfqv80yBq073ITyNlwG0SLABreYQ8Bhc-dRmBXasAP7u2W01_A2bNkHqQTJ7Cs8eIfzPVZ5MYANCw6ajhqAXNPyLEedSGWpxhpfn-KOKbce3BFrBC2hJiKyq9x3qDtwiit681LlWrk8HbUip7oOZU3vUwwfiwKHm2bCBfYAN7t1hidP05YDL9AkmGYUM31lHzX1zUaPZJkhfgAuNd4xfnnqhsAz5Yxu1kMm-wNkPc-NIFlncGAfVkVIh8cSSyuyOFYWFk36TQyaBvOfTpFsOlrR6ZEDutjRqJAhs2UXanSylO_quJ4EgZgDIiYXTH4xRRawGpseOSf7U85nJ3YWup9h528hMir_h10MHM0twsL2zdp2jp6-EibeRIV-fyr0s2qT80m8K7BIknExEl_wKB1IHc0', 'v1.k1.gFWJkz19N8-tAFvBaE0sdljtBSXAI9X42eCHJWGEQUFj0rHf6rsWm-Awfw4HVJTsMGmJCPDAAhkMhc7Jvy2VlcP7oF_of-WPOye3n2zsD4XwLMbyRGDeAzIC2cXXcKOrj_wCIOWxHrJ_qbrGTo1nT7-8bx177XMXCh6Vp4Nv-J3WTzTJZljGy5bxL1HNqU8Vt4a8wBiDzISqYPhTn4hxJnzOSX8FD8_gGim8EfLR4bGjgqCTc42rHmi9X2Wv1VG-K9sTsciS3PWws0_5NuZ8yMtTV598MrfjrmQLHLkRcLVXo9TlAmVZPwGOcWYT4tMGR_XgOx25C1mDcdXaZJayd3MjcMV5yHl-uewck7IblzlDVwbhwWbjYzVNk_x3EhqbUsIxSlKbAF5KjwWEEHWh-S8jr1JZFLcFFDaIBq6OgHrYw-pk-ntSeG64yxkL1P8bTJ5k4eLY4APdcrg-DEOmWmePhjFGyEoUCuAZs1SFb-bqs_hBtsEhp8q14pu0SFnKuI8ytSRrAgbzjMwXcShzRwgfnbL8492bmOn0MZyFSG6zoUSJpRWhggPHF-sCRRFIa6xe547pbpW4QCeSB8XbBc73DsdFHLDfp9ot1z9X2-4xZOdMxKJABylWN9dyJ9jHR1pp-lbQqZ0OFDoqZ0wN-FLWPk6N-7WE38DOkDb7W-rmW6xo0nsvHov5vq0s_vUEMI_fv1maZtP9beYPmKNTU-aecQKkxEO5Zmao9_KwyZzvJ2e3PfLY4fOZDkdZtjl3KKheXFY9td_xs_OtbbeB2jXVeHB8XiiLWFbd0mq_LluErinUdWvIpMczml0eX0cIiR7R8iBZ6SH5-F3GXjex6rRn7bUomS-oy8yLoqwuKsUClG0zTeFziieARDbDuEKVzbtM3M3oW3i2LkHq5KE300CX_IFfyx1pFLRlPOOMku0wj9kuW580f9cp0va5uwEzIMMwYhC1vPc59vU3lUTuHdTt46pQ1CBRV4gRtYnarSeoJgUUamLYcC09YPn55302BJeLRgNgzSHb4py2K52b0x7t9d_tSNZj6H4nBy-uPReIpeFK2ULhiwJyz6rnoanhOqE_r-EC5Q7jAHWZOcur2fBNyyBDdOeVyWq8IrLxxjrKvvQDQa6untqdDbiUYqUWoVM-8NfUh9sh7vPWM0NQtq_ZpBpm7fgx_zYaZsZIyZwguRO74e5-zzjhHX9ganGj5IpCxf28jWiTyc0wixh2ClK3xiatsDJkiem_KN6OQ40pZZAYnn2QoOliryEJEjTzdzyPDoKOyeFOLx0pqCfyxe5nubYfUkyr4_ed4K4rNy4fclH_3DDVG6tTqxrFDHBtiyX-CI4NSa1djOXrbK6WvHEHVCjdl9KJhpFLLW9DfylWEec86Bo5ngniTOOTPPoG9EIeA6xXOUhher4iSKwbzYHO5bFCYucqI4QM0zL1SnrvikGwaanK-w_Eff641dXLN29N66QVchAMu7tNrUZ3nKNMcP0uoH2hK5RB1FMmEgoDpnRE_LLScKFDJeHpPOBi2MEFHxsPI9aPHBVg92cnP4F_YhSfV4uBYoEBvgMUsqN-Gir4pcqDAkQWYJ59PFaNdDeSs2gX7X33zIJSSFrS68vV5K9Q1d55Gv_yFufJ1S63p8mZpW9CkU8mujKR2bfT7ep59QfksBc_8D9dW0m5qv4CGQ9d6IXBvHwwKuNp6ZiyLKrSXm-h9BT9KWYmrgfRyAYqX4OFBqUHJwM0xF6_R2ogiJOYcdaOX5eHiMf77j3SqSlSR9Y2RJ8WUplJttD_hV1lh1uDW51uKwTS3vC4zhjlh3Fc5If5QfUDn6Bf13ouhj9qWeAPyn3iDww549FFIunlLrrlUbs2nQ0QGqA1PEp6rwr99ClkSd2OXkbIHe6Fj5YS58-yQXV6TwiF-FH3MVnCSghTF7P9Qn3luLhjkQS_ltJdbO8ykuDzXUBqfvRGbFLcfH4FEaMEtBAzpwedkkRN2A19oT9PtFkotF_MnsrzUqj0DUAg_nyjvAZTzpaX0UKPp3ZJsIUZHcAm48GiurKXTDzbA7pM9IlvSos8bkwKyN0EYHBraoiVaY3zBzxF-EISFAfYxazRMHVbzj0GLTKX4rtWBVswbAVh5eru5AZLUD2hSeUYSCDI9wRzlnyDaxkImTMbIodFsyeeFGE8fCjluo0AHgbOivvk02P6xc7m4OdZTtfmrg', 'done', 'v1.k1.nvZNTikQynzLJFQztpZnw_9YdRRgkALKzciD1PiwFjphydIEpAhFXwdiHNSsAH2MUFR9COy8nF4ig-5V-Qi0WFEwpT6sK8F1l5dQqsT8i7t7LE6yA-nIqlQ30yQQyqKfAQalMw', 1796075379601, 1796075379715, 1796075379748);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.qGf9bitpXFOsRgenr0jDEHUVJIl02pyO_ML6kipZkCyC', 'v1.k1.4grjMYCtCBTshfvENcvv-2c3ci2CkYnAzKK1UIq1yBf6Zg', 'done', 'v1.k1.4W4zj-OE2rDz5RHaNciSPqx30d4jyR2uqzSMEe465Gct3g', 1796075379951, 1796075379951, 1796075379951);
INSERT INTO public.pending_requests VALUES ('rnqjkskm', 'T0ACME', 'U0ANN', 'request:553ae10f107a7d51dc195a5308b841c6c19ed7b10dc8bbb220eabedae5952cc7', 'v1.k1.W5J6neE16gBZO7kc_pI4ee0Wczt3umiM5pVOMEE96eLGpnICN11UXZdQoMnR1P2ghxeUjm21F82LRUdbngwHudmbRaNaNg-X5KxatXYznNF1lPLG4ZlXEWYBhH_Hj6jnbHx4nyF2hV7QO-KPavJcrU7tRU-0zw-AnKFFEfVzrM7StrV0OhTyEy0f5l3FoQuXb3y6p_EgMhD51dExBVWicsmNZfGsJOBB6A8n_WNIH55Sdhk_v6V7N7SQDoYNOeFCdT90jjKvRGIuAPcwTFcr0Jhfqd2WsCY2Pj6KJNCVoo3L7wwnckaSDrT_YsHOixpUv3wkVyYg2GD0mkcsRIioO2XhVAaN_maVpgavZEGAVuFQ-Q24ha7dkGqHg_OikYzrrhgYasOODXSGOerV6BdNSDqNNyDbBe5ZW5YfyDTEVv3lFUkSaaGwybTWXJGnGdU64xTcciKM7Wf2-P1hjhs6U2XePKHDoMButS6FKkZWigmh86nKoynk-64L2grP7ZJEAXOCmhlkKUsPotfMjjx-IQVn3mqR5LnuC0nGbcO1ZvPXeC8RGdAkrwXp6cvjW6Uq', NULL, 1796075379540);
INSERT INTO public.pending_requests VALUES ('97aqxgbr', 'T0ACME', 'U0BOB', 'request:67d3a6f0038f82f19c4e5126e2f55db347de96c5540e5afbc4ff7a3f07bffc5f', 'v1.k1.HQ3uZmSCgq6jE1pmIo1mOt9YA54UfJeLdUQUEIpl9b_nUwl6mrC9DEyT_SIRhdOkpAWO0W31Qy6mBCOHBDSMMDyTipncaKys4QH5_AyYp6ckwo4DRfqM-EtzwAB4pHTlGT1AvwXUSjiynmAOB7kNZM6y_yeu4CoUK4ri4DA6dDIfwkrN6B1pfd4yW52JYa-dKxKe6wK6oUKd9IKsC9-U5vysX3iLMXRZIAi3LBz-nDakD9Uq33hhFPO5xOg1Ypm_FJV2oKFVLQT1xC1B8YHn3MZYFYkPtmovMJNuI9BvHQ5uEA0LXpq-oN8G1KWbr81AtVwV8l7CYXwdcEAFluv-i4vND3AQyvwLIq0zQeMVYLHOs1oxkgcMhuWwyxJaFGZ8CJ1llqQtxTA3PHpm1n2R9oEI8SLOpY9fbLW4eJ4jLeQ_BP7hQNktjedREHFFcue5B7p8g_5iq08XW1p2LQ1zqgEWDmxq1gN3XdpMqNjLZPHm3O-8Fgp-CMT-YasTvIuDCB-ZWcgOCnW97hexddWpjjIZrRiXJv3cpQfRBWRtRlRZTc0MfjO6ggFxj8k88MLZ', NULL, 1796075379603);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.4cJJ3m5PrrcXVt3Bj58JpceFQ6uyh6ArqosWMt8KQ5ZOwAk', NULL, 1796075379957);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-197', 198, 'U0OTHER', 1796075380240, 'planted-201', 'planted-202', 'planted-203');
INSERT INTO public.posts VALUES ('6111b438-48f7-47ad-ab8d-2bd0681ae7ed', 'T0ACME', 'C0KILL3', NULL, 'answer:3d4zujnw', NULL, NULL, 'posted', 0, NULL, 1796075379472, 1796077179470, '1796075379.492000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('7504898f-4502-4f4d-8c30-793c0ccaa7ae', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-30T21:49:39.356Z', '1796075379.243000', 'v1.k1.D5OO3DQhHgrJ8yaJeWPkmPLKMqvvnfqAbQznjmorf5hl-IXZ8aY6Uf_uS7971Bo-0qPcQFRFKbwqCarbCdHleKpOpz6HTMHXkq2RUXdHUoelNEJJSM_jsvX3Ge86vsNGTyOYtyNFZ22wHFfwlmgNLv4c5pfHV1LmiQASjnPlS2b_79iboq3_mFN2SSqmeF7oSVamo6cMUvegACI-B_xZYcuudhwbXjGKXFygmLnSr9tDhiU33dOd7SeBBOEb-Mux5ntmaB8OZaAs', 'waiting', 0, NULL, 1796075379558, 1796161779556, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('968ff487-4bb1-4d55-b427-1acfb9035caf', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-30T21:49:39.356Z', '1796075379.492000', 'v1.k1.v2nRgC5AUzcWBIr3GjWc2PydpEYeTY3nErKIqXYeQgWQurZ6Iof5etfnAxOQtTouj3S4qo4ja2t_DRwXAHzWmQFjRm7fHm2KLq1INi5dBAnB8e2b-95ONuDeaD6JYIxwVqfDsmEYOAUHEkZLAKbBFCfv1gDR68MxlEYw8Bdb5xg70DTFBBw4KVBFRjkLd-ae1Tyxe9Tu-AqkJoC29mqNF1IkY9zWsm3DfS1TTIRT19BJW_2Od77NVLuWFI5aA5JNcmxTTLyTJiUx', 'waiting', 0, '1796075379.492000', 1796075379560, 1796161779556, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('e60fc8d3-2374-4e98-8365-fbf9139eb915', 'T0ACME', 'C0KILL2', NULL, 'answer:97aqxgbr', NULL, 'v1.k1.5ju8x4d-3MW1DUJVdKaeg2YZOgV8xlVaLqTVbiBpXBLBHodvgj_-DXbKJ0bW18Nr2Smua66yRHg7A5aO9o2yUIws46o9OeMjJaFHHQyS32MTr7GQ1w2bYJjLK_nVo1aQ-VWuEnICHpOF9Qr67gE2-q6mE467biaGHkF96yLzoA7vfenRgScZEVYAS5G6MQkA37j-ndrPzOKXjSHZ7ykZjm13SJOIDQbAcz83S8cJkg9z-zEAYU5u33MoHxgz_O1ypHIQ4Z6VU_-chuMDZoYUTSrFp2E_8_SZ4Yl7IIoP2fEETW1vT1VN-a6RgoadDSYwk6e2XUBBE8JZqFfWjJ6M-YaZcZECPdMgOzsB_lpVHXlCcNCtv32RZyefQBdOQcBcXLLwVOa4DMkjiIDufp8g4xXWicimNOV6EhrfMBlOtmsNsbn-NYSoYHandWopW5xkGcN6jW15argQAEOeVNTGJJRqI4lXOTgBLcwcSU9i3MeEenwgGyZVgUNZiwkktOKszeHtIjsa69tMhmiqKxk7dJHZwvh7B02J6qjZw28SNxHOe7pvuTekM7qTYOl1yzVQ2JSxHpMkTdq_occJDQnohOt--mSP7xfZIXvD6ePzc1sm6lFbJt2ClEeQSWtKyLzX03Tc9GXgRD7eTL6DOB9qsuUfbG50oZYnG3Z1anP0-NmXAkrS3gdYIWtSGAD5JGT9H_2bHnT9oLms_s10qbjest9MtMjAMnH8bjDgvbluXPaRlqiNEu-aBDOY8-oP9AyRb4FNASU2G8xLAiYDcPpNCddoYMCu2HJoKfKr_fxzdMzpuFGpWcjOMUeGVaRe63-7A4o1TmRrVEuLe9rBmqQWNcBcfqXVnSH02pAolDfLqOqt3nshzbRpLTaM70nWvVPIh5PqxaOiNX79WnSgm97L4Y-aBUqABNjg7J9Wrqygs6K0eavb-7hhLhjUf_xhYTzE8R-0UBrR_sA6IavFx45aBMOiGmagndPh2pzDgmRP1txcpmBY6mC5o8JizI1A4dioQAobyHCbPsC_jFQyCaWbyvzT5X9WWR_yMclsmo9ZL7dydsZeyEtMDR6W6gAwytKsy35uUVtDUUT4JSfrfHPaqjdl29L8MzaaQ4TkYsGdOCnvNXoniVPsMpEjXtlSuisUfJaacaHr0yujg-VLHAkfN7x8i5lzdqCiCgUczRfT7tCmiYy_1BMQEFILyqFo_4w6FX1Ek9OLP_teSYcDUK5gmtUkJrY', 'waiting', 0, NULL, 1796075379775, 1796077179773, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.uRICNSXO8ydhzRQC7rbyePxuGDdJ0NFyIQ-xQi5BWCJ9cws', 'waiting', 0, NULL, 1796075379958, 1796075439958, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-205', 1796075380247, 1796075380248, 1796075380249, 1796075380250, 'planted-210', 'planted-211', 'planted-212', 1796075380254, 'planted-214');
INSERT INTO public.schema_versions VALUES (1, 1796075376261, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1796075380258, 1796075380259, 1796075380260, 1796075380261, 1796075380262, 221, 222);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1796075380267, 1796075380268, 'planted-227', 1796075380270);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', '_R50Oq2PLTtUBuRCLvyEtA');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1796075380274, 1796075380275, 1796075380276, 1796075380277, 1796075380278, 'planted-235');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-237', 'planted-238', 'planted-239', 'U0OTHER', 1796075380286, 1796075380287);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1796075380289);
INSERT INTO public.webhook_events VALUES ('planted-245', 1796075380292, 1796075380293, 1796075380294, 249);
INSERT INTO public.webhook_health VALUES (1796075380296, 1796075380297, 1796075380298, 253);
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