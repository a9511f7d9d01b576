-- written 1795980397180
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
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 19:26:48.315275+00', '2026-11-29 19:26:33.026222+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 19:26:48.026222+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 19:26:36.964462+00', '2026-11-29 19:26:32.985814+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 19:26:35.985814+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 19:26:36.845213+00', '2026-11-29 19:26:32.988957+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 19:26:35.988957+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 20:26:33.791128+00', '2026-11-29 19:26:33.041162+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 20:26:33.041162+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 19:26:48.844072+00', '2026-11-29 19:26:32.998703+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 19:26:47.998703+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 19:26:39.174069+00', '2026-11-29 19:26:33.029033+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 19:26:38.029033+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 19:27:34.421993+00', '2026-11-29 19:26:32.963056+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 19:27:32.963056+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 20:26:34.535011+00', '2026-11-29 19:26:32.953836+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 20:26:32.953836+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 19:26:33.043343+00', '2026-11-29 19:26:33.043343+00', '2026-11-29 19:26:33.085255+00', NULL, '2027-11-29 19:26:33.043343+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:35.550159+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('d5c32f58-a4ae-8a36-a4ca-451514bcba41', 'post', 0, '{"key": "db4e7bfc-b805-435a-a907-8243e3c5f5a8", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 19:26:35.881457+00', '2026-11-29 19:26:35.881457+00', '2026-11-29 19:26:35.889997+00', '2026-11-29 19:26:35.920732+00', '2027-11-29 19:26:35.881457+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:35.896643+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('4c0901d5-23cb-872d-a986-9dc32c434ceb', 'request', 0, '{"key": "request:a1c6cb5fdb732fe4b0fcf3bf30be4a91c32a7d1b987182275f88a51992b0fe8c", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "uz86bweb"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '4c0901d5-23cb-872d-a986-9dc32c434ceb', NULL, NULL, NULL, '2026-11-29 19:26:35.67866+00', '2026-11-29 19:26:35.67866+00', '2026-11-29 19:26:35.692173+00', '2026-11-29 19:26:35.933016+00', '2027-11-29 19:26:35.67866+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:35.816544+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0ce467ba-8bb0-83ed-a58f-d54e2560a29e', 'request', 0, '{"key": "request:baf86f5e820f1f2afd7cc642ffa833c8b035e75e3b87892bfe0ab04738827046", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "u9yw3g3m"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 19:26:35.968211+00', '2026-11-29 19:26:35.968211+00', '2026-11-29 19:26:35.975599+00', NULL, '2027-11-29 19:26:35.968211+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:36.025602+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('69bfe2fc-9cb8-883f-afa3-97537f88998b', 'post', 0, '{"key": "2324e92f-15c4-4c61-bcf7-3340d9d6881e", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 19:26:36.031875+00', '2026-11-29 19:26:36.031875+00', '2026-11-29 19:26:36.062486+00', NULL, '2027-11-29 19:26:36.031875+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:36.062486+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('494a9843-761f-8034-a514-7959ff196ae4', 'post', 0, '{"key": "9e3a8026-8c06-4629-874a-4061a655ab16", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 19:26:36.026994+00', '2026-11-29 19:26:36.026994+00', '2026-11-29 19:26:36.089642+00', NULL, '2027-11-29 19:26:36.026994+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:36.089642+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('981a03f4-c812-8343-ac14-86d4d8490de8', 'request', 0, '{"key": "request:2b536dc8d486b27251a88db30891f38505504d022d445916b669b6efcb6843f6", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "5nb6w4e7"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '981a03f4-c812-8343-ac14-86d4d8490de8', NULL, NULL, NULL, '2026-11-29 19:26:36.060399+00', '2026-11-29 19:26:36.060399+00', '2026-11-29 19:26:36.079009+00', NULL, '2027-11-29 19:26:36.060399+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:36.203615+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('42a484b9-0228-8f64-ab8b-28475f5f6dd4', 'post', 0, '{"key": "019aeb68-4cfe-4516-ac50-818184483ddc", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 19:26:36.236053+00', '2026-11-29 19:26:36.236053+00', '2026-11-29 19:26:36.241555+00', NULL, '2027-11-29 19:26:36.236053+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 19:26:36.249764+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 19:26:35.514793+00', '2026-11-29 19:26:35.524714+00', '2026-11-29 19:26:34.4924+00', '2026-11-29 19:26:32.942675+00', '2026-11-29 19:26:32.943455+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 19:26:35.514793+00', '2026-11-29 19:26:35.524714+00', '2026-11-29 19:26:34.4924+00', '2026-11-29 19:26:32.92934+00', '2026-11-29 19:26:32.934969+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 19:26:35.514793+00', '2026-11-29 19:26:35.524714+00', '2026-11-29 19:26:34.4924+00', '2026-11-29 19:26:32.940629+00', '2026-11-29 19:26:32.941799+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 19:26:35.514793+00', '2026-11-29 19:26:35.524714+00', '2026-11-29 19:26:34.4924+00', '2026-11-29 19:26:32.944173+00', '2026-11-29 19:26:32.945897+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 19:26:33.930568+00', '2026-11-29 19:26:33.734105+00', '2026-11-29 19:26:34.531849+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.ZqIs7E0poeDyAV-NtEMFxoSOQe67N-0TZnI11wPwmiKtFfj51GMb', 'token', NULL, 0, 1795980384042, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.i6517dLGAHKG3ldsZWD2uIzcukBfm9rVXpD7mXbG6dTo8fQoc3us', 'token', NULL, 0, 1795980384044, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.hxPZ_W8k0oLRd_h1tMQna1q2g_OVr5QsB0InL5_27vwLFhn8DzDz9NIOpR8', 'sign-in', 'v1.k1.VKAK65SvzzGppN2FEFBPty7ttBuf-N64svlbH3ZXhG074xtQKbThRhq-a-gJ3NY8--uJrTcbXPDgHfnP42Hjm3dX_JPyh19PFwDsmJRlUA', 0, 1795980396839, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('cnqTdALlJFtP1P5Lh6Ua6g', 'T1', 'C1', 'USEALED', 'v1.k1.1a4nVcngFUYww8xsc4Ok1TycvyvyxlJQVSIsx9kidfo_CxIbBCHvKXdhWIg', 1795980396958, 1796066796958);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-118', 1795980397226, 'planted-120', 1795980397228);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795980395820, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'uz86bweb', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795980396207, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', '5nb6w4e7', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-123', 'U0OTHER', 1795980397235, 1795980397236, 'planted-127', 1795980397238);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795980395.918000', 42, 12, '2f8367f016c47e95e867ec50ee65824221bc210c', 0, 'U0ANN', 1796585195877, 1795980395928, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795980395.641000', 42, 12, '2f8367f016c47e95e867ec50ee65824221bc210c', 0, 'U0ANN', 1796585195948, 1795980395987, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795980396927, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795980397255, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-130', 'planted-131');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-133', 1795980397250, 'U0OTHER', 'planted-136', 1795980397253, 'planted-138', 1795980397255, 1795980397256, 'planted-141', 1795980397258);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795980384044);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795980384045);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795980384046);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795980384046);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795980384047);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795980384047);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795980396986, 0, 'ready', NULL, 0, 'v1.k1.REKUuVKG1akaDK1aVIe7G48A3IOnFWITaTPiHCP3hkw', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 19:21', '["21 19 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795980000000, 1795980000000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 19:21', '["21 19 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795980000000, 1795980000000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795980396985, 1795980396986, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '019aeb68-4cfe-4516-ac50-818184483ddc', 'send', 1, 1795980396253);
INSERT INTO public.durable_work VALUES ('planted-143', 'planted-144', 'planted-145', 'planted-146', 1795980397267, 148, 1795980397269, 1795980397270);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-152', 153, 'planted-154', 'planted-155', 'planted-156', 'planted-157', 'planted-158', 1795980397284, 1795980397285);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795980397289);
INSERT INTO public.heartbeats VALUES ('14cc824b-8087-4a80-be69-bd007127feb3', 1795980392062, 1795980395864);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795980396972, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.msG2FyrR7gb8_i09sKpqWglY4x-FRAo3fAoINOuA-Ya9NnPpUqHhGzqLGEWowkjV', 'v1.k1.14VCk81UPm8SZiAM-Forz1h9lZo3hEAhr_F2iaiuvVdncvkppdxbnYJgdQ', 1, 0, 1795980396955);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', 'e35e7574-3845-4b90-9f2b-10740dffb235', 1795980395695, 1795980401935);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '5d470cce-35a8-47dd-843e-d65d0c95a44b', 1795980394897, 1795980396026);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'e4f4aa48-374d-4fe0-9542-453f237aa4d2', 1795980396215, 1795980402227);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-164', 1795980397297, 'planted-166', 1795980397299);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-169', 'U0OTHER', 'planted-171', 1795980397307);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T19:26:35.775Z', 0, 'v1.k1.75o5QHQiAE8gMZGD0pIaJFsELNa3aLd7fOSVy5y0m5ZO8fhIUvjfGIfOQTvIz4bOVZ73SCmKk6SZr7tyDtDk4A8uAeZMf7pvLlAuDNyrOvm_21SJGURm_ISoTOVCgwWbCUdNTAdWqZsCvBg', 1795980395838, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T19:26:36.185Z', 0, 'v1.k1.uNQEXcp0-Z0B6C2jOxqrBDt9bLFvTUsU1F-9FVnwXmATsNEGCSUS8WqSGzH4ytyGYZSEg5G1Ac8VVEvbZpzhMvlyMtm0sKcS3JSHmpIsNl2fC7XUwwprtrlImGZhHXHYqnDVHCr5IRWrek8', 1795980396221, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.eLbLYlNGG9yvbUu20pXSa_DQSrhMXyX5L_3pYIDYLeHe', 1795980396971, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.4ep6TuJxuvCT4qhLfp9SiTYgdT8E3-Zfgs_CrrRee06km7qwg0HwJ1MeNcFDoYvseHIadnwcEG6XVN9PVbz5j36AphfNwILtd3xF9YP3JU810XKgt6dW6kgOKiRkqf3revNGTOvJv7zSYVNUhsWTUflheYY6ruBt2cjo36RGXGcAxsu59IdwMWS28HC_MP2AXgsvb407WWwj4Riy46EXUFQQ4QALU624L4oZIPNegG1GO_hFfUBwIhqdgmOPQdGtBVOsXgCz_YFfCc3KHC6wM84mfB0syJX41Uih6JVg79lblP3r4OKKbTcyhDxSzSu8cBKrjSGGBlYApY9tjnxaLKKsriE-dufNiwNdC8oewisHoh_Lqhz8DR3sjmqvUysOxYUlOxd-JjLdr1Ci-pxJxUaRMYW6vdk05hNngcKFSLpKQK5ulw5URAb2fmEuOcHoWRxajgbkrdncsPDYefUpLLr7mMjcnNaD2epwWxAaW1LlXTzJt0lR8wXl_B1HhzQnPfPsRCmyOy-rNeIOV3zHB7wrMyZBE8eyCjH53XZ8D2-NAaMp2-gUg_MwkbAWwYEY3_5J2MBhsOxHM2Sk0xhGodYk8qqGkbFMLt7ivZoFxqw8UUOY1odhvP1HVNDorTlan5Oi43QbhqZH-rPAs8FJw3utNHco0xstHTSyiuJ5go5k9GxsQTe92a9VpZJF5uXpfPWgXrlJrTHl3sKtYi9KGcgyOPy51YK8Zk9mFbaVGQsYE4C_yZu0P_AZY3C7NOq0Un33bz7olH4vx07eoueBGi1O5qLkPKBKxHFXBN8nvno7aWqGawiS0-uRjmBKlOOHWxxh1J1EecbCM29Tv9WjqeCZOmwlP7dBNTJl6QqtxYb5EIiC-NHqhEY5VZSI2c-lQkbwzUWUrGmO07YQ6awoNiknA02F2oZb1tYg1v2iES0yA-zbLNt6Fo8ZlXUGaCPjEQQjMCfPzDp0U95J4TbN5p7Kp8JbmxZNkJ_OTyJ1USk4is81lwLaA73ZZg459ZN-BVZ2_JttZ9qTu1U2yODRBpsmTAdb2z8sRJt7Fdr0rG1zu8YGLZPq6dLZ-NFAIER9LhmUqvvJWe-2fAE-jifqhBLSny2e8S2fgiYZHaElKgNagxV8zufmoisrSu9dkpOmoESxlRcw0KthEqEPKGgOlggxrPunNq54xpJLgkODGNLB2lXEk5CtejqeYkrrahbwi9cipL8_4KKmZNEPlz4bm0ZLM9ZzeSkO-b1K17hVrfElpralQ0XVWMk7SSQK66oHrGeK6OlgpAk1OeerQsj6t83g_kUFV2VpqQVkSOoZjeRoJewsNt3PAUQ4-avk_sIJlQ0PO-ilpTUUc1i0JGYin3IJbQcngiNbPJCp_ETgLvgOiE7BEqGOqvMw7QFeHoVTdmOGG3XdfJJN9CWGQBXCm7o51R2noULLBREpJY5KTZLnwv1MBS0q55_9Bf_qX8UFVJNVq6WnAkxkjAfrM9YKLSyZvYqBNah7m6LuV0Nu8Sa-1Zrt5aUVVQGciDxq5wFIXWSZJPf6kHtnp6pJOkTyW-a2DDRhpRGjTA6Uo_3Tnm2fAp0AmvMepk0EvsM_XfbJ-npt0XXu7CDi4UHSc4qTOo3dtWIKOLDfpkSfKlQLu2sJNgpNOZKxLjxmoAXoiqx3gS1Hf1D-kshXMFpMDAXiTJ6QRHgLLafQbXngX9Ec-Vft0ioiCMISJX1RwnhHalDm8YFCuNA402sN2PbIY02_B5FpLjLHmztHSWtQnekm69O48MYzc4dhtsPuC3D6Lvx5c5eKErCkhd5P3ymcUciibx_7_ziZzPVCz-X7cvKkJOaUiwqT-HIKQuHtx-5zOwIEKJoI4x7WiZgWRL3ld9nvLbJJxBrQSMWcUV4IbYKjV0hq-ogKg46_u513mP1uTKZIFOiKnltVDiWOgjsWLsI8xEEiegZtSQh6wxZy8ExAy3cLxfXAI8D_hHkNAwr24CKHgbztYMUT_ZUUMkjwQHS3v9ajovXAhEIcbPfTnmPNKRZ8k6Z04uts-wF6IgJszYqXP8S0beqF3wjuQSCJxu1U2ebGMQLlFxIKsrK39YOtWOWmHtW150IVpza7PuQZT9CGM3xeuv3-7Y243apw5CXvVJ3BU5TJZ2JLqYyN5RpsdUzBaSAUmImb-zsUtr7pJ3VIAVYGu9s96oDyDD7x-Iv-JZbehlfSCb8uG_WZUP43YuHHpASC2BcrnN1jW7yu9jseNE3rETCfQtZa64WBc2efbeyIqIYcJ1N4esXCKk8Cug5QPy5mNpqqo9pCKw-tMSmMwGizuZ-KA4h7xw5npf6vOSX9zcq56iFno7tUKcOoYG_4HiY8c7d4-BNKLaNCwff-Afpg3VYr0yjM5tde3BsDIvavW6DShHHiOX5iWiQtDtakFNw--D4EAUwxRYc_rZEUy0WLrTdn9EfhMIp_S97UmVpK_Xu4Ad6l6-tUTwGLpBDX9Xo1yBoEToCwSO6yUqqZBXEbyOTC9Lohsb0O8AmfxCto9vJc-thYdKHMbjzKIWraKgPlvV00BC71ykm5K_0DhKcNT3U72ilwT33Ck1Mlq_o5XAfX8QE12lDCCwdMFmZD_XUp_DoCwgZY_KxyzineI2VKh85CiI4Se3t5Nz5nbUTx0D84meinv1iQpqv9J81NX2KL_WI__z7Z_MPR63L2bLB8ex5M9l45ldIJLgiRbvp1lqNE2HVjz4y8AJUPZVqXkoOdUY9F9lJT_wkrsZymsHIK25Vthq4URdVhK3i7MkiI3GH38D4UPUXoycv3Rfoz9rUqppzFna7f_rN-fw23NCqbaaxQhLfst6PwDSyYxv3XBoYabDh5Qqz35J3Qp9XFvF9p12aUx7im7oANiNBu87Xj_vj2oj-t3yKg34d1dzhLJ40t5sYN9kc5f7LljMlrDXgquXJJbIk0acdOVKsBlw3GbKzl_3dc5KwxH-LA_2jcVzRur3y2sALZ-fxhDkKh7G-_tYVVF4Er51wDpiAP6j8DR5d31qXKkwlMzibb2By7O6h8sUTXOvfrYjVGrxuETUauYWcZ7rMbaamk4sIIAAPzlIqF2locVAf_WHiFz8X7N8ovCZmBzQ', 3, 1795980395873);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.o7beNaOMZ417OQeJYbbtJ0Swfp-XXrozgl3bHHl5pTau2uIk1VHI00tjl8Zv4WbTrMWy0zfggYuqkZDmvHFVzS19JMzGXi5JhwqlzFZ37Ds6aepwUS4wy3GAn2-QOoqsKuM-UKajJTB2o99bJ5XOd18O4a85lY5sEA2r7nzY3zA3DrkytQg8yUd5kykQ7TaLZfeSTLzA6LsEuuTRcv3N_FSBrUN4w4pn3oZAZbkTDgY8iZEU4zQKMrOUTnpAhKYVR22nfCEDu9EKKdERI7IZxRhzA4IxZt6TcmocLUMzfHSgHGKJ4V_ov629iYh4nXevoFCGXbTDTyw_hSUadA4Q19vZgdW4pu7G1TZ0SDm1nYwyZ9HeQk2vEo_kAIMrXHvUQlE1XuvRZeiZ9HOmGMN1EnOxGnftrAaARdU7Mx2QFap9VQEfyfHei2b99zNhBn0o2QaLRY0lRjrdvDrFXbo05Tto4GtltszdRmLrN-0LyvF9_REpMKvJUY7zEvS6q1FIX8BrnUClm3HJlX7Fs5Cyc9FqdlObXDFJTHGNQP74kvi-_-XPsY1zSixIjoZ2ry23zIQTUEx0gekcloVtO7YGrLn42_eBQGVKKcXMOrkQPB3lnRhk8otFxdcHM6r2ANm2SS4qELpDcr8A5xz3lmf52KQqMgkO7qsHYSU3bNe26VC746qVJbqH5lop2mt3xOW_eJHe1q2GMwFXZGXHOt6kxWcta6MOcrWZACcVMxL7VAcu3NaAt67AXvzgY0ENi52pKfyc_oQDpIailllod1tKrmTf0OfA4tGvnUXco70aeLjwj7JoBmOM2zJKBx7Z7j11oa8c35wQuNwcBHlWiXpd5dSu8ZPLgac4Dvv9pVYg2UzI-u16WWvbvikuPr96V0hWKIAKHoePEGdkQN6VFmpmm91mPY2njbbaj3kUHVwkTD3jLNgZKG9huc9J2UnEt0iwHmFa416GzhnvFnKZFcTrvABQENz6z8Ra0Bqy1HGHcylKx0t-EmGohNMyBMPkxMwaDl4fCI8SJcutvSR1y8lIB4XXmQfxITZSwiJW8_AEY3a9eHrpSAN2YsO-UBvjcx5SvzYSYFO5q5PmNzrAOwlX6vUzASQvKkNF8BMwaU4YxS66x_k9OT3r-cykV9M84IY6AHog7ZGLHvrd8ZksCz0D4AFeXzQKmOJU7L8FwDkc7dMahtst_z12kjbPcGXwDFEUiy-FzaodJOw1QZDTLLzptFQtHxqNK4CtuhfqHKowFBEQC9mrZY7N8pmcUEJPbTQf6bpKZVj3b-4KX7lLxC9_t9RJdSW6A-z1NhRrMkXmWUAPoMjHtgXLmr-oKuVu-5Nezc17HCV8PEXA7HO5fUvBBrJAXq0Q0RuRXCThxya8IC7oPq17vvQD7uuufDIin769CCcjOT0Tav0XUGmRaOiz-FOCn_hPxmCLYvHGd3X8jR2a7E8TmH_o3pqATdWZv7HZGetWjLX1gZazyO6tiSTeWbGY3Ff3xShuzKC-XuxAlBbRi4lZZa37WuAnOy2RWp4CqNs0S0tE5T6K1xfeowpgy9foaty_j6PjKsOzLfhNPLWJ8ehNyN3-pBeTiPu7bg6KXB4Am0INkijEd30OURIZ4JUoGFifTJLlyeOSM-nE4xVYZnveD3XZkQ4-uLVPrMz2tmUe16HaOpDc8xPAMgrU6ly7RVpETfMmrTg5bVrtiCrqDhtJ1WHBmQKn3-gEIEe3_A4OpMtIi-G7u6lSkGB7P9gQVskd0tHhsxv-dpeOzEM9d-x_No7escDynEvTgDaH_XcckPGG7Fgg2v75T0S_LsD8w8VD-ZLYBWxAkQgafD41pEaYOmSMkXi3SIwyGzthn8rWDAn61P5PuWoX8v2QO7fenIkxdrnzJKBALQxSF3YjSXHUYUycMD-c79FVarqoRpvfRwNczTOdiDjIxesoFsik9Nj8OEoon-lGAkiMf0TGULkdSKHRKCwjC2VF6zsCX-xEH1MLkgR2-LXtlmzpyYWEh6aES8qLLmXwzGGzqdj13zkwWEngGA0HnAMMPlEGw6vR5L31MOs4lyrOQ8w74ld_Bud3dhUIAsdbokyiD0q9BgX9jQ1EpeJ8YHP6Rb5qIovQp2GQWAoxLgsTS0FB8_eh5OavDQ0_gbNTqNXR973nWv7B9WHQdXzyHaaQ4wcbmZgEidq7_3z9hUdzG0bRufNSY1YyORJ1ojh7HzfL8yn8YcNfhjElXrTCSKDJkykqHy-fM3wIEt8rQimKtSAot0Nlx2sVkA7PthEzH19eudLgynBchhmPQ6QPEFk9G9aF0nVY1f8IBtBQa7iw2dD8jJrX6bPjYyq_RcOe7Q0tF7qwAtFmuCegOmdqJ_G3JKYqqrzFeUKQ9aGfq0czf_5PzCXv4Gun_67oyGBNXSHiCVNw8y-v8kpeA2ZgNtn4Fu65lCRFdHA7zCfkVC0VNqZfCMBaI0so9G_rG9qw_w', 2, 1795980396231);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.ZdEPsevJAKYfP3yQPB40uD1edE1Tq845vvzkpYs02NQ', 1, 1795980396970);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.zLmEZAbpjPCaDX2f0xEiiSzfkGURIiUoKo8hhOcG6AZcvaBDIDEZa1KjZKB7K9dnwT0mwJNEouOkf2AGtWaIYMNhZJaJjJ4');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.y7i1e3VuIr7LSZKUhlK0Dvp8R4Rmj76UO_PK5Ef4uL6UNEx87O2nMy_8OXc3r_iMWQ4DE8U7aeSYKMO6lYHdvF68n3C0zm4');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-175');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.Q05E7YNIkPq7MyxfhDyHU9cn4SFskbSyexuWOhRrADgWgwqg2KlZVKNTZTd92orfk3BsBhEEkS5yaatW-_OOrndlS2JwUe5P4yPx_-xQylBeUX5piKtFd0uQnbTtz3FNq0Ur7F8', 1795980396968, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('ZK-gvWeX6Dk9bcZjIsEkI-SdyNulyWr3q97ht91EUyk', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.QXMXhOPHR1R9k9fRwszq849t5ycRJr8MvT5yy6LmuXxomiI1k5DvFoXEohJZ4prIGtyeBKMpgRAjU2IiEnV0hGUqkcAlU2acJDuofWM00BgBKQehzGlkgpBJxVDsOOrPMEkSdH4YWk8wfd0X4_0C0c6KDoVJbiuS', 0, 1795980996951);
INSERT INTO public.one_time_links VALUES ('xDKXoQm2XPJtYq0AhGRIYXm4HtgkwPKsGFAFWAhLR3Y', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.SrD5lxjS9slnrZ5uyh_jfLgyBNsxniijgJol9bmD1J-gb-SiWkLTruOePTuBU1cm70JfABS9Z6o4Bb4aSrgEzU1mk-Z9I6QkXEuDhrMKZqdnI9DibMq3fMCDZVBjj0lRFm0yEaF5skKecgEI6MFMnjDfO4VBC-IuN24hM-7VGei51AHS8ADaRdB6zj6-UWU_5hrZc1OQvVHzsa3wHdc', 0, 1795980996952);
INSERT INTO public.one_time_links VALUES ('tVPywXP3GzCDdr2250auNxwTbY5Js47-Hr3lcVpDoAA', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.T7dYNXVk_u4Atd4gbY_jK-7NMg1Xy7qts-ev4v2inaiqbYUrV1UhFu-JoRS0-2BKaPV_MKg4_5kaYwMjAVAXeVF5Rg491BoBCfu35kK-iIVQrg', 0, 1795980996953);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.6512dsXNGthBfBi8f_apWlDckj3oB_tDx-y3y50-ketoHjEtPok6io29FMGSrJU', 0, 1795980996958);
INSERT INTO public.one_time_links VALUES ('q_KLUgExz0eTq3h7EyFFQeYY9SHR0iMfBRGUg72QaOs', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.7x4U0k1bPgF1PVgrN9zNbPJ74KJZrlVlpeXFh8UUEbBdy9ZNohp-D5My0FLAcVewsTk6xl8rsj53OsWGc6MKHvaITd7qq09YdTH04_3Zblayr2oY3DdxpOVOnwI0j3WJAs-9haSNtfJLEaJqp-CuxOLoua_-hiilfJzghk95RaiBvbnH_TyTw4olCjkOMtSydL6cj9Vtg2N-GsMMoXNNHwXLcBs-5z_3KaoNRKpvKr_fVyKQgi8VedmZC4E-cFyPW2Ek_Hy1lLlcVDwt3OKfhQ', 0, 1795980996918);
INSERT INTO public.one_time_links VALUES ('8f4hF0RXS3JUasZfLM2DDApmQtlemCPz4Ak52kPdW8s', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.eEzGY_jrGs1hIzifrNaYXWR_JunorxHXoHu7hpWW8UuUnzFWtP82K63v5RqsjKgiyGknJh1GTMuYtyY', 1, 1795980996920);
INSERT INTO public.one_time_links VALUES ('IqYJSVTW5qUXch_ZZHRFDPMq4ueEXsYm3Qgz8TLdsj0', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Ski8NeoFLLZp5M2VmPj__-9fUv57bi4AAGVAmJQqL0wfyMdhzHyxX7vL5PAEqz_wxzkY-6ort7VV5ITBp6PSEKDrRKVFUfiyuZnyrOOB9P9on4Cfu9-8IIpwRFqKZZOn-5IqSoTRNfZU-_E96uriYzY0NsQP4cV5b7cC-FH9loe0M0MaBpxsKMd-lXT1KOra2A61Y9R-VADEacZ3pKeXUM6YYk9LWbshSxQ2IQeuGY9LuhsVehHvOTtM91u_UqjMgYdE7qwE9h-Xue4zfHO8LOa2SaQdtHU', 1, 1795980996920);
INSERT INTO public.operations VALUES ('uz86bweb', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.fQXtThvT8Efl9ljsuf-6rr5Td_cMkN0qGv5PVlyfDsAQuxvQXP6b53LpLlJSAEFsiXtY4U5rJT_c8F2oMsi9OEtGCqdNtL5k_iiIjumLbHGrX7xYC7aLPXwXYFRhcbBUisVfv44qTpUBaDtzZzavbPrp1ZAZ5jaPrVLkGPfEzKeq8X569Wyv4kNB3k9_lVlrcXTcxViTgz-KtmkMJS7gxZDbxBkgpYL61jmTAmrhD3RzYJpCST16IWzX3WXZBy2nem3KdnJCIp56T8z2yshdkurflncTIJoaV1XxsrrZgHYI_q4-GFX3vZyF1Q6fRdLgIRyY4Bfst_E0oKbwWvIs98Tm2UPPj8tSALoA3xoBzujzbzXx9rqc2Q4b-Ul58wzE3SxgaDFvBjWmIdRkhpaYFUsAaIoJV21CRf0uE06ZdrTFszBDec0eoMDD2GhnSB8bXqzIzsTOj0brwVXvlNU3kmWFmvZ1fbk_ovK7iM7YBJxF6BZarEKBBTp0gEe9mzHQFoqhWJZl', 'v1.k1.ALz4HoAnE3_aTwQIsNHGeYZWO9Fo_QCeA1s3xdgdRU6bP-Zp-Locw8B5R-4Qu9BW6Zh6iOHD0vp3n-Kq2OwmttOPdhPeefOxrD0peD15nnz6bsJOCWs0a-ImdESU7K83iPubzkCu0_QIWtmJ3gSoIN465qD2FYMOl3uRbcn-ruqnISOh9SamYHbmx14rrzXcNFoQfO230dPO6UsKRhkLZ4WylzGOrFYnrcXJNr3X_yxFe-7n6vWLZkAuBYu95m-LFiLV8WTkROwGf1SjGAxyw2Uug9MzzzY2ZWERpKForKBnBm-Ml9w0mbvrD_mN25vFGKV_VyhH79q18-p-uEm7icbMCSC6nNqDsXUvGVYdUaCDCm19V3alx1irgzompUUYkvmNITpfQKmo2QriTBWJAgGW-5NQ6oOMY8om0-HyIsp14k6F_wXvTeUGIPKDTfelMAMw5SWgQk_cp5SzyyZqfbkrMX-AMK8wkUXrx8pBzU5WBQV0VeScYnTUS4He25aKjpjKfeTK-SSkyHnNuvj2ZKGMdRT3HcJAlescDsezPpGyTGbxENhwRUxJNO6CjiWO2rR65alVF_TYssloZ5CMldfUxXhTpvRdrbpuZLPIKZP0Q4sBUvfbz9iz0cAlKnQZKfkqZbP360-bik2iAFLrIADI-I3PUXH28i1UM40-gMT354SiJzMIRf-OagvI7NkF5jkcvcHUtWnBXXDh-rk7wFiaK0Q9PWJo1oz64hrzEOGrtkKUznguefYEioascmshn3JjMR_KPn1X9dIbuGockfRffrpZ0zoDkvUzxMtWFhbcx2MbXIO5PkXSTKo3EFckfe1Ohd1t5xYl3yOh13DXXHTXUrbsUP2A9GMwV4Gc82-JFKgxaL6IwvYxupLoc3pRGpIqsz8BUNTDYT9tyoxIvdk9J7yAWdiF6SgCI3eLlGJn5h0_4-5ys2E9QlBtlXsl75-WfYld-OeFLoZ_TgVLCazc_QQjY4y3OWgl6yGgHqiXqwFpHS5BGM4C37qkkY80W92bXjCZ14cCV0Nl_1_YiQJKPd4o1Fc-_9GIBNqQE85G4XBpHuCO25F2Eii7GZKd8nqwuhm9I5AZ6m9pTjlZIfnt3h5ZBXQkX93vRg_KDuAc7I9j3VqKT6OTy9b1kJpTPPZXrOjV3P1NAHjn40yLtyJJnR5xMNgp9SYjd32LdBPu91LhcFztuwrt2F3k3mgpjQ6RMpEPy_9oSkI3zIh3WnsTue-asmQh-frHnzFTYGkFr2vnskSQt5yp-4pZOZt9SLzwpuxQkdq2JBVLbP6ObrLFHmHMJkf28OgSsDHQMfRoBhASCnGTiLksNvRwXjiCLoFoU7aBG6PU-xftRiwct7GSDXNW-_hp-s9oIdI3xAdkVtTxphs4nR6KIAfrcgAqBcib3cjtGWM0mxvmiFWw6u0ONXo7P5OHVvstSGfFOq_d3cQ8EGV8aKMEmIlorBl3WoHfgfcPfi0_zn6V63VsWCyMnptk6LjITsRw8XanFDdhkk4byhxgW7_f20GarnICA5j9LzjI5PkpZGgtGi7c1fUzRpL4BhN343iEtLEl7j5O6rcpHv1ws8R4YrBDFYemgi8N-fU1qGxbHyjTYfAj8arGRCf26tEAoUC09Oad7wtjgm3tbQr6z_NymTfmDS_rkRjjaNGdJe3Mmci-_cXd_-1GcOeI8yFVuxDrRRw3_Xj4O9ZgbTQEe-TEoZ_NxpvOBz2dHe6kKb1aSR-zF7qbFswzG3fJjrDjzB6FsuOd2BdT7QDQMH-Oxl-2ZCc9psuSoj9GJe7wWYlVYs4jFJ6eTOpH7O39ONxk-_aN5TXqjJn_xiHV8O_GLKprLk8mQcWx6In7yEbdzO0-7Si7PjUFGpu2yK_ZK0bM0zFtiJE4zZKZI_uD2Ra2YOShDBE4aj1n36QSx6oQZigKZQrcenSbT6ASz63CtDlzFhtIzjmyJDO87C9hPyU_glsYNlYjltJqIDs4704V6TOKhKKl_hN1zn7YQ2FchfJmeUCctSsSnuNSP_5gpG4AhWVvjwMmmh4b3aCB12725s4UMiTWVqqgDDArc6O6TueG0Xt-YBJrN1lDU23MdPuUY7qzx7puVNY77Tm0sKSzjt39tMgowlU8Qwev_YJDQgaS3suStMelu5h-tk7K1e2nWIapSfWHDvbMoBvP08kf6Qdi0GKLr34vTp5kOkFovotkoKsQGBfdhOdwQnA80Snti_njS1CgysJTUwkQYO8ZFv0X6yNZfANq77K9MjcLrjCdY9UUiiKpoAaue21mzgxs1uBqEUdBs0o6QxGWDexcGHzf4uV-t_wLyI8IRbNs2h06GSXlhadRupI75jT7mpyB3yike7rmKULbxoxmaZVtvhPykBSSckk2wMr5BUEJrH4XyMWc7fQqV8RzUcQegvoAsOKn1x6Bi12FxNi8jrh_S4kfbHitX5mzyTMqZ7sipWm7z7t6szS1jmM3zJbsPxT6Pm4QTiWHMy9c0XhyoIggYdZXFQ', 'done', 'v1.k1.P6Rzks8Ywp77sdUTm7-yyw7PKwzZVD_E3qt61ggcpgdjl35G8_8B_ANojJTuKmnW-CPQx1M3k7APRh9kUuGV27hd1UTzXqrg4CC_VTqH26QcI69M3k6-3UcRq87mFBQqJ3_EFj92MUJPqfdhORUEuSFQecBG5LRx', 1795980395677, 1795980395758, 1795980395818);
INSERT INTO public.operations VALUES ('u9yw3g3m', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.D5yYa-BgKXheuhatCSsSqpPRczgg4dCRa6Iby5bNm7KK_FdMbMF2Kp9okfug0Tv8BgyWXoc7NhxJ1wOgpYRdqTIJflDm2jmLcwSD_jGoiTL71pSQPqBV48P47Wo5WUw3Xod6i2cTMXzHuaOQzwhr_ENOeinQUbEb65zvpD_7YkiQx2UCQ_hbnKt23Z5rGaQKBlMouO0G5a42ULdOYkOEzb05Ni4sa6cDYGqJd_-TpggQti0969PhPBn5cvyb8JWDzZHsfZg27LzX_RA73hsGdH2EhOtgb8uWqoeH2Fl8BfYKsqKWiHuJBE6OhMBsJelYQYrN2adVR6ZyhRg_35cKBOfKNSv-aDsYl-R1tF8y0uozxhdkE-PyZfl8ETS-CP421TUCkZ-4z4npnuUs38aJ81io3TcCf7gLKP7RPY4BWTqaXL8UKqFFpvFMCJJ2Rdqolze04nFhEPLuLUz8JYj6pXTV6GvOVpww_sG9INgs-GbrXkvBxeJ-jkOi55HCngqa-_BrAwM', 'v1.k1.oJeFagA_ljAahKsJv2cGCsiOrq1-uWw1vpVNHEzpiLzyZVRd3MBcqc7gZm2o7-rAMtz0X0rqPfDsVOJii1U-xRctFkav9wi6uZzGIt9cOMngtHnzuHziJOBig7RDTC-MMIQA5zDTDD3TtQqbsSaW92Ijdiw5kEoSwslPCPl5f2VfOc86KKOsiXH9UUqUWWLbMgIMM7gMQ2rvnD_m8dgAKx1Y2ggopEp0mlwwOWDzFabjvWAkSCjuFFH_nbo7VOv1mmksRsq8nn-N6PJnRPKqExRIKAiUnALSSJWK6BusgLH9J0-zuL6GT831vYW2KkHlttWgKyhz9EOJAMmu1Jzq1-xv7LA4SV4BDLaTOxad82ahwjc9AaoDtVaejcbWLmOmmpm_oCAcNKtZPbwaFyc8sY_GL-1mXExNO-ajZihOXk2DjOyQjYQdNJ6nLhaaw76ummIDLUh7HmcIXG9eE1mCOOXg1o4-_C3Ynk1fGa6YwDHAjulh4SvbU8dsguZc5yS6ZhpFhsZlaPNG6MgGhV8nvs3-hkVCTVD3TXY1W9qv7zKXzssDlkyVtgP-JFmPdaDAyuTt-JlHyvMpNZ6sUyj1hhtUyVm9v-PFYmHHaml6ubIt28imqMAO1YqnEr9EB6glSdhcAZd4PpqyFnhjoNXhkMN3VGoRptSQ-fT7o2ej4k9wT91jduKO3lhhZGPObEQkMYW124s7EK_r5mrXAUZb5jAC-d8_SqhBJjzidViHpJveqG8Weyqew_6_zvwH6qRp-DNWOrLNrNX5AQChk9Xk-mOVCFo-BbPSmbLObRtNpo11RTpW-Qr4iZRG9ejk6UCUyWTcEjavGudEgGc2TMCwoBqZE-iTZ9BpNX2h_i4qMtHJLDMpsTjI4nht1x-gFnfx2tqPSChI4p78Bi0rppfDbMcJhe9uvnbUFxj5HNd8b_TJ7oPHORvHzqnoA9gMeGia0SwZYixol3pqioFbDJprXc2Ha4W_vxStM26iaTVy52RhNP7dg8abXW6JnxRl_7lWKI49Syx63vieGqdMfZK7uC-4HT70TKkzWTsdEV2Idd3fa4il74AWeu_purj94Eal4ZswMNGJttapkz1VajRAhhEgawKuu6jTRUvWhwNSSUxt3tXJ1YqXByncskMPddcreWjvuljyosuKmUD13jYaHjCO5QjfdEmoXjswGInwgIFs2XqAg_NQKIqxJs7Og9lpb13Tc_UMApTb8YzWiItlVp6Inb3abYnSm-8Y9iXqFbMSnO1VAVllvlepPIBiBmF3OaYZ6KsOMUkoIr6AWPUoXemcHE5MAWbxQAnzilqqMBgdi-wUcnEsmaniptQpDf95V17Xhn4_U70M_dCOESEhZw6_a1CmGNUKe6pmSmLcQ7hIWm_x1lWNZ0eFZ1zHH1FvTQ8WBKYvYJZ5EuIDTH4tRzEOJqdF_7EDGdeBCkgfWjZrYYGI0ufNSQ8821pwSIlC9CxEhgKf0ZBTa7dNqj8dk0i_hgV24tO2d-eoP0Ysk-WD39bUKzBg0iVe1UCma92ru4h4CGHS0_HWqoBoZD0wNJFqmXUL0UUpfUdrDBBx3LZDM2-H4PnHqx-XQWKk_wf2oz9X2Aaw_D76Nz-vjT38ofPnfOs32H3SfT0mMMjfHbtibC0Zquy5rxlfB3fo9gqR5JjAAnjVHJZCiQpYA-k1bIlnDU8UOBKuVsl7ha_joAqYt6NGMDh4_vjc5AlNO3MvkHdozQ4w2zoLUd3IgaIgjvCWBWQD7yxMxDsZCDOjcS6HM0rUUkcbcSXZRW3-_mWnwJFttOmSHcu-roVUMCIzHlnzhUJccx4qaHtw5ZmDB4a4qRP7y9dlHMa4AtZ8QMtxQenEiID7vNCPB6ZC0I1Lga4u2HQLs43Yyhzc_vRHi7oQN5mUW-iePJAx8B19lTdq_Zi1forzTclYlUujdTGVNmK5_MToGez7hQ0Zho_-qFNxCFE50_X12aZJxE5oTc3_tT4O44qh2ZEwASosF_Fehq_sTcquIHsyPinhTaeek3_qvRBvSGV5eLG5w3-VjbAWXJBTIzfevkT5FxDV7qKwWrl92MIusT0Dja47dT1hG1xDac3j7IEYbFWvkDCLqnADLW7x_y8nwmj2eI6Wl3vKPvlBKeC6K2UqPykUQIZ-qOOVZo_dcLtNw2eehz4OruyQ-HDvRP6WzDVZDTDymvGcN7mWaf9K0lWGWAl3Jbwz2f4Abxo2i5VBjxeNMg', 'sent', NULL, 1795980395965, 1795980396028, NULL);
INSERT INTO public.operations VALUES ('5nb6w4e7', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.dgTQATrEp0PWvv7wUpV-hyoIeaf463D_jUSRl3vU0swWaFykbkI3ba5LYoD5Z91d9TixLke4fRd2emeEy91U5NDFDvKUYwUjiVE0Lxkl_lchK-KcTHm30FiC9HopHl000oX4cEmxzcY_sMG1kF55SCSTN0LTar8tUZUF5k_wkHh9xc-DZb7rQAOMqxT-C2YFsdFPC2QLvwXLQCzAamAVi5Q-8dLBGRv1nT8jngMCsSpw8jH2ibv6M946waq7j5kBOIj3CX89tcyYfichLmUIMr7b6eVOb4WINAtoQIjmfo8JNS0WMMm32_MrCD7Kr0yonuSx0UbMegdfFeE5HNJVcAJaX1arIzra4wUKlXU5ikFGZCo4JnMr8KyhC4bO7Dcl4I3HdLPWsJ-1LOK1DLSx8VtSoXuDatDpG2KciS82_m270q-E4wBR5BTx9-QQ9rusNVbnrKJcMjdTdepghD0JTZ4nS7erKSo4TWshfQ88_B5Q4XGC0YyDcjJQSS7-IneVTd9pCqk', 'v1.k1._it8CKc_1EtPBkai75tC6b40PwPF3diXhK7dN8VAc9UoRgTwW7GLbiMyuB-ICxQ3mDAX1PBqHeYH9QOE2dRYSSQrzdSifwYk6QNg2rjp1bqWQ5-gi3wXOuapCT6e0ZyNzftSlMHuL6Ioz45SqD9mXjHwQmq2f_tGKzdCrCLi3p1NnEVgorW1KcbsZ3V-qN1N4tTNYhORKOSq1SbUlE0fMA3N3VHa8l-LLggFb4NbkUG6Xfrhl-hLLAAWHGy5tKzTApnWF2mvIHZRR6lO4koisV17OEDqKH0NMbCB7aqIt3l8c99pclEMnmKEL4MPLKiVd4noVQ5gWhYhAdWlhw5RU50snp7I-BIQsqMF_OF0MUEsvjL0KylYd4jwlHWzCoBOXGef2nmOG7BNeYsegL8stoa7UaKzK4IQsZ5WvyOXmXZFIQRRkF4DxMg3jTtO_GGHLXD7tfB1-huny3J8360bNwpdDIXMTSMrP_wS6x2ArmwQggDQu3FtvAP0waDLtk_wKl-43YXDGTaifW1LGqW8gqlJrAU2AViAuCjRJZ76CwDRionBIIy6mMSSDfWM6Q-_tdO2R253gsEDhQGW7Qk2zARv6iAWH6kZAeaAIOCVuXuswQThyaYNM7euWyLy2bD4wXUs3rC6Eo4RaPdgMO_UklkbAI7B68hEB03-UqKR9wp0bKKPrHvX-Nt2Fqi_WoTXSwBzOIJw3ZHLCMDCi7egVT0vntjnShN0_4d3pXH6EPQWdqePa2PqTX5KsV3Z9Udreeru62Rnta4AoiM2bhiHPmoUpuUqceOzwI4IMAdpH4Ri_f4SfjJU_GiEbNXO9wkAEOYn7Y1kBD9Z8GtQj44ivBtKJ956eITSjoEmLdQooeECVNvONzENdXZgg_JG7qfWM3MqFtdyeFl7J8VZ2gz6kBzTxkbu7ypW4ZYIfnFdsqUF35-5lH8894Uq0rXUpZ8j2p6vJUYw4JpGTKnBqOTYdEOcuX2ExXShUuJ_XP8zmjtNrJHVlJbGVD6hL_3DhRP6APWvxj5RyBv0cE4RziyctqGjJ1-E9lJjh-vls98wldSTgwCjHrmZ9-wS_lfUcr2fDeR2Qfa7vb58kBQ3mGq2tyYQR0SXdhYcRI_pVEY9-z4De-2Zbleet6Wi9o3adDITEhmS02_-EJgOClGOpvYaG1t-pdR_oLQ6f32vT57XOBQITlK52NucgZufaMnuVvxeFERZpQpeZv_R2-2Zmrty8U83QQBLwxtFCBgX4j3AotJs_CVy12p6hM96EF0H5v6JSUW2Lgm7h9tpQny_qEgE499cqb-p2Snw_K7Hteij3Za-39DgidVFdX3C5x8L2ocZ2r_25HPqDqsCDxqFp6lOFvRbOwTcBIJDdw7zJ0YVaAtS0XTTeiGgZ0DAonPI1UQhcxwd8AKfz9ZrHKqhFKpr_GftKgpSH0HWCTpyiX-oia4-wgd0JZDHx1S_5hapxP0Hbaa67QuR-qWDB7DmYrVuU3tue3sR0gXV1dkjCFsAfKSe-NlCWs-Ddt0T2uPHsRXZtHy5loWlpu1JmplrlXVGG-g-Yo_UsQ8_kxbsAqB2EAKVt-AuQGBPkV1WfPn9yzTjDo9GIY9b0SnzPBBxhPtJorAr62S6uY-fGHfQNlHU9mzsViWhvXHsdE81_FZh7Y4bvKVMW28UCJZZPEJpKvc9kL5UVVPMoTt5ycfEBz3yJsqnYnPHTxq5j_4IQ9yX3NX5M_LnYozaYytsAEoMRRyEC-wpRYHsDDi9cRAOEu1DgIGwojQ8h4H8iDjApXVso-l4Z435kg5WR32cMdodGIFDf87ROyeC_QPdbCXLMauuW9RtgGNKUE_izOj7xw_FV4FYaMD256w8nYwriCNpV_xFcFGkfmv9_qwitxwvP3DaDtY-FqoVLjGjuRBuB4RxsBcTxMa3DfKmPbTcq-JiP7FPfxH6pB9JZ63DVByAGBuOUeMBl2nXMB-8kVHf5QvQXiMmAFHCbidOrR5zEX60sQvZTkK-_Vp-83NH2BgEdwR4Fw6Wy_Uej3CuN_3t4rBJGwmqYDnKOhA_yTJdtF7sixDDUs0vFBSLOl9zpsb6ZXkj2MAFS3GcGnHrLkzMFk6pl5q1H1-mPuJnKLO1Xz3SXSGpxwXjHFfNrPnnSaq5XL0X_7a6RnMPC1qVQXoHNDTBEfIkrwJQFxr-zVXIebDbv7TJD-V3gkO1-Dov', 'done', 'v1.k1.FIKUVwrD3IS6u_msffIlgl1DXXKUiML3ciqDhDVfx5lkiQFt8K3klTLdzlu0OUPJWySTLCmh0QX3Zyl_epLnXElLKwGV0puYqL5yjUyp47YI9e3nrDrn8YvwfALcxnQr-BEXmw', 1795980396060, 1795980396166, 1795980396205);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.zh6wGDEBFRjJCYkFU0_Q3fuTySBGS5T-awQnZTQpT4Jw', 'v1.k1.4EpATonlaHeOlaoBWxIc41lPVuLMqXs59_9lLAgvehbMcA', 'done', 'v1.k1.unTXyDCv6uJjVKOADQWZxTa6Ng7ftYnAOJa4rKRw6FWtKg', 1795980396961, 1795980396962, 1795980396963);
INSERT INTO public.pending_requests VALUES ('u9yw3g3m', 'T0ACME', 'U0ANN', 'request:baf86f5e820f1f2afd7cc642ffa833c8b035e75e3b87892bfe0ab04738827046', 'v1.k1.1TiaExM3yqSU8DXf29BdHCUy7tAOWRBCRxOxHufH6TS7NYu5AfLI-XvrN0bEBFS7T8wapcCzZxWlCN5IjSFs1j9OqZa1Nl1sZcJNjI5Sc7kCpYk3IO9w8p07HlLCaQEzzl8IU2G2jmvK3QiNghb2BAawsQtU716uPt2YA-Jj4NXfVNks0QcdJQyGtRXHPPDfU2wE4cEEZl3l4khChISI8_jtXtkhF1E4GE-7EgzEVr7qd0l5PPuLrHL8WMRKnsUFDrwgpE6nFjsZgM3aug9G5svMUJ0fQo5Ggu4UVMfpzCzv9wDGnWrbosh4rxxDo-QxNYdYVkYH2oO0VDMKlmf4lPKeFPHG0M4AorsSAGtswWekHqHK-nH1KxJS_Jt5fFFDuW22G2TgDrqXYUFk_5Wyw4w5DG5aC8iNnIwgixy7Mcj-IMaYFMMM8YkEfbr3rrwVbA90MEe3Zi9KCAwaRAkScIiLEi4ablFZ3k9Jl5jXQ5fzMo2uZ5AZeXQj5STB4dsNvvGxpun1TtBO8UrNOpMlhXgKjGlEYg_fZJPI2PfXWwJSI-YkTdCEhuPJtbRITSc0', NULL, 1795980395971);
INSERT INTO public.pending_requests VALUES ('5nb6w4e7', 'T0ACME', 'U0BOB', 'request:2b536dc8d486b27251a88db30891f38505504d022d445916b669b6efcb6843f6', 'v1.k1.XnDYHGokRtcP1nkUpDT0O8FiY1Qf-DImFuMwVl4Itwe8MPULxgp7XaScYF9s08bKBDzTVAW12Ul0-lf9mieS1cSRMrDf6-5U0bXnY9LpplsoPZ5Fk28CKuEDEav2zBYLkjz05R1snQFznbFyCtYExuot0iY0_XD8XzkthluC4yFny8m4ZjtJ8cVWBO3jts9wFaZ6gxJ3zjjUHRsAPOH9g7eptn63hx4A4J-934cTkwnfEf1eJ0iYZFVWgM2qNLHTwzEliQKDFqVcvIy9MqYsHhUuTTRjzJDIAQS6Na-NjuoAVNNO6d1YszNPMPh8PvPDDzNgweteOWHnUYPocZ8KKOmQmdyc7BYqKImpw-msykZ1-GkC4p8OIkgHyqyFKgmMIYunkF3Z6rliT0vveUSog5rh2eQv2AWT_ni2bs_7buXoa8mLhlHEvDrAgxQ6I091wXlYXrd2EqS-x2uVZ-Zq74OABEz8cTQTcbS1INUeTrsRl4pD13hF7lZQSTwnDjq2lgfeJkoLaZsxcK6Y2WAws5JoSzF2EfRSHES3x8dBZLf-1_cTvvV7sUEihjevnYAX', NULL, 1795980396069);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.2tg9bX-gZGl0bQZhhZRaai9h9AJH7J-zKs87woRyoqrpcYQ', NULL, 1795980396973);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-177', 178, 'U0OTHER', 1795980397327, 'planted-181', 'planted-182', 'planted-183');
INSERT INTO public.posts VALUES ('db4e7bfc-b805-435a-a907-8243e3c5f5a8', 'T0ACME', 'C0KILL3', NULL, 'answer:uz86bweb', NULL, NULL, 'posted', 0, NULL, 1795980395884, 1795982195879, '1795980395.918000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('2324e92f-15c4-4c61-bcf7-3340d9d6881e', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T19:26:35.775Z', '1795980395.918000', 'v1.k1.J_RAeWmHc0TbIbRSPUBVEfoA4tH3kPtFj6T7XqQCrSUMr8oLwo3RulOySWFaJx7vfLI8coaXhJLTrqs3JwtnY3lsjTfZUj9Nistx5QPRuAwOqFYEwvq3vSnZKiN0jAmSbKwg4F3kKOXtUblmS0j_7b3tccnFMK3Fn_CEfLBl2hEBacJ-UShw2FlZ_F91yGLD62Bj3N12KQHM7G38Ta_HUkVylt4azzpz2bt3igwBB5tItedjCj5ljN_zWBirBgbiLBjlg07xUPa1', 'waiting', 0, '1795980395.918000', 1795980396038, 1796066796026, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('9e3a8026-8c06-4629-874a-4061a655ab16', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T19:26:35.775Z', '1795980395.641000', 'v1.k1.5Ccli1sldwStR-bWLt7VzLajbtuAn6OZUPAqzkm2Yhdiz1UdBef4dtcukdUztN-ECV42yzn7xpRo9AL4UiIrcev2Fi6llT2Oh2agndvHrejYLwcqt43FWqd46eLiRTV93uedf4_PvmfD6wrx_4MkHYDttjWnUnI-46xdRpA1ynBKLxoEDIFyh4Cwon0q6SkvolfobySKw83KdUnQ8BRCzoPLLwebEZXPbHpR8JKNirBU4ngAhri_4FOFb4yJB-b0B3yKmgBcACPC', 'waiting', 0, NULL, 1795980396076, 1796066796026, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('019aeb68-4cfe-4516-ac50-818184483ddc', 'T0ACME', 'C0KILL2', NULL, 'answer:5nb6w4e7', NULL, 'v1.k1.l9r7Xa91hk3WvAoQASlJzOgzI6QQuH2P1qmO4G0FAq31RpbKON_7XA4IX42hI2Eyj0FDwDS24Q656AoiosThcE7vazfp4C1AiRBzTN_gv4rKk9--1inO-j4JP_aiUwNp3WsljENvt8DMLsLVSFd1SA7VmtRJaFgHoTK-s0VIGoqPb6L6YVdySJRY8oCQGE0prYMa0MkrQb2Lt-zfHjAL-90rcbgVfhLUt8xaTe8XxzoHI4cfTzYj0i0VO6KI0IDHTjSdtR7XvQLLJKohdCaygSkl9dSY8aMfPS53_zzuGxwcTQUyS3UX9nc9QId2OVhKgFrv_ja0BFCWecQxs9_qiRa0OWmA5M9BThZ-Mqt-Hw6wCeaMgOfA-AHGBIu-jlByc65IfWG-jZCeBXJMvhu8AZ7NKid9dWUOPSRaWOCQyVALfLLQL1P89z25o8NzpBgurhRX7VaxFvIviB6ygaoV5amfrISzCUmtQV7b-WnRNk6Jyl1coBNv7r7Xqp4miU-yM6Az6Mg-qIaMAawerJhzb5OLuxGNpunzZ1gy-qaqvoS2fi--UE-nEOX9ojdlsbMA9I-pMN64EIZXRZZfq_14V1OrgIxyQInEc2jUQ6_aY97UjhVwnkNF39vKf2XOlMkVgNJW2chw5n3HpkBNw-kRbtKZYKEki4HJ15e5OKWy9krMt245sB2A9Nr-IlImuNmqvQkV8cIRnXB7d_LVt8sO0XNnXMyH4RzijJit5e-1xMoHWBzy16cka5CvnvvN5-o2fMPRpmv7X94ExG352heZ2RGVPhX62pKVfhXdDJBoUYxW7NIkf3KbpkOm-Fyl5CON4hyOXTq1jLqNh4nrNXKgsmS9QqsBT3tXPf8PrTo8wRuZbWGDZo1cmRTPh2rHDMbtTXW_0Zn-IBvKBlTFRhMR75svxhREefddy2FpIl4ZWhNaSeMPP5QKZtyJbIymocNqUDeLD1Ul_1RXoN2LxQzBPd0Bi2y_SZ3g5W3vsx3jXo5jlHQdSjZYX2gFlLV9FRrONU45xcpA0BTopZaPBeN7P6mAnEKvPowvQPZhsDRFQbPF0ToUcgl9DCAdVwHtu84MU1mXZwr8SFEwNgVUfeVqrwXD-wudmIMy22i-mwPtr5B8X7_zygDDX2y5dANyMXcvrOKNLlQPnxek5NchnDQk2TlZ8_yWSORkWlbhy8QPTrXEgTs5daKHEeMtj2iDCn7E1KgfYWWJG0x9jCP6jJNTOJE1nuw', 'waiting', 0, NULL, 1795980396237, 1795982196235, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.mMp6S1QM2lSCOzEvdyqM0LhV39XmX_vx0JAv9ocpzhwK17c', 'waiting', 0, NULL, 1795980396976, 1795980456975, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-185', 1795980397337, 1795980397338, 1795980397339, 1795980397340, 'planted-190', 'planted-191', 'planted-192', 1795980397344, 'planted-194');
INSERT INTO public.schema_versions VALUES (1, 1795980383821, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795980397348, 1795980397349, 1795980397350, 1795980397351, 1795980397352, 201, 202);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795980397359, 1795980397360, 'planted-207', 1795980397362);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'ElBOz0lWtv5AYKi9VDlm9w');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795980397374, 1795980397375, 1795980397376, 1795980397377, 1795980397378, 'planted-215');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-217', 'planted-218', 'planted-219', 'U0OTHER', 1795980397388, 1795980397389);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795980397392);
INSERT INTO public.webhook_events VALUES ('planted-225', 1795980397395, 1795980397396, 1795980397397, 229);
INSERT INTO public.webhook_health VALUES (1795980397401, 1795980397402, 1795980397403, 233);
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