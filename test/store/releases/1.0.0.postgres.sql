-- written 1795968906492
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
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 16:15:17.35622+00', '2026-11-29 16:15:02.227799+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 16:15:17.227799+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 16:15:05.785622+00', '2026-11-29 16:15:02.212602+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 16:15:05.212602+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 16:15:05.795857+00', '2026-11-29 16:15:02.195625+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 16:15:05.195625+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 17:15:02.7438+00', '2026-11-29 16:15:02.265849+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 17:15:02.265849+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 16:15:07.779656+00', '2026-11-29 16:15:02.260007+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 16:15:07.260007+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 16:16:02.926433+00', '2026-11-29 16:15:02.191684+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 16:16:02.191684+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 16:15:17.83323+00', '2026-11-29 16:15:02.216543+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 16:15:17.216543+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 17:15:03.107864+00', '2026-11-29 16:15:02.177236+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 17:15:02.177236+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2457bdfc-7cb0-83cc-aa5d-bfd63244200b', 'post', 0, '{"key": "8b126981-0bd5-4222-9045-d75374d59fc1", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 16:15:04.851615+00', '2026-11-29 16:15:04.851615+00', '2026-11-29 16:15:04.892237+00', NULL, '2027-11-29 16:15:04.851615+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:15:04.982101+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('54d8d5e2-3d9a-8711-a362-479df36feed8', 'post', 0, '{"key": "0dd59da5-89bd-4292-9e83-2c4cfee4e72c", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 16:15:04.593425+00', '2026-11-29 16:15:04.593425+00', '2026-11-29 16:15:04.619951+00', '2026-11-29 16:15:04.697467+00', '2027-11-29 16:15:04.593425+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:15:04.651483+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('cea750a0-3ec2-84d7-aacd-e1ea0bd0e456', 'request', 0, '{"key": "request:5c2a024827e95a665b3a81f60c16d45ce6395a23f5655bc9776da979867fe1b6", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "e6hgypq3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'cea750a0-3ec2-84d7-aacd-e1ea0bd0e456', NULL, NULL, NULL, '2026-11-29 16:15:04.058849+00', '2026-11-29 16:15:04.058849+00', '2026-11-29 16:15:04.074951+00', '2026-11-29 16:15:04.7473+00', '2027-11-29 16:15:04.058849+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:15:04.431761+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 16:15:02.269335+00', '2026-11-29 16:15:02.269335+00', '2026-11-29 16:15:02.283766+00', NULL, '2027-11-29 16:15:02.269335+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:15:04.8001+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('e201d1e4-091c-8fb7-af3f-ed1c9ca41576', 'request', 0, '{"key": "request:5d3cba91fa422a02e746c181405fb52f67726601129f018541e3da9967c61669", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "aga5ssnb"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 16:15:04.695998+00', '2026-11-29 16:15:04.695998+00', '2026-11-29 16:15:04.719792+00', NULL, '2027-11-29 16:15:04.695998+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:15:04.829322+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('867f65a0-7485-8682-af52-1c11c37b97f2', 'post', 0, '{"key": "1369ea53-4dd6-4a68-a210-b2146170cc0a", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 16:15:04.881282+00', '2026-11-29 16:15:04.881282+00', '2026-11-29 16:15:04.892237+00', NULL, '2027-11-29 16:15:04.881282+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:15:04.892237+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('21ca6ad5-5ad2-806d-a645-745fb4c145a0', 'request', 0, '{"key": "request:fd64ef55b58c61a45ed2f422d0ef5ff6a3c6ab8c2660a6c5a35cc6531a25f159", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "zxpya9je"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!4"]', NULL, NULL, NULL, '2026-11-29 16:15:04.885668+00', '2026-11-29 16:15:04.885668+00', '2026-11-29 16:15:04.915631+00', NULL, '2027-11-29 16:15:04.885668+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:15:04.915631+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 16:15:04.31756+00', '2026-11-29 16:15:04.34387+00', '2026-11-29 16:15:03.269368+00', '2026-11-29 16:15:02.1521+00', '2026-11-29 16:15:02.159622+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 16:15:04.31756+00', '2026-11-29 16:15:04.34387+00', '2026-11-29 16:15:03.269368+00', '2026-11-29 16:15:02.13601+00', '2026-11-29 16:15:02.144826+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 16:15:04.31756+00', '2026-11-29 16:15:04.34387+00', '2026-11-29 16:15:03.269368+00', '2026-11-29 16:15:02.14768+00', '2026-11-29 16:15:02.150602+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-29 16:15:04.31756+00', '2026-11-29 16:15:04.34387+00', '2026-11-29 16:15:03.269368+00', '2026-11-29 16:15:02.164356+00', '2026-11-29 16:15:02.165526+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 16:15:02.341486+00', '2026-11-29 16:15:02.372748+00', '2026-11-29 16:15:03.348433+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.weSjoJUrjnQ-2i5La8_yi81uQiwvon6XYYgiZ7ZQ_b4tCtcAuSBK', 'token', NULL, 0, 1795968893513, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.TLhhi56VLsb3oh9RxJeFKAmjtiGAokSBw4rYjSEawlfiJCLm7oxY', 'token', NULL, 0, 1795968893515, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.LbOj7OlgNRsICppFRdyXO3Lh0kdbyhnEuZFkP5LbTRt4HMQnEPsKApyaC5E', 'sign-in', 'v1.k1.6sVIyQW4Pvck-Bf6cqjoLy4AO0A9Y1EDr-LotNdKy3oagmIJASTUSpo3nQKQSrV94b42vuFUn-l7mNbksjaQ9PkNHm7c-IdD9D3X_8W_xg', 0, 1795968905916, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('AFenVPXvd6lSEuIIadtiEQ', 'T1', 'C1', 'USEALED', 'v1.k1.85aNcQAXqLmjfp0Qso2n2WVANwsLbfm1l9m8GIaQ8NkfKm6ciUQ0ryexdiQ', 1795968905976, 1796055305976);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-111', 1795968906419, 'planted-113', 1795968906421);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795968904437, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'e6hgypq3', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-116', 'U0OTHER', 1795968906444, 1795968906445, 'planted-120', 1795968906447);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795968904.683000', 42, 12, 'e98957c6ed3cc65bb5fb610af674059f239d56bb', 0, 'U0ANN', 1796573704582, 1795968904739, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795968903.968000', 42, 12, 'e98957c6ed3cc65bb5fb610af674059f239d56bb', 0, 'U0ANN', 1796573704768, 1795968904828, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795968905729, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795968905990, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-123', 'planted-124');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-126', 1795968906479, 'U0OTHER', 'planted-129', 1795968906482, 'planted-131', 1795968906484, 1795968906485, 'planted-134', 1795968906487);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795968893516);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795968893517);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795968893518);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795968893519);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795968893519);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795968893520);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795968906007, 0, 'ready', NULL, 0, 'v1.k1.Ro9gM1hlMncbb4euHgYDYAswBk5CePsdi24dGV-dPhY', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 16:10', '["10 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795968540000, 1795968540000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 16:10', '["10 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795968540000, 1795968540000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795968906006, 1795968906007, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '8b126981-0bd5-4222-9045-d75374d59fc1', 'send', 1, 1795968904989);
INSERT INTO public.durable_work VALUES ('planted-136', 'planted-137', 'planted-138', 'planted-139', 1795968906501, 141, 1795968906503, 1795968906504);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-145', 146, 'planted-147', 'planted-148', 'planted-149', 'planted-150', 'planted-151', 1795968906526, 1795968906527);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795968906539);
INSERT INTO public.heartbeats VALUES ('14316475-baf1-4c82-9992-393e88bfcc30', 1795968901318, 1795968904744);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795968905991, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.WM-CkqpBrmQKuXhxHMeKAZvfG2gztPA5w0CohhEWRX2OY5RMmTI0WvLeo2MAyHKx', 'v1.k1.9qRyoGrBOUsbt7N2uYFJvTNnLwfCtOEbe8PC8iwHFQnCy7cqKca6N3tE0Q', 1, 0, 1795968905971);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', 'a49d9474-a6cd-45e4-837e-a4c5021fd445', 1795968904008, 1795968910746);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'edfcb841-d987-4c47-bd34-4d390924fa42', 1795968903806, 1795968904850);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-157', 1795968906561, 'planted-159', 1795968906563);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-162', 'U0OTHER', 'planted-164', 1795968906574);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T16:15:04.317Z', 0, 'v1.k1.lp_9qJHHKIH6fbj0lic-yXsNrR7jN_X6V87D03PXpK0t4BhdAa-byZp9ZV1CB8-PEV8_gb0_o7FotXaM3LLYz3mS8AHaLau_5eJfmW71k-8ykJuH3vFFnKivmxxRq0a7O6Yd0LJW-GhjaB4', 1795968904475, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.yJdr4wMZV-qgIETifCZCwgEU0iL10IFHlWpQw9QpM_Ee', 1795968905990, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.Ip3EfdA74t89amxlnJcP7NpBHkW-E62mNAYgJRwd_5H2i2nPnsj8INVioLcRMARb_9hlNjryYNhQU0cziEXVLoVCl6QkRA50upRihVCNkBW1uqpVtggxq1RdJvVA64wSdhC4S5FdVThAXRX4EU4cKg4OUqoDk7tBe9F4E3Mm96aHYlvYZPScf_NPZxqIVrYpXuooP1Tpffo_F4gPIiF8IicHKPZD4qcZOI-j6V5Wi44daX6E49ZB0BjVJhrqeN9736TkKLVJahAVKiA5h0rVelcvXt_bhXqFUfBud_cYaQgr8c2UvB9FO0-YPBpdK9vTTQlZ7PTOjRBAZtyaDqAokeZ9vUgc1_55oUi3cLNP2_3svfmI9cM4Yq8OEuNDzkEL5Dl635Q5H3qTvtXZIXk-wOovWKtUmpjau0BZ0XFwfBTQLVd6sxBSsuqpx-pyjGuMZLUUvOqUzrxSNhNLdKCRt7tqS4J0rph0ZGKuFYsTFmrDlAFU8PONXVG38lev813RwNDaFuou2J8fh51VRHHICgKTLyYzvzjrj0GQXILeKnZTPnWWtusp3IPnr-v-ciQwo4BEw_1d7otnI7OalrTsugQvmCVKtRx_jNqY7Qoy7-ga7UoOv-1Vj_WPOlTn7O-tfU6pE_2oX1jg_2A_2cyf2sw0MK1DsKQwuC2sHpLYq6kcCPGmenyS0kMJqh3p7eP1w6ouloPWlcVDebm7yFwoIUI8bq0gF-N8RYAQ46kTNRY08ulmICrB_iGAbIPr77aieOQkzEespOOqbJ9MNprq1iybjEYW8KzBIh-Yc1J6wzByKTN8yjS0IF6R5yCq2kagibz26cO374iUNZy7YkTSf1bHJ1sJUX2ZmYQdzXNMF2dKxWFpKKA4DsRoXGSQY3TTOz5dK9xLMUPz4WdSei2waf_DqnWaZsdCanPqmwjd1W65o0QC9jxMbhK6ovd2_hyQqAdqI2Dy4FwJ9_cl6Ff3SMCIyzqsJfjhcNqvdBZWuiScGxCaOReGRNU8YGlbvaCotwRu4okzlaKWQOZFNrDICMFriajWlsnWXXYYy1zkvtu1u5vTP5I5y4VZ7hBnyISvBxvOTTh-LCkPDb-T9If5jIwKTTNA747ylhtf7mzfBfp5PW4zDDj8tYlrMS0jEtJwJXAbrXT_jfp0yswbTWk5Scl5C-DXibYYCxI5-lfxOX1KL66Mh24tTP4Db6DKOoE7ykKGqRs9MVbmJqP8gjHCIwADg38pkjqD8jIscB5Q6UJeXc2c1s1vZIZxC0_4RhkvUwfF1hwLZk57dZht1lUAJd14sPHIseDKnpKh-kaZW6RQo_fMKB2JUb-NSX09II3TVscVwdd6OBkM3CjjaR1wrldiPQi68JOD6g8vP9o9l9Eo2kVo_qGASIhoUJIPE3s8MuLJuRlN08Pq55CNLO1oX2t2TWexM-eLxe49bzG9GjFCZ7TKqiufnaJEt55VICPjkL9kbek3VLzJ2A-qZGTwShaktLK3ZgHc8QPV2c3x3DsyGYqVPRR2gG52zVrAYUqySDV838vqOQMRo8rG1SdKX8tAHj23yDSOaHlqGGWXeSArnsahDnHsEi1_x1IUwiEu5zw58XZOjoNUwXq3P14aSMg8i1X9mUBtLsklUZcu3EzbmkB95fEaN09HIrZwbOiYS3EJsHbg6YDkMvSS5GR0C4oVWAE4Qi-7mfBxCNX3g3y48d1jbJFk_dWutxMMzHPDF5Yqz22ISHMRLVeFIxze1H7ILNvdTNKqKSK0CreRQ_V5rMU5YsiGkn-XsbZ74LQEs9oJ9Fw7_wg0H7k1fLdJzVM1o2R3hdYP8InDs6AEvvRYfetG5LNiBl9aK415bQVBAja5_X7vtIc8XQdH0DMK7TdT3CqRPuPXL_iZCOBpxsTu1LvXYg88z4Ajm5CojDmg7zzyTcsFU3NFpPfVktBYuuvBclABSn-4pg6glLs_1jY4wACJp6Awelloy-r4Ho7k0Xlous8FCzKA9aAClFwWuzYGScAQ9mSCo-ZPiiwSLShL_YC-JCslgh6aomUZjgTa8KD-V6qHkDNBbLS1WzWBWiA2OhRraqZgbSXiWtZ3wT_Koe-8jLkoI6v88lObfnFpLDtgV9v1uWHOKQvZfDcZxJr4JCwzIukTF8AWiX6nBsXmvMoHa0r6hYZ5rPV0C_HMOs8Xn-gC05A1y1FtxGzb2cG-H4rbFG4UyHPviQ8jD1UTHSPmsvCKRgm9FS_eaA5RYJv8peyAvgNU-yNOAmlLhT3yZPC1ZCx86d1x16t14lbTi6f6V_sHMfMHPFGF2hWoPllvoX_U_48uieo2upFRa0YWc09sH70FFgu4Y4mTtb8VETMj5bGBw1loiWlFQfs0ENAsb7mKT1jfgQJECicCYGEW2-9JBHkIa3Zxw4VXZuEByEv7GjBC-t5f2XCf5rdV3HL2ptGnmjtwUR9Adwktnky4sjHPao91tdNpJsBgwrOjcRM4yhtN74dRlCdKzi4t0_ChuUETR7CnsbJ5DdavWwrUlNcU6MhUBtnYhrmOfR_-t6Fd7uJPeB0WhgHW3ajm2drzn2uqVfJO7uYckDnQ9zlJ2S4c_3Jku8IYXM_EOCD6_nGcOuk7RJ_iKQYDSIvqlA6JFgqrDQ_ij_yM7TgNx6feRvtk1S3acDIh1yxbtGIsdKlq_wJ1yAfA8ZQ0mJww8FXljm4RiTRW7OWDSnerGXYdccBeAcUY6vdtPpJ8JToeEVvLt-URGsFSrzuwb2yEaP29XXxtdlHGtIwtHdLEvCKiLPcXQbf4skzLV78vM3x_ugOsL94FDo0aeaaWepQXP7DcI6jwPEwspfRXlrvVNSgN8J35_htcNz4dXlBvX8hopFNH91ISxm6bd6V1IM3YGhTAUWMf4FlTV4ZH0xtIrkiySFeO5UB8rKt2KAOI88zvvfzzi42DCT_635tgPSroEJBC7jo7QHWv8jIxB0KgJUGMk5kIsjU8GiPJ_PMIONyQhTGNl2-2KEpTVBeS3bbNtkdUlrYokjG7bXaE4NJh2ltUm6q8Nuwz77xHOwbc6SaeGMPw6cuR725gfpXFz6mI1K_00U8qyOZyHfGgDI7d-xcIs8Eiw00hQw', 3, 1795968904560);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.6T6BcG3R3E2_JbfqoAQt1QX1qddbDxKRotpGkj-vigk', 1, 1795968905987);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.F7dkMYGK88XpB18Avqcba4kz0a41xqesyJUMxOvyY7JTu9jxuBfpvvQTka-WZ969bpT-PhkZlwhVfdRxIHLHjTz-SAs8x4I');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.C-TYAFf95lIelPwvK07X6Zlul1DrxufjVIe2mNi9Gi5YXbcBta0oJckAH528Vh3MZeIQHmjq32bUXxpYLREbVqEaI6l7J9w');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-168');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.6kp3txy5rCjLotMdh7ZdDG665Sl6KyrwNX0Dxik58Rk6JWtjniTogaOK2qN8r6Xcnj89inJhan8eiQ67u1wwEFadXmNNfv8NenE0gSB_wiH72cipRld_NICTQOgx8xUZ6vBFczs', 1795968905985, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('SDE0evK_OeM9xtJExMftPM9IyJrA9prowMQp3SsW87w', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.qNy1eC9vvdlmXm4eV-ubVP9_O45JRWhLC3i4j6j0R4RJQqKEq-d1pQaa1jmH_fAoyZ7bM2sVC4sQA2-S3PmKAuBvTEQrZVX1hmazS6GrVZC5s3S2Mheh4Mb-84nCc-j-zhjL-gP9LrUmsoWc1DMuJridRdIOotTk', 0, 1795969505966);
INSERT INTO public.one_time_links VALUES ('XoNRzelRRcGjtaFljGDOdLsalPsRxU__0E0FF5FtD3E', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.QmqdglpbSnGlin-u9VNUSsNq_0Sx_rRzSAf4woIqOTLjWjLufW-LDg9NFJaMT49BH6pEPlgTiLVawC7Tof45QEcQ_SZUbt4-DYxx1RK94mY4Phg4rIzE_sDMeb8ahgyQTX1rQr4Ap0Fwk9dj8brzCVA7P2ZYLZqjtDV05mOcsud_QXawc-QNENksMQ3FuvQF0RQY4LtMPNKvGYq8oeU', 0, 1795969505969);
INSERT INTO public.one_time_links VALUES ('p8TTqVI_gF3mt9Y8P2CkejHqbeoF7NISi6G41j82L18', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.r2chlhbZh7lE_LgKowY7VDcVC3MngGZGUscXFiiWttwydpElnjSUj-qKpdI-soGg90g8_TlFZqLyCfI7L3pm9F_ywW7v0YnRz8J0VtgFcckH5Q', 0, 1795969505970);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Hvl7aDmB28INn3iepGa9k4REg6iQ4mF_y1RN_xvyDv6HntgHJ1BMN5w9eEIj-fw', 0, 1795969505975);
INSERT INTO public.one_time_links VALUES ('bI7L135FxOcLF64x1xtIEgdSrDC2s15fu5xZPiybB3c', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.ymGr84JpfTS1wTZ4-kUQfaanlyK6OW-5F3Vchj1y2VrZ7u-RLpTacGvt3NYLSxu3cv1H-DglSuFIgzmoxXjFdJl1hyazM_NqNMFPFB2p6CEb6mbuMjp04ZEY_jhYGLtirvRfe-7OXzIQTD5dbUxsA-eu8VDEUPWi9PXxlJdIoLu8Jc-SPiQ3vpAeaGgScPV2c5TZ6QbaSjR4Ysjp7fGev7IlWMOMqLnbeo2Y8ObbeIke3oJm5rxLt93oYmx3UXRkEOtWnviP3dOfVA65eBndbQ', 0, 1795969505950);
INSERT INTO public.one_time_links VALUES ('y3YDoutseETr4_jZV_ELrbQtRlVGJs1-vfcS-GC0O_0', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.SEV6StwVfJsnWkpJ2uj3lxhM4fFpn5nNRpq36KdKrLLIMrCaEKXvTTrsNbDb5h_apWdHpxEkhUN4yJs', 1, 1795969505952);
INSERT INTO public.one_time_links VALUES ('kJIBiO29TBkpDUr41D-NhVjUE34adZJtV8QuxU1V5X4', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.KbVVSfz3IhgPVmR0XAUhWANy9kCJJJhRnNDHA4KE-RTXCOJtl_jQfMjRi08k4lfBcug1Di9ZAbe7ATKLbzY-jgBSZ-wfq8O2t0r-C73UFr-Ec5zMGbP9eciZ5uxYu5tYCKy-ZMbzD5Rt-vHxdxo1oTrtdZ_iDrWMU7le2NfW3fMfsEPO0-TNeA7exw0znDGt2sEztJWNY4KzJgN5Rk8F-Xqt7u8NVw1pNxD9-gp6QaXXmt5tBtfWj7IBkTRVM6adWao1_hioFWLt8-41SEOJpFr8Q1Tklc4', 1, 1795969505952);
INSERT INTO public.operations VALUES ('e6hgypq3', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.4-eUEmrvihxJ2SN2ajO0KMx9sS96MLxgGUficcV8n4Fyr3k2sw6yX4YgjkPUXWVCtFxZzK6k7iE6TTjnnp4HgRz_Wtuocvy2RWRi8OkrP-Qi-SmONhs2GZD_2Zo7Bv-oI8F5Oc14P27ztDj3iVTbc7XCVDaRMpp2ZEw1KqnCg1A1TPeizGThhiWg1KdRSG4EIbCenzR8HMYUv17IudN-siowEL1dM2uMupLpkHeXx7EsGdFwtHaEcuLNBqS4h1L0npVOiosaMHvuUJvRtjiZkHvFIYqlFSglGBggCZFKG381AjDsjAquwwmd7niJz3Lk6bsGrJIh8y38NnSgtFeubuf4x0xh8aDCTfVfSRyBRQdmnurZ8xlUnMR9ARwzCwdsfAt22qxq0c-niQgR-yB47_AlrbRo8wymFpw79E1UWjyvp_BiLRlwE9LWGBaFTJl3SADqRzFpdoJAphQzbhXqNhC4SVnO6Ti4q-3EenOU3l7nidHT11ehUpv1B1sykwb3IRcbYXmH', 'v1.k1.-T4FYU6kUfroM_0ferWRiJZnn296v97g_AGsXqxyE7R_zu_TspYd1MalYfTE6rlnWmD8G_vpyOV4RujjmwRU8KkKz4rUAbSIo7R9P6z8JmFgT45vLSzEWyfp8k6G3twOnmNK21DgIdwTgBcK0f97KDL3mWcvmjz8fVr6E0NfZl4wSIbpmsq8OBEbYiFP1IY2WOdQBu8iTCdtShWjoQK4XSBEQB9i_M120g7cTdK5vpxl9sji2aQ5wXUZ0-v79uhF9o-gZ2eIj78_62lrqwtfw5bXemaiHAOPtrBhyPGpeNzYQREKy_HuAQ6ECbDmnrjCyyRh94d6gnaDhlepQx0SlolLVPOKQKUwR3X5pLRxss7cz8d2b7NAnkpWQ5Q3QsNNOO5MA3PYiLtRl_lWzeIjHJ5-w7Z_9AS5wtbkL8mcJqaf9t990TEw620TivFTCRRot-3HxVNA4yvMFwz4M_J3mwnBst3Kopv8BV7_WaBDVOa4asgy7w7EnEq5Se4BrDJ7CifVP3ws2NfjnsRDGjUuveAloKio6ZMqhEbbCD_DaxQIyVnBKBtF4M2ga5xahuAHZPnQ4APHrY-icAn2HpGwPpjs9WA01vcagmi8xdj8LCNM_yXaQydJxQkcqgiYUXqUPzpZfQdMJKa9edCgY6SarnhBRwZSY_rIJILpNsji-cW7zzTDgW6D4I-qUSADaSYXAvfci_ir2_HY1gg1Zy-UUA08i9-QtPhu7IBRXfv_gswo5BIMBK1qsVD3IuXmitBYvuS8HXN6wO07kgFBHGvbQPJ2pm-kjQVIwWGW6EBENKgBUDzCaPu0csvmnhyVdleOVgIBWMNWZcjOvBb5A47LR3j1UQk2ew5XehVAQKmEWD3AjlNVyohORT8B3Mu0uDSVwc7wg1Jrzzk5dMoB2_AFkBKIU7a4sfduwA0BGf54l995scWBgMlA6Me9BMr9lVkugSMgf9D_rlU55CzhFfPh1x85Br6NoS5gw3Lalk3KSCC27yiBfArrK975pE3GF5PgZhziOjSrr6lqgGTXqRpiPqpre8_qnA6PwCSivj6CtXw5A6vFVH38DrmFSrDNa1xqwUOViTmpeB-Lxrfy0teHP9ETg4Wq0mkyBMbKWMaFtHoHiIxevdvy_FO-JYz2xzo56M05astg960NrxD5W_bEgRAN2rKb5AK88xQl-fImPx1jX_8QKKb-j9yc5eMacI7s9fIct8YMY9IJPkfG8J_ZLjMGf1x-eGl0e245AfTeElxPNO1Kv1MvYU2_C6jenMhZFIUIzSR6GkN3aEYNI-k9E0MNtBRQ4SZVW-Ms7I33qMlfJMTH4ZHdz0QA4eSQznY4Pon1L1XK5C1XvajwOwLYaqYD_PXCS8lyCfcnvf79HVNhTd8EgLdRyZpmL9ZEUm7OMg-ByUPH-91WGOOqR8v5-VenCHQISnA7lkUI3Tni11X0p_wXmt8sYzlh2Bibt163x8UoJghCGuIgsY6gdJlEhUYb2jerb7lqBXi_BvDWEYh6-XAssjLIr17inciygE5sCo8buq4NmiCv7V2bI4-1LbRzuT8I9eICJIrQxlzzR5YD2MD5zG173yzi5Sta2Nmva-J0_7XHjwSg6yhBGAtWP3dMyJPGQweXN6eJ5R-UoV6Q-PtSf8rNtHTpbThy1nlUpOGSq7QO7y_78DTOCeY-QkjQS-AL6q8qPLpsj0Uzs-OdJN29Gy4Wi_KAJrGNn9gjnbjWbYioLIfvxq68roSbhJOT_ip2ZytHScLVnss8_Gl__qO8IKRfarLS94r5HVxd7KA_VkFUDZYgba1fTCwPnrdGYF7fVQOZBwamcVRoI7rLr2U5rp84sqzroQ9t5Yv3WQAYbY1OAaaXPGdDutWSCFy5IQlCsSBx_1itNa66nBz9IyU21GPgFg7nZCzTpVKp7EJrhNLEdrwSnZmBd4puTy2wjqbWPvw7ALJxbAB3TM3QLj19tFwPdQosFCgnNO2uXJyk1pi65NHlS3E-bu75qfh4ec1S6ET_PBYKEugkL-8XgjHqmNip2_dtc9VC9lNpFQJZC-djuS3Tt5V32xTVgxJ3zG42xNYf7lFnnlzS2XYM_qwTah2LY-5M-AEPbotY-vyoefbI0O-qIi2vn75Rfvz9CxuFu8sEy38FYLPUZWDS7TWvDiIGu54ZPw4B3Eh-HN7az1bLNizt8E--yGGFIUs8HaWtwqsUmj0HF-sPdI3JUoULmI2Aqpb1K1Vl03VRCAPLIfM1zDv_gEUBnyWPqgjl9SEBsiCWa8AgpYVfGrcYNZXTbc9FqGOtjNLB2CdS2wTqyn-Y0zih6ClxL9E2yJjqz5Q8OefH8qVRJ_vY-VMCYsA8v0cTt73yBJFLZNJzKp8q_HIk5Ah3Ne4QHukxN3P2pEFDqdi8Xty61TqwP28j9fc8S_zPQnLlFWbSpos_cLFFmEb0mOTrC0yrIyV4-0lht-OzzR8DDOWv3sxMFiPGhEN48tLgmHO6YPbFv249qLjLY8WPQ-BAAQ', 'done', 'v1.k1.hHzguUll9yBcx2twWO6SYJIKTItkaua1VbAA3uGyzJ3bGBRQvt1TN_sGF0NR1dkbz0gPEWVek80ifJj1iyOB4_Ia4PLOpFzfH_KxF6ifRbLvISL2f9LNhOCxlVP2E5LkEuilot83jMhqgI0L7-F7RD6YH3mb8kSv', 1795968904058, 1795968904216, 1795968904434);
INSERT INTO public.operations VALUES ('aga5ssnb', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.cyvjDQzAy8Xl6pUosaz7AWpfmtUy4H_IyzX1m54evp43s4nuQlZ5UrZ4GZKmpudxkzJuDhbC48d18K1UKB59St49k14QdW1puhF_TD1PFbzl9tHA0j9U7wm3WyMxFN0L5B7GeZKf0ec0N6LNjOd7TNl76gYw6vN6777ytLqAMz-nzIEZh5AjNAdgtZgSZFEps378M2xjVshC802I-PhsbA7BQSGRocj1oI11jNY-3HQh6denegS3KH2VUV8QD3IvThrPOtkn1WdtNkr3Kl3VjeitTOEF6jSs9sB2O-W4GNPk2FQYAEZ0FNN1ZXFamWq7oo2uPPpaD-Io40MbRUfDeObx080oos0pOoMcm_2VxY4NVSs6xWv008Ne0lTAKpq7x9UKzrMfQo6GpjPjtDDfW_CexpGL1m3JNUrdbOXt_mcDZLUL9kNfUmQWmj6gl6iH9-porjWrh3deNNtPRUXuFzBE6f8DxqJO9o9dibnePGQoYsA33JEne1FqQd-G3ThQF3Ghn20', 'v1.k1._6fqiSDpshztNyZBmzlo0ndH_T2NxqJCYKXH2eFyCBCZc3_YAW9nUlqG4yY1U7f1r1hfpg0LJAyk05BTd9FgMAjpaPw4aw5Tzg0WYJscQ4xcgaxiVKMFh5EYqwsxz_UULQ86_seq-QSR2wy_v88M9QD14SaP9fgnB6WgLGmsM8QFAkxAllhBZ3qcaJA-kMjgRRxxwoNJTWdnt1pCWghqnOB7wgnqu9V5eEkI4-dZbZJJu4uf1eafDHs33F1cYG3zQrG55d2_lQcgSs6DL40Ti96-spGQ9JOEfTQNnq9nyUIw6xgFKDsWuHFZKWV25DUBMkS9cMbBIDwFkiCbRwBmkA2j7BCOoJ9mVWkQvVYUE_1snixOZjV5OgV-gIVFlL3mdS3Ni-coe5_4ZebARtkZA_ZEuAI_GGbmtN6U0HYTyNzgogzN8OLha7LWwyEYueXqhHP74TYYibTSH3EklBCHxW_QnzjX4mfbuO3jJz7UfTqMS7QaM3ONHjSSNUkrAZvk45Kw8ugtuAO2L5JiNDR2f8WS6QW0BY6Lc02pxLt7aBQNX5UUBB2w3EKADutLvOFhC6jaH4dRM7jAjkUSGOEseMZkABwBVODNDzhybtiVySi3lvM8xMowSJprZvGRbs2x1_cenBguUDOiOcy5vWyGegdXTfgnPMCS6j_ODkJqHCxDNKgTU1JYdQ5oy_tT0KRWKlAdI311ocE6figjRGW0r1KKP4rwyZqDY3UYdB9x1vXjyDT1y2taKcE4yi3F3H425gADllWOsAUXWhZ8D-x7zAmdm5eXP6HgV2piwSXsR9RoRMk3xh0sZX0WyLSqGSXN617zZsTSAxHTXOSIbDcyLTvy4uyzpJNJyrMmLyDjsU6XLNOwLlevzOChpbMqoC_QihiagnjdAHiBACka3aV28jNhTPMYfbtTjeHm4gHdq0z3MxoI8oOS43HAI9HqDHqbXGq6g2rq7UiE3RcyIoXQNmFrzzmTvOuo4cGshYSkeC0XQPFo1wSSTwEVPXw0m30iKTS1JS59DYMF4Te_m-nhpFLd-YmeJJIdp0hNIFzY1fuiG6enuiMsXuN1vR-f9ZBDOj96LHq0R9rkrgh7BJVBqgzbncBNwexzigMCEYOv93caJCPcbwqqbinW9twcncET6qfia7kRN_QJt1r6SMDik-ykHkZgypuxAMf9ZUyt9JNG3eFAU2SzjCfS5neOQqZpS8zccXvXiTnzkcqjvC3PUBCfRsEYUX6uoaZ_ISXICVkBKsPd0EgJd-vl9ntIHAgmAnD3NPeTZI1RNEQgiQCGu2YPYVjT3S8pXMI42Jl5zPzwN9vQyfK-ZO3GupY4d_OEriKleFtNWkfjpmnzJo9Uji0GgApH6ifbLFmjXQ9DJRG--4DoZG1GEXeVXOaMGBvWYs1sMSo70EGuReOvnReD8OKuJBdcLqIQxcNvuEBM03Lrz4BcfQ96aWkvk4Hoi6AMSzKGRWc_EKLuwPULy0K21SmVhafv9hPvcl9UXdD828QdAsVwx6ZkkwozPaOpWICYUArShZFUVmlzrIAv9_n8ep35Yzv1hmbD4H_wQdOz0S3OfgJQ_Ona0A3lqAHWs05MIJ3DQfai0sIDm2otaf1ZgRIdmtrvGqhWZ4vNIYX7UwYyXxlKSKIWhiKimicSBMej-1tyv2_KvM9knDz9H_c1hfu8yDz3cOG3QnvzUD6_nsklidTH8CcOjqmWPd4_YqBy2utoSSiS6c5YSHDtKo1b7Xu3TMIrB0ZlJV2UTwue6FeBy5hgYi1IsF-H1krwUsm1ge4i6ltKEdWLflUC-nNEsjqn5-mwf6GtBj1FM_MFhVIrnN-nJHr2PPN_M_b61YsKEhcmcdSDxhZ9n9F8HWiFDYd9M58SzclLIlNikM2p3Gk1Se7qDS8krobVY51E2lMBoR_MH3ywRvtsGDdyyj_zG1BE9z-nRlaKIKq7kB1Zi4Jif_fFlIoYSlA1QkIzepYAgI6k4FyCCGMFdpz2AJT1IPbwoSw_Fz8qaiMMsMJ4_VRPN23kS2LSvrEYDJvAzzBvmwS0L9tJG0z6hDoiNYVKHbIzLXXJ2EnSKOfQPyVSAbI1Dh6_3H0boDE9x4zyh0BUp2Z7c0026AlseXhduzgNb4-VLQio-srwQz5uwjrwwGGQ6Obww_VqQPA9DW-T2I05Aptn_tWTw1J-ZvyPZU1WKWzwkax5ix9fYZPJVpIz8lOCE4o6aPERJ6PREQ', 'sent', NULL, 1795968904695, 1795968904832, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.wb6qxZe7YqH9itbx3mEmIIkr2t7QVZ5JuvMMV351Hcvl', 'v1.k1.7Fl1HA5GL17w8b36mb9HyURH5YpDB4kQIq65lJxxcrfVHA', 'done', 'v1.k1.5IfNvBYr964ZmlDlEQfDn_1FJr3gvaROPmOWIQmJ8jjkCA', 1795968905979, 1795968905981, 1795968905983);
INSERT INTO public.pending_requests VALUES ('aga5ssnb', 'T0ACME', 'U0ANN', 'request:5d3cba91fa422a02e746c181405fb52f67726601129f018541e3da9967c61669', 'v1.k1.tXfYSAywit7YklkWFHyGmNtO7wnqvzgOyIM2cZLeGYhRsA84jAmEd26dxXrpzQ4Gl2A8mAedubTAIF_UMwy-ZGHfJAvo0mQ7G3hzi4238Y4aP3EvNKIogYs3dU76WIG8bBq9PV7ONZyYOMSROuuV4ibrGi7fVmbRPTtDZOHf0CsQ9FEU1zuCZZiezu3Jx7FI8VGze0QGPU9c9niDaETeyS5hESdmQ2yjiQxbNqSXttm7znDmMVY7eozGn_ejOTVrnMUiPwc_P-xDsKbLno_KEqr_M4NsLv3VCVh_BLGvVV8ou6xQoGMsHtrCkYiHhC0F92ErkIxJ8iOqwL4xykpP87Ax9I-3SgDaB_QL-pnnUpghrZ5lrcfEqpcfYTwElZkl22EZrM0HnslEG7HtjpuxbaLK-yoUzehi_JdfnA3t1bTtbxPUEv-ThsOcrQPpSdJ5Gl-wM6W2RM3inQCoFjZiueaP3FblT3W5pjUdJnURCVwr5ai_GwOe23XRCX996B2DkioH7OQGFVMBvPok5BZYJgj22DIvAHNocsCCwoyuulBARtUgBs89AVqQZ4y3f6M', NULL, 1795968904701);
INSERT INTO public.pending_requests VALUES ('zxpya9je', 'T0ACME', 'U0BOB', 'request:fd64ef55b58c61a45ed2f422d0ef5ff6a3c6ab8c2660a6c5a35cc6531a25f159', 'v1.k1.S_3PV0DhBLjqohLeWsBtgAXJUBqxsI99cgu0BVdNLs6Uro-uOIY2pg16LMsnmHn51j6ZwzaoSo3sr2n2vj7Y1BWQsL5PoPeZeHU_98uzUaBAbDevOErdjkFsM2IVttln6dap2uOfKJ5CkpcW99TchMETpup-Q4swbu5QfN8LSNjcCaJhGxibfHieXpmsAjV6M5pZ11sbWgc8uyuWftySh1Rw6q_A9UTKTdoqkDGGbdkTOD7kQ7Mp9wsqEYa7e1moCTrxCwUaQL5KVvlcTD8BAFJKZkhdb01avfGKt68vwRYjI1_pYc6sxc-_9DwpORCqs8HekmBB1s81HN7LMGOKmoxP29AeaWKcybtdBRLMVUIXXfvGsNOyPDfgI3mMOrpkm47tVVMkGn6cVE-jj1hde-xxoAqrBP09_8X34HdeZl8O43rpWttLp7FGu1shL6nprSEYnDBWT7qgmKxailuc6I2LX2gh7uI7n5hs_vlKgx7euVbkpGB7RAMHSHII9AlJTXjJX4ViY5APLX4RCzcyHL0ZIMQ13TbicBaKrvJrl3TYQS5n4l6WAh-e4yi4Hn8', NULL, 1795968904891);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.Y0LZVDa7MM4G0ip3qpQebT4F1BUUL3lW5wTWS80jmyv9Anw', NULL, 1795968905993);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-170', 171, 'U0OTHER', 1795968906606, 'planted-174', 'planted-175', 'planted-176');
INSERT INTO public.posts VALUES ('0dd59da5-89bd-4292-9e83-2c4cfee4e72c', 'T0ACME', 'C0KILL3', NULL, 'answer:e6hgypq3', NULL, NULL, 'posted', 0, NULL, 1795968904600, 1795970704592, '1795968904.683000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('8b126981-0bd5-4222-9045-d75374d59fc1', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T16:15:04.317Z', '1795968903.968000', 'v1.k1.pEoS524Vct9dCJoQXtrYZQiRCdT4YPgGF_YdM2jY7UdpZc85ergClcUJwwbLOfjnhP7ON8NtssevFPdHyPRRtqhaykO1yb8DpKMENmVydKNt_WuT-Q3kJiJTS0WaKWK5M1f6dqakzi0OOVvMeSc46mgMvdijjQ0EL4efCBxjT8Q_mQRuIUpd-V8NCRcR7q8y8Wa8cXtEfvuJhtAc_YfSoehC1Wun_NugfrsBvyhvJSPESFExnZvEhLQ3c6iywQu9oSCIQIWOQfT6', 'waiting', 0, NULL, 1795968904856, 1796055304851, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('1369ea53-4dd6-4a68-a210-b2146170cc0a', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T16:15:04.317Z', '1795968904.683000', 'v1.k1.V1aWQTTeh6hqXeP1rP41sIe9HFqwdQ9AeFrM-_ei_fve_iJnWCGOiZd_qujKB_TjYUMtujU415xwf_5u1mjxOATYwPtOa7yX-dJwbxOApno0T4EheJxC4vB-lN9iycul3gfr0oadHu_viyAzL5UDZiQ9JIinEWZ1aQm9ixsjt3hVF0bk8fJ1Y72Uf_-icZFsr2azsfoyyMER-wx4v07joot5j_ZRcVVsTWKkWONVgVWbeUR_EiRXbsJhF4kNlRH32eOb9n_jtmrt', 'waiting', 0, '1795968904.683000', 1795968904883, 1796055304850, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.69EkVI_dJ9onFoBP7CtKXOjezS06dsQcRvaG6YQ4Kq9oHDc', 'waiting', 0, NULL, 1795968905998, 1795968965998, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-178', 1795968906630, 1795968906631, 1795968906632, 1795968906633, 'planted-183', 'planted-184', 'planted-185', 1795968906637, 'planted-187');
INSERT INTO public.schema_versions VALUES (1, 1795968893156, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795968906647, 1795968906648, 1795968906649, 1795968906650, 1795968906651, 194, 195);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795968906658, 1795968906659, 'planted-200', 1795968906661);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'SwZEEwMgMHWdURx01OkXKA');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795968906674, 1795968906675, 1795968906676, 1795968906677, 1795968906678, 'planted-208');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795968906685);
INSERT INTO public.webhook_events VALUES ('planted-211', 1795968906694, 1795968906695, 1795968906696, 215);
INSERT INTO public.webhook_health VALUES (1795968906703, 1795968906704, 1795968906705, 219);
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