-- written 1795908077960
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
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-28 23:21:26.327223+00', '2026-11-28 23:21:11.085619+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-28 23:21:26.085619+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-28 23:21:26.251318+00', '2026-11-28 23:21:11.09355+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-28 23:21:26.09355+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 00:21:11.320738+00', '2026-11-28 23:21:11.096323+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-29 00:21:11.096323+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-28 23:22:11.34779+00', '2026-11-28 23:21:11.077601+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-28 23:22:11.077601+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-28 23:21:16.350231+00', '2026-11-28 23:21:11.094862+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-28 23:21:16.094862+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-28 23:21:14.36424+00', '2026-11-28 23:21:11.084345+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-28 23:21:14.084345+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-28 23:21:14.406043+00', '2026-11-28 23:21:11.08303+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-28 23:21:14.08303+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 00:21:11.59235+00', '2026-11-28 23:21:11.074083+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-29 00:21:11.074083+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b6b34984-8c2c-8d22-ac55-ae55c0189a88', 'post', 0, '{"key": "e0680974-a38c-4a80-b596-bf47a6453fb9", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 23:21:12.405436+00', '2026-11-28 23:21:12.405436+00', '2026-11-28 23:21:12.488334+00', '2026-11-28 23:21:12.704651+00', '2027-11-28 23:21:12.405436+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:12.488334+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('f44f9d4d-f92c-8b9e-a301-63624b2b5412', 'request', 0, '{"key": "request:5f988835f3e887c413a1adf973bb3f129acd982e83030b12b593b4c5ac59a0cb", "input": {"reference": "7fpssfrj"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'f44f9d4d-f92c-8b9e-a301-63624b2b5412', NULL, NULL, NULL, '2026-11-28 23:21:11.364157+00', '2026-11-28 23:21:11.364157+00', '2026-11-28 23:21:11.49014+00', '2026-11-28 23:21:12.753832+00', '2027-11-28 23:21:11.364157+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:11.49014+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-28 23:21:11.098494+00', '2026-11-28 23:21:11.098494+00', '2026-11-28 23:21:11.107885+00', NULL, '2027-11-28 23:21:11.098494+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:13.629238+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('4a7a3577-b32e-8798-ad7c-eb84bec81f47', 'post', 0, '{"key": "f969d04b-c450-4e1e-977b-0f0dd34acd5c", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 23:21:13.541019+00', '2026-11-28 23:21:13.541019+00', '2026-11-28 23:21:13.55587+00', '2026-11-28 23:21:13.682708+00', '2027-11-28 23:21:13.541019+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:13.604112+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('f2de137c-0b2f-8bca-ab8e-8bcf21631a42', 'request', 0, '{"key": "request:0a735b92b0c27f13be4385ba3063cafa4878c4a240e0b4d4d923a73019bc004f", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "kx9srnr8"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'f2de137c-0b2f-8bca-ab8e-8bcf21631a42', NULL, NULL, NULL, '2026-11-28 23:21:12.819118+00', '2026-11-28 23:21:12.819118+00', '2026-11-28 23:21:12.831297+00', '2026-11-28 23:21:13.690138+00', '2027-11-28 23:21:12.819118+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:13.618187+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('733a0cd4-3e79-8b79-a2c8-d0b6366ef9fe', 'post', 0, '{"key": "287ad979-8345-402f-acf7-99b18a8a5ce5", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 23:21:13.909966+00', '2026-11-28 23:21:13.909966+00', '2026-11-28 23:21:13.940504+00', NULL, '2027-11-28 23:21:13.909966+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:13.940504+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('803c0122-5fea-8b59-a534-e19383847c9b', 'request', 0, '{"key": "request:272df9046df15bc3f83a44fcf1ec607c9592b8ffb605329e5bbc8fd90a6f3ada", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "u973wr7j"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-28 23:21:13.751526+00', '2026-11-28 23:21:13.751526+00', '2026-11-28 23:21:13.786955+00', NULL, '2027-11-28 23:21:13.751526+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:14.038513+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('7525f734-488b-8b03-aa6a-f88ac64fcd62', 'post', 0, '{"key": "eda9fa3b-ffd6-4f39-8d20-09913c0cc17e", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 23:21:13.909827+00', '2026-11-28 23:21:13.909827+00', '2026-11-28 23:21:13.940504+00', '2026-11-28 23:21:14.189524+00', '2027-11-28 23:21:13.909827+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:13.940504+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ea636b05-0cfa-85b1-a527-6f34137230c2', 'request', 0, '{"key": "request:e773c8f51620bf4a8a2a263361fed0c086b29f025dbd8976d07da676cb92ddfb", "input": {"reference": "67mmeet9"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'ea636b05-0cfa-85b1-a527-6f34137230c2', NULL, NULL, NULL, '2026-11-28 23:21:14.158777+00', '2026-11-28 23:21:14.158777+00', '2026-11-28 23:21:14.207642+00', NULL, '2027-11-28 23:21:14.158777+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:14.207642+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('41b6f5cf-2421-8f1f-a10c-17315e74e390', 'post', 0, '{"key": "fea857a3-7793-4da8-8545-2722ec51d0c1", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-28 23:21:14.720363+00', '2026-11-28 23:21:14.720363+00', '2026-11-28 23:21:14.820397+00', NULL, '2027-11-28 23:21:14.720363+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:21:14.820397+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-28 23:21:14.495289+00', '2026-11-28 23:21:14.502758+00', '2026-11-28 23:21:12.28336+00', '2026-11-28 23:21:11.058637+00', '2026-11-28 23:21:11.06331+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 4, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-28 23:21:14.495289+00', '2026-11-28 23:21:14.502758+00', '2026-11-28 23:21:12.28336+00', '2026-11-28 23:21:11.042584+00', '2026-11-28 23:21:11.050409+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 2, 0, 4, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-28 23:21:14.495289+00', '2026-11-28 23:21:14.502758+00', '2026-11-28 23:21:12.28336+00', '2026-11-28 23:21:11.055824+00', '2026-11-28 23:21:11.056631+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 6, 8, 2, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{2,0,0}', 10, false, NULL, '2026-11-28 23:21:14.495289+00', '2026-11-28 23:21:14.502758+00', '2026-11-28 23:21:12.28336+00', '2026-11-28 23:21:11.066098+00', '2026-11-28 23:21:11.067975+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-28 23:21:11.083114+00', '2026-11-28 23:21:11.086592+00', '2026-11-28 23:21:12.411756+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.PnvHkEBLStyLPADt4bKo_l3ZV6FMiSRHBDOQpAvSbjCszZlwWOsi', 'token', NULL, 0, 1795908064055, 1795908071655, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.ldOQCPbQoP3O3XVwb0n4D3J5bSrkZwBdW2jPsXUc974pWqVpZ-Gs', 'token', NULL, 0, 1795908064058, 1795908074414, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.jR3aZLAws7MfzZPpZkcREDM12w2rcokWQVD4Ey3Cg5oSqbzzvGfIIfoza_Y', 'sign-in', 'v1.k1.BQs6mBr8qno4dPZH4dOe2M5t-_3gy3_7_XheNe9Ee4HbZ0Txh9bbNCeOJxu_uXc8YjyAPH9XdHmmM2Z3hRpfHrslBL316D-6EXPnWiXV-w', 0, 1795908076047, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('KsVvf9B1leDS0wZBbyShpA', 'T1', 'C1', 'USEALED', 'v1.k1.-YBUyl3-evAmDOJSi6k-pg6XSfhvSTp9zBJBcejq-jxeqWFvcnGYtxJDIbU', 1795908077241, 1795994477241);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-104', 1795908077920, 'planted-106', 1795908077922);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795908073195, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'kx9srnr8', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-109', 'U0OTHER', 1795908077935, 1795908077936, 'planted-113', 1795908077938);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795908073.656000', 42, 12, 'de98314e44bfb50280a1f2013b437aef560a8996', 0, 'U0ANN', 1796512873528, 1795908073680, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795908072.686000', 42, 12, 'de98314e44bfb50280a1f2013b437aef560a8996', 0, 'U0ANN', 1796512873752, 1795908073855, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795908075241, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795908075831, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-116', 'planted-117');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-119', 1795908077955, 'U0OTHER', 'planted-122', 1795908077958, 1795908077959, 1795908077960, 'planted-126', 1795908077962);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795908064058);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795908064059);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795908064059);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795908064060);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795908064060);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795908064061);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795908077466, 0, 'ready', NULL, 0, 'v1.k1.aUYtQ5WB_3-3l1EToY_JSYFRHcZ1gt0xf4YyWbNnbkQ', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 23:16', '["16 23 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795907700000, 1795907700000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 23:16', '["16 23 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795907700000, 1795907700000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795908077465, 1795908077466, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-128', 'planted-129', 'planted-130', 131);
INSERT INTO public.durable_work VALUES ('planted-132', 'planted-133', 'planted-134', 'planted-135', 1795908077982, 137, 1795908077984, 1795908077985);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-141', 142, 'planted-143', 'planted-144', 'planted-145', 'planted-146', 'planted-147', 1795908078000, 1795908078001);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795908078011);
INSERT INTO public.heartbeats VALUES ('b603277d-908e-4bb1-8fbc-aaf6256cec3b', 1795908070314, 1, 1795908073998);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795908077359, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.9xtLWZ2Gp3ZZuFH8ZVlEO-umXpJJMDIbkPG9LLSpqM9z-WD_zxYnLU3ox-1Ie2Z9', 'v1.k1.VgS2XOd1tKRR7QJ_U-P2_uaX6i1tEd11uIxM0hpER0bOrHfOGlgAiuqj0g', 1, 0, 1795908077166);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '0762fbf7-2b65-4f9c-98eb-a5db2b2259b7', 1795908072755, 1795908079690);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'ce2088a1-9fe6-4497-903e-37a0e0c6aa02', 1795908072193, 1795908073900);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'df049fed-d48b-4e4c-9428-7bad2c337df4', 1795908074566, 1795908080566);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-153', 1795908078046, 1795908078047, 1795908078048);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-158', 'U0OTHER', 'planted-160', 1795908078055);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-28T23:21:13.137Z', 0, 'v1.k1.sRBvsKC82VSXBuJuFZx8tR9vm4bkaCg1GljrRgMnR7zeY2yHUua_TIQjLsCAmgzR-VpnexLS5IPSezWyyU6Dc51zuS3eq0aXInS0KcRvp-5t7yCDa8kUwDMDzQ1i_7p5XaBkHQpH0BuH3lY', 1795908073291, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.i6YeZ-8ugXA8ry-I2eX-Ai43mjnQ_cTitsdBJJmbAJsd', 1795908077356, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.LQbmXfIkmIOCXuFJaVQkGBSonClO-N_8sULaWb_XcGl7b9nnBL6kwN076ZzClZ__tpTD9Jsf6sCrk6UpCoABNJRCT30qaxNUPeCSdLAvmzcDyFwhikhm8QPEZddPlyYLVMvSXvDgnXH-lh5r1_waYlYvpTmVgG0XmJZYvcs6Zh77tAsU80bHdXGAz5Pxm27pc0No3CpVz-BsiEuV8S7ZFB0YrWpKQTo-Z8l91HL-OoHmdMtaP_Qh93XoPOTr1Dwg4id3wH9ITF5bv7BWvFuD_L0i5bDMuVtbBryxEA-Zu2X0FsEmmJKQr6tZcVMrlKXUBhFukCvRdEHWWONWM6DlYpIX-COwWWkM5q1ekPeQ8-ktS9pwQmxn_YQ9dcNIxBaKpap3HurCfKLv5GS-z9RsFTc37JDCxVFcSrsCh9FoFp4hEesBTMm93Ruchi3IIOaQGghZwTsbjZmJjlYdUq0Yd_cfIiFuar5BWmkIXnkYObEEutM80LtS6EuM8rCv32Nlzg_SvduomNlAPOgbUKYd9AmQlzcBHm4hwiralNVLgXvWCHuCq4zdjZB0L-3q5aQutfUHPuOJYDkndUNKnWEM6f7Mg0L6CgrJV-uyn3202Ipn8wTny1Wr6CiPQet_nBlpuYsDnkhj-Rh8zP35v_joNgIId-vEE6ACUMSjnPLZ-KgWUTDZ5xpir57ixpflLcXEEvVPDiIg46qo5kOzmOEOw2oI1T_LM63TS_pp4pmJxEliDkn8X78FJRbiRSLSRMoyURApvNsS1EPWRqdMIbqvc_ruwB89Dhtcxbuhb83K8ODfrN6YYWVfBay6RAtDbatToNMiN8akinJfSNT93wE61OzODcEqpYdt8fkni-gniEEO79lFqKAW7MKI5XBA9CssMgftDmdVn7V9XnDz4zcBqbjAR5gZFa_KlsI9C_DUVE4Ekd-PuUfZepI804YnqoG405xbR61se1HL3uThh4-2M3PW63fTve57wAZ_gIXKzVtCOxNOQ5Ebv9h1129yYT7UnDGhbeBv-nKhDd39ara19B_QLW7yHgFLhCCZwcEnhglZRFVyb6ssJyPKnpnxJJLQmOjWnGCvVa0sTEj2O41hJrN_M33Sz6k_6u5oF6r1TXV9siit7I_w500JLASbYDf9mIAC6udzA51ZkgNNriw4nw4-CdKPysDZVoMRBB4lVPYWu4tsBEkR0A-WCzWtoME5_B6-Up7qVmVke5HKv59Uc7XDBDnR0hgonJAXUdwKyrA7T1p_Aac6e5VcHUXSGCqQaBckftJf_tcV8fFyYVaY5pI56hUHHWCfAV0Pkpc2U0gBIt2BpMqBHRHL8K2X_YgDc_AzNo4gX--_XavpQa4q-WQllRg1YaHxmxCyrr5jrSWzUFR5FqzM-go-A0SQ3K4-2d3Y4B_tMvrIU7REBEI69o259cHTU8al-SPH9nOQXV0jHiKniCNkE6_5gdny-OooY2SjKe61KmQOpJrO93jByavpZ8ovWjpvjncBKvS6zoviKt431gGNQR9tYXNWZ3tchBJSFC3E4pD9in9oy8pK5h2mO-xLO2b4na4qyuAuU5tgSWCBTyz7eM9SeQ4AgXQKS3-kVl7Rd3GW-Ml6G8a_LjtX4Wh-WdCQLW-Yd0guDIBLe2e2Kdv7HUv5WItBnY6IuApjwZq0BXUkzTNvlH1VYoXedDptEX6aOS0skW1RI2Org6XAiuZ1eJtSZnIn0IDm2536HippdF9y5z1ZsXdFeS79um12uq2FuJ8laTnVFvo8Hbr9kRSFwHX0OFcbdP5g9tBceHHSa3NiIsm5HF-EsLmlSsSbPkL3L1BY7ypTKkY5j0Oz39kbYGmoWZ1CFzPAvdv-i0blRx3CUsv5nB4VsmIVDf-K-7JwpTmhbQo3yCdb46T42Y6qSI1AIIPkyh48PZ0AZXHABMJtx6mMy0Wlzdxfeny3AlkH5huItw8jJTOYvNH8Pr4pvV2De-7qmoDaXHA-TSgfiBIuFJqLXJoQpt8NIQ_Y0qsT1YWdnHIj6CC6UfJq8_6oBA-S5Rfm-0tJRDIbH1cQ9jZ9TkpIPFviEAFSWBTghOB28P1m_KA0fBZADPgxKwfZpkHwr-jlKrb-XZz-_VvTR4pXbp799fIT6p-bJRYpIv8_3m_x9gxEv2Jzy1rAJo7RPn4-AvO1yLy1ui3MbsYBYINzuFkAkt37aXSPZbZq6Zrz7cPK1n84RUHhGZdXfTdxHs8G_7XmKTL3q2-fShokiNp9V0lJbDs7G52Jh334e-n2C14cfIx0XpnrBroJmSg-Ln0o_poy8Xq2tDvc5F0OFpSDGfBWpmjqir0OQ1NyE07LG46ObZ0br0r2lde353g00rHxJlBo_6ZPDHwbxiXr5QYIAr13y_LwDAClEARka_C0axVtxlsrAblLAi41zxjaKSWlTWN391pDZZzQENu--Iot1IR2NcmR_d3WwNfEEo73XF1Fsn4ixifToGAXI1mq5l_PVIabc2iLT7DiAuQXz0WDnULVl9bmeBSK13RSq7Gtzqsk5zS-zMtGcA7Ux1BiLkFY9rL9ZgrZFCtYXYk0ZXYE5C1AoN_RK7PtM5aFvDmkn5XiCP-NkUaPuLqGX3B3KxSVl4Nw1M2RLV13Wxdd6oHSAsBoZNzXXUd3qDOinVmeph3_jHoljYIH8PixlestB1TAoLDxewYAlN0CKoYZNli5z4kdvm-EZaX5iOT6vNqj2LstEcZjsGf1ldRFJIiQAY0M45IGFYrqpZlDnmHdyolAVjAuL_F-EzT3mGQgJgcYMiGNopTf81betcP_m_Q6-joZMyo22pUH5jOh_km0GGDQ2N2g5gYIYrAL2jSBsbvrRVl1REmaQX3cyiCvX-LaehSZ55MZQ_5PDet_9a6E0esbobG4Z5__ONGAFah6CwAFbcLHpY6zrIrD58zm926zJGUFv2ANfUbHsTv0FuNTWzIcPgJs9Nt2MAS2Y8rHm-ApG9Y8s4CwXoY4JZ-4Qjj3Sukrjw', 3, 1795908073512);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.fCa5vriT5J-0m7c-yIXhvAwVGuw2-5tctVc2RQD_K8g6QMcxxfOecRwz4JztuJWPZSfOBn3B2aUhiiN91u7slDk6v3AlKetbb_O2Yghu6gmNQ9QcKAs-fNLclxeZOVisT0d2z-rc61cYw0iIGLHkPFR2Znb4VnxmAn6hpCXVTOyMV5AFQuWI-zwPK_pUxsjJzT5bEEoYLLW9KlxHADYU3y-F4nalU54jk-4wh7YiFkgaMtHu5pgASj4VCNIeCQoQV2E64WmPk4iyGlmnZtEIPyBOMAJe944DlDyHKKRPhRHLExed65X6Fcv3Hb79a9cpaeKt96AqpXhdroAeTpMdnoj0XHGch8YjR_J9lcAgkjq1K-XJBXuQ3su3mPqwJ6QhIj_3Ayuoiud4CKfxAV9IxbxIJgSrnuUn_sVv0kimWMQTjchw1CIYSOVF2Q5pJj9S4S4KISSQMVuKwjlJiwgdM9u7uSVBx89TyQVVLgRAeVzWPtVEst9wYxZfCzgIMcqys6ng9sq0MrK7fU79E2kIjERas9E5abeLLBAJN7U6LWmpzDVmUSp1Aa_oHLIol1B7FcZivhUfbSgdOoDVE-W8EpWupbFdw2oLx3Q5IgZn5EjSrPoFV43uribEd1wRys2LUW5_eHj1j9-jsrv2drXnDd_1w2crc0sgI2ZSAofPJ8xXB2RXhlxyvQ9gs3Dbjq5FrzMp-yrI6CMHxujEYc6joriI5d2tHnZ_jDumtsPWBN1wv8-e_89DvhQ-cDEcUUxGAzMDiqwJa45DJzpFAMe_Bz5CK6MuHDQifm1dMxNCG9H2yVCpfz4tTraD33GffioajgEPuOXDRT8G2FNgapIyTTK2sTenIGSvo35UCCyEAzOn6OuFElVJmGUyHqB7QG1ttSdJYslMi4eGwMztI2VS9f-qXTayUhZVnPn-veWsDPvAlkccwPqD_o_d1LPRYU8GIW74ldOZS2NGK8jxBXGApfYKMCwpI2QHanMcOiyVTIwdVWE086bX8OeCrW8Z6y9iJksHYRvsnda6dnqeAPbppJa7s9Pz03lgWoOB0le8RLC_itz3tuLkxORbUpinlAPudvOSeIHbp0fWDQlfhmC1DUfOj_pY_IfuVmkP_QS1cDfv1pYKk48qd_lMk72xrEcpox5NgUdhkV-2-1cO6jbPsFKl_RRLQt5sgP0DapjeBMSN_6VySZa70bNz8tMRqnPNjPpJlZZhkNj40IbEmpSsC4BpspE8jdT0Tx1riTzuVQHjFSfJIS1Z48IIDeogcHZgmmWr7K7FCxr2lg1LBeBukQECE5bhgs6-4Nrxr95k1YJfNm8pQY1lKEeMV9to0gMvZXvqIeuoVfJI0XF5J7IfcthUXl-4Uezah95WgY0r0qXmgioAImYbZ9Y4yVza2ktAdtM_D-5HGw7cjyilgtTAeXqqiEoOl_KHWlzHh6z_45h2Y6B-NW5jN7AloxSHYspQpLAd8WjpEef7koHZQjaSo_U_hsb1jeZGfKR0Y4kY7Mo7NE4No9ZwDNw0b4htHno7-RsNOB8e5rNEXl0pA7ubDm1KHgZDITdW2_Q5PxhFJ26xVFw89K0LXQznQWx5LFbx4PLbObkasNE65E8ofdRY3Q2Ena-RhgTteEETHbtqq0nvRbf8FTK2lYjr7ZahcG1qVEMk-_j5-0rPf5W04onbHTXTyrlNxlrrn4Irr04MAl2wodOxY82lroTdWh6I3oMltwdUmkLPqC2Sgn2cUiGVkJdLTyfi-AUAklLdO2sqz20LYE4j5ZnNmg_9-_9uoRdGgN9vHFlQ3ziYdkE_baJRPqy0Yzwx_7b7FTcXupKRtiAOpvGiO-06PGkMvj001ez5DiFE63DTN19DvqugrvFo_bFXfdiVFkQbGz4Hv04xytLda9w_Q4qjYN_P3bp_2gXAZMp-quKyvIHoz_hLrRtwO_JK6u-oN9ifwXnJznlbzDoNpOBSmiXGTu3T7r7XG-UGJ_R9vM1LEQrGnN3Cy3Nq5TbZGmbLHwRfXrQGQKAJy_qALqCIReh0tHYeL7ifr9iwOkxYAddoXCWVo_zFA5No4xczieQSSEOwCPz_xs8_oEzqIQOF1L6_FslGYXZCiix6DOtE2on39XkewfWPe0LSSo1gXcm5JMWizla3IoDM6As-MEjoG1tuoDPd_HcgGKaW0qyhc_fmcgtx_kr7aU1N3VDvvShUJli-kmXr96NE6bLQsJXRI0rBrzwayrDmPe_2odsrPnEGfOzEjNkuvdDlKL8tL_zIms2-t-FONlBIObtgpwC419x8mKkY__cbgGZl8VP3mRfNpLD0A18y9HpDKHLyoPQ', 1, 1795908074674);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.NTFAvpOiHvNfmw-xLTqCSKx4rgGsGzsNeDjN5V7fFnU', 1, 1795908077340);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.p558r4pRD1o1vd45dNV1ckl213Ht2DIOZVR0BVrtOVGkbvUPdm_i_vNWfK_zvozORL123i_Qb8QBrkBzC-62Lt9d5AhVgJE');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.C_PF8BbfU1zgR2RQ8Ii0x5Vg2gNCDn7Hra5gLhSYfq3tB38hQxzwJFgNjoD9YqnIDm3QiHN84oS_ZKw1OA9eil-IADkOYE8');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-164');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.klCWnzxn95WiqhHtAizRtjyEf1xNkx6NU0p6L4HRgHhjgTbFd03ucNxDDyI_-viHDGthU8LzImna-_QNycm0Au8fWtHyMEbB_BaTgZTdlnv7VcRn85aQIxI9I7YI0gbTsXZSNZU', 1795908077311, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('SWY9ap_rzxOCvQhxerKcMAHTsmwGfC-M8MMXcombLR8', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.1OwGcRQcE2QxNMTNWGeN_kcofBZTdOpFMY8gLJtHCb1g_bllmQk69VCIdpEL3PwPI-QqhWHK_mP3as-N3LQVtqBJPymUVSRYnCLKTXKG9xgkyPOPiMc-nJ6YzNjMrR59WWEVlDC3sX7Hq76Qr6Ikpy59hcQW7XaX', 0, 1795908677093);
INSERT INTO public.one_time_links VALUES ('vu89N2syIYi46ZjnOQjGZStiYcUmb0KpUrpHWZHAe2Q', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.WQZw97KooWSvqx2un9DkGCChMLjvaqomvuHbOTB_pWIZ_pvPfWk2YayWIKWcj6G3GaECf0yve7M0IHXBVmlmuPEnFN6RLMeldyPytIU-5wWHxWsylclAUblEfi8Xy3ZXuSu80oXTxG-HFucpGgbtjSbe7sHCjmDA5f3SE36Y8_BBcd857f9xJ0ut4oEVHq4WfWh62Sb7h7t8j7V43n4', 0, 1795908677128);
INSERT INTO public.one_time_links VALUES ('XEZYLUfPKG7OQZHY9hkOFC0i__Mxl1nXmC7D7-5Ecqs', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.5tLYJt4tlgGpzSKQ6R793wb4lJ5m47gKs7qaoWdfTt0U6tx6wTPOLPj_IwhBjJSYIwCd3tMrGv5aPdEQ2x8Cr6aCojnbEU4Lbmy6VjtwfjUmSg', 0, 1795908677131);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.-IbNpSVCb4xk9OovhOUorS4JC_fpybHM4ofkribYMS55lA3ZPVFz1v4837f9QOM', 0, 1795908677225);
INSERT INTO public.one_time_links VALUES ('mMUuYHiFp25XFFcIvzjfyfxGi4pcJvR91EGMeGu4LwM', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.3HW-P3wdscByGxAyl4uTE5_bloqVYs49qDcj5-LqQ9Z83ajwvX8lZesml2D7pr-uZRwIyZrBIVoF9dh77ad1upejjcSDLru_peBPJbUmA5BwHWvccEHsYdFJaE3ASE5VJgxzj9t55aFB8wPBHPjy0yvFnaaswbspu0Jy_GAz8NYlhQaOaixrCyyqQb5QzqDKZCZw4j7z4-lRRe37jjsSBeJZM3HS4NC80AhFM6YzPt09M49rhfd2qTccSN1k_AxRAMInwz_vCP4wJBrfHi43XQ', 0, 1795908676340);
INSERT INTO public.one_time_links VALUES ('wXikiASutpg1uxfcsBPP-eUQSHijgfIT4waHb-WZWW4', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.nW1Jf-N0E_LtqLi7kj6KZYPm5CX0r6CzI8k8wejyPnRX-Cn4iasKXfP24OokZFOmILb39Je68aA-8UM', 1, 1795908676428);
INSERT INTO public.one_time_links VALUES ('dX6WB6rNPtmmnikoCyPCO6vWmp2-JQQ15Y61r1sEXwE', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.1XuyBD8e7-JJudMO2jbeMcgw72IkpmB7OeI9s6VUF_266PiZpQ3xnoRxU6yYB5N7TV1ZRYCWXaEC3WhV-q0IVMUipsnuGfqkVRNetbqyT0Jjf8JpJKsZcywGWZBkIf5T3A92eUTmUjqmp5oknyAqw05nq5LQeJZND2ti0KMbxB1Y4xjYVQNExF8aciv8ztg9sVTCvybopKHgH6ufrZtIfORBEH44JCIoRGij1qWuNuUm6NxugTLh_pYEtQQOCW58hsdFFG_Akw8PVFIARUzqFWXgr3VRq7k', 1, 1795908676428);
INSERT INTO public.operations VALUES ('kx9srnr8', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.jToNaVUJl6M708O4vyyUlgemlcK5TFYYV-RQxuPXSLz5PobHFjT9pjgYSJG3OPMXqTHz1IijBRURWIrpYOhxs7kNynxbXDTjn2a4arj0-bPxQziLl0pHr5FWHvhfQ9aufJLREcojOescc1W18lnqD827arJDOHoT9xLLC6fQHwsKi7mz8CytmHgJ-8sJQthrpiwQiAbNx3wW0YPL8r9nfT8aXDAx2JQ7fagi0vnET7Amyq3z3pTFjVnMEjxBAz6mCxq2-7W-p_7JdBtgAenwPjtDW_ShiuHVm7aQDrB0qFsV7_tJGnrZjCVNXT1X3qgm6jgB-Qp5rVWFyutAkfTwDOFYkJe4efJsMwIMTHy5q0xosH7Rg0Qj0OorTfIm3iuS4hqgYVXf2yBqUknayMlJl3-Rb1TX2wICychWBqJpY65rfXFcGh6f3-2vjd-S5b7J8ejGn_BoCuA7iNPbURc2N5VCLqBaakw_vSwR8kLdArjnZrMz', 'v1.k1.Onm75xFGdS40wO6guIZ5XW9O0csqaelBfBZ7lQJaV4h53i-weEAXD0Cqe4hNWdaZxKGTrdrkk_t2IeM6WovNj1mC-PdqL0nOxk82hQQ6BGRjH3JfwrmQUgppkNFEdcD-68CVGgBsMfbxl-lfFJzbcjwmsXQPe-oLR---g4FivJgceXi5_pwJnO6I73nDGFh9vCW8TdFBjv13Du9i4qwzx_NuSRnN_uzrfdNmb8zxtCwBWYETb5OdW3TeoMeKoiJYe-MZ2i_SD02aGj_odG5uyDMVzUwfCabKYh-PHvqKVJHN7I3zi9xNdYDPjBkG0OZXLZxrEAYcSGSLpVi6K_AYD5jywDVRko0J6hYAx3gahuvATJnX4G9AjCJp7u7WbPooyB1Du9MslauQqVJ2BPKmvOQZkPnPYCzSmjWdYj_TIO2UD_LufZ-PLl4Wk-o86DeLjCNpnNmqtS1mAChMjvSixyX8x2spiYUvVyhB2v3V_WVP2d_zSDgeF2pRtIfCFdkh8s9tvoh0wGWW6DobuXH125Mm7kRX-xfdcx_HLYJkTl5elihCUQIrGKpPU6Bf9HHnFFA__EByx3a8qPMiQzmTY3gB2poS_EOYp1VkPx8iG6m0MQ387OZAGbmSGMOBFIUED0FEKKU6G-yrMhz1ANzY1d06pK8Q5QWNbS9cU4PsBaVnNeoil03igq7L4RY2_03wxmP0net3b5yKpKVEOX1q7eigYrYhKmqTBY7F3Qr9BLI3j9Ema1ueYmWC_j8u5U-OHHdrVLvpPoNOXqsof_kKGYvYRHd0cf36995R4G0VMEanQ-_tFWDFeB4tKZx2JzwIZgSa1EVm4veya4iq6WGr0T_rQdAHps2ViEyL4nRpgwUl9H1quo_zAaH6cf7U0RObzA7KuodMHWmv8OGFFIk6RniBwLC_gWlxC6NqdWusmbU5Zs080iNbWe5YXEkti6VOGwDWizPdFrLg42L2AJX1ezZAzR7z_Tox8J3MF6e9vVw8lqRAjOK-M9qUr_dPeJjuGx3e5LddTzIbQCqLVAc0VO_33ZsPskALwHF2jN04FMB_b2o0_gFKUPFMPnNwbG8X665NdQO6NXZybzzuYJ0tE10LPkXsxfy-_QQVbGyoji02zjsL6EifzrJjEbwCYt2Nk6QbJTeSlIbAiPIzSwYN05WK4us7w70r5CrfDmsyk255N7BFOSEiYASaXvZmvTeg_pSsSJ1vR96zGR2Pn9meix5ri8g-FlAMyDt06belQ2Dn2TXq9GS7jTQpoKKbrxErO5wRSjpAAC8CPI_bRwwrGlK3wNUSmn2fACUt4EQY-vzY_BvW-z9yQdCiz3HcrmLYC9Slnq9zDHHG6NAF6NrgLnf2HMmaFEfDFP4r9pAwiedlkORmr9WeD3TpHTY8Iq9kcATOkxKHKrjH5MpolrLF8RkEczf2pBrlKm8sqxKsUafDyNq0UGW-VxOp7ANYMhMUP_XKVE4WaMBqx-w46UcxgyF5jp7ie7glwsp8J1RG4WYcT5g_bKUK7u-QU1shUg6cLkZ2gsdvcSNuk0hu5Of50vMSUfyZdaYQVPR82vLiFDlFDto0nQOqXLwMoOkWB7jKh5TGQLpuAJJkGzIiw3ZPjTLM_hgt9mOXeLmnb58OTQVQRoEXnLYESLyL1xBBS28j5oOmEXJHK3qjfCHkLSTPpxueo27jv_t-2oFXGOnIQJFGhvJoZvNjkLVPxAF403xzrpIhcvkTAPEyZtUkcbtXCqTuVoRHFD6u3PFH8UUqCXFE5OYVe--HjqsNCUcKpJiW3KdHOqOg36lgY_DZVS2GD80Z4-0JdJrIRzsfBY7G_IgYCTVJ5E5gB65LKR53J1KOxejhC9im_EjPPkvg2ZbEvjI3jM_BzG5TLV5dKmhQWCdjCz7-1yUo-IYeCeZNEDaA3aclailuIzOYMapIa8qWDJGlO_AFFxedy7KOg3CF9Ns5tFUETo58L2hBgX2WnGxMnAhqAlPGVVu8o1u8gKo_5Gzfnh-H0L87miZU8PdAOVbfZISkg0Z34vE2PExb_KX1lKVNp1BmjbFDo-S7FdKFe4b7qKPTKCo2LYZQqiUxIBCD-bRWAwAFHSZgnV5zrICb1hh7zRf9d0cdPstYY_Lcgus4J1-Nhu_Y4nKquN5vGbQ6CSfpEW5m7VtZ7s79yUgocM3rojMRtMwhEHGJ65N6mcm15NC4Ao6tlXYU1TUyobURn2R3ecgYvrcxlkXBGecLOQMBoAXat4JAXPaGja-9A-pfAd9SdDT_Zdkld8vfjbFt56zZe7yXD3EtsX1XOv4zQTcbzHd9JLvmayRUv1kLlU_VAF5JywFZ--FiwoqCSKFVvd5obR7rkTFtkZnhdFr8TZCs34IHb8GbjxXvRbamWJsGz3LhOuH492OzmPsjecWLBgGlAqHkQ53CpQ--4SSASh8nM4SGHUjYLwM__57y8c6ZMk7x-ZSgstak2Dla-eB1NDcKD68n', 'done', 'v1.k1.w6OpP62430MLSlxpg2Lva1wLqrxU9QJOfB-iSb-QrhSv0C0eIV-QPmIkNx9_DymHMCwkRQAzNk7_GpQPixwGSiDK903yxppkxtBIUo_N0MvS6Yb2gPgt-giddFxTiKeh492z4CjLK3TvKhEBP5h9TGlMEQXJ3k4I', 1795908072818, 1795908073081, 1795908073191);
INSERT INTO public.operations VALUES ('u973wr7j', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.eVvY-X1txqby9LKrrD-Tzq2PRx8j72grrzsX2OXa7xA4qIRdsQwJoEnenwNXcQ7pLIqmrpN4rwNdubgr-ULPUPIGej57bjug842qSFgFMdzIFxASgzW64TtXkJpsWMyxIPHpuIDVjXH3YPkc00v13AqTt_ln6L7YrTe72-sX9SBjx41eiBd9AXn1bcletbfWR8RjhWVfmoP_lF2EQu4xnQGjJEBHgGtJ-wPvf6fUIIakd03vFpspnnVfdWtJeE9HvzkeIbqPnpzTLaYotXg9Zpm0N4TlAx5uhZHJnUsQqwcJ4M5JRQqa7E79hp8TbLDYchbySz93NAZ_2k7pTKT1ytcz3zktiyx-V53swuLr722qTw4_R3BINCBigxwQogm4jPHHf9IoGqxJNcf0QgdEelkGXDJVBBnc3qdqMZSxJZ5fDch4H83Hg5zvGiiq0vHLrNY5Ok7fc0qMub6VJeQA7vsr4CdhzJQawm5NgKBjLI8_L_g', 'v1.k1.4GaRNdrk2yihSO8JV5tvp3ymoYhVgMWTw3l2NkggOgXuI2SFBQXQCb951SSzrF-MNNcXZAdjzg4PI7xounh0XCYg49yX5cRDl-h5753V4xgFU2apbESbSFTnT3lRXnNe-hhZNgslmI88Wh4feY2XwH-zuOfw1do0Z_1sDqQkZiQ0nCMmD9-K0kxttkJqpdYbjhewGSPTZYg-lDLszboWXDjYWqr-q9yRiaMbEhT7g4cNe3ARyzRRWs9RKyY707peVME29_ixh1tIOQMv8PQgcNwBZqpnsm-qYiOlGiNYUsgV8QeKp8hXmtueD73LHxeRLtT1-RKxkLDiQqLR36McLmUoKUl6iBa3Rl1b7Wy_7bttXEND_sAqCePcwR2ekrHKWPwFpYrQLzgOw2JE_XQVjuFFFQnoKMMqYFAPaQyAQoU2zLmnxDq6gyfqeG6fxIPc7UWRND50bhxdY-2dKmpwrdd60D3wfrJzRGLfyFVmRwIdaljgn7fgRodJ1kDApQhZHv6HqwxcZnQ-xaYSdp4Z2jhVshWAQF0cc027y3ymGZwlMZ9iyVPQHP09roZGLyS-2iQfSaV-wxVKERQLpkwK-lJ9tbNg8z64klKk5xZ4W_vPCYpcixnHMpxqv0kOApJcye5_oKDbGLkN31PIStVotwWazArOJHaXcctrAYaLxgZHL32dfsRmdJ9syLDjCr5lWcqW8E2WTemv5Td5IUPolCUiStMfP-whGIGC5hO_oaGclec-vkeFZe8aZntEw7npPp2Z7UVYGPxbV13-EtXbG4zWaqWS3Jw3mb8utttLJ3PSAMqVzrIM9Niqyv93_RAOrxN76cOmeFha8auNGquTyJgXajQAKKjY6s6uTRN-RJwkgJEPGaKhhNGWbpjo9yZv0j9fdhMM_TQteiGva4w0iYDVqjltrtwot4-IEt87ReHHR5Wtg_951uAvVZv931eZmsJd4WnNtc1l5-DEaSSdiKvhXhg3MUiEghpoeSyeoWEzKSjhW6Zp9Toht7baaGjsytyrGH3caChxpxMzLhgPDCHYge1yGHVsMUxHRqVsmgOydfcHEakgxvum7rwR47hfYRO-uSC5WKuMjnFkgqWyEERo6T-AmaQMOgfR99XMTLo-U2NCwVUFQ16Yn8g3DWITeJG-0Po34qLX9V2oGZaMiLSW1IrwhycN6Rtwn--WMuZ8KCZDwFGCLqNwTpOSoVxQHPuojKzF5J_Lq9TZLTIsAmX5KxcetOZchBMYC_yliKO8VT17sStyY8_8MMzGG93dx4KIlNIWfvVk4x9QS0-QojWIw8vRtbzw3i2OuqSwpHLrApZvK2zoSsr4prolhZLUguqKCwR1yhjcz2kMptus2gb_2dkK70ArNDHNadAEzv1Sk0I3v4r6XzPcJ7T1hoM6ri1mSqESSqCClg4yHjPFNyYpesmn_feWdBV2n5ojB7rNQxuatAv3HarPfc0Qu_ijp-nmV6CcdOiI9yP1eBKXCbqeNxcn-66KbzCg__AdBtDbppjaH0gMkj9OHhgxfyK9f34in303ImjpP-7m2UPXrmR38Byv1g0AMQ3JC-KWkPyXWRwTDi35dOst5pWmxAOk7b6crmwqLCO3p3__CXDflE7WkmK8ArQOJ1JWqOZe8DlN-PF6LetHEgbBOx04VNxBFvCxamUuPdIG3NLqBpyMSm-o6Ny8SfEv8QMZA0jiYIywB8M0N95t3y2aY3aCK04nxjOAGkAatcokYITDH3TJlydvLy01TiOsME_xfQbiH7lqTt-pNPRuEEG9zyzFAFWmpuUBSTaAZN4EVn_04nKuSrYc4S4ExYN3t6NutjGJfQJK7Ao6QUi6HpBon-G8FzALGFtNPbnHHRTI0aPQxXZAsURn3n5qLFevN3UqJru1-5jZ1mJBxvktNioW8D1MHR-Enbf1XXBQUkwyoApSHufPfmf-jYgh8rF_-mjwjhDcblp9RImOrWbxWqBWAHf5nSn0K0kLbQDW_UendK5--9AGxvzhswwUHXp9iB8eSumhktOJJYBMhLD8ZF7wlM4HhCML16p8gWucDTuXvogOviz5Rd5O_nbPMlaHHAGvZpAftqbhyPfhdcNpEMjGFo5fv0M7yIgTrHDAgY7msK8ejz3lPEOB7ABj7eSppTrgMEam_kqWUj7_pAUAXc98spngfYKNcBNWIT0DvW4LAZ7G2i11OPmUPyh_oe9b', 'sent', NULL, 1795908073751, 1795908074043, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.CYxT6eTVhXsjAI0QXFQdRBDyray1tYBxqeZYbVSbWSVN', 'v1.k1.iDKeHqF1h6WvuNMCIyqbCd8bo6AzJY5jdAhVgKyfMfnB8Q', 'done', 'v1.k1.aDonVqxtHG8WCOVMKMPCb54kcF5JQyesBg1NiDIIplGX9g', 1795908077261, 1795908077266, 1795908077269);
INSERT INTO public.outbox VALUES ('74adedd9-a930-4799-9571-24b5135b6af8', 'T0ACME', 'C0KILL0', NULL, 'answer:7fpssfrj', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, '14f77e11-f769-49cd-be05-c27f4cf0388c', 1795908072450, 1795909872378, 1795908072481, 1795908080559, 1795908072559, '1795908072.686000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('f8ccbe8b-a514-421c-80ad-1cfcdd26c2ee', 'T0ACME', 'C0KILL3', NULL, 'answer:kx9srnr8', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, '14f77e11-f769-49cd-be05-c27f4cf0388c', 1795908073551, 1795909873540, 1795908073553, 1795908081602, 1795908073602, '1795908073.656000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('fe1a112f-3c96-4cfb-8df2-a95d35948cd7', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-28T23:21:13.137Z', '1795908072.686000', 1, 1, NULL, 'posted', 0, '1795908072.686000', 1, '14f77e11-f769-49cd-be05-c27f4cf0388c', 1795908073930, 1795994473908, 1795908073934, 1795908082035, 1795908074035, '1795908074.150000', NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('4d5a6a84-bc14-4eba-92b5-8c9539376fc1', 'T0ACME', 'C0KILL2', NULL, 'answer:67mmeet9', NULL, 0, 1, 'v1.k1.UhC2EnvqwTRvJ-Lq5Huk34BfI98r6XhktmnczlmnYH5KfAtsbpSe4rMME49vrMFJV5HENjB9XKOlALMSenRj8N_I2j45wJb48GBLfYL9Srk35bxHbm0GTOdGF8TGW_F2wDoaoEu0YfOX8Pztyib0zWkQ6rMbOFJX52ljJvUenfF6KHxqftSzrVBUk2Mm5ngjACkp5JQOOarrsELPCb91fAdiGMO7srvscJn0ZAQjZd4Xxs4Xu9BEs3M9LjJ5DDbGx3wXs0m9Db-C-S6-YJx2T4ASOSJCbhoLDdYb3lyC2WBFbkG9LZZenH3iELZRKrk7IrXNWSJxEYLx4KSz2Xxqx_DKQN7uiU4we0u0nBkrkaZfDHl2G17Sod-gcOaXt3D4R725dB4kuWtFmMXy0vJilG81nUnDkvMyGbi4g4bp0wyXLwQegVPhDHErbVjg6LiQduKSZ-jnM2UPfm6f7sAuu-pvxcGkuPFc2IoC-P0wZZVwnYXHxC8xWgJZVhbOki0JeQDJVHcuGLlSWjWnEIIqkLn7S7hao3s3BX7qR8xeV8DJNQNdkp_jgPQpbFSKfAxHz7xTOHQVZClhlMaxUI6gEKUjwYmm6DxYHw3Ha60WnCHx21LJMcQNdF1gGp7ogzyWbKIQHd3NUsn-XXLhuSO1aS9HKlSfNiDoucVsF-dYenu6N1sDakZeu9-ZiFsEvEPCef0YgnzD9EwlcPncALubjphzC9Y3-KikBi2BJa-xiu6jcXP-XJRcl4cFHK8ABxASm8BGV_JTnoA5Hfo0_st4R_N9ezcoaNnj9_kk7bY7uJVxGHjjigDWvv_R8SGv6fmVEHwMIon9fBtIj9B4UrPgLkJbEv82wpkIiGCGYeDiMbVore_DzV7Z5qqLQGGulaoOhkpGHiL1NewneghjzC0gyaKu58dUMT2zNJh6INaBzZCjH3yTU3dKGc_MzSF1cjSqxjwHYFuuqgBNiFzeGyJ_Cq9A-jAcudX1waxlIPHxH8M0DqcfWia24wgJA2R3vPlPALLsCQKzZnAwk-KFTHKf7aqYUwQ9xTvDmFnNuwkGqiJXvJMADjbM_rg6a-jVgA', 'waiting', 0, NULL, 0, '14f77e11-f769-49cd-be05-c27f4cf0388c', 1795908074745, 1795909874719, 1795908074816, 1795908074816, NULL, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('ef5e5195-3b5a-43a8-bab1-6caa3d6e3394', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-28T23:21:13.137Z', '1795908073.656000', 1, 1, 'v1.k1.V1W6DRvum2FKLWJBlhx8GHx9E2LgO1rKPYQaczErGFArzIbDAHG14eqexRhD_eRI974CiqZxcX3NonYASOckKsOYVNlOevHnvAqkV1XpaAKgP3Y74ICaZrYEnkZQ1tmXE_7NM4c2ZstJpsQo4XKI01bagqHP5OtpxTvYmJM5eMJYmy8a5c8WJNxY2uhkShGACPKAO6egrg2ip4ww8HZrtp6bNHD0dNwmb7L_GE20GF3KqNgkpohgh43kYuVoIcAIrsSQuTIU2OpA', 'sending', 0, '1795908073.656000', 1, '14f77e11-f769-49cd-be05-c27f4cf0388c', 1795908073922, 1795994473908, 1795908073924, 1795908082830, 1795908074830, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('c687a943-cc47-40ca-837e-7e0dc123b410', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.Jwwzfit1WE6Fh7hfqG_GkdSnOGko0qEBl9kY0cpSt7A2WvI', 'waiting', 0, NULL, 0, 'me', 1795908077439, 1795908137426, 1795908077465, 1795908077465, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_requests VALUES ('u973wr7j', 'T0ACME', 'U0ANN', 'request:272df9046df15bc3f83a44fcf1ec607c9592b8ffb605329e5bbc8fd90a6f3ada', 'v1.k1.lly3M4hMuQtQduOETgVlWMhEHSIjGi22_Pq7wVgiz-gJaMUbv8IMx2UCFiWY96ZFGexD1r6bKOzyChhD-I4H6HJPOUqW9kr5mWF9TmzcoWbieTDEnoHaLi32mU9K-SUlONZlANLBPzYuUjWmOuGb0QqsVjX3Rf239cg4jpuU6K5PkVFOA7KwBZUoexYShVtI4XNAIBx-DoYEdzS4SPA7ECDX_Jdt11B6N-PIChcSuuYELIhX13fz2DmeUeDsShcPX0dN_QsHCE88dBHyJOumJSwD6hNIqbd2-NN4sGCkmfVAfjesQTrjUi0zkVv7J-RInEK1anpPeKjBgNogRq_Mebqka_iEQBJ2cz-xmUL9Yx4dK63YLOJ_nQnXqebc3dh3eT9zhTpLYK_Ggjb4GJCLIwVxXWy3AnOSyrA3HKSGtCZVQLhB67lE1R7Btm3awVPAyLpG-a81VWT2QV4uCic9ISzQFN2R1povbq6AfYBH3uuJrUiCX6aml6G9RaHflLmDw8jVSvRKhs3xpu4F-fpFVO-zYMcnRvwuYlsyS1RZSSaUqVKIzOWbMdsYPODm52iu', NULL, 1795908073779);
INSERT INTO public.pending_requests VALUES ('67mmeet9', 'T0ACME', 'U0BOB', 'request:e773c8f51620bf4a8a2a263361fed0c086b29f025dbd8976d07da676cb92ddfb', 'v1.k1.ZSHQzbcQmymibq4eeJ7Yb3iQi_ma8AnUU07YFE9wzbjkujuoFau1DgmJlcUvfaVp0Dx3NMa_a7BEWsCjRyfNWo_m2xLreJaTklFVzhUgWzGdNQ4-cVY2Ci3bDaVu8rsVVJQ_bUrViqaYsk1iRrUid-a9EsLOBPMJl-R2jvQEIYyknMipZ3nPrGomy2F7Y1nmtB4NJvLJm40FwR8uX4VnG0zMDKRcUefy-DDoHcM98oQB72xUDgLdZO6SGhNPDX0Sq8ZGPoh7qFCRYc0X57J-r3DGeT_8eCYj6fBzIgvnrl6Bds8COI-q_PazpIqGJwRHemytu8g-lZWhaQQYviO8Bxt3Cc0iYcpH37wR5inEI8Api5W3fuwleKEo2uHG9n0jpQ2VF2cS0ToPY1apfCbGyxktCz6oCPSdIXZYY60WcElMG6Dwza57O7bDC7N1Z54xmMZ54K975P5gxQCC3FW571oy1k9kzWIK3E2HZxD1uFPKoeWfkUl-bp2iA6zhdxWp1K4_iGA2g2roxxM5aQXggoWJSk4Uth_DR4E', NULL, 1795908074188);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.oliuj1VqLlOKMUIp5D16YcnPxmifJ_dZALl-KUw9DpokE7o', NULL, 1795908077373);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-166', 167, 'U0OTHER', 1795908078086, 'planted-170', 'planted-171', 'planted-172');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795908063718, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795908078118, 1795908078119, 1795908078120, 1795908078121, 1795908078122, 179, 180);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795908078132, 1795908078133, 'planted-185', 1795908078135);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'j1vX4LVIX69_T7CM0MDQmA');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795908078142, 1795908078143, 1795908078144, 1795908078145, 1795908078146, 'planted-193');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795908078150);
INSERT INTO public.webhook_events VALUES ('planted-196', 1795908078153, 1795908078154, 1795908078155, 200);
INSERT INTO public.webhook_health VALUES (1795908078159, 1795908078160, 1795908078161, 204);
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