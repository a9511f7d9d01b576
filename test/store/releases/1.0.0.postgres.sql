-- written 1795969496713
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 16:24:54.554235+00', '2026-11-29 16:24:54.554235+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 16:24:54.554235+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:54.571625+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 16:25:09.777799+00', '2026-11-29 16:24:54.534046+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 16:25:09.534046+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 17:24:54.921254+00', '2026-11-29 16:24:54.545599+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 17:24:54.545599+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 16:24:59.983918+00', '2026-11-29 16:24:54.5437+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 16:24:59.5437+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 16:25:09.952913+00', '2026-11-29 16:24:54.532466+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 16:25:09.532466+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 16:24:58.042543+00', '2026-11-29 16:24:54.527331+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 16:24:57.527331+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 16:24:58.068463+00', '2026-11-29 16:24:54.525745+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 16:24:57.525745+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 16:25:55.050833+00', '2026-11-29 16:24:54.523827+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 16:25:54.523827+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 17:24:55.162096+00', '2026-11-29 16:24:54.518468+00', '2026-11-29 16:24:54.571625+00', NULL, '2027-11-29 17:24:54.518468+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ac216fce-ea46-8990-a05a-154aa6e52bb0', 'post', 0, '{"key": "ea9e5e1e-8cfd-4c91-86c6-8d51ff188de4", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 16:24:55.658868+00', '2026-11-29 16:24:55.658868+00', '2026-11-29 16:24:55.667123+00', '2026-11-29 16:24:55.700207+00', '2027-11-29 16:24:55.658868+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:55.681388+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('f5017cc4-9f23-8ae8-a106-cdb2e0144711', 'request', 0, '{"key": "request:2c968d7c20c64fc747067a499af762641e84cf6192eda148f2b8c1a0d98997ae", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "nvrshqbw"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'f5017cc4-9f23-8ae8-a106-cdb2e0144711', NULL, NULL, NULL, '2026-11-29 16:24:55.462621+00', '2026-11-29 16:24:55.462621+00', '2026-11-29 16:24:55.46927+00', '2026-11-29 16:24:55.715295+00', '2027-11-29 16:24:55.462621+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:55.592804+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('dc0e5aae-cb1f-8f5b-af40-d759dd3690d3', 'post', 0, '{"key": "d3b89478-6bb0-42c4-a0d4-901c95bebe26", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 16:24:55.817251+00', '2026-11-29 16:24:55.817251+00', '2026-11-29 16:24:55.823102+00', NULL, '2027-11-29 16:24:55.817251+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:55.823102+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8910032b-ca68-8736-a695-61ea4b21f4e9', 'request', 0, '{"key": "request:41ce9ce7c597fbcc2470c4cf8c2a73e7639b3bf09f3ba4e33a0f5a0f4124a81e", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "xescgp7t"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 16:24:55.745953+00', '2026-11-29 16:24:55.745953+00', '2026-11-29 16:24:55.751028+00', NULL, '2027-11-29 16:24:55.745953+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:55.823235+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('d2344890-86c7-8ded-aef2-dafa83f92bfb', 'post', 0, '{"key": "036a4648-f240-44a4-a080-f8d8d344f77c", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 16:24:55.817439+00', '2026-11-29 16:24:55.817439+00', '2026-11-29 16:24:55.836249+00', NULL, '2027-11-29 16:24:55.817439+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:55.836249+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b91c1b3d-b676-8e23-ab71-f8a724c23dd8', 'post', 0, '{"key": "aff2e88d-f138-4162-9d34-543e37df2386", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 16:24:56.009489+00', '2026-11-29 16:24:56.009489+00', '2026-11-29 16:24:56.013408+00', NULL, '2027-11-29 16:24:56.009489+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:56.031049+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('acaecdae-a67a-8cac-a465-7e9ef3d1edb3', 'request', 0, '{"key": "request:cfe64caa90da347bb47cad6d5556008288d0997becfea5390803fae2dbe63bb4", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "q377jhbw"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'acaecdae-a67a-8cac-a465-7e9ef3d1edb3', NULL, NULL, NULL, '2026-11-29 16:24:55.874423+00', '2026-11-29 16:24:55.874423+00', '2026-11-29 16:24:55.879163+00', NULL, '2027-11-29 16:24:55.874423+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:24:55.977454+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:24:55.486184+00', '2026-11-29 16:24:55.494133+00', '2026-11-29 16:24:55.517775+00', '2026-11-29 16:24:54.509908+00', '2026-11-29 16:24:54.512349+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:24:55.486184+00', '2026-11-29 16:24:55.494133+00', '2026-11-29 16:24:55.517775+00', '2026-11-29 16:24:54.484875+00', '2026-11-29 16:24:54.498028+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:24:55.486184+00', '2026-11-29 16:24:55.494133+00', '2026-11-29 16:24:55.517775+00', '2026-11-29 16:24:54.504475+00', '2026-11-29 16:24:54.505733+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:24:55.486184+00', '2026-11-29 16:24:55.494133+00', '2026-11-29 16:24:55.517775+00', '2026-11-29 16:24:54.513784+00', '2026-11-29 16:24:54.515116+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 16:24:54.564935+00', '2026-11-29 16:24:54.572294+00', '2026-11-29 16:24:55.53856+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.h2KXBXHksRX6kSPvWWqvX-D6wVle7KjtMfmrbBwxNMVbfKmP8FVb', 'token', NULL, 0, 1795969490880, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.n0PjDynKcDJw_p3nB3B9Jtl_26Tccv3YDohdDOZU41jqh2E6FdIl', 'token', NULL, 0, 1795969490881, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.i52eRRHmFr9RncmECEaNs_Fr7gZ_HQpgTQlcwj5yoht4PzJx-M0LP0epO1w', 'sign-in', 'v1.k1.Sd4j7epjsWDD72WF3alq8e9FBP22mvH8N58b9KEg07TLAR013_FCBNgpQ9CNIeIDMJEbkKdzdZ8kQhiRC-0ggtR7kx92NaTP0r2C6_hWOQ', 0, 1795969496511, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('l-xptNbCK2GFsEHmhAqWxQ', 'T1', 'C1', 'USEALED', 'v1.k1.9XTxihYqp7kQS62va5RJ3fp3RD2Fk7Qq2QsIwRJIXCFBLIRSKwPGloKZXCU', 1795969496545, 1796055896545);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-118', 1795969496775, 'planted-120', 1795969496777);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795969495596, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'nvrshqbw', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795969495980, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'q377jhbw', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-123', 'U0OTHER', 1795969496785, 1795969496786, 'planted-127', 1795969496788);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795969495.697000', 42, 12, 'e98957c6ed3cc65bb5fb610af674059f239d56bb', 0, 'U0ANN', 1796574295656, 1795969495711, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795969495.404000', 42, 12, 'e98957c6ed3cc65bb5fb610af674059f239d56bb', 0, 'U0ANN', 1796574295729, 1795969495786, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795969496707, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795969497035, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-130', 'planted-131');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-133', 1795969496798, 'U0OTHER', 'planted-136', 1795969496801, 'planted-138', 1795969496803, 1795969496804, 'planted-141', 1795969496806);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795969490882);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795969490883);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795969490887);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795969490890);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795969490890);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795969490891);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795969496561, 0, 'ready', NULL, 0, 'v1.k1.DBeTklrB_jDB0xpYR4Rw-s2ORcnQpvum0HgM90fkzDQ', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 16:19', '["19 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795969080000, 1795969080000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 16:19', '["19 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795969080000, 1795969080000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795969496560, 1795969496561, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'aff2e88d-f138-4162-9d34-543e37df2386', 'send', 1, 1795969496034);
INSERT INTO public.durable_work VALUES ('planted-143', 'planted-144', 'planted-145', 'planted-146', 1795969496815, 148, 1795969496817, 1795969496818);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-152', 153, 'planted-154', 'planted-155', 'planted-156', 'planted-157', 'planted-158', 1795969496829, 1795969496830);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795969496834);
INSERT INTO public.heartbeats VALUES ('77f9f71b-96d6-4b72-920d-18569c793034', 1795969494153, 1795969495870);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795969496553, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.z1uzJqZ6oSdIVd5rPWEsScWs2j6xQYgwwARPmUrMU4qc_B__iDkk-kUaYMYqEiZ-', 'v1.k1.KTN_IOTC_ZVUwHiOWf6DWHJn-NGVnqjmjZvAtDX2y4yMLr5fflKwPHn8Gw', 1, 0, 1795969496541);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '04974e6e-bb99-42af-a848-f63d55bd8196', 1795969495432, 1795969501716);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '284136db-edd3-4598-a8b4-ed7dc27cbb28', 1795969495309, 1795969495816);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'adce3a91-331b-4a76-a9f2-c5fc9585bdae', 1795969495991, 1795969502002);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-164', 1795969496841, 'planted-166', 1795969496843);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-169', 'U0OTHER', 'planted-171', 1795969496852);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T16:24:55.550Z', 0, 'v1.k1.88xPss433GJkOpgVFnh_6MXVvPSvcSoCHaBOZeDaOSgD5bg4i5Ny7aJXAzmTSgKhD1iq9THmIPjpycal8NQ3V3GRuV1VcRHUpHU3Sib9OWXVCafKlURrhLI4uiZ-0BcDRmnhyu-tGKbLivE', 1795969495622, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T16:24:55.959Z', 0, 'v1.k1.nhhBvf76NWu2eXeoiMoUohtXOAgmPIa8WIKGLML4Gt1Cdhh3rP0DIrmo9p6M4RX-p9Jo8f9Cf4JwJUEKpXlA9gxtzINf-VNfTxixglKnhK1B4kNfyiSG7Rz72qcxoocUbmkPjL8crX42kJo', 1795969495997, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.qwUsbxbVa3Ydy0Y0vKzdeETbWOFehgR4ZdEnSYbNOAto', 1795969496553, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.OztlAbbcUMWeJTW9OiiEuOJx5yPoLrkAgV2ObiULJdb6fmq5Bu1HS_6x4hwHhBIchQdFjt22dQdhNxyepgda4l6uX_HFAvGlvpyqcc7-_GFzrA1cu2slBPvZP64s4AMuFgLRTpVgshREkt0QyW9W3seghPScZ-p48A_hCBZMVkgibsDyRqgsJvZNdCKx2FWYzhSuN7xFMfxyMdDKnyy-Ie2y2IvmzkieyGUdaR5Pt50w5l1ibN6U9lAuIbP-nAQdf-nBPNVcl1LQ4NOwXJKOZ2rhyTpdZTmLEDZlmZHb4VNkrSA_RFpoFfz0_9JBjndJG9JBAz302Kta5t2VVKqGRREE7fp9oBtL622PLdec1ssYBC-s6-CPX__aFkIeXUesTlfJ-6nC4iL81bwfdcq2lJTE88YW-KoE7vvZVhUFxP7wWvI5frMbi4zp0B2uY4fTZxlGbpsoLzEy4_zaQbu8xRJW6dl-2Syw3rDMJgB1t1P05mGOYgCMwfv-PBiDabX6b3M2kLZdQ4dxgDEnOoN-uYX6umePpXBHRs8GzDZAymL1Ixntp72wmCf8HXpLUDAcriZ_PYqM_N5jjeTiktLYkXVtmyRd8-SN9xvlbkT9mPmFXhefijYoqE55kTYtu0rNnCnM0OvZoC5nycgfhY3jG_74qMXNGH7S0J9wtpctMfJAnnlriyfXgMGKI_TumRhSHOEdZ_SWCCS6duT7DcNCBO7AAYcFT9_QzSRXnx9ve2HpH8FE3lbGY_DahMmFmjngqODzMgGm2uoP7USWgoBbc-rNt4RoFzZ0svRh85SCesFzVhAhpOs4rMlfaetta0yX1a-a3gGVv1k8Lk6YIGe_I55aIjHLBWvuDqMdiKk0U4CAGF3gnlFZQu6RzCEjhOKnCmE1jEu5cMlOeb873BlLUSzRGDyMX5FAwP0n_id4GpwOQHKyuuP96Rl_za4-nWWaXSM6PvnSlu9jEzOgmnAIPFzMbll57HUpkqee6jRJ0rDYqSrbzEuHx01Zlka06ASbOblBXzzpz0smcO1OR7p0LzTiZ_vU-ks2c22SAdG8KlTOySteD3piqYxHC3HfPZ83YY01RXjpty4V2FJIiLl6KvUfPU5lxDcJYhw1HhYjqMKXfjtQQvFgkRpaXGeJvMEuk3RW85BFssHCF9zrVyV7puFeE_g7zn3RZ1irUd4Rs1kGMEVgiC1atfNLbYHpVGGmei0Rr5hC7pWseeZQdiLKVaToIMLsUnFkH-mzGotYuiRD5ywinEvnnGM_8TDQLowcDw_JdSzebCh7z8Wi5QMNIKYe8NaD0nSzENJEQrDhNrALsr1SS6gMueYHo8yOfpE7DRXwNiu_XBva_gt-lomrPKCvS_ydk_EFHK4cfxBq-ZPLwS2BNTQ2dVOF19csFPVDCo6JdRy1w52KDGkqJxtkYxVHvZaIlt5-VC80rZEW60I8JRt9tm6oJMaA-GsBj6fcgFrartJqn8_dJc6AQixIdI5yfteQprlOxm8mKIvCOhnPifqpJ1w17I6edHI3cjj16bXCI8MYwWKhItjyT3PodM2hXPQMfyJaTY_LxPXBMyf2raZw2DgnYoY0lbzirrR_FwmYtOy7-oiLGs6QG0B-A1IxJ-VOz38GUa1ztBp1RcmiZxWsOOGpsi8ak2LlDwMP8PXIGwZNGgjap5F4ViJ6ZMGsg0xYOCbaKSi6Ep_4pkwDhKl6ALU-ukm1O6IzMc_U0sjMyKEHsPiDhiQiBBkVX_0WV4XkGhcHn20eycBPapnBuDqVsW8V_rOCaEYNde3-gNw-TSoCdT_eBTJJGnv6YuAsMPOaMUKAb3tOjjhZkZkMGyEAcMooTpFcXsbA7fcp6nvExYcwPQjXRVtkjI7goFvlzrgCE3Nwm0yDWrBiLWEXfLGS4HY_iuB0pZiLjwlI0I54IZbPzbB__0bdDSPGT5uoQRYzGbCZ-sF841BY6fhtlBVkKK45YhPELAY7pgAuIHpIUQ3v_pbd84yGTjkJa0R2ieRfjv8aPLZdOlVurH1SB2hO5NatNKeVfuDBhwfm9vJtYqsechili3RoxKxB13n4TbirGwQG13Bzvhm-U_yIIhRNj6fe4MtQX-tDAjCV8vGAFFLrMUsPE3pFFhhQfxpHpaggry63EX2F7To_l0gWPXGvUcH-kqhSf6gHkk_cxgINshmLnJ-y26KwPhZauqEYYMb-CE1wzMQwJM4HrWeApXTKuiJacme4S_nCphKFXKxqYwGF4jyXoHMoearUl0rhRkKUD9WemIB6s0rbDFanH_6FClGLD5OUhN6gY93apbsXDdt8yKszEFSD0b6e2JEue16Aj9nAwAtQu9bm8DCp5x45WL2KlPwl-hs0zqEDpZ3qrRYR-snXp7mG--fMWq3eTW7lkeuKZVJbAkSCZF_NALDXJGBT2tCVPgY4AK9qX7rZOkrWqZ5JHb-ig5-EQLuWRC9O5jfLmWNXsz7PqGsRdkcm5AGP8eplYWRx6bAg11tSPJ43aSyXBYofibInqz4the_Iu-667E8P5goYsKr9p3Tasc06YB6-dTUpJqtX2LQR7K-SlrK7fg1ppqdqs-R_rjJtCuLPWXDvT2jzhosreri6uZC5QKQRC4mGauVgzymbvEahotFtq1jfagukc0cweSegm7KOzE27q-mn0PNuVmtw2LXPAapCXZikZJc6c9iG3_7uRZLKkoku32HuvI_iHMZkUW32S4qBkmBk-37o9xVn-qhYj7oekLqEPAWSmOfcQ2SoiC4dhHzLhTaZsKWjo5BrdBP56LcvvL9hd8b7f7Kfr_FT7PGnDDfUny-grHwJooiBCUqzobVqWnBUHH4Yuabe9U9aj55W724h-5eBiLOELtquxPikJgWx_uu-6CfBO6Fy1lT6n21edXN5VcjOABAPJXvXyEbt893IqD7d9He-Gxg48d5fyIgOCXi-QqmauPDkWnYjOApla3ECUHwdEBJZhwPIKA8Me-GqGAPU5Pjy-3sX0w0M4J7vGlGTDgL5ofxd35YaXIJr62u54861bFoePsD0OnjJQx017b3GJ8iGNOa-3stBXSk_qjBC5IacFpgZgmjWIIJrarfo8B19k7GXWBX3BA', 3, 1795969495653);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.93Bb-JHqgSZZ2Q05OIm6fCssOltOvu80SonlZLzgrmGhHfwWPsOxr_2K-o-37iS6LtW_9MYWPkeHiMClBcKYuzz0OXOYHHw7-8v1U9cct4NfkmS5cMb_GyUWarfdQ5eUyGtSdyIShNF11G5WOJaeq-ra4KHd3MU8u8woZWCmUrmT1cPmNU8ZxnyySm4acQQFJKUMXkDnUGfnxl-wjH4tKmmuV3Fl2vEG3_ATAJEffYHw_T5qOVbgZx3t-QOaUVsw9eD_VWhGtzcdUDN6UQ_Cfg6CBs2Lb_VS-6TCKGbB76wrosBO2E6GmYvFOgjZOvXtZpdKsd4DCflHb172IDZU5pYlD6W90owMlIHwm8dIkIrEMfTM9MYaN5Ez2Ll9J6nhPhlBUZEM73HZ2X0F_CCIzy4TtfdPCdwK60SvHefnbRI1MTPJdjKRpR2cMJsryqB3wIKYqkb2lOdTv5iB5zZe-lI66tgNjPGI8YfZa12iYndnwgqlqNFgjYSis7tAIlQvmuCTflrLl3Lk0tykowpajeJhBf_eNR8HUcmiqx695Jttww8hTsgmAEDV_sM2Xu5DY7xVV9lGOdLjiKaks6m6TIC-zMKxQhIDtG6Yr9pslGSRjv2_r9_O6SytlKTsXwReffmrd7404gjvwCZ4CDbrJEghMX7AOx9WFgSBz-cVDciNqLEDhE0XS0HXsFFkDcu_yfVw18YLg2t7fO9_-jx1DWcXIKaGhYH3McIWBC5SU7XuT1a5yaOyA0VDv7KwdLCOuMujCXu9Lag4hiHoqGW2sUCI9bFGGRihoWgEw4ifOFGaboSUPgYwNxyB9EdYVmLturMmrWnwcTcCSs73uYKvWC6sZwzBn_uVsW5od1KHoWqUUr7tdwxepIawmSdgDM2FOKdln4xgpIZdWGj0gp5McSrf0rZV7_W6dVbaVAw-0aTsLnmxQ_Jljt9uF6G2Dl9aDeMJEqXtm8BNd5ka8rXm3o5dh22V1JSVEd-Pe5GQQGrMiVXHkDd-7Tb0HBzBPOv-50ks-XOFP7uIzrWBUtqJULwRXqoaphPWon9iL-LcZNstBSeb5JR9Gfd8mJ2OzZEFUDUwcYiMsKlBOx0FwwcYwtYZrkE6uof-uFt-uKYftGIr7t2QzOsT-1CG6BaIoVYkZq99yDzNjXJc4ieOPrlzaP6VdKdQhMqhERdjFlXzkSiknYg4WwCG8trTdIoA2sLvRiJFIbVx5ypmuwHIR2dV4Ox_9zUcSoEry9RFjGnsOU76jkuf82ZrimdjXFmaakub0T1TnggfB9qut_ECpY_dmLjDFfH4o62_i_4sL8cXHSy-1AwKFZ3QK4CieHNyANEdXv5MfMrhXiU_3Pm3xGOdQEXfXNxhObAvi5nIkTLrL4KeQCoLoTJ9kheoWVpjWaDaf6x21AvGZAMdSH1oFm7qIKBoDsg1oU77F5Wo5GdiT4xt9_kzpN0mmIaDiz62d2CYWu0mzWHrqlI8I60y6xW9R9IXC_Dm5EVJgbuk2BcbIlbc6lNokegknOSjgVw9-HZVMV0Ahr6r9ALuWuG7Od5hraeKz0UOO7QZCyAALZIuX7T5__jYCPcDWNYlwbnJ63JWLUBiQmiQPLaX7RP2S6DxvZC-jpFpAw6kbY6IbxhKF0X81FOsyr058x4XO2V_a61OTke6dELNbt4mjhXnpt2j126r-rRyjWFcpf1jIXBDMpnWGsCYceCs8u7qLMBFmL-vrR4mDpOePmhX0nCQ0FE7o0nhNrr3IKutrjlVoDhBEmmtAZ9TDuDhe07x7IPXevrNARs--YQN8qNrDJ3mokWZKsa4QYEHimZDPIP0UXChWTdE2P5Msk_AXR3BSCn4vWYm_uNko_NAOHcpUpK2sCBJi_R2z49asplLPR2g12SuUdD9u0W8B-SfFXLHo-6RPRy76lz1JQPTTkYAF-mIi43pAYvnaiwGvuOxsAh2SBGMlVdOiQrc2nczz6mDXUyiudD0T6BXpAlc8ST6FxMspwv8GQGd_H1eAPLz3sfpJ7t8D2AGroAzYH-ap7OwG7ZveThrlpmbu6LTQHMSCqMvQA_t44bhpTkYXr08x2mDQlIRxi7p0IGbrWJQazVR-Enrj98M2HeTcN1RxgOzj2u7L0Yvte6ecWQ-w9Ai9EpEp7GEANWgMIsEyEGZrMlsMTrvSfuBS4q0m-ho4-71mde7wosHzTBS_7Kn1LflqZkBN1xJodGnpbWkoMCWqY07Swpf77OnDdNf5sP1CqmvBfF65xJt15hbTGv0u13OYKdd8BC0AEvJfZMZKiFlHGN1uetPHh-7tiY8oF3tCi2eXNN-nFfAxJ58XwGSJ-C3qsT1aUYH0b4YWDkpbEacaiyGP1BDvED7rTvqC4LVs5fI6ABUByvFXpRf9sNpkiDopu00jONbJpib799q1PbSqzafT6AeBr_hJLGzn_u6bETSoSNDpUt_pXJPG7vSA-E261oLmQ', 2, 1795969496005);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.H2cgKcLJb_Bd4DKKThHR6imzTITfMgGdN3NhT0bNZtw', 1, 1795969496552);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.-Qt-27y3DN0oeTvaGgC09IbEkLh1OppKcOct8iPijYv91LIXNabCO6KFVpY_bRuCNepihoQza1vjgVel4JNYZd-sUIYoiIc');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.Qk57ohZGZGSu3tyyvstFAgsEfuM4msOr6YnBNHc8S0JrUvNMirMH9IpWSb0CXOPToZoM8j_bQdagreVuMTtaGnvZL8v1dDs');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-175');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.HX_bCwInpMI_lhcz96JvSM7w9VD6MC-8PyqNo4nRb4cFNfgEZdDk07-2EStET1xjSUq0Drn-tryJT64m7yIY4h_BZhGm3H03MlfYr5XV-n56Htp61dO5ta-_6V-kFy-UVEQFeAk', 1795969496549, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('Kv7zE7-dSNt4HjwTSZkG-U9noECIRMwBbcGNYzam67M', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.TKnevnilCV5xOq_hAodnyVfNTI6TLJvmbdCR0tZfRlOaFKS54NWgonSa9pp8702jsC72WfdK0Yv6IlERz6lhNvgCc4K3iOXW-VdJWAcYcI-HPEQsjnhheYxc1Q4zFcaPYip633JcSJv5qSXmhM18VRpOR_eLJYVM', 0, 1795970096538);
INSERT INTO public.one_time_links VALUES ('BuX5NkhJsYUbl1ZcvKI8ZQ8S4r1dS_FFqK6tDeY1gyE', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.81Gbqx8hyr4t96WCAa-ZkG7xq7UujW-F9FQWe-wZpklGDDdTOOhSMqr_FxVvOqx2fXlVZQCpgIbySuS8Y9GgPP92HxZQKEtbNQu8h6TPORaGvdjBKvHnp0oSObyENkSg-wcteucyaKs-xue1sRpfWgdNjknqMoydCnBEHoosSILNJ0yMuK915EoRqiSU4g-PtFHMULygjWfZA503z6Q', 0, 1795970096539);
INSERT INTO public.one_time_links VALUES ('ROljpiXokijrbEUCgtnfpG10_vv9XjPgCIgqnulJFs8', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.jAEkn8vr2VzfRKsQz2p0vo-Ow8i_XWobU8aSgqS0kFVpxcobkYQdUTdxFSDzMYsrodT8hlDiD1eTtbI3B6m9-fKFMsq1sOJuM1i5zdPu9gAhfA', 0, 1795970096539);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.tMiDSkVnJVnfPRc4u13vMhEClcQKnC-oZS22yRRttaRmPkVx9v2kolY-MBnTguE', 0, 1795970096545);
INSERT INTO public.one_time_links VALUES ('4j7vup0MPs_mIXMFtEWl5y8eQyPxdu2xoglfAhQdI1o', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.C8fikxYqGPbuvQ9grRgM-1TjcdYUvB6y3ObCWDrTAuqmrJaScm7INasPOkHNZ4lisgKDIRZchuTNIatjFNpZjET5lrKCCjJzpbvq97kb_1PE3g1VR74jLNjt9Xq298EkRBO2pCrwAD1aNpZXeqXic-zNUyUd1DY8h_Y0NKKA4_KMo0AclV011AiWOz-cD7oUEDJ6tfR-m0c4TwoWQSGERj8VZWfSpVx9DFhLSyeOKrtLjapAUL9C7jO2dhIZg5O85q2YgItSmX3cR8mGWKHrZQ', 0, 1795970096522);
INSERT INTO public.one_time_links VALUES ('VODdrFKNcyHWOmMSBSI9Q5QC39A8FCA8GS49edX1i9U', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.pOLIBnfkO4xI5VEfVInvmEENFbkZUj6EiJ0O-D09ptR7lGxx8bzA7VdSBJd_DkyW6vQKz3OUbPmq1mo', 1, 1795970096522);
INSERT INTO public.one_time_links VALUES ('Kl5W2djmFvlh8NbsRGWe91c_39IOIdVXgtEs-K5gzJI', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.sZEsBf1HC9yTIYwo1WWFxnWG75yhPrfhGbtaBaOnTTUnallNWSTUyYtW1q2n9XFUE_1hard2p0ZamSzJQUyahvXAO4qX8Uks5taVQ7oW4G3kM8jp1IENmawYafqFQz8MAqnJFqEuXlzBUc5RF-In9BcYkgaSP68NAwo4k5f-4DSEuPAA9RUUnaWrMPJo85LoZNE3j-INGCM_vAUN9UY1pYuXAjFyxRPs1z2c4sE8Ype2S9wX3QdTGZrVEReXaX_UmgBQhcUKniZpEJhOdz1Km1HBkRAizbs', 1, 1795970096522);
INSERT INTO public.operations VALUES ('nvrshqbw', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.wx7Y7Sem7TWKRpLpAyfzIV1Jvvt2pPbVsGtL67TCK5ZDgsBh0_VVGF3ZZVp5TnUFcjtv1Tn6yfXNYuDNQtQNWKuK0_Hq8H38qK-i_bCWx8aflUtRtMxRCIjcvnTvTo9hwGP9YwxI6F6v1bXF9C3PFL6KELQ8i9AXLHEkiE1yMlCftsN8puj88v753EBhvUbTQ6mHgc94NxoxfrjbWiFWyCpkRK5QZq7RDtgBCxHmAIXICzSeluINe7-yTCGltMpMAc6zm6bVRJnLbLJ3_2ZEMQD7lxtYT3GlfpgDU58KzC6y54y0R4P5mDw2CkPZKCcL8qYnJY4Yb8kA5JaWXWzr-HzbuG_STUVH4Xy10wyNluRd7kv_mV6zB595lFJ8x4kHT35F0K7zJuNbJ6s3YaBkfQ3-7yZtM6ZZxnyZNi13_RRxc3i3NF4GFfB34J9Rwvgp3D3v9B5dTHu3udmw-YnS5K7Pbz3GPdu0gtPWMzkVYRCH06iZbvoep7Ua3j4G_QVmpX6IQ82W', 'v1.k1.pycoIP-LJGKAZ9LNuHEdVlBhQ63y6rkJdkiwE1MWFWNCaCgJmJVRDfc3EHi421fLErrSap8KDLnI1ENyGIuvvwUGg6HaoAi6Ju3jZ8BZTzw-RKGW85_lzbrxDQU-L-P5R56rw047dNueOFq64PMDgmZq_U-Chj9fp5iT-F_bYJ2f_Js8iwOxE9NMqRmVapOyp0mtNOK3ntGJcDnf2vrC3iwkbm_7TN--rMlrmoXCREsUya4K6hs5ZcHdMZpqXZ0gmFKaj9044lmZFAUTutQCZ7lopRUP7Ip94yWRtnFzsDOiScs2Gn0lkRXGUql3oGDW-32wZH1hzPNd1Ng0C0kXNsEuCQ01EhoAZ_XCvUrnlvott3UjUCMUrwabKw9jGIm89BOsIXrnT2W1-lH14Duuh_EEeBThPfkefxvDBCfWdaN-0sFTQVruxKGUUiDz6mjKcta5S19-ekUTrpCbHRMzf4NQkK5dJYAyUwjvuxj8EJlkkQ4TiX-Yr728m11sbXeWHDqA87t_RG4XtPC0OdLMEV1jj6KMTr2tR9qatSyh5Veip9Yg60s_8vwwOS2voxGNR5O_A_vtFalIRhZojPQ6eAQ8aYKJy8GoYzGwe0jG6CmyB6CUp4hHm3AQKlYEwco3qpfAhv0ZAioi65-VfJHfsdhiYjM3LknCFBnMa16LeFz4B_gOIVseH_y6mefnp9Y8QwP9HrXbozdYL3FfMtN1vg_7Tsbyo6gcJ4R2ZKYQR8mLdFSAJjCe4uE_LaSyUdQtgX03suCW2EOHodgtCqcDIHnRK6pvqQdmCpWU6spMhu5Fma7AXZ6dbdl0NtLLdRgyqChRLR6yTG7aFsjjQWX_dBJ-wfenAYiudiCyiMf9oRkbwMVnH1OrJ7Y2cEbG_FGsYyv73Uydi_dRAGT3ILK6L0cVoazYIRmaqVJmivcVqZBxwYeNe8WEJ9nzFS_eqVfsh2nDv6tyDyt141fe6zfIsuoUcOti5OasV781PCkP5R4vTJ67JWzvcfnGp-b52xXDHuZ5VGTJ-7jVPsGRlsdhpJPosTC2n4uMhRLVnxTOR6AEG57sUahwBaWAQwxj1qzTjcw6shq-GoRqw43mFPktNUUPNwg2PEwp11Sr-Gw3dqXgTumlUygTap9x81XjpjQ_XQzoq1ikyLfUpy8cGk3Imh6oy1S7JXfMOaFZAL5QwQRsxCe_tRNAorjZ2QJUSO-bv0vC0dhyNrCazFV52DYwTYGQIpJNG9bRz_QPHU91xbtStGgbuPVnhU04zjJH0RCe30-2-5hn6aB3Jw8PtajQMeeFE-wS41fTwhzBROgLM0HAq_ZNhvTEqRP1zPn9dMY2Wk6CyjDRJIM0LGUe-De8mSbrdP4oxDShnnlmmx8z_4Gw4iZtwPt_edWmzDxWeTN3o1KCV5qjBe7YUXwG1eK8n7gDh4fqjJZt7FGvgVn_OHBgiiuzm3q-0pTm4O9nsFmaShh1j9-vt-tsw3xSaX1LHeVH0TXffI3yPzqy4_P1bgpycGHUgzavwZBJI6lIZwm77P_RuCvkm5_lbSC0Wq9zL1Ei6UQKl6zIoUJw554TGDMFP-5H3HKKpFQDXcnkY_fCUsvSCzCNVnpKKDzLcWu96bVUG3Gh4S0NrzbhInlvy3lJsL_KL-88ElOoSlOsQaqNct_89B-6QddlLu_O8I16ZfbY2wr4dJfBk3jWfWprjiRj0619yCJAP8DOGuyJh9994M2lgINiH9V8Lzb3C1DMId4Ojs8YRomK0XPPnYBnmWKorT8JRmwyT1aVCUApnD0LB_ih3HHOjeCqKppqMx_SpGvFGDD3_Zi9TsmuZARYhQOR_m8TkdPOwdW3nRSNw4_ARAvw13cKvrFxLOig2S-4abII56Ts-m46qH63VM6S8V0k7C4WMOsdHjUglzjDc_ErUSkxCIYfkGT0hDGXv6pnS3DPuLjMQJPv859TxE9Us2RNWYcZXEbrisOBlYnhRZ90wXhmQ2CwLm2bb0YMeTvurgWbkfDgduG88Jj1sDBaq-41chVROAE1oQtknEZmJDhiTkJG7A8WutR7ifrTvj1J-7MB1G_R4TOCmfHbqawTHsLE_jLPl5i5O5Xxea5_6iFFHpCfXqfAiJQna0Umv5uemCQrEwuhGGd_xCyOlMkYK7oMrNrVLUUcel5viOtpis-8NjrH8T9hseMH4ZgVa6l9yk8GV9IzUfkfHri94l8HvXCgYSsNGdNI192mmoaUE-BSxQ4sWhGjpF86TM4iWdSFEqJGPOZdn_v-ssDf-MBXDqP5iT1_N9gY7O9Na6GVlXHbGWlEuhF5i3bb2blPKusjUBfrseBQvD0TCgbuTogPKMpSR3CXWxayjHsYWyE85hK0Q33Dmn3v-d3ZnMvpV6ZU2SS_y_2z_3Jx27jagybK8xpNmK2WVNYe7U3O8RChIyCI0cQ-rSGYgh2jjSVOEulhHCCtEdsOcdk9cbH6KN8GHJyZ0Su7g9jZ59JMM1CYy7NhfeyV5pURUboW_g', 'done', 'v1.k1.ioJDl8FlXSwFYWo8X6AM0XLBgpS1THeEiGo3ArGVRArC7WuKjGUt45b09AN5-Vm6_RwBkRnLP2OSE-xX_XSYeA_9EHJNXTQXxd9jOdV-KZSGYC80yFNie17pcO15BbUDNJyXRHICBuyLdWEtTK2RXTWvkMeqWetE', 1795969495462, 1795969495531, 1795969495594);
INSERT INTO public.operations VALUES ('xescgp7t', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.w6-dQmNfQR8Tb473O5QeH39Z84SSDT_dHd-UOA2nAZeCQz4sGPGZTL8ymUBUPs1UaFlgtdxOjRhLKBBP2nLCoNVS84uY4xYTxZwj9EIKvDORWHhWnwxhuL9al6BNCyzxcD0UNiS1OmjoW608HlGqq1nTvp71U6MQ9C6crgbOYC_ATx1CL74NvyLTjJxzB5jAiJBbmyMtX6UOLrQclNrdewvP47W9v6mEP-gehfjzStWn1BxR3XsBHYjrS-LzxIMtLeiJLZgASQ0RtuxRLMuue60EClkI6jXrolT6h27fv1X2ZkA6uRew5PTJyISZ8bAnQzJVZbnJQN9GPN_HxIiNzz5UKSY3Wkwm-PVOwjGsaMLNORQiVZ2NEnrEGCx2odM-ZQXAQvS5RKUbSsMS8JApCHBG__YXKONMJHjkfLKfbQU2LJPbrntNib9qcKjodoKSdSUkAaGXOH8t-bCeYWRTjDj5iEZjjxVRNHScG_KVU7ywAW_Jlm-FJqffxbuVcllw7nByojU', 'v1.k1.Dq7BBSHW_0rRjZnKH9aWowYOsLE-I4ThiQiAiBgJ9iis9qw2f7bpbVUFwSQHCGE1bVUl1BXUzkCygTT1ksB-7XQ12So_3KS5QKkBB6pBqhK8-siD3j-d392AbbY8bDcTUMA80POstBt5nyjnWt1sqzofKpGflCVGOol1saN0Fk6tLArq71dy6kx0qfJ6sknWGWqgyRTx5dfViFXm3qMVDvLcVDDPHz8qRhLf6qvJhz8oWV1x4d4XN_WQc3esvaup8cAPXSP6whzNJ8sEl23thcJYxbj0qF7eVZ6almyVGettva-njOgeagWIuKs4FpoCICK64nQtK7j_CQD3KiUNuuptkUn4T2zBUlbSgpAQtje3phic2-wVC6Udd4sCJ0jiWbIr-4l-TqBCkAz1F_53eBy5AEUj2GoYOQG6N9__utIXk96sN_P_MwTRmj0vel7u9P5Gkj2HBafQcJgzwkhUM8wWnTe4zlYUBXg_drJZ5vP8nTMWFxkLbsY_B7hd179hb3LwsNqM5cII0VqQtRYvbr3cWlnTNT2nr49fIVxkOLuUAQhJ1-sLDHaMNuBhA9B4icXskLNPXTYLXaefvWDm_5Mu7iJNoLZAKTOjNFJAbuiUvXUQcNlbTNVflx1ZzMRRWRnwpRcKhuglV23kyFHyXyGOJdk3fMKaDq3LWcNsiznQaSPPN_gWQpP4wR5xg2d2AWLij77Px13WUelFOGKxv7NTW1HWf3qjmSHpEgmn7wj3o9Ujn_tDITCfMD0aUaBXfsJbsma4AIgaeWP11_MkUFOJfygb_Fo4KRNyAhc7pPGQ_6BISn4rcqH6CmdWI67MTj47mBrrLiwBo7jgVNCqrnKRLc2o4tubLrhzfk3f1ilTXn4pn-FAkIaqTpnccH7W_p_sLTCAcpZMZyP6IoZUS2fxghkhO3riHIUKT7vX2Z5iVKLQ9WN5uUFpv94mouSSgOMmPi3wclNi8s1BXixMfm6mDlDu79u-fIWxqyg0mWxIZqTkgBRRdR8mY6xvfLxF3R4Vef_2WZCc0lRlqs0zRWGEfjDrQjQuasb9nrjd1hE34Ym5PwwDuoPm2EPEUst2R2LY3Gjdke2O6Q9wFD-ZygmHoMUEvE20uI4LIOffxdO6et7VaTRD_EDTnW79Z2JsycVwjLhwysHZhiDGbl9PwZCwQbG1EzzWGPWXQUNj4SNrGLjMGsOMz5GWZiILZ88J9lXPSZvFrScXR4mAfy6dC8FeedCFM-sVTeV2o-ea8v6E2o0M1AdkWJsLbHGJC6SUMpywdp9wj97POiCv8JRbXXdvboRHlHMvZH3_P-nLJKN5qeJ2NOgrKa69Az7DYCbYg3WRGnGfgq0-8drH9-YF9A1cQG5tD9BUapgneGpIizwMYVeSUqBmpQT5Exj9y1-2TgIyfU00A_1Kwrtl7P6TSDCHdtrv9GqR9idkcE2LH_u92D5L0Lm8jbgwavvqNnT_V5BQkRCHYHe_IiJZh7e2DIGfTNE7ltcjvyljUrK1tWkFJpLPbvpk8Q8i3jC9hFrCFUCswz_kVsQGLMWn1Q_74TX9Gt00FzUzqxpBYZBC6B3pG_VoRmttlR_4vRa7HWnWSKsfGv994_2r9uh0Ttl3KzQa6oFq2SzDdAhg0YHGUPzbdLiSKpkdSYHiNr6jwtEe8ezlf1ajEB88CXZwonA8MJ-J46kFSnAbSgn6S2jGhsT9aueWFaQaLoGIOnzWCWAcnJgujNJT_aQQVNFMDWyFSG8fXaEnmAwOmdaVn62miXA4ssJdEzcRlMD4Nk8pVF-lycXWzl8HluvDTGv6gfzpsHjXuaWDOJgRcKC38FXe8vP92F-8Frjc4E29xnJNe4fXjQi2AwHYZf-cdWgnFl6kGOAvvYbObSUaMtkWEhrkwlxSNHFsPkp8x-UQrrfCMFgv90bUzdVb0vl6TZ0w7_QJ1f_h5UUZ0lLH1xh4Mgo7pe2h9H9JDqqb2Xmss_wXhPfNspEXoDnU1lC3NLUf2kpCD3sXneRj2BDq0BTZCs5HY7didi1QuLEl6fkl5ZSdXZ1G6rzZHIjJgSVV5Fg5qw0UR2P4Y6C4h6ZTWUxD44I65urdp6jfrFFg-eeRm6WuKi7lZBXSgYo9VJ29JtMA2EeedDNSIm7UchJwv2gG1KT2Tg0DpLlW9kRU6OrAXoiuqqfzat5G1ni2ZeJELuCL_wTtqDVBJvfn6T844NHTeDvoF3x3v184CRe9BBVeLg', 'sent', NULL, 1795969495745, 1795969495827, NULL);
INSERT INTO public.operations VALUES ('q377jhbw', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.NJrOoJxoSjzlL8wAVx3YVcbJ-bLyjQMBySC65fBK9FV1Om9G5VTNKmb_odliB8tqs_65JhF58xyaHT--obcUee8W5VNFlJNvQE98VXls16RSj_BYemlXk6yd7w9_ZYHoXSe59EbMp-DjqVn_GhIS3LjmRj3rUwwbB3e_g4ZC4BXSbBO_n5SHuwaEunuxE4M1JauSOROsMw9kbS9TEF9saWrVfEAUZXw-UD8bszKT9-aDlCGeE6Lob2TFldj4H_BWvlsWlRQOsB-A9xJyozbLCykeO_NttL3LkswMCfLYnlAkMz3Zq8jSXb7UcasQroGgTJGirkkwbwZ9OCyU_6HntoBakcsiscQcbfWo4MTs-ysYFhEHcmAwvoyTXzJw7w56NVWmRTJiulca_Vkp3NOpa7NGwX5TLEX0rczvMVYrtGz3z1S5JmBp1skEZOT-AWlxXq-RwJAB1klwF3ng4xc5gNh-o-gKJ37baerXVquKQuLCr54oYATSyegeDFKbmGkcrX1AP3c', 'v1.k1.QsxsVkyVoqk_76Mb2sDxXvulramX478Rzs9-duhM2JcRURDG_SY_Ol-UGvoVS0RIeGsCUPb15V5Yd0hBrsR0qXogqt1vMfXDEvXtaKtyuizezp8H0XPz1Vj9b_G2ZB363kPRjit5X143cOfvtMeFLxOOmVkjBRLotQ3eo8S0ZCdIzTYaiZLp0rVxENWQ1QfKVpy4R8qcLVyZkUxUMhP20HinGMwlfVIQ2D3-9aiOKoelLaXROGxni8BTXxxRhaQEq4X9hWMTHUpd5GOxvtyx1KI732JrYDUdUu_4K4Zru_wxPnfFBse486Cba3u8mQGFzb69F0ge9ZpAdUShfz1MwTjsqWfe2VlYcTGpLEJ6IhuB5oomSJpMQGYcuCCbWII72UawU6KHdbDp01w1kxCLWkNpx2LPdJHVrLVPZabHsIbsoiC70JjisdwgGrbWHGvw_GFgm7x8IWRwWXiulx91XlkJ7uJu8PMCF_qNgME_9F7Rwp99cTWqWATWxmBO4yYmrGaO7KSxW3LI6tLtYJ8b0veS7ubGdogPpKKwmS4z7x_TGCmH-pioGSeOKrcH_NbTInD7Ka2u9awO8nCIiDTDRvhEiLOoE4gAMVwZG8Sd1uZtFDjVFBk10mB9yCr73njBDKaAmIahS5EhOe31-RjXCGUovnLXBLk_igffjCcWDtip7vx8akDpMr1kBPSIeLFEnB7ALpkAJakhps4JCPE0oeSdf4G9381tcJtk90vQmIWUW5djD3dKsFtyjRbEXjvHorC57h2SBwWNRdosQbZ_9oVHrdpw7tPbi4_v4sKVbP-73907EhjjYyd9uPu0YBm8lJN4LbVSMJvE4MlYFxaYrNckocZ-cwHzCwasIQh0FAkklnj_Mw358aWtNhdHo62_P8Hz3eMVGtlXho78-NTyYgX1NgjPdK8LvfHItCCP7_kL5a5RDrkh72xhCcnWZ8sB_S8t9rYvjteDIUwXikF3yBfPFPg9O0cbOr93aLV1EXdfFhbGd39C50G0d7irea5W8kJFdl7jY_mNkS6pPxQaoFVwZQpFbVcmPfrUWuBS2j270y5zhNp_YQCSIGjOpLbCt2ibEOZNHmCsPcnMz5x5XbAKtxkAFQs9hSOVwqppWkEQhBU7FPpVdCQn2aNCH-onPRoTKbVH6NicK_LUFjpr6AglN-DVMT0wMOHROmJsetPPxorPnuGFj4xgMhHpRhZ330KKoMmHkrZR7321rMJP-6hw2SXjB8thx5hmmSI2fLyMR50vPHd64somIfJ3rEhz9hAcb9WM56RrQIOEMsUg62AkBsbx2Gvf5CfLUc7XH49w58DKNaPlUrHIxWJZLLou7eWk9jmzV3KwHkMK-7G0bWbt69I-qIgibIjqXP8V4bSeJGMPOiDGRM59ED090nQyjG7q8fSLtl8-aAvlCvR3dUpAQDlSTXvj5oqH8IPwHOFusD5jGBt4nx4ur5_Y3EZPW39uD7vZeHNRZKYDDJRE2ACikmW0jAn65SWyfIpNDymydZAgssD-UV2Z51yfI4V3VDbfuWUWzmRRbxqYYZzza7sEhf27JJjPROwtgqOMLG0zEv6eeASQ4dLkEjp1Cz7qrKOvjuyGOXyn9kHsz4bGYk5lY_hOZlRdrlPmtExYnRjlWnOto_I2KZwlDvprW89zZJ6JqXsA88ZS-g7cr-JJ-ygK6509cNaVtd2tc1O8f9fpKDS3KO-uJi6lKwkDFGS2sygGPKgh3YmcMhrXmgAgjTba8HpFHW9JaW_uAWA1gM-vk6EXzMak8-tUwIHVu2pQKFSJH2WJff_PaTf0A3857RwEWn7CjZmXKvKd7lm_pKEHz6H_VvgzE4MeKTzV1S4DrxbtT_NsyKUjGrqmFvs1kVi5juKS84ff3rZrc8o_Zy0Qtnq6EpR-Lz32nHEoNYGZd1wmFC4MziIR6JxFD220pUJ924-0223aphA5SZkwi7TJhgTl5iLkTmby8UmaukuicGofbge-Gsz2r6aAR5JMGTNjawQqYfpuax1Khk3aw6xSdWbNVqAdA1Ud7VgfsVhgE4I9POZ4fOgaJHEujEg3o-4Jo3ENTxap-Kxou4ogWHJNcjYtb1I30rk-DI3TgthNQfwgLI8T-rsE3nsE6VTPblhxr6IHytrFJZz0V6gK7ZOZqvghuRo4-UAlWdf8Rz22mxLc_gQNBJ1Z9qBq899N7mthrNVLCGg9', 'done', 'v1.k1.s8kp4tUVqg6V5pvdoDFHFc6P1XNklkClCbn5MR5TWLTjkyTonxtyNy-SHYmSnHpJHfgC__nUEoNYLDcGJ0Z5-QErHL4PKjgLpyvrMAM25GnMvOYL0lOtQ3nixuvBSBT4FMAOPg', 1795969495873, 1795969495952, 1795969495979);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.BTFGnMwMhq3JJ8TJ4m-d1EOrnqWwtl5jvFYLOKXgANmx', 'v1.k1.EI-F5gHo4EjM1J0npAnpSke3oKb73jKQcLa0Z36fGaBN3w', 'done', 'v1.k1.2ZFSkWf-wCCri7334-qZDTUE7HZJZvunoR8fsMw7GnGWww', 1795969496547, 1795969496548, 1795969496548);
INSERT INTO public.pending_requests VALUES ('xescgp7t', 'T0ACME', 'U0ANN', 'request:41ce9ce7c597fbcc2470c4cf8c2a73e7639b3bf09f3ba4e33a0f5a0f4124a81e', 'v1.k1.98886XuuT9HGGo1i-2ms8xW6whr5SI-zq33urpHrD3XwI-i2t5tYuKcQFEgn8rFLiIHc5qHRnejNGJ8_sB3VlGM2zFcxRUcVCcAXBVjyfGDr2WL4AvNP18kJb-HgJ15Ppdqn578Fse4MrL2PvL8mFQnGPERZEEKo5MqV339XBiJzGhbCqjpFu059HbTvByvPOQuUBPg9LYJ0QMVX9QUEMvlFxor-W9LpAU2CtRb_v7sVn77bllX9DU3vmUc7N3zF4yABKVoNJ3oIr-L_UdSeyIlIZjeVJXXnfCOc4SQfTqoQqn85tNsDhAz_60XDXjV09bddy2FPtCawNyxfktzaXCbMYcfxX5lXTMLmAzH9DLdxp1EvOxASf0XgX5_H8Va1tmHezdEv4ziP2ygEvQDN0ZdVtn1lcDdOOIaK3tOHwwQ5OvB7wQv5Q8MMfUNLdUNaJVKRgWLxszysy5OwmlVkbsOKGWjBBK_1IPAg1cT5WhGcy0PgmRPx3zzKMyXPK0xgxhs1DaLEAPftpgz5Ei8POmwgVTHfmkwbKKvQvHwGB7hOdxNlls5-wWGCAg-nr8AJ', NULL, 1795969495749);
INSERT INTO public.pending_requests VALUES ('q377jhbw', 'T0ACME', 'U0BOB', 'request:cfe64caa90da347bb47cad6d5556008288d0997becfea5390803fae2dbe63bb4', 'v1.k1.H-Xv_TDoVZkwCP8fD7xYBhlGWl2W0RvF4H_w6iEwYCSRt1sqdfMVUxJ1FgzB4erFXVwyG3iU_MVqRt4k6KXkjrVm4m0Cj0Pf7845DFLWuXTtbHsxBb7m-fMLmfZHiiYUrGL-VyWmtEiL3ejNBhkXEguVhXzgt0iQUDIqDZe2275gWn6jd1euQMQZJdWUQVgS4KoHWwrfV2b4fx3btSGS1YTVVB-Do9PZzx3Bbo51mqkx2ffmPsRH49-KSduyv6uC_AIZZ8HiiVSFTpTScCGBehMk2nGp_JmQlogI6WzTOIuKwtvxqqd4wU0liVCYpbQ7_oY-mBS6VClAEZjRHLU2GHtt54m-nG-TrBnFEDW3fOEL1AnCiwqxqr7dweVW7Dc452HBemToovuyOwSHYTHzfy1JhQQEkTZLpj4wd68c271IAZ_4zEqJykSSJ_wpftfSfer631bayUSm9W4mtWdkNw90j_10UzS0Ff-jQYomhk53Q8-FgbUvt-_KlHI0wdPtU6wSR80UHdVooqBYtsFo5rdCR5MpdINY3qFkbGFiTvr8-1JlWLfCc_5aEgGIQ_w4', NULL, 1795969495877);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.ZXc2o9E5c_kTYTYdBVzMbKxTm5OdtRKmP85BQN5YrMA9eeo', NULL, 1795969496554);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-177', 178, 'U0OTHER', 1795969496876, 'planted-181', 'planted-182', 'planted-183');
INSERT INTO public.posts VALUES ('ea9e5e1e-8cfd-4c91-86c6-8d51ff188de4', 'T0ACME', 'C0KILL3', NULL, 'answer:nvrshqbw', NULL, NULL, 'posted', 0, NULL, 1795969495662, 1795971295658, '1795969495.697000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('d3b89478-6bb0-42c4-a0d4-901c95bebe26', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T16:24:55.550Z', '1795969495.697000', 'v1.k1.9Y3rz8VUZAR4LRjOt2dAdCeIKBnE04q-cJgW-AAsVFcaAA-_ZRArDinp7DboclLuzTgUHg5cN5DgwqtwqDtIH5uo7twZX2qbqPHQ_OuWr0FPPPuAb__gqNRVqbJbJ5r3iol3OGwU-XfuZPV3E-6FwLY5SNLuUROs9rALs2ZtHZevjT4l_JoI6oTgELldLnyZ9XVnnYv_p1kIRXOQG1MPm6oADprCx3UslnPWjon3H0kGBpcCMuE-08q1k4T8wg8lHJgcEUKbrj_1', 'waiting', 0, '1795969495.697000', 1795969495819, 1796055895817, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('036a4648-f240-44a4-a080-f8d8d344f77c', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T16:24:55.550Z', '1795969495.404000', 'v1.k1.xR8A3i6AlLRAsJhdqaJWPJ4tzR48jLyt6gtmL3soT2NAgqa06jnBgehdRkPXquNh347gyW_2ZdzixFor7msoNdWt5RcY8AfxxZ9iBb3DTsPlvZfpK8PuCD6aO6-OyLQvA3OTh6_ue5Dy6fCgbMBTl5lAvOH3UD430Es0eO-3YVOZerLyZW1z036f2tADE5_QKLwv0UuJAn_-7drHxadN3O20vNi9vt_zibiXxlpRlOz8y4SKUCsAZavVvjRUSWUha0eJ2rP9Z3Mi', 'waiting', 0, NULL, 1795969495824, 1796055895817, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('aff2e88d-f138-4162-9d34-543e37df2386', 'T0ACME', 'C0KILL2', NULL, 'answer:q377jhbw', NULL, 'v1.k1.Vak-wb4uJKHu0f_Q-nHnLVXNUQ9cVgQPHcnLGxkhCFPiYrBqlXH4Wm2MF1ntZ3wmESKO8Lacw931JFrketW901ohoO-gx57OFpU307CoaaDE7ei7v_WJa9uyNWJYVOu-xnZ8zOGIibr9l-0Wcu-QI3fttfPDsSARflnTMspv5ipgH_lXEW-Kl8G28PN4apFZdPyoygBMRWmIMEelNVw6m3ZD8xdbeGcj3Y1KnJ33nNQSQeQALRszhr4XtNLqwXBY25MIPqF4iqfPvDh-4tbcaw71P1Qz1mY-kRUzFxrl1w8avFczzdQ0-NdWP5UUf0I_keXDDCVbPhOtCFTO3YB1FwgX6UMa_PiLjocxdjisqoHDY9J0F_zODs9OnqwZAwb8aJpSy97t-MSlxPuZgUU-h2CXT1kOcAsoC8oF9sCoEsnzj5iuQZghS7XpgKAVRBa_NWoSXSBWnotLTVBn7yyjMxIIudteC1Dnt-cwWNtcIZAh3xU768l3v-4JaQmbMxL42yHoae9wmoifAo0RF-jST5vssJNs4Nh33AyOI_gwFhj4IraWBdGM9q-4olDSX7g8704WpNolzQ2hXW9modO2Az5_Av0TZbmGBU7bv2K8MKT9o11f2jxaY631jW_IW7rKnfm4G9-l7XDLAFwr3FnGgwlOcYmSDw-IeZCMeN2YQ9VBXnjNxf8Gbenqxe9p27ARS-8CqTy-4DqW1rccqEcsc-hdhNq-Zhcqd9NrSzlISR7QYznIl3EVWEs69LRTCFiRc6VLV7lrxG3rxNJpAPOJBrce6YmIjgMWUVpi2_zzbyDtP4JXs92SJOpNA4pNmcEq5giqFeQz9sx1SxfKF884QGPdcOsQWkywh6neUyzjRZWj0yWbkT2OrTmBRgU3QsNl2cKiOadJ6gAisOevELwgN0ES2XkG0l4uLUneZORIeROKxF6v5uF8uxMgIOfgN7MKDsPXvzd8py5gqy7zly9BIRgoAiXCbgK7VxSKS-J6WpHon4NugOM-W1-OI7YXsQAYKpiLxJt0ItmUeFMHJreTfKzgxmVxhNarkr2WvhhSj75TmGI7RSwUMm7Ef2JyK9HKUzMjq6UC35shr0sJJ3VvHzAEt95vrsoLZf4VqKh0t8k3DA4UEJFUrD_5pyvTyL5r7NSJfRSu9LMW34WYLYoftNgaRjdqx4BiTcYycXT-d1t60q0dbnfhTUUvi3gqR41jbl0hkVxQs8PDnPdcG3cpTnHDQ5Y', 'waiting', 0, NULL, 1795969496011, 1795971296009, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.bU9gx3PtKnxaWqpl4Q5sX9o5c_XY_Q5pCWu9Gr7gtl15SZY', 'waiting', 0, NULL, 1795969496557, 1795969556556, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-185', 1795969496887, 1795969496888, 1795969496889, 1795969496890, 'planted-190', 'planted-191', 'planted-192', 1795969496894, 'planted-194');
INSERT INTO public.schema_versions VALUES (1, 1795969490609, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795969496899, 1795969496900, 1795969496901, 1795969496902, 1795969496903, 201, 202);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795969496910, 1795969496911, 'planted-207', 1795969496913);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'qCEUxM3ua7UWgiDvWM6gMA');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795969496917, 1795969496918, 1795969496919, 1795969496920, 1795969496921, 'planted-215');
INSERT INTO public.thread_replies VALUES ('T0OTHER', 'planted-217', 'planted-218', 'planted-219', 'U0OTHER', 1795969496930, 1795969496931);
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795969496934);
INSERT INTO public.webhook_events VALUES ('planted-225', 1795969496937, 1795969496938, 1795969496939, 229);
INSERT INTO public.webhook_health VALUES (1795969496942, 1795969496943, 1795969496944, 233);
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