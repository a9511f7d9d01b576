-- written 1795906427338
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
CREATE TABLE greenlight_work.queue_stats_20261128 (
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
    via text NOT NULL,
    key text NOT NULL,
    mac text NOT NULL
);
CREATE TABLE public.audit_checks (
    team text NOT NULL,
    sequence bigint NOT NULL,
    mac text NOT NULL,
    checked_at bigint NOT NULL,
    broken_at bigint,
    unknown_at bigint,
    unknown_key text,
    key text NOT NULL,
    check_mac text NOT NULL
);
CREATE TABLE public.audit_heads (
    team text NOT NULL,
    sequence bigint NOT NULL,
    mac text NOT NULL,
    key text NOT NULL,
    head_mac text NOT NULL
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
    attempt integer NOT NULL
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
    knows integer NOT NULL,
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
    iid bigint NOT NULL,
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
CREATE TABLE public.outbox (
    id text NOT NULL,
    team text NOT NULL,
    channel text NOT NULL,
    "user" text,
    key text NOT NULL,
    thread text,
    priority integer NOT NULL,
    "position" bigint NOT NULL,
    content text,
    state text NOT NULL,
    may_be_posted integer NOT NULL,
    after text,
    tries integer NOT NULL,
    owner text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    due_at bigint NOT NULL,
    settled_at bigint NOT NULL,
    sent_at bigint,
    ts text,
    reason text,
    counts_as_dropped integer NOT NULL,
    dropped_count integer
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
CREATE TABLE public.project_paths (
    team text NOT NULL,
    project bigint NOT NULL,
    path text NOT NULL
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
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261128 FOR VALUES FROM ('2026-11-28 00:00:00+00') TO ('2026-11-29 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261129 FOR VALUES FROM ('2026-11-29 00:00:00+00') TO ('2026-11-30 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-28 23:53:15.587089+00', '2026-11-28 22:53:13.176524+00', '2026-11-28 22:53:13.411251+00', NULL, '2027-11-28 23:53:13.176524+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1e676cda-8244-8030-a6aa-515d1bc9a305', 'post', 0, '{"key": "165b4b1c-a600-4ec5-8ab9-343c6b2823a3", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 22:53:20.443672+00', '2026-11-28 22:53:20.443672+00', '2026-11-28 22:53:20.622248+00', '2026-11-28 22:53:21.250751+00', '2027-11-28 22:53:20.443672+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:21.014258+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6e8c996a-030c-8ad7-a6be-9a4ecdf37708', 'request', 0, '{"key": "request:15272fad1b02d13d6a71b535e8b945b05fcc7ea7f98ea4655254a13357c1633d", "input": {"reference": "wx85ndkn"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '6e8c996a-030c-8ad7-a6be-9a4ecdf37708', NULL, NULL, NULL, '2026-11-28 22:53:15.587205+00', '2026-11-28 22:53:15.587205+00', '2026-11-28 22:53:16.694045+00', '2026-11-28 22:53:21.521366+00', '2027-11-28 22:53:15.587205+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:21.074559+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-28 23:53:16.518999+00', '2026-11-28 22:53:13.214055+00', '2026-11-28 22:53:13.411251+00', NULL, '2027-11-28 23:53:13.214055+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('7c0b6482-ba84-8982-a42e-a079c63868f6', 'request', 0, '{"key": "request:5302300e35448741ad7913c3a185d756adf5081a800a2810609960ac685a9382", "input": {"reference": "4ygw8p8r"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '7c0b6482-ba84-8982-a42e-a079c63868f6', NULL, NULL, NULL, '2026-11-28 22:53:34.322989+00', '2026-11-28 22:53:34.322989+00', '2026-11-28 22:53:36.44625+00', NULL, '2027-11-28 22:53:34.322989+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:36.842602+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-28 22:53:13.266038+00', '2026-11-28 22:53:13.266038+00', '2026-11-28 22:53:13.411251+00', NULL, '2027-11-28 22:53:13.266038+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:37.197348+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-28 23:53:18.974071+00', '2026-11-28 22:53:12.73406+00', '2026-11-28 22:53:13.411251+00', NULL, '2027-11-28 23:53:12.73406+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'active', 2000000000, 3, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-28 22:53:34.391224+00', '2026-11-28 22:53:13.142127+00', '2026-11-28 22:53:34.71418+00', NULL, '2027-11-28 22:53:28.409593+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:37.197348+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1e822b7c-67aa-875f-aa37-ead55c1902e9', 'request', 0, '{"key": "request:1712036e3bdc83c4247dfed386269e0b9e5b3d22b75dfa471c98bda5085feb8b", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "9h4nab63"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '1e822b7c-67aa-875f-aa37-ead55c1902e9', NULL, NULL, NULL, '2026-11-28 22:53:21.342189+00', '2026-11-28 22:53:21.342189+00', '2026-11-28 22:53:21.545057+00', '2026-11-28 22:53:28.340186+00', '2027-11-28 22:53:21.342189+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:26.098315+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-28 22:54:19.006093+00', '2026-11-28 22:53:12.818043+00', '2026-11-28 22:53:13.411251+00', NULL, '2027-11-28 22:54:12.818043+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('05e99f59-8de6-88b3-a5b6-9d759c0db4c0', 'post', 0, '{"key": "67a2bd8c-9082-449a-8e4e-e9a34b879650", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 22:53:27.373535+00', '2026-11-28 22:53:27.373535+00', '2026-11-28 22:53:27.776983+00', '2026-11-28 22:53:28.265837+00', '2027-11-28 22:53:27.373535+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:27.776983+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3160e466-7cb6-803d-aac2-507807f33e3d', 'request', 0, '{"key": "request:397a642bb6bfcc49859f5d86b63d6700c380c9172175d29e3100f84e17b02dfc", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "45mbmm6t"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-28 22:53:28.358052+00', '2026-11-28 22:53:28.358052+00', '2026-11-28 22:53:28.84952+00', NULL, '2027-11-28 22:53:28.358052+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:36.842602+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 1, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-28 22:53:51.29002+00', '2026-11-28 22:53:13.066048+00', '2026-11-28 22:53:34.71418+00', NULL, '2027-11-28 22:53:43.066048+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'active', 2000000000, 5, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-28 22:53:36.642147+00', '2026-11-28 22:53:12.985615+00', '2026-11-28 22:53:36.961174+00', NULL, '2027-11-28 22:53:27.985615+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:36.961174+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1ae6a6bf-7668-8c72-a914-679f3385e059', 'post', 0, '{"key": "f8d43be9-defe-4f3b-8790-8da28ae6e814", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 22:53:32.203049+00', '2026-11-28 22:53:32.203049+00', '2026-11-28 22:53:32.779656+00', NULL, '2027-11-28 22:53:32.203049+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:36.458049+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('704abad3-7f17-8ce3-acc5-df53af5ce562', 'post', 0, '{"key": "933946e7-2156-450a-958d-9f36f6cac66b", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 22:53:32.349934+00', '2026-11-28 22:53:32.349934+00', '2026-11-28 22:53:32.779656+00', NULL, '2027-11-28 22:53:32.349934+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:36.458049+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('d69cc5a7-f0f6-8e0e-ad66-5af1d28c0e04', 'post', 0, '{"key": "ac6dad4d-db16-4905-9549-9b1ba9afc9b0", "input": {"team": "T0ACME", "channel": "C0KILL1"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL1"]', NULL, NULL, NULL, '2026-11-28 22:53:32.781151+00', '2026-11-28 22:53:32.781151+00', '2026-11-28 22:53:34.821758+00', NULL, '2027-11-28 22:53:32.781151+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:36.458049+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'active', 2000000000, 1, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-28 22:53:33.618056+00', '2026-11-28 22:53:12.99504+00', '2026-11-28 22:53:34.71418+00', NULL, '2027-11-28 22:53:27.99504+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:37.197348+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'active', 2000000000, 5, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-28 22:53:37.169137+00', '2026-11-28 22:53:12.866041+00', '2026-11-28 22:53:37.509455+00', NULL, '2027-11-28 22:53:27.866041+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:53:37.509455+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 10, false, NULL, '2026-11-28 22:53:35.163416+00', '2026-11-28 22:53:35.495573+00', '2026-11-28 22:53:14.862044+00', '2026-11-28 22:53:12.494039+00', '2026-11-28 22:53:12.51935+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 3, 0, 5, 0, 0, 0, NULL, NULL, '{0,0,0,1,0,0,0,0,0,0,0,0}', 10, false, NULL, '2026-11-28 22:53:35.163416+00', '2026-11-28 22:53:35.495573+00', '2026-11-28 22:53:14.862044+00', '2026-11-28 22:53:12.242061+00', '2026-11-28 22:53:12.303242+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 10, false, NULL, '2026-11-28 22:53:35.163416+00', '2026-11-28 22:53:35.495573+00', '2026-11-28 22:53:14.862044+00', '2026-11-28 22:53:12.343327+00', '2026-11-28 22:53:12.353098+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 6, 6, 0, 0, 4, 0, 10, 0, 0, 0, NULL, NULL, '{0,0,3,0,0,0,0,0,0,0,0,0}', 10, false, NULL, '2026-11-28 22:53:35.163416+00', '2026-11-28 22:53:35.495573+00', '2026-11-28 22:53:14.862044+00', '2026-11-28 22:53:12.546309+00', '2026-11-28 22:53:12.646042+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-28 22:53:12.750049+00', '2026-11-28 22:53:33.485014+00', '2026-11-28 22:53:16.410732+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.w8fB-uzRZH8O_AvOWY_S0gvXaJrwRFa5wVr6IZaQBziXe2mRCRdX', 'token', NULL, 0, 1795906364306, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.Bz3fVwEWqWq7WeDDyYofCbBPsRJ20CiK0T8Dkd5lkglvikf8cNKG', 'token', NULL, 0, 1795906364289, 1795906398447, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.fyFJ9ZUQTK2zHux-cTpuHvagTe6Nc2JkcZp9X7Uy9VYQXdPkH96AYgNHYCg', 'sign-in', 'v1.k1.nGcVdFwmdJQnSZbsQClshcAZV9SPzMF2gnaOZeRS-RFJKCgS5Khw0gxQ2AhPMj79Q4a6qj5FfwmJL7IM-hRxDf4KcSbr9jDGUeFv-AoNlg', 0, 1795906424692, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('AZOZhrWk46ZLL5ffEhhRsg', 'T1', 'C1', 'USEALED', 'v1.k1.W97fJ3mO_wqnkdiPXRM8bcOinA5vMHTx-KnpWFEA5Fe3mrkOOJuJEfzLfl0', 1795906425388, 1795992825388);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-113', 1795906426283, 'planted-115', 1795906426285);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795906402620, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', '9h4nab63', NULL, 'slash', 'k1', '87540e37d80d4be850aaf8b724f6ad8f4f353229608a271c40e8cc4c25e5eb63');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795906426337, 'planted-119', 1795906426339, 1795906426340, 1795906426341, 'planted-123', 'planted-124', 'planted-125');
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, '87540e37d80d4be850aaf8b724f6ad8f4f353229608a271c40e8cc4c25e5eb63', 'k1', 'a722b7f72625ac7bb1ac057746089bc4da3f18ecf9837ce1c5af00e0ae2ffe8a');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-127', 'U0OTHER', 1795906426532, 1795906426533, 'planted-131', 1795906426535);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795906408.195000', 42, 12, '3c07c68b0afd397c63e3583fe6ad2761368aa33b', 0, 'U0ANN', 1796511207281, 1795906408219, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795906401.229000', 42, 12, '3c07c68b0afd397c63e3583fe6ad2761368aa33b', 0, 'U0ANN', 1796511208678, 1795906409908, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795906416694, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795906416897, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-134', 'planted-135');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-137', 1795906426641, 'U0OTHER', 'planted-140', 1795906426644, 1795906426645, 1795906426646, 'planted-144', 1795906426648);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795906364315);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795906364320);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795906364338);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795906364344);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795906364361);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795906364364);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795906425738, 0, 'ready', NULL, 0, 'v1.k1.MaNS1nPIdGazAqdDnVHBREzzc8g0W4nb51RWv9jI-Qo', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 22:48', '["48 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795906020000, 1795906020000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 22:48', '["48 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795906020000, 1795906020000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795906425737, 1795906425738, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-146', 'planted-147', 'planted-148', 149);
INSERT INTO public.durable_work VALUES ('planted-150', 'planted-151', 'planted-152', 'planted-153', 1795906426762, 155, 1795906426764, 1795906426765);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-159', 160, 'planted-161', 'planted-162', 'planted-163', 'planted-164', 'planted-165', 1795906426790, 1795906426791);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795906426811);
INSERT INTO public.heartbeats VALUES ('1326f1bd-3c16-4340-b767-a1ae60f44ed1', 1795906384738, 1, 1795906411662);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795906425582, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.AkxoRUVMVUzA2Ttm-tzmsbc5tPiSRhtrHhunVwVLedGBXli9IIaDnbiMLpS_in86', 'v1.k1.DSVuhsWgKj5wllCJiotbi6IHvOLSWCpZEmj8wU32zuf7LFhhsvDgdLP2YA', 1, 0, 1795906425355);
INSERT INTO public.leases VALUES ('T0ACME 42!1', '5ec3b384-7f30-4994-aa7b-d40423fb8159', 1795906407334, 1795906407712);
INSERT INTO public.leases VALUES ('T0ACME 42!2', 'b875c459-aba7-466b-a99e-367950572033', 1795906407751, 1795906407991);
INSERT INTO public.leases VALUES ('T0ACME 42!3', '2ec39358-c485-45a7-9730-34248b102625', 1795906408035, 1795906408193);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'b41e8a47-61a6-406f-a93c-e8e6b6a8affd', 1795906408268, 1795906408642);
INSERT INTO public.leases VALUES ('T0ACME 42!6', 'add39ae6-a8e8-466a-8692-d9070be2b57d', 1795906409897, 1795906410832);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '16f8326e-bded-480c-b9ba-3c658edbf8ce', 1795906400241, 1795906411886);
INSERT INTO public.leases VALUES ('T0ACME 42!5', '68829de5-2937-48db-a737-7915399931ff', 1795906408860, 1795906412774);
INSERT INTO public.leases VALUES ('T0ACME 42!7', '03cae516-1cf2-47fd-863d-f3947c7fb752', 1795906411325, 1795906412902);
INSERT INTO public.leases VALUES ('T0ACME 42!8', '8d985690-062b-477e-90e0-b11e1ef4d7a0', 1795906413501, 1795906416590);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '23d051c9-c872-4a5a-baec-701a0ed1ed7d', 1795906401541, 1795906422855);
INSERT INTO public.leases VALUES ('T0ACME 42!9', 'c3bb71d7-c760-43a8-9178-69a100ecb256', 1795906416997, 1795906422997);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-171', 1795906426902, 1795906426903, 1795906426904);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-176', 'U0OTHER', 'planted-178', 1795906426918);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-28T22:53:22.257Z', 0, 'v1.k1.5DOIejHVbS7pUw4EPzKd38HJLDgl5xR90K6aKbj3w0PaXq-UHYZDlAcdAgh-dBPtc3zmF4dNs-7SBYxYVeT6HCBaGYWfsna_cZOe4yMBjjTsjEq4BtEhE6Kip6qST3loNcsbOXmTgBarHqA', 1795906403612, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.0PN2XigMbTTcw0YAUpFGyFk_rCcGDgzJ6k_hzZokUcdm', 1795906425572, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1._fyRpWl6HPwXXAE6u_Chwqam-mcYotJCp5DMxovw6IwWI6lcN9c0h4YEnjVQOkcyzKuDzGFOdBOfZ-9u9TiWjuS7FjStv93_Tm6upsZRqg1Ext19-ivju4cQhtZVWdbXhaWEbmt_QCbeUQ0sRIQhmWYp1ptUuWJTmwHl9ZjKkUvkjiqVNLQo9K2_dH8pv49J7AgXK6F6q07gOjsfggD8pl136Gq851fBbbxe_R4NaTcgV0Fd7TU_SRIfmsn7TYs-6PI9uk9iYjW4zzUblNfTuZ1oBYfEiry9plFxW7hM-xK8ref4b1Y03As70RGKZ0u1yDDnNU35VfB7HuAynY_Afk0WG6rvJ4BdviXgIp_sDu55_ZgSyt6o1mKPyJwSXhpUE7v0tTwQtr7J-S0lnnkhl5WQI3pa7AlLD0ePGsHlzTgQ8TooXcTk65mi-lVit4Zm-AbiFITdfSXxVqe7BIlz1b7mTxZi_E8slZeHniEiaimL9Mxcoaso-sI_zpHisiL5cguiS3ILs9IFKcgl9miIgThNCeTYcaY-t_lu164wmDoPSFIOi_JS-ngkXcdjCD8ZE0EvT5EIUw_t864OwTHuXoapMSrIRfGucCAFe5SRLS0qOPuvWodna46SEx5oD5UYV9Gzf58-sMGmbkOyzno-Yfu03v4TvAQRVVJ2ySmRTrFlfTmw_LDMRiQ9qv0SLkkY8NNp6ctyV8YuMPUZnAf9EvIemBz6czeeuxj3yeKL8Cw8fb3aDy357K0MqACKxvlha5-o1jp3NX1qMI6brbjKk94CCUxLIztVxuMgPJThK6GaATrMMjcKbz4t52e3ECXd6eyYkk0jTtO-xu-HIAUyiP8I7PedlPG_X5F42o1Io9asBeiX1kHkCjgSgdFZKTNveYalSZfLu9URJmebfzY7cy27JoGYuSA4nlufoS5a4KKdUr34mua7bGgDsH86NrN3-GMJKhnzsSvzHd7VwEUhSyEXEAn6tBJZ348cLJYWErNn_olx9ZGHIrEhobwplZBTp9azrRJa-2y26EPd39j6AJCaCJNguwoGl4dQrHmGoulXSr1FuckN9UFmE33oJ9qtwjJXecZ82DADUlNQY_7Uhw4inwtA0DvyouFsNwsQV3VdBz1jDxhRvykVJ37OFT7fVhSxYzsICj_1C-c0G49uGuMIzh1qKbOX8vT95ygsybGkICr0EtKgYnX6VPWAL6VoFDQqATBofYffrHvkORypFbOfUBHWCpW_QmSG-P3ZCzHsiRTN4af3naz9QvkbPpdSiu7baqEV9oqqxyGOnjX8zSgTpE9M8pfn4EtyinC3qSVQsPktJRZlCPxC0-_arBlRMyC4lHX0HkzYFT61u2nQM_DnkU1S1CbLJ7f1EXlme77vMU5R55LDWcWBBfMOhxXTiXSyKExLQshF-j7dK54fjs8p_l3EQFmPnB1soCEqTGcgUEKKg1OLoUwNd09A_ULhtlNNdqjNhSQIzS7_YQMcCPnjPSW3UPGQelzkKtygfTkc_tWbAZUlZ4iICOgP-H9xA-6jqTTPV9M4nVcR_nXrb5ZV3hcU6_Vi6GgiaCwtH08xj0rI24DcHppW7U5kIavo7ESEApVTemN--l4qxfVKUOLuvZeKr9J_eM7JnBNJBWbbe0MP1R4Y5v9w3Gf9BHxhFG0esiot_DuM2FOfTkNGEaWzfsCMvJKaaj2bhIiFm2NnjW8ZJ3A5v1ZM4Hx8kQukF_wFItcW2jxPz7gSuJbNTspcMZIcmMsUhoYhuKSEPBROndEMZbdCjnodhMx9rRzp_JcMGV8PZutRFRYqya-X_9qMahDxcan5XU-rfLT6kfKiF0_YLhuYdSY9KfPmFOmf6R3R3V_wwDskBD7AMFB5GGLPTKQACARArWyUW159KSd5ro18HoWN5mfamu1qkYHoxJnbMXj2wdp5xVrV6QEMs-pSdXRtaqIEo0OW7tzIQAywyHDNlp2lR2N8HNpCiVwDRUtiSycKoF2iN9gXOkehnKWYeBiJDcJyxScuKXe4hK_Ep-aRcZgYD_y5bMjyAOAup_GAmqgxxzfusTYqy0yERnpFMP7T-Ib2-iicFG4LvSD4YB6f9JLukExiFxcHMoppPhlaRy81-SMGPT65c2qOAWooSx3WW9ecqX-es61nr1v1UVG05vHvTlc8nN48xWajZPLtTzcIJJNEAvTyNZPMvOrA3J4cEHaSy1HI2mAJq5V0G7S_GvQe9JT7RR3K6on96t9-wv7AG-Lo54hzQTo7sKvFN7peQZeZ6CplwUIWPvwYNdMGxEA9xsx1hO_vuMdFYkLAp0NS2h0NFqhMxmH1f-u6ejpKd0qS5wOA5IYxc3ZuFiYzXYPTU9K4w-uE3gYVycWpjCmifJ1jOdzKrSYfXtAbRBCOmgT0AzPClSCJc8OWUEx8AM66ao4UAppVZj34Og88abLKtit80Ou1XNKVcnZ_nvTThz202PViK5d3L55_AWYGlVASi9RkRH68qVYlqdXwcI3fK7exngoVTx40zcFWl5lZDZHiNF_eZ9vhYpJY63LUeP8_TjOsF-4advW1j3DvQQz-ndD4OTqtOdUDFub0x9Y6YIUUw33AFtzKQp5EchbKyuTyIuSJUwXnSfnuQI729wPNrbi2-DwxKyRdcrXOd_yD1-C3jDzF8iAVmKsXMk6qVypnptOBmhgX9BLm8t9VoArwAx8zqmzTRydQUTRCBhn1VpBdn8th10NqC-S2K8NC61mBcdmcv6x5wG2q73elJMxmwrEZs-gc81hpOz-Tuxfo0UWmzvZ9nLjbVU8Rsgoqu_GPAhOxJKSbxYCten2myiCxZdeL7ztcN5lWfvwsP3yW_nqHc3hn7Yf41T0pv-MLNyzDgm53WwwO1Ksr4vHoaTt09Rsvo4lEYZo96QyNeQ7J4di3af1wtmZj2uDevgryMr6uNTeDS-79RW-PpTMly8i_FUVcawm66pP7DAeRmg3TOac38wyd5cNQfZSYGahShwpglS_HKA', 3, 1795906407101);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 1, 'v1.k1.HCMhYmgOC3ZclUNlTniU3RBdIQZht7kb_9_b2mAKtIycAtcCRiBXGee7WzDCYwXvmxEXkgPSZGyur5izfFMlaID-6eHCOmV3twduibPSwDor5sRp84FEQHfzeNignntcMBZa7eM2l-1GPFTtkbA5xJtyyU4wTtA1K1OXhzulMojsn8zXeRhzAlAqQVAVKHbY5pvdzLfHZajdxpcTfNrsKGej0cGT63Xk2HQvjBPkCvIXAzDWNDGbx-mINRmDHOcsw53PYqZuosRPBm1R8EcvXrZJ7V8fsg0f-p2OHcDEerZEEF1MlC9NiOea11ny6UfNq_fshK3pfJU3vgIXYGs6_L5Glkr13UuFdLAVjcuiEUw_XJFo8Vbraff6zMf7sMx1NHZrAhFX6LkEbwC4dUOWuA1vDBN4GK_-YP_QN8dhZUQjvDGjDdtzFoSDE4YpBIcFY6iFS_kceoNhTKWGg8AOIMJGIZfP_0RsgXIM19gGem9o2VJ8jYaQwgzI2jizdOhmPn2wDHPb4XrCyW4gsqwfGRFDoXErX65B6pJY1ddvRoWwngiFhcB9TQwlD5QjcJ0g8MRRKjCvTjTVhWXVjP7Wx2tqBCa4nK_TVNKvrkXr9SgTdGBNHB7M6R2X0HO26_C1_2jqYXxP7-KOl2T6X1vVaazIiSFQqa1_v6I2_QeIa8y-zSSS5SfO3nIiSHHQ5GI6Q-59nkaCHyAqi-SBb5uA0yXBWv-oJDQWo9q4WzTIvv1sqPscXug1enzFVhPDuGeydBE9VAIrJSCqTwHHp_z8udodSG-61Y--ti_QvwvNmRltE5ZZVqIk01bolgFE1yNkMkxPUV80Xp34NfeCKImiXU8zcPw7deSYEJY_9zXiu5CwP7ZhOx5U-szKq2EMnnja_5FzdzmYJXxK0SaHfJinTIy1nc7qT2crdm_LQb-VWXJscfxJh7U2rHIHv9s148cFFU9P-IpYNbKepEQHBPO2o03F-F8BVesXqt6q9IQAq5xf6Mp81c1mxbdYztD-HszjJmUa7wAXUgCaWp4iGJ89Zb2gfrYM9-KzxNWNjVMbvlVY0D4JUJ9MIOnYkH08lcr2IpW9StoywtmtYWvGtgGZ9NGF7dCfWfwelKJGoMAAcXMAQ1kAB2EwwANPqYzpbZrbAL55fUYvjc19YoAHzLFmm-9aKGxDF_tLn1SKeJ7bkOsNliYGVXbss88Wlqo8cnMmgTL3BfpuK91CKpsrwct_ia7Lb9ZyfVVGaGf5t8ywb-eURND7d2H1I5wmkj099msI28v2YvaaLaaJK2tB2AOLLExKMH78CC22kCCCLn9u3HW7YkeGOvSWTLK--uQfBo-bmt_BUr_lwY7fmDyj5-a12M9Wc9XwZzkxxl0yxrJ2cJ8dxpDR7f8BjLWf6sXYk2Occel7985ufhNcfKPiHkKRta2sQvIvs91baKeME55gdH15_Xp28yucYCrpVb5tYaj9y2Aqx4NLOcrOYazy0E4N6xVnYVrY3I3z9xlG8exiL6XlidOk8alsYqBrQzQYdBCU8jGu8wGS9u-t8R5qKuXcCFD8foub0QDaOT1EvK7pRZ07__CldPALCuiRX3JYKDdQfNkqnp7gAoyA5kqCiOssnTQEUVMt2DHCJlk1WWepFdqrFb-aO8oXUTJQCNyKOPYpUlDCR2CT5oH1S2cujiR8eYGt1uiOs76MCru0Ucs1jqoZV4iMsyIADVdTpiNQXo2Su0KR3_rWPLr5nLxLYVpKQrYkhj246-iUFbs5Ukmr_RmEljhVWxTmSU45-Qn7Co5aCa01sbUBtxEmlFbfLCeMWLisB1eUotNSNhPmCvHVXSKrLB6kJsp70vd9mthexiGTdH7qTvXGdGlDywKZRryjqDqokrIh5SeErApm9776R3xQTFO2OJlgUpONjOW9c_7iYDWkBGRAIOPTyT05ZVTVw8nEYyzOQpGNSGgX71ALDmetXeKam7mHmzPVeKA9q1Q7ZE4pYPoSBbBmRIDUWokjmb8RoYRld1LmaIHnCuIKqgy5mNzBhw9_ilYYU-rIrEgj1fmE0Dlg0p8h1ClFTiv-B3th3MFqEMUDJFn1gkt5_b-LksdEkoAAQUnPKTOhhZi58P-bjJamCpuQSfuPIhmZ9c6JfXe7ZIkHjLhLw03skEvNAsesYFbV2PwiGvE6skcQW3fr6a0Clrp8uEG_CFtPWLxDF5L8KA', 1, 1795906407623);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 2, 'v1.k1.OFt8qCcXdxTlb2nkL5xrZqICZoskqUS_M-DwowbiqAxSUwtCXlj2TyW4hUE0DRCnS9glY-oK2RqlE3_9VZjVYDP1tVgAIaTZbBbDZ8KRo0QjH48w1CcYZhYZ0yG2XLP9QJeC7rXUHaMZBUlYCPaOVydhRaDaD9zoGIxdjfsDVMBjRc5o-Tk1pfA6m8OKQDgiCKVH9IfG6rdFZJ5raihwLQZcOZ-ey1gwWnmuPKf_wLMdxseKfPA2zI75vNO_o3TDVR7XrhAlbGAPM8j2XOOI6J9ViErydU8SqQUB4rdnXtcgobDl6UZa2pJKsNMpeHAZndBftS_p4y19t7Dqw1m2COPKriyZZu7Zz-ftMxHplUwK0_f1J83HfZsuzb_QUY11PllEspNzc5nYa4OAglh2Wst-qGrRuBqa2ir7G7whL4fvh-GLtMzKbey8Oo_fi6WGJxtP5rd8vkA6iy6tp0D_wZSGtibLKycwJjeVvm1sv3nSQR5woAKjxk3NUjVUhCcm0shQyTXpCLDJ5mgYF1hBOJAUcpqRv-W3WKGLl0men0opW6vjLs4UY9h4edZX-UP5BP39pCwpsKiHfWGaNo3ViRSxChSDfdSvMX3q3G6P1UXhfXhQrgPkDc6LZTDXIE-djkhQd0FfD3KTj6A1vOvO3iHXPa_VHm4-1CCGPMLvJzrVqZeQtRPxWC1j_Z08J3aCJ07IV6i2sgP2lAKTOvikrz6gb4jziZI0AHsMpWMvk28dE_f1ouaGiMlZCIRQ8nnIekRn4_FWyoQ0BUpG-gw2uZNUKXRSkll2-TMvt7TzzpV6Rv6W7spOxbukXDsVAPTvDpq3GWtU9ZATFe0SR0NcC-ZTCbV6wpAVJRXWx3-l4RYYmiH8lQBd-tn7zmMbKZdDs9S-Aj1zjrt-MO47LcVbgh0LO5-EcctUH5ify4thMIWqiKGmPeho87m4tEw1ArW_VlfvD5mOEF0UifHrcOguCaao0M7wpAIXuiNhHfAgi6mQHmQVBoPJucEtTwJCYH_1Sb4uqcrQPr8Za-W7xiVqCV0-D6w7d7wcK7Ywz37Iv0rktI17Jn0nzZNBRRlYaOcfEqh1wbGjDFKhqtPd4ul1h6sM5CQycbH_CB07jJ2k6G14lwdSwzvE1uQ_bqPW5cSKU9Nevoi_6WX4FQzHbxckOpuY6CzCWjRypSqBhVoar6NCaWLT9vhkMa4OMWeEi9EBWNFdUWxFTYiMe1YGrqYhCR9PdNAYsAJybKpcWFqTPjNzDZ4EyXwO776Yb4oCohl-vp2iz0554zIMMmgwqki5FgM8etITL0RUzUq-40VtaJJhYZckMwswMlHMlN-HU3FAYWxeR0XqoFIOW7BI_BcoMUejNJv_zJrW0bI8Wp8q-7473jp-f7KFO7OcQCBHBCOFyKsnw5lhw6jhheBqF1uFxVMXrJSJedo0S_FnP2et_yYVsK57i8SpuKlCB-NtKfwhU618M3kjj5RGxwxo6HvFT0-qTUjwnQA8q-9XBRR53Az_Xy98rR72S2lOA06h-1LnUMQWJL8sJetyriP41uUkJUpShcCR47556cyUUnAWaWwGQqaH0A3be5QlwVDgD7bkOWTYiVdT4JPIXM1-kqSX7I0Itc21Gl4ovyfYs7W-frU6q9UDYLtrRJH4qx-ptwQKv9iHkPg4ya_LXu8EMI9w08DkCBI8LopEu9AGD5vXaXDRdxAkDaEyez8hnSGfe4retqLOZSqe0DXg1SUe9kDs1G7-msgaru52uNj6CK81E9buxbzqlMbSLvK6Md5qOlYlqF6BJrUJFtipI_FuI6JLXWl1cxxwcXjab_CGSN9l2s1vJ2z0xJdj8akZDJ4wYZgZ63KKpLRf_rgwFhOy48Nuj62jJ1dHzJ8e1LtBP4RnLRHVWS6MKSMNZPOXB9OlnGWesRSjkKVK9EieZGCig2UUAfjIbY5eZKBvOHddR_TXFooqpT_3uPps0Jy3VOIXEM7xuj8nc9JGNixYCTLlAYqKBTEkfRuhhkHM1NAcTdjQsMZLO1vf-6qgG0iWnBBHXMWjFw9ohfOpa4h_n_pabe_ldAQ-zD3ghEbCU39mUtokvwYv4iPCPpoi4HnlYT-fsPvAT1Is-wbrbwgLsckXf-6puW3H_LdkMLEkoo_8Aa0xD5lepHyzGawrOYxLa8hRY7g_x_qmXtmfUFpoK899FFDuLLhW6p4', 1, 1795906407832);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 3, 'v1.k1.JwXE5Vww5j00EfzkfEzq2I2glNmG6vOkGUN4rtNmWm9UjkoMWh7hNik6wlC42-KP2zuf9fIABQAk6bUukKkAIlvF3QemD9eVvhNBwf6TCjspwutqC8JA04epZnodmbZJP5SKhhqOWdDl10ViOEVjazJzYCBm2IfJrk7WaOBVcwGJChxOD-ADBJb_LHURBNqvkt0mH5JS36IBFOo6QhA1SMQOjWZ8u1E1jPS16tS4Sag8Ga888uwryeyEafbxPl9KPHcB_ZsrxKMlj17zyCbWzI3ZJQB8tiaCg94_N3KklXoH8PoiMKB7HfTv5--PcH2LHZ0aFZ1EEuLG3wqgVkBBWbELgHPz5K1D0aBM1cmacUAPZAcRlSjSsxj8WNj2FJsh6iUYY8-nuupZBG7bIX0qlDUXkQLEOJcC9tjaNY1nTfl9riQQ0mef8tMF-bTxH1v6yRKHpukeZxUkJtC5ZB49RsNqTenQTdBe7HtPea2bNcu_-1lckQIDI1L1z0mTCttbCcHiRFinfExFOIFilL2MLwLAwODIJlbTkceN2Jm2XE4JZEQP6H1S1QgYFYUQVtHHIgjUcLSZEaRYykmU5eKrrDYaFQsSpudg5nE_5WOa8m7Dx_YOC3u7BuGXyet_Y-vnnHPksTP1xY_SJX-asPKONKs8yXfEh4ZFElenNaNTfYBJwlokKD31WRa4pPLiawkWlh_qtYBlZ32S8-BLea_x4iu1pKg84vl_cMmeeggAt-_qs-E4RCGI_ChInA5nwwuixt9tB-BngFqN4Zr5QkeRZf39xbLd1OisEsf4Gt7Do9Z3zy8bdeZUUdX54sj9GbQ4at3wehsykkaDk0UU_04vTF8oJ4OlLPMoGUCFYvrw7r3nkGTegs8svhgDIkXADlBnlm8A3a7VywwZh5dhUL6Qy3ovvXmDgqDGcoRKB3Hhm5hERKxrw8WX5OxoXV1f7Y_5azSyidIHEb8bK6yL1dtQ59zPpzCbZp4jSZGwI_PNP9Cyskp9QAqDMWSP-7NMLK75tI2eqpMdpoEYNPflmDAW6IMtI_R6FleQ6id6NP7xV9YIB3VbexVi47lhta1aSZlBH7w1iC0wj36VMkButV7JevoaFUg8BXXiic8kZFtb8boPlw2fr0Lm2apSuGtGe3rc3P_7uPhCGOBlHShU4HRqTcRyt2oRkGMxNS-WXXx5rN1cijNb97E51_p1nf5GLbUNZRtRpFIZqZyRCqvjMrr7t4qOPxsHR3X86NxGyBbYRUrX4yXu4c8lwC-u10kfuBgdUkpKqMaNP62zox-7D0zPDSnoiP8XZyPewewgHxYbhC5-b8OWCxLoUK2J_wpz1k6YKou0FhrOj63B7MoqaUOS7gxHY4csXd54cziKco5ONe5P46tm94bD9um9EF5hbq_NIERo0uNqjEVYVp-FHnCfBy6P65yBZKJHooYve6EGGUVO8g8k7_6keSx656wEZbcUCuuGF5wfLhN4kCyWCQauEVua5pBuz_Y_SiNYu6qAb56T15a-m30-JgZcOjUwHiQCJZhIeX2b1b23hqsbixwXvgUfvUwt2KFabnqJX5Q3EmK9Jtq6_3YoZIb9oNmGbAk82i1WZopt8_Lbh6NXVE9JMv6EcR5BCPJPmEK2iVE8d41FsHacrYiGwEWlhCajc33uY7b8OJr6hjpNJ0wT9R-D944T1hAGusmG__nPBUEbcREX2v2EMDh2PkgWl2dgYZak', 1, 1795906408119);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.tYllVKy6r-pc8JFeSHvUAGognyaLfNw3yla2AIhu8TnOf6ulZwtaCy3Tpp0bOWMpOGTJ4rnO-y4jtUQdT_Lz8nTxpDeJ-PApESHhMrnrT838gkP5EX4tgmKzRQSQ1QsSQ8wMLg6kX5nRS0eBPstvFhWbfxoI8tY54uX7_TxMxi84ESjWhwGzkXEq5HR0aJTMlG6UMvnku_rs7FFeQXRniAXct6wPe70yyXKQdjNZ_fAOUAoFGToDxUCjctks3rtfcqB4U0xLTIm6MVm4g9D6PsTMoCidHBjPHyPmjypuMExuDBTNCEQSHjrTqtaidmYXnkTv8G5y4FLEs1FS5cadmxwrRM0dEAaAsmKIFwoBd0JN5OIzPLOajDFnzvOn0rJlvMH7t8JHv_V4mZBzwHa_3RxRkJFoc4dPRlz_11d9xjBN_zI6_dr0jRN26IfuXgkwn3w99788N_cBEEAYgEUgQ2eeOFYuEK6DwO2trQ8mt_e2FPwQ5POkSrGJywlMJv1Lf3M9J-eBmjTzueNmzBoZCt6O8p2VMgFFFL6ZTsTViuhKdnu7NTrEVZX1WG99FyhtFMd3h0S37PaU34DEfC7_PkbSGARNiV7KKQCwJCFr3kfKJaP_oYxoN6GybvT5N_eeeSGJIiOd5Q5vntK7Uj3ekGj-XExP-LiLwhF9dVbW4IZZsXX9YfCjh-amN44m04T6c9Y7-NNJ9LW4d0CC44NvyguTgcj3wax8qzSRkjxBPvov0upq2AMJtiu549tLkwpBHRDq-jNO31iWQT2_Di_Z3T6LAkf4W0xCrDmDMGHB8TsPeJ1mzJUIwlVCR-uTyFo-4vCjO54qctlBve42119jtcr5fOfovFuKlXKFQRHm1C9V9sQ-yrK3kODAWHYXEaXAR4sQRYQTz2DpYMQFWQpTTzIyRcKcKSoBoBTKVek96Iez6KU4yURGT81ceDGJXaJ8fX3iQ4ZGdLdisLO9d5gt0bk91UV2bA7FXtGv0SbBZCZV_svsOET8oxqVpg3HWYhRfZSYIOYQor7jcm4-wo6G8hfPZ4lZ0JvKn2atn5iNKlKWZdSb7BU_Cz-eQXTkeCHiU7tGu7NrkeRL0h4pOOo-m7nHRDnF5876LclrV9VEFI1wtY7m_mk5W7x5AfLAkwU-kLSABSJt0sMpac2-kZeHrwBl2LFZMS-5Dy5JLhoVKxWQVRb2g_S_0uBSOMuAtRoEBDdJ7AJWdgWlvSU1Hy0Vm11wpVmCKNIDZ0z3r80L-dWq03e-J84GTBZY8ffIIt9BTs69AUfRMNQ2vczG-6vZOzpIJGL5lG-xGguuN2G832CtjxUObOseXam8bD279E6elqp-umS806DjXlO56S9wPpXm2UJ6U_SyuqfH6ETTIdXN64LVeH1FhiTu4XgDe5oMFWujVoZIE1D-i0SMGvGIP-NjEvuxsh1v7yLE4BS5mNgXCFb1dp4kc9BJ8rDb1DSYD8pPh8yizOdlRQ2aqJaZ5g-HmGwGXdvwS9ZJ8GOuHzM8F8LthCs3u7Vxv_t_BxxF_miBfPv1giy8Am9IuyqP4jVmf09dNBy2LYfsAo2QN2l1uhr_D6zs0jvs5FM-Jn246ZFnxX4l_15bjz6GqKfOo8lz1NdHsrecJeCkcHNQrCATw-jRJ3IKZlxmIkeOHQ4DmEHRM34IOJdL-W6spD5_Idgf8Gh808bCe_OsI6_hRtMtHHfhRHDjIM6klxz_tsKzj_M0s70xfWscekeYKQH4DU9YNXVg2FSTypTn5APuwhQC42hoT0tr6d2Qs0EcxmZzCnAhE9_uG_MfeztsCmLcLzwljh-KiygRc_d-1U57UsC2ca0LSgpMl4CJ7_iBJVx-dIg0vTiy6k9lAgnkU5icdxsgRutH_KJ05k7SxSjcmvigJ1boz8sO6rGrPNtzG0-tFCtguoUezlKfKkcz_eZAcAAr-i-edUT1NF2-80zTknJ9z7CrlyX3ufJhWsPY9sSvoQAw5af6fMcgRHQrDvsNEp289UjDuWxS4bLJUZ5RIygYpsX_PqQ4WlqJPZuCHkya_1d1BA7Bidd66KR1z6Fc2zXwNUepycOovxwIShv_Yz2U6kFuaFM2OeCstlko0jxoUWBPNRALTsJUlL4uBPaVEJsA5qnb07jbI91Ip7gpDKY6s5HIxnBcPRZxGkO3lNx2InOuhbc', 1, 1795906408528);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 5, 'v1.k1.5w_Un4Xy8A8NXJxmGxK_z8iMdb1OZe2NdRZ_HZzkil-cKPHvkH6ahtxeWCvdQTc5D9M9BXn238EM--ZTrRFcpzGf-4k9y9nKzrzOcIXDQMB-31d068-zQzAA6oYhG3dAFhBuFbZ1esuRNs0VPwyXqE6LzMx8FNEKrGL41rIxavY4BmjWIERsNlDeCgwS9dmE1xf2CNBpNQgF-tcCqQy4Qh-aPipGQxYMODpohr9Jjc4a4gUrZv_AqwA2pKqTdshOggSl0hTKanbYtzqY3nYKVA_lds7cxc7W6KcYv_W65cfy6llkXqUoBDBCKSJOBw0POu-xbXW40ISaJGburR2O12YHiXwiB7ByWVohtEc-X-k2FkznUxHyaef4IGasCL8Vtqxxki4LsfoOlZ2cv5aL_oL3ry22GOdQ5A4fu_-yyetB_ic50W-fm9gyWxGnnw5tC-NaUe4o_10rJHPYfNhWWWagenS3jHrRqVtPE0uJyYQN-9XiP6v6gP3wt8XYl4XJ3RpK0lq4x2DxBy1uCGk2r5gMHP8OaEKwdNHLPbeiikOM6ghpYuzy9uwu4Ij3MTelXwmh1NU5ri7V113RBws8R7QCLrYOsoElkq1ngNFXAtC4hCnLaEWiportRrX80tWXQYEOOql5UMVhDWanL5sjVYNfR5iDw8u3q0uG4zI89p7wbDy3OcD24I9wX9A-M91SmYEwlE6Az3OaWxvM711ftdariYemoiZzKqA_72U34fLUjWMa-zm1goOD1ADqtSKbMv6Sr6rbvKlH5scn2LwArwTAGeGrw7Wq9aKt0DpDmHB93qyUG-fNRLP-P4OrbNMJtkDUFwmlm4kUXNx3M4yXjgqYltpKGBKyMz6n9SsqBNP5xyPPLHc1X71xy66M147IgHr35jhQUjOOQUHP_CTMSv5yEhCRvi8EEAqoQC9sCaV2OzrDTVMBoprtruXHxD30fH4bxcZlJnq38Pltj4yBPFzd5AtNcYTGCrgpWWikaq35WaRIJMoiDOyuEwFFrq6cyEaSIsDGB4lo_cbjpjBwwgWmE1A9Yt-VYBQvH_0-I_-rcygUwwFsI1WL29L9o8RhTqBrDAqmC3fYW4_MySnkZNmQiPb1gGQec40cu5GwRrEhZPl2gYv6OMDc62lTRB4FL6im9zA8ul7zKOeU0q_6JGNztZrGKPpJ3cAH1AkHWUfI97OAA5tXi8CnQyoi6OgDRnWG2Atiyduke9-tH5Nmi3FYWYLx8V9MWHohvt8zPH-om_ZL84hFFSdrh61bnOuRhtkOsSI_17t2iKE6yjFSzeWFHbLjvr36-lbXkbLdUpf12uyJ3VktC-MxKfdPPZkqFDlW5rChOD6OAr-Ygg2jYkn2cY0G8tPidsUdgvJETxQI7V33f9zG7l-acs3jPQQCuoWpnql_qQafZnWuOLdURJ_vevac2fM9Dw1ToodFf7LCLiE-8y-K-xwuVjgv-ulYXHMTCGs-oCnEAr7bTip7uOVlpXXwGOqkzdh8NOANJ2Utd7VWUEPb-TvOfHa-HmZb2OFXq9AHD42wFjBlVkyitiovhOEWVju14ILqxJHs4h7hA-Uy3zAwrMkVUiZP0HZf9IUqqSRH7-YK9rC1P6GCZZ2jjwYCz6bcpq79BX3un4yVGx8YEANIJqS3sUaFSGx6DjhY9Q1jLPNA0Lp0K1tu_LW12wYcNXbWUK3feSgI6RqK7Q4IGkw9iTikdgSWLEj3qhJ52c4QmAkIyNdovTpuSyP4T7jHWKoIkNfWXnC7tk1fz2OoyTSHprPFTQwqO0xxVcBDEt5YZj2r1unqYY_5iywH1wp3f9n75-pUCYLsLpJjF4X2cazBtHIr69ru1adV9JvhJzDyG-M2NSCE6Ox9VYYxn-MIIyesIB-TBN1LR7dA3wmf3xC9C9NZOoKhjCeRS6lwRx55T1mFTj1EpFAn72yEGzwukPr0XVD0hYqjFLmxIYU38Lsyzey__vF7rwLS-2SN7drbdEpbTh2NxMxmDObkR3CsJFd1yw_EFraZ3btN6M2ou8MIMXZmqDZ7PZErBR4MbvG-NBkKNWz3ZaS2H-k1b1R4I1ltXal17qzkOdDrPrfddwG7vrkJFR2glvYmkn1asRRYMdcDdNskApwkXKq_xFsBi-GphBnje3Jdhu9u8xtOgl3hC5taeXdBMeXwd9mjbuqFqguM-1wt_mkXennDKcHev-b2abZDbcFnf5sHZA', 1, 1795906409260);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 6, 'v1.k1.yCJLiIjhn7J2XzSSfMf48LH2czkSVadxjlMBA64YkYatbgKCMNrrp0fBaALzuEIQdoBPR8226ToQJqxywCWV9fEcByKocOtRXguGi8455WVWl3y8vgPLbke0keOlZpryfj0eTVqfBWgyQ4M4bSfDWp9kcc2GbLD71fLZ3uUZp8RFA9UZfBw9OMgenS_bn5AYW64xZSqdTTy8NTMzYx-T6q4jza2yAHKAvy8cfA3EKJrtwxTgMKlBqGJJ7GDxIBBFMpsMk169jNnoWeINeiFkncSJz6ISsHs7o_tvxnE44w5guSub6YMPwLafMBwPoYUIPs9p3TiwuV5P9uJyvRjynU3yRbwIbmNFDcjQ-i5YVE8H3EmoWNUQ72u8dzLQgnP9UIKM0ls96gx6Q80HeC3k83Os92cShFTwP5_3xzigGbZdYxi3rSQZ8vbq_f4ZX-XoyyLFAjsTrtDcs23v5gCKOPXsY4YmSu2qbrdxdB2-0xeXX28mS-Z3ro1XtRY-zNtJdUyDkEaMTlimX0YHuIE6YwgUY0ROEwPQzNBacB44JopoodZeuPRk8hm0A3wlcQM6w7wC_xV1VJs0YWI2NZO619T_JEBQYGFQvTK87T0CDBwS10L-kknyBe0AfzjDEkKAlOamj7KynCqgYY0MaB9E7OvDmYZCqOiz8uq9jCcIiD5qIgI9b9TE1xFwFjV7TuL79IgbVDQi7qm34ZZMhJE404Cojy0Ibs0FwoYFgRnKSVOrjjAGanxiVvy1im9TxzMRQmxN4CVpV8xCGI8RgIZO8QJ0dx73vBGBYqJyuglQ3OmacxcdUSaakNZhJL7cwk6_iTfgW4P4TWEC3hpApeXzZ6KKqSNYcLJk8YJquSA--uKnJyCZLhMzDawZFDoL8Iy5xISI6tf2X9xKjR7pTNQihHfGoxbjxpHWklVNmDwJp7ERkVwBbK63xPTVyEdz7c9xJbaPWl9mRNIpLvpNllmfuz6AB_fic1e3Hq1Nq4uElYmBtxqDhF_A4lvOit0g9o58tqJQKEZy63KZ7xMZLOhyTZ-vugWaVuaZQ4A7O_0Q5cQs3qhDQXMNtHmWA57Tl4WI0Bxz0Y8xS_ZVSo9qyoo9-O5ff84oKVVHo9cLWJu4nfM2BnIKn3zN_fBwj4WfVd3syLAgE_JFWr0eOP8VGMad3xe5RXOX7qyx-LALIjLEI6Y_wrQe5RadCR6xosPSzhie_Kh8WcK5--I6r_PxcctEOx3Fw5zMcZtjQOmmuucxYQY2CdMbIuyn6Do0irJRVysHSfd5tpjbffUAZxM_-VJmdpzsxkVpdR5qriXZGPCQjd3Ks0XUpnE5j-kWo1nrVUKZiymx73wEhg1x80gYLfhTshX73UN6SXsKbglQ2phlIkjIBC3Al7LKgc-aKUKEK-k-up8OfmOmXyE5_SXMlbRZTC4Y2AAyfJHEavcV9QJJwfjxUeL3qpX_vUU4oYLLMUzo9mANcFqzZopJqwtMpUJc96gIdhPU9AcfHJKg3B1NpMs-sOgVqDtykqJkS5VKdb4KJ2fuCfAUv0_dSx0clZHUli3NgpTjpmiZPsWkIxVuJqtyYyfKWRysROhcR3iekKbXFWAef7sWL-5m9fTtmcNH2cvmkUAaBN8Jj2A57I_tUD0vBlqe5iffvJTVMINo5laSmTIRYxACzhXCSsF65pv2ksAbIYJgVmgW6JA4XkXIwkgF9J_BHcFNMX_TQ_Y9YO9uqWnPcdoBqil8ffAM6E8dsP97Q-nX4-_cPypwxXX72TWeFn82ugRHOYW2teK2vsrEPPO-1IjE1YR1koDZ2TTGGffnUqLUxZM8-JDk4_OJ4KhYNzPSBk2069uXE9VxB3W4RIS_hWHnCz1Bmk49-0sfDkEK0njqyfgtHFbd44oqY36VWS5VnwDQDS7ndUmqVWtIr2Dp1IjqZ0CMmLgTjLR7UYn_zAYF-Qz72BxO3hp5YbVIyKXVBMBKDl3Xmt-9favTcF3dRufUUJrDsH_VpbKLKCJfntCSTdN7-SqPyo-wB1XNm-6RFGE8ALykCXzVr_rF2_r-bwot2R0M1CWbNgZt6vrFGDSQZ3Uin0BpCtbhgp89vJ0nYEqX3WKS-tdrXaLuOpACg14pd0y4zrXq8DpDAmPRu4i32qTnjouhB_2l-CuIouGBkeTCp-PuM2KPM4BFMA', 1, 1795906410331);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 7, 'v1.k1.KTtoj9koVsIZUo0tVBRjbdXwSgpMP1nkpPIzkRlCa37w8YspeT7yQQ_LyNwsa_dLfEUpy-LgfyG4e0x4pp_AOtuS7K0FZ8F_-fcf3ko_kjRezHmgTi4KIcCsSw3uGbfC5cnoELg-6GY-VmN3LXdO24c-yAgI1_BJaTN5aQr9_Dl0AFSMN6cy_2YidX9usGKlSUK5zHXtcmqluqiw6vUf4_NWLR8p2V3yMaoN2viJm_eH4UV3r2S3yVSggiqjmPQ2XAvXC--BNds2ceyai9RRVP7WuTXZ5JetVpoWnKlWJj2f47Wb6dhGPaBBU4U6rRsiJaMaThvqXrfQuCkkiaVMNR7eB1WHn0nDZg6KKeJBNdHg61raP5YTqEmtKb-nZDjfPxXKsxyLgsdm8pOkYbr9nGqk24GCztQDHEyZiUFPwk3jaG5582cekkM8mHvxehK4gD-IHTG-r6tibwr7ifEmSwLCmcW1rRbdSurKiQZNcS6sKhCAUKJSEMFsJSK4l2hXk-RKVkVjQQhtwGL0l6ojlOLa-kdAo3tgzmQZSy-9vIe0rPKspHyJJgpcgSV70RHmlUdvSVKbBRpigIqcgqOgSWfgeiBpHrEN9QcjVM3w7GdygnRflGXaIzc0nlPmxk3E5B-Ug08sPgpj9C9uh3zvS009M1ITHaRjIIWr1kCCzFutEAbPpXRMN0G7O4Z7CN5RcBQCmYwILcrGCBpETiNWX77lUHho3aqEEGrl5LS2RvL-pB8aOt0Mg8h01oJZMfyXAEmoOGTuebE9wfFzt5JkWWoS2t2UaMBwfYdJGQgujK5KxGsgStI-OqU6v5QQ0kKa3S06lvOgsCLJjCZLKr9S-xhidT9H0lnRS3eTj0HMfc8skPsF7eFPmyDCGjN1XWRKL3257pXbItSMfIS9yklkCpzD4nErGQ2fv8kf3yeCpbTnkf5-tIj4uRqjEcRbEva7asdB9xub0ZeEoJ8rk66owqyPJas2qNAx_vlonfS9dHhXhKBk7_hGF7V76onXdSXVAQ_b_8Tyq2xoSkhmsCZqB6tAKbt5kF69n_E6EQmeG_kXn_bTKw5Zfh7oUlcDCxwAOczsZiv9Ka2mvUnR4_hDYftEA4eBgiuxTy_-O-7sdn6ZkC03xJtVSWSosYbpqthM2kXKgSEH7SZsAUnUn9LtRcTT7ievH_5araqXIE1pA35ncF3HTLKSV4Vif7HGAh-A5uhzy992_sQQgHzii7PyPdH6mQK3Nxft__eeJZFeSvCNqFR6PYCILjhWuv4PlrjRTVrIAbU0raEzpjGvXOmZmPBP1KKZ3tr019H52qSTKgZsCkn39At5BuCiUDxP56zbr2DK3OZGQTQD-rx-j-fVx9AsuBfl6khHx8cm9D0WOOtaMpBPmQZDlbH14SjYl5jwiZwwCJzqmhJ3U8KASr9N_1HG6CDGha1WoDlT38QyxGw787dpjwyGdZUAi0yHPe4hw-jhVAZLW0uenfHmv7xdNTCWLzAxnoFtU3rs8IUjJBZyYxTnVXOWNzjnHyNxyaRmysK7Rljz-bHQCQQtsJt3qnCThlh5U_CGmSjtZC4OvXuX8hwCNKkQd7xxfjjbXRvYqpre2ZXlCDcnsKlBda70Ua4AP65pXEiisRZF-8EYz6bjREE_apINrrxVa5fA8uRCApNmWBVK5KjtrTKZUjQjfpAKcWwCosXPRkszXYNPBWrvCwilZzfBmFpg0PEFj5VEgKaV34GR4SbutPhBOiUudKKyEfH_Bq2yAs254avaqUUu2CSMXdK4FIGh8Ecmpl5MsDk0G_mWVhNfwGYIvPncQciua_R_vLzEKqHb0Cg2iN4aP3JunsMkwHEuJY_H6_m5qHtTyyT1lAWUkKRFPelIjgzu98925xGXj1VdxyumXOfrMxZogZH-tw0sIWU2FwbIDiECCdqpHStGmr3yBsGd-ERpc7T6rkFlOnqP7gnxrLHxLzD6Z5Wz3uM1gYnkLEUhs3lRJhuSOHHpcYYyGpcZQnx5BAAlB5DmW03zZWB3Znr6KuctSoKnUpCFHyUBpuazR6SNoXv4vOx-h-d6ryrfvOFMIUE3qbMv8Hlc_1JSpk_KEshfgZHcZ_NE22DTZmo0Tm3Xe3b7h9Gs1hTnGdeGLcLfUbNOKlOK8-xdCoS5VqUPon4i3TZ7Qx9bNl-dVgQmzjBXczr2H3XR-jkHcrs91kS5lEI_Qx7sZHHVmYkauDaVfwSwbNvRwVLFzpxZAD4_m-qAIaWkyrTqW41qfliKpDSJJ72WWQ91Vhqr4iDVxqxVx4jIJfr1z6WBkV3TkALCIb6aKtmLB_ejslLbT6ARYbnKpWFvTz0', 1, 1795906412689);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 8, 'v1.k1.uILEN1yOwyuKGmRZZa6wKN9E0URG4Dv-qFV9hKRwyEKmgNSfw5HuBslSa2wYxRF8yNlsxJ79oekLbTK9wJybZGsHeOFNsWM7GzLG7-shn8Lf_uyApzbCSoi1uiCXhOeFTxRaYhWdDOuVmNRZMsBOuCdY34ZrXaUxATkhmTmpXYaWFszqG1FbV1OANqbYuFp3okB-aPsf9DxogK1xLniBGubJc4d1oxsu65-rJBs3jlwCVohaqJIPxc-P8gj2s3AQ2A0VNuBdVAYmiU0WbrV9zxAMxbmW7EZrYnavXP9XmW-w6hKbjHJ6bnmDPBjE5_dddwFKQPAhinEDtGN1COlpZXOhHMD1nXwqQlmbXFMDctYhkhu_CPe7LN_CFnO4D5p_RfHqXNGkMWfFyTCxlDvIjk-_pHwIyZ9716polghcE8kXBDEyt-K4XGLJAwdj4cLaXwI0FseDNeeKuh6vlXxTtMUCNV2xeXWqTg1YcWZfzmTUz_jZzBLpwoDkJ54Rp9F10akv9eyOcnFRVfZkatce6Eg5cV5a-f1OgSiMGX7O3hqDXj3KunnbFXyRL3NF6I7IuQAU-toaTreLwuH5dFrP501MKNla4ei-mZXA_KiM48EXWyVL45bv3ee71JTHrY6Zogj8iEKPjdivcoCk_hvhWFMLVBSi6f3UQjQJjJxzSGJRYk6YLe9NuB8X_jggs_VJf21Xix7bGCMiTUrW0guE-hrHvZrEuvdSyItX7I9ZsAmpP3Elm6S9gPCKcpAaC3VDVNGmYM0WQui-zOVuHc_X9I0iCqwQXciKGv2LcZnnuk44TpMY16EgfnsJ7fQp5Wh9nzFfE6zTVY8m1NVdAyWVs0Q2B6nt_HZWxI1lOuzhpr9de0jN-IZcmdMSvnnXCvY3Yl59MhuN2OHCwTBXIhJ02Q5YpvsOetoUMCdFyq5jTvATrBOToQTevqXnnmHWT53Zxm_hUSpTF06JMlJy8n7MSmmfdSQi6vWNGQKut53MYwTmpG2u2coLzACxGQzfIHNjuB_xcYq0aXJziQItFeKj35tiNI_43W62zT3ZTKY4BPLhcqwwGddZVQmUyq_FjN9A9PS5RXwpOpt-PFDLq59J8EwpLQMknbQxK-_JKu9bWPq2tWa3u2rlsnDXoAIdXr-v-oN47zm7pTUbKcn3rT6Ra9q4DAkXz6fQxwxiP29WjfmMW_xlY23UIZtCoqjN5QnfsE_JTAws9U0XqczSkAx8tPJ9N6zioe8KElldKCJYPRdDKXfKQwrUWOdrPp6nzG3fQqnH_qiVFMhgf2PwUPAHDjr0JtphffjwL2qZPBSxtwbWnFpgAoztgV3rn7WNnSs6lMiNkvv0kcbmcSJuJt24QalvOlDepb_S--fHAvUDeQ2uEOa82V5g_gVCZ_ZxX9AmRC5SSQw_R4E-67mIovrsySxXA7e23u3yC_BdYlQMxylrDCucXjIKGYhdwZ7d7Go8JWhtehI9n-lmmW8Ubx3wcOgk60xClQw9UEPU9Ez4Bn5iHeVq9PbeMrqQlwItov965EPwRl3jEGO3LqvyIj12kq-Gg59Pc9g90GZQ4RIJDHRrpbQz3NS_H1mI2qwOwydDbJa31d6qYqhUWOlHed_13q7bBMjGXKSxZ3LZnBCN73mq5kYl73U6QCLJP2M--SqFwBP1wz4eNK1xhOV_TYYSqzGMXp9hoxTXp7TjBBKAWcdPWERmlw5crVwVFFOvBoZ7KBxWynM2apfDXPdqWfha69p8XoSwiS2TACpKaNCGLUg5t7n7jTDBdH88Ibi4FtsghcV1GXut7Wnckd6UnXsXTBdNoCnS_WzVE26iwgHI5KtFOetB16Rdv0ez6lR3WTCqnbS3lsgxXxflv414aXLkcS4T2x1UfXRh7TK49r2eRzD-WC3UjXZP5KencX-m7rY7UVwbUkyTdtJEB0BLQ7ciDwyGo-ouKJmurQ3ryqNHdM-KdTa3ftZr5DRalF0_PKvf0RM3bhPWbukFWUk8YmZbrhznnfkyjK_o60cFBBuVTWZ7cnIYRPlJYbII_LOiz9_DgHjzj8Lw2Pzselew0vAlTLxJeobCMWJjGWxOEgrWtlO4n6keNkZGMzRT4JMChLDAqrJoVBW-c3eYOkIbtM479z4PVhfc6pIvMMiJWFhslxlMN6Pc2Jw4qu_c', 1, 1795906415518);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.5gs-4NDzbQQMMu_nqi_4_ta2_xNysE0eiCb4HQ7rEiY', 1, 1795906425542);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.cMbQgKel8xvOJosFARV5uy9JlsggEr0i5CaDspNF0QRWX2XwM7oKEk5CI09Tk9qX8kNbZ03Atb8QaUA0iEvzKmtkCHlypxw');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.obdTyqRtK-YWQmn5RQnEPr2zM4Ci1MF1CNDRioIAkB7qrcF9mKIn0kiWwv61j-TFvHoNHSWyZG7RGoHtEATKg1ycQr43glA');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-182');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.7U-KSuH79aRXU25BznbI5m0p4b_JF5zMObEQyXruAYDblOEyk5BkmQ-2Jz6x3cnYe1ISpeSPTSm3aVl0ryW6PNyAwTsnDOb5S1bWmfQfpDlIXfp_a_cs0c-akxnRXN20-_cXKWI', 1795906425484, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('M1jYrj2Sy6wzm_6oYmg74uVyjC-c2qL6gMBCAwNysvo', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.CagaT2aLvSyiR35zME-ZfN3w9lGTywG2Yo5mDobM2aBx1LrsYKeyfywZEXqrgVEg-tXxddNOnLo9o2cuLiY6bAwB1mU8EntB0u3zlMzBbzYgsRAP-K9K6MbSLFrwWTxPjJeNCHKiX5hRsvVfQr5YBwU0DS35aaB0', 0, 1795907025302);
INSERT INTO public.one_time_links VALUES ('ZUuwUzHn5tyrqYSWKGn7ST6Fe4kj7xIS6zWkSmU0t2Y', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Lj9NXDX4RpDftRmGyFaFO_pMtnvrlan0y6l189RmyixkPIx8Gc1i0P8zHOd4JSxX0UX7doCgPkxHhSlJ9M501mgklUlDM237uOEK9Q5COYr1pfVkJJyxGhKbd3KY58yQzP8263k0GweKGOSHcheNOk9wW1pm8nSEY4u-kfaGHUMXxKyuty7zYPxzw5-J91RZkICqil7AomYnlC5SPpQ', 0, 1795907025323);
INSERT INTO public.one_time_links VALUES ('3zx_1mAYTOv22OolwmCPjVT1usFkMj1Wmv3KGPh7f_k', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.H25VykgSI11nu0e8p2MjSAxuRK6WLqKp4XHn_XvgR9ONlJ_gcPb2I1T1pGbGJ9m32J1bNaa6kglhm4ijU-KNdS8D3t9mwY4mTkwmZrIHV5zzrw', 0, 1795907025324);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.SO8hBG2biHoSg055IqtD-96-ddsTcBhqH0nGEvZzL9vHjukqLHUYHrHRNuOoxcQ', 0, 1795907025378);
INSERT INTO public.one_time_links VALUES ('SEckqTTUKVMZm3uBXalGIY_JYkyDmpVty1T9lF7BtrA', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Eq1d8ZA2xe4JUBROlD1CdeiSGprnBY6YJgqSYbHS5ZJzPqc33cQsePeepMiD0ZKA4r9hFHRvYtElz0jduYtFTZp85tgTcoblQIEaZNBBfbL0npy4BmYSlKX5SafHbqwA1MAlbGUZupmMEBdXnh4DpCYHQ_lg7xks3QbQQcld1lOwGcvMQ1_Uj8OI09Tn4uWujFNSkXMbnRFPoWvED57B30V9mvFV6_j4Nwr2VW8d6VrXQAgpg38svpneSPvMJTriK8IxvDiPtk48ey9aieFHWg', 0, 1795907025080);
INSERT INTO public.one_time_links VALUES ('ygV8vx43TyY1IsjYrNjh7XeqRd12okHaMA_YYiX4Ibc', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.rFnffx8CxAAmcyTEVFA9cbHJ6WSBPSMfyoTzhm2U21coNPLAtdZsPl_214DP8r5WpFuqa-U5Bi3rJrg', 1, 1795907025106);
INSERT INTO public.one_time_links VALUES ('LHxDiXxySsfMB2aThBNsH6d8Lq-ag2buQ2hWr7OYfqg', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.KkHJIudOw6PeDX0kZK3Fkwz3lq18nvp-v45caQlv0_8CRJADUiSZhOjBPxIfI5LxRJseNzDJk8oUe7SzZd_bxr-c_q4Jqelorz-C-6llDcxQJKwEJyOPmf0lAJT4w-K0iHVXU_aaoaA_iP4WFCVr2dwBlAydzrCXxRuskPaMbn7SK85zBYDZjZlJh1D0s_rEy49ZLK20HhGMuVW6sNvxijpArGVVL_JgOtKWprKhWLJ_DGM57u501N7kEYCKDD7ET10GROqiRI2STd_CRje2ijb68q6LAVc', 1, 1795907025106);
INSERT INTO public.operations VALUES ('9h4nab63', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.NiFB8TsJIyW8vubI2lUYNso7FihIxcC2ZOETSaF9tdyDYZaobwBz17ukgIsKAfvNXQ2vNvZQCZARl_AmZtgvs-2dydxHhj3H8YcOWLJ_9lZ_prlxPnfMRhqz971imte-paxA4JW3UiWutM0qpqinr-7S4_eSWeZqOjUkjJopg2ccGeg0NXw2-CXGlGD1tghabo449a80xWS8ooak81he_FSIUiek21VflIIgQnXeDP9Jsap4vJF9oelLChQtGoqY93Ts8HuJbov9tHzeRJ4OjB7P0dspIFYLkUQS3PjReWeDOJaxKfSZzDcUaLpavSC_qoHMwQnsIsU5R2XEDkRTO4o45KG8Db7AyRootkZAXxVlUKC-k2VA045LGU544mV7V0cfvST1sKC39UDL5jPG3hV3NwFL-5l3fAqdFFARJwVqO_Ic-fHfSfJYE9aKjJ-U67myoKKFDdq1coA9Mlv7J4REPGdANDObzgdTzRlT5VfV9Mdk', 'v1.k1.jtIjPgp5xjWWN4cS0eUIyQZ6Tr44JUMXdVGQr8z_VYPCyelB7CuhwTvF0HpVJvOM8uyuRaEw0M_BCDbayxQ1HSYM68dlXtLAwHUHEGsY1jqDoDnRBjyltgB-g-QBz8kE0CIzx3NI7Ix4jWdL3SC0nme26ZTorKctaetU-U-YvhAjoht0-BTUftgtoL7um3Bs8KEc4S9jPn0sHrJBgmilC11fOE9LmUayZ16KKMUP4cMgnmIKhKv1BT_2LH48HUhI6cMn7bQC0-Yn7ARbxmiCXoJRXsyq17bsmbUZVA0c25g5TeIcHALoVLnr8uEoD24BCxTxAOlZLMgHNQkYo9vJ-p78gtgChgnlIW6WgqJwoHT1WgngBlZCGKuphWbf1FcqdUl2TliIEJp9xFJ24qF-xfq2HsKyKKPCoNThDPBD3o-LYKlO_rdzNxSOBsY2qh8CnQQhrjjdKyMvworSRDTDsDBJkBpdoP8n5ddp2AIFhpQ1xvUvTdxgtFjBRceau0efQjuHaJiGgj3hM9o7AExp-KhI15WL8nUwJt1oFvkHAkHLIw3F-O0-2Nu-GyIfDUMZd0WweeF_xjYpjnYKqHJAPn8U6Ltt3voTib0GnFJEk_LycbHjfZ5f0GtI82G5fvDNIefXJSxEPhGYiDodKdUBaIweQgHNJCPF6ilXOK8TZL2Ha6lvq9fzJoBB4QO120DIA0oja8zHVr8r2JTKW55S0bgrgtm-oOO4QS91vHnOrYUv6JXkILnDjsKYG6PIcWLQFE-4faCR6yCsF54iRrMrjgvBYpIrO5NCMP6BYAblJjikm4LDP7eGEVxLG-saKZsieVlj_bpgUPiFJoPYyWYcFpNZEh4Ok1rn86xIuemCwdB9qskV3izC_1IKbIVw6hVMZGZtn-bp9YumYV83gZ9sU9Z6xrSSBUUHWFsE5_1VrewVl8jvNITpZYSeytFQxUqMPm27NMmOP9PR6BlEb9dG70IpaZOmz019MTve1hwxYwWq0VJm2ndf-uq6HzgMbdbM1sP3alwpmQ2sKoXCUey87LYgZeJPEpcSR5kFSIsk-ywEUTF8D9jFQRJFBcL0c_1hPGxX9Z0QXI1ul8P4xfHF2ZxUweD1e23_XgelvrcoyMFClpxmIC6RTHgm2Jff2JoiwQR5jm2PNLqSnGeO7IKqrMGeIDhB4sku5g_H3BUdDltsnoyXT4w6RQSNROk0WzA8ewjCJYuC0-voDZZX-ImjIGiXBTFTvwqNCzYj9dLbQnbe9LTVoB3Dc-_R02GnCo3dyGXnjCPMlOBWYfoSeDQzt-EgYr4YhXeHT1quXZxsIf326HT-2OqD3fpRzrSgchTY5oyoX9vWYy-r1rY12kUKfw0MoXP1UlIFBjgrL2Ibe3C-M4cswlTcsN63dTv0na2NRpiwSx4Sxxg1PUVk3AgI_ATU0Sd5q_EHypgXPEk9b9s5Le3xeR2pS7XVJq6ZeD8X5v3t7XP7GwvcjdKvVMnbEX7_LeCz2CdAEsqHbzVQqIDdkt1ceRVixqIWsiXDvJtQaB9YCtU41kgdJx45CA0xwX7RXq-tBSNhlxLcJIxIPCzlIkjl_BODbBp-iySj2HOhFwTObs5xPhBgYPU66RK5fMu5sv7FXhbGjdkKXPjlxMhcz-eP6W79fPhzofTtJE_hq2PmCK7meaUTU4uc9SAhC1WZqgWK8YHe7PAX9DaXX35FoJUeLKPlnXmnMktsRilvFPRnnB9jcUC5iARt-tfwiQAlzmGIAoqrvvAIuquIUWhN8bqXwqBov92pBbaSt3lv9Zbgpuh0I29YAgcHBQucPYAV8O6nnPO89IcQsz0x_xGSFupJmsQmGF3LkJXVJlVvoiEhiNrbPkIJqVIuvCuHxFllX2tE440hqapCdWw01thuusS3Vy8dalTRg-HKptoCbzxKIXPh4k0Xt2X8SgheVecYr-GN5u3hqxo0RWPM4ao_bbKvZYt_ReJq1mofEIYTszMU_7oLp7MMi2qkzbWOmUhjPmAwMnVBCPx2ok39mU_hDCk5HH3CbaR1iUQsMPs0MBjfrhim5Ux1t4erUqzziwOEiCEoFe9-lEU1nN6U09M4nte9Sk7bFbKESJoOlDY43PalU-iWP25xdVOcMpDvnhzQc5JM_9hy3oN2Q1cmJfqYu2NsptG8Inh9XVdXcsIjNNyDYT3W6aNeTSYr84440dldYlCxTcxRz5ACFtpSXFhX9S6yPq_FMNRDyw4sFmR1y-Cx0Gox39vNK1K9Zf9h-M9hktzNwppd0gUdxWISNEnClMxEy0O80K-9LKsMsQotsaRhK6QrxwKlwVwdUIIIJnoTmJvSQz6REoe7XIoDJzMN8g-PiCPw8bwRKKCuOtQMmw7kUs0o7ca1ZqLJw5JEhTsnMhoQYJ8L1xhebXHNJByZKUsaFzIHvAGrHpGiGF009ADcS5CNlSvt0DRdlyaIo3mCLsSu1exzi5OWyFdU5-n_rWlxO1iN', 'done', 'v1.k1.DnU12bZ3LMp_0CNbUR5ygKVHw01lUHlQ7ksD9X2HErcEwUlm7XkybAZop1eAb6Q8I_PaHqhhYTL7SVPOujvbDggNXn2dUnEedW-JeovCn6BXFBLFQH_7C1QK5Of_yxFlMf9hZb4233HNQ9oEsT5w2jCOjWt8JZ1v', 1795906401341, 1795906402067, 1795906402541);
INSERT INTO public.operations VALUES ('45mbmm6t', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.pZFQQ1gC0VSOoKusOpVmXFN3HRSnj6KLNHbf8oEqaamiHx7gdbGGuaRDb7cVN8kGG662PNulG72I-zwWQecCV8_P8_s-rT8kkZRYXV9uf4lEOl4jS0je_9tNWbK7pjNPjUedicEqu0n9_Npw96NviPQXUCDbeM0bMNB2VhyRAex3HGa4x2RCAz4TaT7Zcsd_R0xYw_ioTy5uqzHH5jTeOtdd-j5q1hwXXUUH9k7wNK7jtn8zmdpfd3rDUEr-BQzHaWEzGospU64OxRgtdUZM9gvaA_Atk3F45IIR1YiXztWmAyRkMsEDJWVUdhjLvJ2hrpIQd4KkHZD1ZP2bUcrRa3fgK5lXW9FEcBc43uP6Cwz0cUejltpP1J5c2caJ1E8ox6YgINq3Hk030rpN78EfGm9sdAqxmcqu2yNbyVZykjcg8GbV-XSznEtiaugxeEdrO4SOecgsNeBWbuuptdq6Ybwx2gavdba1avSd6mP__w3AreQ', 'v1.k1.xmtcZ8Q_ay18DDsEH8n5fDIS_-b41QcZauin_YMqgXYZITuzZa2dsaToFJa-eXnGVrmyUEZ-W2lY_pqJlmU2VDky7er_O3ehfIKB_pEMVSDH4dOQylRzkmGbrd4cKjm6zYY3zH1_8VmiA2c4CwWGsUX02_iDPD4xNdJn-tMvy5BZ3FoLSaYoBIgDHPtgyy06njXSDBX09zllp6LDPhv3mykNKVfgDtY5jS__fVCX-y1stf8Hy-J_49ghsof587fjJWG8W2y3gmb5eJv3FbDm1ATnT5_D3l-1E5iHICyILdBkImwog5Vf5P1HzA-zNAUTsDFHgksrWTg80BzFXlZfgatAuB0nuMBtIPIQ-t-RYjj6JpVaQ41c8TXYXGt817k0n4Il2COzdSR6-lNBIfI3nzDeitED0cy33rYuU8enHcRd5tsLfqah-2PlnUC_9sqooNspQ9Lj4NsZ5oJ_y2ETTrkAkC2Gwnq4q2rNLqQdJbkfwn9vo0ssKMb9_VX325RAP6G1aSRhPFFDgBo8aIdRdvPNPo0JJNz5M3Ms0VbI2Z1QNHz7NqGOU02oiRJvzStRvkrHeIXwcuKzIPSYq_O8Hkl2bm_Hq782o_VGoa3d3-ngGNlovUC2z242294f6QZYes2aj3vr5BgC31v0b_jMtpU4dt1o31t9Fep2W49RBSa3wZKZLSyFPHPywnDdM8iap0zeKYgBdEo_KUc8ZSoK7v6d7QFJwS8ZBSQHaFRGEmNPy1ya1JkiapEa3_FJCEbMmHnCK0hseOVTFpUQa4r5g9V3MCKQyTGSD_sw3y759CBYdlW26PFba3f0JgPpXMq2RT4Ig0mvbR2BPTEemwSqCXOF5bmspK2nZyQA6B-qhnVQFJoC8iSp7KHYx1l1PIpaq8ncCkns_op0hTTKdI2aK8CUEcb0WKX2QMQnrPCDWZrKX5fcqTFF-Fe6FgkQapbQF4CHIW89gEZsUHPUrnz54-iBEQdczC5IBl8_S2WSzUscxwLtuRKyhKpGfj2l7B--9ZMkThVSqJV5Siptqlrlb8TbXC2syp6xkqhSZ9k91F_aQXXQ35DzncG1Ed-xTHCQ8RyJ3FJxNmNeV9lAbn4F6RzUcEoBzDatIWc4L2EE7ledb8eBmHqiLl6ocDJHgpgq7jCEzLbAs53O5ZOZ9WZYuH8R9wxE_xxH_vUbOMf3sE2M1LOuQy9EZvjZEi4nMa6Lrk9dpsN9upUPsrGqwUCpv2Wqvqxo0a-PPgjzbrABZ5PFCOWym6IPfoXnpwZSmJh470P90urEjKRBGNPPv3VpP5iDqRwTiSZXwVh2xIEKxo3KwtRb7PDDofa0qM_46X-sMNrU8YtP6x-qq_65ORPWxBj7yixiAkU1RIbUu2H7Mx8RBioG9ZHdACiiCSu4mIbydbBVBCTVUwPDaGREOpFlal7pMS4-icMCMgFKVu-m51H-NbjspALKOqJ6ApxILJ4z9A7uF8l-Y5kot3LKlxaQPPQTTfhf9jplrglB_ZGNMJIFaIuIknpcNmRQAQWU1PMuSkkmQXcs3XE3gjx-xnSVlhDxc2WvHYQyRUSDnUiidqHWf2ZyYxALgEY_DKvYVFHqBmGAQvZ-HpXRHK17tFvnn-VcVdrE0l_Oybi1wdbsDIf6aKbgQG7bAkSqJeeLs2n7sJ9BusP3FVDfGUSq0oC_xq5n7ex-_YQ4bS4l3bY0G2_NP7rupAHBN1o4yz_J2Ut-L1nQHO_m9UxO1VJFW8KIkAL4tde6Au7_7ggWaKrAhavbsLU0IBpGX9Qn1FsMCmbfBcYfJnePYLNIjadonED5LloPNnrUv6dR6r8bBFQov_GGXI9Q7GzcBKe8wdlqkW6lTXTGynWz4W4Yb7wmrH50MHgbhcwSpqfnAWBUapGgV4MfQbJlOUG-L-Wz7t0ee4zpBZql7mq2xGHIkrkHtwLHY7HHTBGi9BT5prF6QBtk5cRUOneT56Wj-V78in139MEpVJEsQLBw1Ql7RCLSZrXMC7QhRUNvK9xCKsobgFzUDaWxrwzLLYX6d9EGhrXPUzgkZHaz9PAyRocf24RAiDC3vvMGgxB0YTqxgHHZLCm14-CDPAgfmjLrp-YICGhECmGMJS22YRNLLKeP30D5L_UBJVXRr6F_eSNYAI7f8Ia0oNYvFUrDlT7rZRhegiDk-rGzs1luuzHJvtNUQhzbYWrDvAKMvIF7sQWH', 'sent', NULL, 1795906408344, 1795906411993, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.HLfIoCuaa9D52BadZCBBxy0MiCt2rgJ8xro5QZVKCK_0', 'v1.k1.PGxz-fr3vp-BBAddkkRfPWX1s1cdUEYXpU8c7Ja6s_2AZg', 'done', 'v1.k1.hPRMyeMDkwAHJUqa_KXObloQVt2ePZNz2HMfuBCgcPUJ1Q', 1795906425402, 1795906425423, 1795906425446);
INSERT INTO public.outbox VALUES ('57480867-6b91-468b-ae8c-972518b2212c', 'T0ACME', 'C0KILL0', NULL, 'answer:wx85ndkn', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, '602783d5-ba06-4454-8026-c8d745a7b3c2', 1795906400566, 1795908200439, 1795906400578, 1795906408899, 1795906400899, '1795906401.229000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('1f6b63e0-cf4f-4fb4-ac44-00665fa8099e', 'T0ACME', 'C0KILL3', NULL, 'answer:9h4nab63', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, '602783d5-ba06-4454-8026-c8d745a7b3c2', 1795906407640, 1795908207372, 1795906407643, 1795906415984, 1795906407984, '1795906408.195000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('a0348209-3bcc-4d5c-9724-5a75f11b17a5', 'T0ACME', 'C0KILL1', NULL, 'answer:45mbmm6t:interim', NULL, 0, 1, 'v1.k1.Zq2TIi117NZdE6gsXXgTQzS4ld-iz0fVWURrwUnosggKWc1SW2K_Q4tuez2GN5BdQZF5WhYUgvni-vZzCKCi3chR71wQYVcNA3A7uxuWbrGrYr4aifBpe8AjQlK3w6nacxWMNRzr8oSD-h3_cayjfQP5fvY2ZAuLod5wMwE5eN7NJ2OqCztY389X1970caE7bV9X2Vd5R9_HHhbVTd-8CuBosMZ3d70yH77zZ6c5y0Y9gXK66H3D7OlMaygtIMbnx8N6VrreOZgYb4XZUmx4Y9ZizSEzYs2c4_ZQA27WORifQF1L9jlkMlatpzYzztbkdF2hife2aQ1eOoL-jwBPEzy6dBK_Fl8tjdA1-S5uNVHTrTfQVaYknbbqZ06oXfQm5_9YsZia_YXkEPPGCnwgFsXBGMRrUHNmSNRv4h5ACCazz40RhIQFqKAqPKp63wNUhxmF4i33ayMQQW2feW8JmvV2Gk_TEB9Qk3VyhPCiKvJOSUq77JwTcbBP7MlOlObqYb5S_ILNYsR-r_edAwQJ9slnwXipxpHkVDOpZ0-thLArINR5CjGAfElxptqLYYSdF8Rq3UB1ySgBk0nqQ5w2zrnF4l7jRZUBrQs1p_43vGznzipD_0oPrP4aiT29rBvtH05ghKurOJlRzHCH42Uz13MRvyktRAX_nz7QMglDG04MIomVinqHdDq4RQ', 'waiting', 0, NULL, 0, '602783d5-ba06-4454-8026-c8d745a7b3c2', 1795906413768, 1795906422775, 1795906413883, 1795906413883, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('f5816bf9-ac32-4c69-abab-a04f218fd942', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-28T22:53:22.257Z', '1795906408.195000', 1, 1, 'v1.k1.DeJVsYCw_t_j8uaOWizDnk2AuiW7dP8blxCZRRumHGRakuvg5Kd7TcnAEB0KO3QzdDfAtNm4ndQABZXqdbFVjNYCh77Q5D8IGWZps1bajCWUEGKqq4mB1SNMAuyWbU71IfeWnHr7Yh71RPy5ShQyqTP6y8PjX4K-hAkWlzJJXJVb1q1055bqWAitgI9aG5TtjTqvS4fZ01H1iYz847huvjxd0B96g7ERmnSVWFul4-xscQKuc2bqUTejAdfpjnQjReRC9ATc1bTV', 'sending', 0, '1795906408.195000', 1, '602783d5-ba06-4454-8026-c8d745a7b3c2', 1795906412712, 1795992812169, 1795906412742, 1795906423519, 1795906415519, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('9b2ad513-17dd-4ae1-bc22-501cdbfc6268', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-28T22:53:22.257Z', '1795906401.229000', 1, 1, 'v1.k1.HWsr_3mK-fdCIUu8ctEDCkHo9E4miL33_d7w5S51U1HOud5OQqbZMUejAo956VC6HqGWiT_vlCsVXNjnq3Uk61IDGLSdukGTpCjDBrV6YGqmXMHQV9ArergN6WT0jvjyMTEN74ihbFGrBQ0yIyTgQUilsCJ65IN3QE2Oy5qPSmt7Z2JvOASDX3Vb0L1ilHyopCVG8jYz3CdTFbWgfYwiWy-7oGswbJqM80X4P7JXtx_NS61eW2V5i1RpTUAhAhgB7nXuZlQI6kyU', 'sending', 0, '1795906401.229000', 1, '602783d5-ba06-4454-8026-c8d745a7b3c2', 1795906412713, 1795992812169, 1795906412731, 1795906423519, 1795906415519, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('18154e4d-fb2f-4bc9-bd8b-0a4c8c34ad0f', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.RQetRFqpE3PagJDjEtSwg9iR-_g1VOoUb1K2Ttdw32ZaPps', 'waiting', 0, NULL, 0, 'me', 1795906425698, 1795906485692, 1795906425732, 1795906425732, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_requests VALUES ('45mbmm6t', 'T0ACME', 'U0ANN', 'request:397a642bb6bfcc49859f5d86b63d6700c380c9172175d29e3100f84e17b02dfc', 'v1.k1.l1R6XMO5zPhSldfUAi3rzg_-HwCMeNBbhLcI2jAefAt40c3CJfGxWPv_EHBt4wNhW8hpDlfMn9S0yGh59kNtWKG2vJ264tEAGiss9bahk2nTS1InmNhot5QrWQX81vT0NgCb351-VfQirNQN7vnTi_cY-FBIgg1Ic6wfyMUp2M3KfRjWOg6mTReS4AWPKZiXPufPgVaHDZMmN_m0ExDS4i88rLCx8PCAsVUxzmmudhocFzjEuxfGP7BsKgnVyWcgPQ6kcrX7s3pmfjE-0jGkpEOhl5MsnQY4psHPHehmsJoqNg1yYJm_ywOiPj6KeAPP16rdlZhKdKsetn9R1JyitM2-25b_5Gdw7lvT70XTahrmIeFv9G9xldvnjIQXaWMshmbrMPhgANlMMw4dijx2Y7I-I6b-w_3Ni-zUVHmg6eKehTeZj2694v31_dEKaNny6u99iLkXq-6FiDFeEaHTseutGXTSj8S-aOs6B-xb25TNAGTzC0NI36wOVVaVqIaf7jcIZlGxCzxW3QuQZ6FibbmE0qKG3SQSub2FcUj-r1YARYVZyoxNmQJa8NArTx9C', NULL, 1795906408527);
INSERT INTO public.pending_requests VALUES ('4ygw8p8r', 'T0ACME', 'U0BOB', 'request:5302300e35448741ad7913c3a185d756adf5081a800a2810609960ac685a9382', 'v1.k1.t74FlDxrNLk9Z6nrZZX6ynSE2xgln-BMeQRtZIHn7ASLQx8M7bd6P1NHFBLrfg6JFQ63dElkzh3wWDLUUvNqHEColILnNlpyA5lv9VNiGeRgeJp21H2YCBbBa2lcwpUOHY1diL-J_WI7-vwaKM-J3nljGEmackSHJW1LZMAhiVU-mzvkCoUqdq5vaLW7ELbXx3RuRitGausyXOZB-rxwG05BI_ECC93tv_mvtYyTx5uD8lx-gqM0cTYP373H1Tu7T0HqEAbdaBkekMGlzmyVW60cELk1chefewMHyvXHfMCEF4_6w7omOzrYUAsevYkGaZkppxe4fr__LP0vr5kRQnEZTW7TWasLnY_IOH2aY0QAhVYA1Jflf9phDrZ5rCm2uLQoSGi5sn7dOvOjlAdaOFL8N43nv19DMOal6_7fMt9r9BKY_ZENGnOXgkiGS30QfU1k76Bu22jTf-HkCXW2Mu3e83504QmajZa2QEmuY1R_Cpn8WcApZg49cv0APgexUy2rHJneof3Nk522Sr2eDLfald5O5fRz8_o', NULL, 1795906415327);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.uak2XZTI6ISBfRJ6tW1UMqBon3Z9GM17YRB4_Irg5DwSIGc', NULL, 1795906425621);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-184', 185, 'U0OTHER', 1795906427112, 'planted-188', 'planted-189', 'planted-190');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795906362975, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795906427177, 1795906427178, 1795906427179, 1795906427180, 1795906427181, 197, 198);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795906427297, 1795906427298, 'planted-203', 1795906427300);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'T7gntBVKakjk6QLWCUT5kA');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795906427388, 1795906427389, 1795906427390, 1795906427391, 1795906427392, 'planted-211');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795906427427);
INSERT INTO public.webhook_events VALUES ('planted-214', 1795906427453, 1795906427454, 1795906427455, 218);
INSERT INTO public.webhook_health VALUES (1795906427537, 1795906427538, 1795906427539, 222);
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
ALTER TABLE ONLY greenlight_work.queue_stats_20261128
    ADD CONSTRAINT queue_stats_20261128_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY greenlight_work.queue_stats_20261129
    ADD CONSTRAINT queue_stats_20261129_pkey PRIMARY KEY (id, captured_on);
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
ALTER TABLE ONLY public.audit_checks
    ADD CONSTRAINT audit_checks_key PRIMARY KEY (team);
ALTER TABLE ONLY public.audit_heads
    ADD CONSTRAINT audit_heads_key PRIMARY KEY (team);
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
    ADD CONSTRAINT link_cards_key PRIMARY KEY (team, channel, project, iid);
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
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_key PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_unique1 UNIQUE (team, channel, key);
ALTER TABLE ONLY public.pending_requests
    ADD CONSTRAINT pending_requests_key PRIMARY KEY (reference);
ALTER TABLE ONLY public.policy_changes
    ADD CONSTRAINT policy_changes_key PRIMARY KEY (team, channel, sequence);
ALTER TABLE ONLY public.project_paths
    ADD CONSTRAINT project_paths_key PRIMARY KEY (team, project);
ALTER TABLE ONLY public.project_paths
    ADD CONSTRAINT project_paths_unique1 UNIQUE (team, path);
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
CREATE INDEX queue_stats_20261128_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261128 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261129_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261129 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
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
CREATE INDEX outbox_by_state ON public.outbox USING btree (state, team, channel, ts);
CREATE INDEX snapshots_by_time ON public.snapshots USING btree (at);
CREATE INDEX snoozes_by_expiry ON public.snoozes USING btree (expires_at);
CREATE INDEX webhook_events_pending ON public.webhook_events USING btree (pending, received_at);
ALTER INDEX greenlight_work.job_pkey ATTACH PARTITION greenlight_work.job_common_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261128_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261128_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261129_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261129_pkey;
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