-- written 1795908706658
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-28 23:31:45.27695+00', '2026-11-28 23:31:45.27695+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-28 23:31:45.27695+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:45.299299+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-28 23:32:00.342368+00', '2026-11-28 23:31:45.250145+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-28 23:32:00.250145+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 00:31:45.382325+00', '2026-11-28 23:31:45.272726+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-29 00:31:45.293701+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-28 23:31:48.404009+00', '2026-11-28 23:31:45.248516+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-28 23:31:48.248516+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-28 23:31:50.429447+00', '2026-11-28 23:31:45.260386+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-28 23:31:50.282722+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-28 23:32:00.429543+00', '2026-11-28 23:31:45.249306+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-28 23:32:00.249306+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-28 23:31:48.444724+00', '2026-11-28 23:31:45.247727+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-28 23:31:48.247727+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-28 23:32:45.489561+00', '2026-11-28 23:31:45.246862+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-28 23:32:45.246862+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 00:31:45.5588+00', '2026-11-28 23:31:45.244217+00', '2026-11-28 23:31:45.299299+00', NULL, '2027-11-29 00:31:45.244217+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('80d9064d-b4af-8cd2-adf0-1e4f32c8256e', 'post', 0, '{"key": "6bb50c86-211d-40b7-9a89-993d7813b0d2", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 23:31:46.026602+00', '2026-11-28 23:31:46.026602+00', '2026-11-28 23:31:46.037011+00', '2026-11-28 23:31:46.054169+00', '2027-11-28 23:31:46.026602+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:46.037011+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('7c699bdb-196c-8e1d-a08e-802e52a14535', 'request', 0, '{"key": "request:cd9efca9ea8c67812cf9d8dfbaee1fe39b9c159643ce655e95ddc81562736526", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "eg5j7rmw"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '7c699bdb-196c-8e1d-a08e-802e52a14535', NULL, NULL, NULL, '2026-11-28 23:31:45.751177+00', '2026-11-28 23:31:45.751177+00', '2026-11-28 23:31:45.761185+00', '2026-11-28 23:31:46.06555+00', '2027-11-28 23:31:45.751177+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:45.923078+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6b216c69-f547-86fd-a776-56535d88570a', 'post', 0, '{"key": "7e8475f0-6757-4f54-9064-4b836392722b", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 23:31:46.131306+00', '2026-11-28 23:31:46.131306+00', '2026-11-28 23:31:46.140401+00', NULL, '2027-11-28 23:31:46.131306+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:46.140401+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('cfd5a73e-6ffa-8ec2-a122-93331dd8f9a2', 'post', 0, '{"key": "ad1b1fe6-9ca4-4027-8df5-7564f314e8f1", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 23:31:46.131359+00', '2026-11-28 23:31:46.131359+00', '2026-11-28 23:31:46.140401+00', NULL, '2027-11-28 23:31:46.131359+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:46.140401+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('a4a3b0c8-8f7e-8b66-a356-92fd9d5370c1', 'request', 0, '{"key": "request:ad8ae8f78266f53294dd3d9e7b14197046b4039914f5949d6a6a3bce5a63f12f", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "yt87jf78"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-28 23:31:46.095765+00', '2026-11-28 23:31:46.095765+00', '2026-11-28 23:31:46.107336+00', NULL, '2027-11-28 23:31:46.095765+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:46.186949+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('e203cea1-93be-8bb3-aad0-4cd877754dfd', 'request', 0, '{"key": "request:ff1704f6e8dee1ff497fa13e6b04986ecb6de25f8866f690c5d3a35942d70bb6", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "vh2zwh5e"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'e203cea1-93be-8bb3-aad0-4cd877754dfd', NULL, NULL, NULL, '2026-11-28 23:31:46.211136+00', '2026-11-28 23:31:46.211136+00', '2026-11-28 23:31:46.219236+00', NULL, '2027-11-28 23:31:46.211136+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:46.297533+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ec195b77-0339-87fa-a756-208c276f4cce', 'post', 0, '{"key": "516dea68-2a61-41fa-a850-c95ce2ff06d7", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-28 23:31:46.317374+00', '2026-11-28 23:31:46.317374+00', '2026-11-28 23:31:46.327139+00', NULL, '2027-11-28 23:31:46.317374+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 23:31:46.327139+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 23:31:46.205282+00', '2026-11-28 23:31:46.208435+00', '2026-11-28 23:31:46.223734+00', '2026-11-28 23:31:45.235631+00', '2026-11-28 23:31:45.236503+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 23:31:46.205282+00', '2026-11-28 23:31:46.208435+00', '2026-11-28 23:31:46.223734+00', '2026-11-28 23:31:45.204916+00', '2026-11-28 23:31:45.220628+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 23:31:46.205282+00', '2026-11-28 23:31:46.208435+00', '2026-11-28 23:31:46.223734+00', '2026-11-28 23:31:45.231179+00', '2026-11-28 23:31:45.233353+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 23:31:46.205282+00', '2026-11-28 23:31:46.208435+00', '2026-11-28 23:31:46.223734+00', '2026-11-28 23:31:45.237172+00', '2026-11-28 23:31:45.238663+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-28 23:31:45.255313+00', '2026-11-28 23:31:45.243813+00', '2026-11-28 23:31:46.240384+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.pABuzUK09w79VvCQLHBu1fDdwgLTVv5a61HblrZ_fNIVlt3CSHSu', 'token', NULL, 0, 1795908697530, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.RyB-QwimYRjqkaFis4ANmuTPNbP4MUrnjiMFrVSI0bjbRL0anpFM', 'token', NULL, 0, 1795908697533, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.K15uKLsraUVgH_63NvZsOEQwhBT5EWr3xQnlXPfIgQnPMxVV-zfLTJpHFL8', 'sign-in', 'v1.k1.NQdeKwHpe4X_BhYryk_7eCQeJSwXboQpLekPUiJIS8iDHjH6WmktKbaQkraEbAi51bXMg6AQDZpvoAABZhP0l93qCsOnb-7RhfDl9UENbg', 0, 1795908706565, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('CrR80D4OdVrtO0iU-Fk5Yw', 'T1', 'C1', 'USEALED', 'v1.k1.WAfWXn7BqQZ_G17ARRdC4npyS7M9AUKlej1qr8MspQw6o4Et3a7-uutwAqs', 1795908706582, 1795995106582);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-103', 1795908706723, 'planted-105', 1795908706725);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795908705935, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'eg5j7rmw', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795908706300, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'vh2zwh5e', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-108', 'U0OTHER', 1795908706730, 1795908706731, 'planted-112', 1795908706733);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795908706.051000', 42, 12, 'de98314e44bfb50280a1f2013b437aef560a8996', 0, 'U0ANN', 1796513506024, 1795908706053, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795908705.705000', 42, 12, 'de98314e44bfb50280a1f2013b437aef560a8996', 0, 'U0ANN', 1796513506086, 1795908706120, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795908707075, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795908707334, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-115', 'planted-116');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-118', 1795908706755, 'U0OTHER', 'planted-121', 1795908706758, 1795908706759, 1795908706760, 'planted-125', 1795908706762);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795908697533);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795908697538);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795908697538);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795908697539);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795908697539);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795908697539);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795908706592, 0, 'ready', NULL, 0, 'v1.k1.slRvOdUTnRmYgZC4zxewA1rYTTV3O-J5MMKOw8rtgBU', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 23:26', '["26 23 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795908300000, 1795908300000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 23:26', '["26 23 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795908300000, 1795908300000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795908706591, 1795908706592, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-127', 'planted-128', 'planted-129', 130);
INSERT INTO public.durable_work VALUES ('planted-131', 'planted-132', 'planted-133', 'planted-134', 1795908706774, 136, 1795908706776, 1795908706777);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-140', 141, 'planted-142', 'planted-143', 'planted-144', 'planted-145', 'planted-146', 1795908706788, 1795908706789);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795908706791);
INSERT INTO public.heartbeats VALUES ('54873a19-4852-4bb1-b03d-a01f1cbd27e7', 1795908704895, 1795908705070);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795908706587, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.rix2RnJxM1T1IGdV9MJwhP5tjn8qireRbVJ9_m98VRweWJ4C-5UwqEmzo0ys5BJm', 'v1.k1.ALClqo_2RS5HypfGSxC3ht0b6dk5cTvUeCOP1jLvNOCLf0UFJj1SeIPuCw', 1, 0, 1795908706580);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '490a5843-926b-47a7-a618-a65d1b844561', 1795908705720, 1795908712059);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'aeb70e05-4ae5-43ff-a611-0ed7a3185cd3', 1795908705675, 1795908706130);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'dc0c348b-71a5-4edc-b13d-6413b8ba84a4', 1795908706306, 1795908712312);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-152', 1795908706797, 1795908706798, 1795908706799);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-157', 'U0OTHER', 'planted-159', 1795908706804);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-28T23:31:45.886Z', 0, 'v1.k1.3qRHyF1vjLE_Iap-efIh-hIQRfTLaiHTvXDdjaSyBh1FQZnreGr93-TZbiZUpOg3ft7AqQUiCcF5YwO5J_BLe1NuZ5Y5pd07P_htJNrlREOmvujfminzbSVOzzqhXmnEvOhFSboNVilIDzQ', 1795908705987, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-28T23:31:46.276Z', 0, 'v1.k1.kq3o9PodAKbT0DqibOCKemruz5MOcgnUKteeChaoRfldvwH61v8ceYYE54zcemezazVoRWu-MJJYTzWx_vDc_UpkJhL6T5DetOGHroIXv_xZ_YaxTC2KyygeGt9r4lVXZDjlMaus9SHKI8o', 1795908706309, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.3HniXtSc7DVMFTfchundCG_18bjrhxE3eBhHfFds5gOd', 1795908706587, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.4ipIv5rY0vyzDD5WI1rTuTb-R8TjsoxnyfeDUs1MnUojQev5irdpP7t_zN3IjDQ1C7cYq2N_8ZyFUPDy72sDe-fxor7UhjwK1dyot3nv8NiWsZ6Rmk3EI2RyiltZ8oY3rlRgnoxpXR8Hnvl2fJUGtnAlhv708_4f62saSCGz9ChIcUVvBWWbb5kyAhHH6wlpQ3OkYNK_hVAsD53f3boPt2C6KMiMiVyJE49wYpXrgjTPy8SraA64-QfNETQIZAS9FC4NVxxy1qC8v2Ckh2tYzhOymbqQCz4at7EoHF1w37U5vzQDtZ2zQ-0wq2SHxtTZrK3g0UPhLcuQxKuKRCwY_RgSEdAo4ar5WSob_wLM6IAjuK0dnwo5VXSj0NMlbUsN3-Hwol7L-5oJfuUyiTZDidbdXg4T84qW1fXz5k4rCpwjxzZKJvlLt-mgxHRp81zyQAGLAw6_2cneFl7k5DJ27EDVcfSWsgoNrqg-rLuwe9xe8dy9d651molVKSbUPWyFKwelp0S6QGfs14nHGa6nNg0Nbt_QyY0JUMya05B_Cq4iH1DykvDOSToxkAUgKck7zsYcJCnAidvmcEKiz9KNSDC2FnFIlaN55seP4fMH4_74tbwhExOsD2lbwTM5qmKmcikkf0-NVDPHQ9FBuo5CSY2kLDnJzZnwZnyBbN-MW8894oxnM0ZB6TTAy44kTYmcO0ql8VWwy4TefnyZsxbuzkC2LDnKn61XTF1H7j6NienHSrkOARs3rGdbysMzy6nNTgAfjKl8tvQAQ4b6GPfKCWlVHnYTQZ4wfNH79qVd-m7RQX6MSLX2iWe_GSh-TDmfDJIIaDWBN2UIwd6vreZ1er5OluKTwv4Q-6Vj9gaup74ery0dS4DXVdxBe6BrniV91gJcmmu_15fADfiH8J3vUdumshECnUcNtm1cmNLeGGtR205IkYe_4391VfJxxwhtXGnbTVdwqO-t_YsroMuXmaP4WaJ7sghIS61RdE4p62JZzI-kNOQIp49c0dgS9kkvgAZu4Gm7DoyXos7RnTkvm7qW4kdewTGHwitbmN2qE9QL3I-UIFpkf_F4T0oNeC8Ae-tPwJgwjvb_qhx2WI6tWlw-ZmKLoUgmGC3f-jJ-NO_mhEPPr1mqGlKqcxVFwqgHq7664rLe6zXTn_Ho7ex8d6DOjyEYE_SEjim9bt2InvatCsiLEsxA6hmjn-wk6l9MIODR481U--riAcby8ZgfWlLV0XhFUnnAqqtAYJwoDlQtBkpw3v5KfRGEMPYc76PbjB98oopVEUkTklLvrLmqCkuhI58sJ5h-hwNQqnRFGVcni1sIWMOeNziDbjG8EvICTs3t82P68JXQODJb-Hk1910AutaykQUUX5mLlffJt47LrFqcbgZbMQlgVFHUxDvVDmbGBFw8nlSN9UJnHdh23kMk5x1NTE-rWMJp6gyiLuXsshvFlusbYLoYP1-xv_otfY5KE8UCk1FnwsmHx5PyhGgTIZ7gP9M-yK-EdmmK4CzK75nx3C5RVp2G7hnNwTkc1bzu8YdW6VqLJ__bbGjV28rBxXUd1CJD_JESTw-2RjvaHSR6W4b8o7vtJMBO3iknpwOa9XTt0eCVxi8chl08j7-Q7LX0Gpo7dxQGtjCPUhXBnZl540UR1dyMcPUnaCZ7ID-Zp9oEuNJWbYUsBwY1qiGv06ta8TC5b5hLbxw-8lb-Ec8MhsCHHjx4Lml2G5zy2YcXZHELjatoALcdbICp4hvSL9yZVB9BYmiv-QzxpFmA8cJL8xVTYSsAPRMW-tWqQ9DCAREogFDn47SkDxEhNIBJLUJdVmmCBKY6zVjnlf_ObXqs0UsM3znYVqjGB1oDeQCsGORmWWfB_5vRZY8CJpfC_En_R5BNTFmNJyBznpV9-IlzMHPqsBywG_QvTOE5B0erTZkYuGufKUxaZ47aWandxiYw49FPNA_NZz4_HxGxPaeWPDkd-UuYaBr1glAsfzDC1iFbEKzsNmqu7mXYoHVe5N8IsfLsttfQnbKMd5j4QyJ0wuGmnkadfsQFLqMNkmGnX-nNMfESKCvvm0uEvVSJmfFN5y8zec1Byi0ECsbw-UkMsmehxz4gUsINoM16qHFGDQC8fC9g15lM3uMB3NMSZlXbZxmrNLGPSQy7I3bRx93mZuLi3_5QfaNIW10RAnMmZvwKTCb8bf3I2rXKdpA41O1-CFgoFieP8fAYPYoebyGG6X2ct68O0LfxwbViCmEMlkm4BDvp3HKluAdyuWum6B9dpi2Z1myG-CJms9y9EOFK5cUrr8Avj2q1ODMERIdIqzpBvHkPTxvQYlyqo4lN4u3i59-Gi4HkHkIvyhi05IolexNsm1o1xlMvWzaH4EprW_PEZeHftuiNZxFx3XUPDkd9Hw9b0RSGdV0KIryCFmIcUJgayoXU27KPoytPEiLZCgxsyLjBDyQmjn2UPrHJHca0Dy1RrLJGxrpQzd_9Y90lgyBMieXG54xnr95JkP58pjlvpy856-juPa-w0c_ZNHYCUIYQmJw5E7NxvSVwjHJKSF6ufpHiF_HvfPXy7btVDCD-8YXB_ji245-ASe5codhcJ3OI80g_kKWT6KzGJG3EoVnhfp-0dstJ7WjO4XRKzJy1_-TGxU8iCy4Zj26HhTa0tr6rMSwHcuV6DUnkyVo0jq9Z8TmFKnOGMVDL2VgLqSHZV43g-eI3pWcVsMRac8usax1aKDMgoVqV6i8Oj_X4_vxuyuZWSq3gKj6WScZpnYcOBz0roNSvM5SIkpMpghBkyId6-ahTFr6crzvF1fehSWfckUCzUE_EM8aOF2UjKR47Zz80KAREIwzEfU9sebvTNMxapp1u4GY9TpPmRjTfPc2sIlIeO1DM2dGdv4rqI9Nc_nWy8lr8Fa0iyePpPVD9WQ-Ksepi_JhzrmGJoNLUrF1jhr50lllChUjdpr62e6HB71jH6RQSsrFS9yFKleDK7Z7qjcDSkznEPH057sA12PAeemJyYw', 3, 1795908706021);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.5FzPOOOyvLx_qIKeyZhY2osaTbjM-jLVbxM8Rsc1nRoBVePFv4sWN4128WdVr9mJbD85cA26aKrAuiE90ldIuqruVc9t1tIdt1pvwipJvZF_cymjiDDMizUcdsjghM0-8k5AfWDm7S3jZpN1tioq4Zt98moP0cktZJOQ08p2OIlqvSJC79Hr5GFLnd-M_xECjvmMLiRa7Ggax-rDMVFeKUvvxNk0oKRd0zn86mjMEjjcosoKcXbloYZu4xk-e5ERX3jnT9HkjExZ019NO5gb_HoSZAbbBdfVQmFEXx4mdrrWD7A7DCG7IfJDLJdV--9kYZlFM4y71BbPRPk4zzDpZU3owdc-suYmCAk411HrcoZlNvA3nQH1YmMVyz9ElKejKILjC5Q9f504P5aA6MvY9LrdcCsAnaOM4NwYJARiSSoUu-qBjxgLIrAC9ucjcKSqiHiSi3Kw36HwItqk0CD5JyJ6N0fZ2zwAniQCDgZjxV9k8i8jXmIt6jJ6db2uuskc4-X5lZ-g0GYxUE5-J0OPr4L-_A7O1tTLA8RAjXl5vYsIKMpbYZKUMG5zLeCA63yybsBdYNIl8PmZgDhJhznwhYaEMi0dEUH4TiEX3-4_EWQi1i3boNwqqb8lZS4_sy9MJUoulW_-S3bpyjOAg2opBSUbilFjExuYetTbi4xe-OrIgWn7QmE_7sUj_WNeC91AO0Oy_q-gF26v549MOC0XG_Z0ZqycKX9moVIgaLkzPtva0-0LHXPSJz1EalJtZjc4bKe9zk_XHhtO6UKUlaQuQlDL6QR1FTLbijBUeFuC88rnbh9J6TThMJ3XlJHmwQdA4sBSw2JTx4uhMR_1a3QIZjyBIWFmPAV7_5DDNg_7YR8WE8cDFKWeIt2fFPBJElAmuY0ljFpDojZoGh_kQCkXiPTOEOQ_fpjuTrfYY9M7rR0BdxFJymKOi4s2LEUPfotJ7bVO6BJFEhkfIQ1kQB8W6HkFrN-gxfVyrAWTntGcTPWPW2PgXzYerrysWWzENG6Q7KskdP6I4VmuJj3lr13CFhd9kTUc3xKPAhvUeH6a3AWuUblxCuJJ0R7a_YapY0PoGECff_4Hd9_SQLcvZpbhulCXMEWM1-TmPGuF7G-OJ3rZKtyZrQBZMrh1t6OCf9L7Jb1z1KGsK7-yI3Y76VexWvfZYHP2jQowA9H5nAaHUTMIIBm_MLMiE2i2Roo0aqG4aoGNShyktdVwNRxmOmcgiYHAmenphuOmhR31fNZTXNRLJ13s_3CwTD1uj_wlaxee4tm_PDdpaMJD1reEPqYDsJRIxLtIgW7bXPJEhxuKi6vOUw8IjVTkJWKK7TyPB6325gf7akeLBFIsHWLm2qDQObKBRwIJHqTpMso7lEhuwbr5lqhxg1CymKOWu64Lw3vWB_syNGPEI1ee5jN66SO72ONa7_Q3bQtxtuwguxqjlNF_RT73mGJmvpcEKL7T2xLxaDSM30B2Z2gsUUDeb_Bv6gahoRJ5tQ5ntQshdKTpBf5CJ08EURATFVR237EpI4-Ad-i9TpjW10jSFuWKpZxHia_2HhrFUW3akDAPDpE18bFU6t-ERSm5Yb2TKL5wJvXCikyDwK3Dl_Y6LmZYehCxR_SkGL24H85BoPuJpYbj0mY1UqAODNtiFbOcqC9lLzOcBNBr2vqIgWpFTx6rRjI9HWkF3dOeh2FnQ3pWdJ8aY97cAgdLXCyvKUQjDt5iJ7Q7tz3BZBDWHqvBDbV5Uf1XrMgC-hSiBAkiTo7ZvKuNHsvz5CK57T6qRZ_psGTmitaj9mkLwGXmqUuZ9up6Hn4Muuid62LCcbz3guTIPoZGlK_99MpVsB8sbcW7ZziOoFHmi59RGPMq4wnC7AIlwKjzZvk0_zBg_j5q8D40za15dSyk9-uu7UJgVXE38bTKvODyacVbtE_8GHGalkahKCtRoLZ7i0_XsJUqofb7NwXlF4LN8GjE2CqWHl0vBIztH2PqCRbyXu-qgsIdsdeXKP0GXoqVbWn3PcusuJ1mY2IU3Z2fgO2uMAWEngbAgddksff9RlpMEnJvTRb9tqqnLxdeIbMqORvxkGZujB5ILNp_p8D_4IIDo5fcRKG0iqU3FCjbXzq_A_RlJwzYSy-wfaNfGafCsxxZX3AtNiUCiOdJa-EcQRkRnJ28MVcFUkC2mRaw02N3wrHllMPu8HV8ycR5eVue8vm-xecKNvY6ExCuYHO43hDvTCXlj2SZmdX9aPXycN1jHJYRi5rEF0kEU8jdiHBvp_AUyF6hRLkpEOuDt2aQst3ufo_9iAqAGWEbb9SR0jNYWa8ObwEuLDMgf7zcNbzEtSlGIAL3l17S_UUgukkN4aduEW4ibrRPJinFJnjFbsQyDBcVC8DJxaZaua4euZERUhB0Z93hKTUHCUPWhJGPUtYJ1lM9_kwM8zJUsX2PrzheU4eDUweRtwGedF9hQ8zM2VQ1G-MwFYXlaA', 2, 1795908706314);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.JoAxVkO7vIVr_mAHqFb1I85DNp4ConREWMSK_5uTTIk', 1, 1795908706586);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.EjW7z9R_ql_fThye3uhN5budCgpBsTyoZI1Jx6ehDK2M04VyubDxf363DNNJQDSc9y_RCeYXHPEkYSFLPPj-OofDxIEkuUY');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.fiCY0UagJVN9TGK4LGlAa5uZmNWRHhCGRoNP5NPf3UhkWMyyPz-NNVTg2xnwj2Rto27EwJQLb0XBiTanDnjqL87etWWZMK8');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-163');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.LyEVUzVc6wkqdgRWkmYgb9UzpLH1ImUfznlSt5J8pOqzjUpS6z2Q96nliEuT1yt1Gh2PxoUbKJmqLpq7UzdgdPqp2Qwn7-zPivl723aerQjisf8YH-wyyOuU85EmYuh0EyuqQ08', 1795908706585, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('LMS9-zuwuBLZL95zIv_JzYI5qyL6_87n4jRV7eXa830', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Ag2xM6yODoYcQTojN6qKfmYi369ufaAX7F4fAY_vp59z6wfqkkljQlF2UbGnCnAgA7wvB3Y8cv5mltdGhZq-qPbXRQhc3LYQS7xnbOEkuGpbomIj5Qg-ObCy6M2VSgV7UkBs-cx6ziLxf6E8TkN1835KeRtEpjGo', 0, 1795909306579);
INSERT INTO public.one_time_links VALUES ('oIcvAXevXNi-CIaDrm8GVnRkYVGklqyzPnptg6T09qM', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.h5z957jXzG0xi0wbWp0LIwfXT6pvXZRl0jnulPuumkWZamF1jeCW0On89JAAlkDA_uncC9n2_lq5gXpTUKBxDqrjaYyAQITXqyO1qxsksYJuc8e7Tihn-TJBlDoxUTo_2-f4WrntJzjv8lpz6uoiCqqczRbe3X79H0vWBcbERh-Fi6DonI_M0k6UdGqVk3gJn8HQuKhniAdsR9W3n7g', 0, 1795909306579);
INSERT INTO public.one_time_links VALUES ('I7Yj2RvZvpgFSRaTdt3MyX82ab7Ctd43qQgIAmCjx5s', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.1TPMqTfbV6BA52dZoJ-3QSobwP6t3KXuqtJnhHSdHW9JINsRR5FwZUlwjylTR4EhHb2nps8OTsmukyemXF5ehs97SRc7E6xZksPNYqNj5gPquw', 0, 1795909306580);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1._sGJFyJciDxP8ZvbB4Z9pLzEDITrSJSDtBQKTNXeSWBq_zozmfirOJlkmXiGRdI', 0, 1795909306582);
INSERT INTO public.one_time_links VALUES ('gO6tKHjnDDpHCDc4U8YpuOZ1WLDLJUg5KAYU3cABvMM', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.8xJzKBkN1A0E52SnYfeYyqOBDilkoqroyMUCfscPhK-T2wCDcXNRawTSXKCA1cIcpbtCT2JIQHtlVHHNoLUiT1WYnt1zSAbZKZtb0Fstz8Y6AweP_XXHJ4QLGg_vthPyoon5rhg1Sf0WjYA0okXZh_rKFA4MpjBJVnU-P2B6CdGP2Y7gizh_uqObopOZWzkU0lgX2G9N3-9rm31xIYGirW1o5X5GGQ1byQhlhhalJp8cUOj55lfeHJUtH4b45A4EmrhrOdsWjcSC9I4q9lvYtQ', 0, 1795909306572);
INSERT INTO public.one_time_links VALUES ('XliJNiqmZD30cRxBuybUDuKP8MPNukrV2Yb-SrA-IUk', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.pJYdnwu9soetc99fkbalx8Fs1BKFAbaZBZjds-jf4_jBYkl8uFA7fgPbFXHYOTXrNDcuZ_H4zEWUReo', 1, 1795909306573);
INSERT INTO public.one_time_links VALUES ('huZpiGJ1gxunoccC9nkqB7SdH_vcTLIcPYAYaSKbEYc', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.uyZ9LeYze8RTvrRB6KIfaacCkkmanHAyhOF4I2aNC-Em3VLV853vNTu6xV-gLt8kjZIokdzXUdA9cct9W5r4n3gHfTcp9xqZE224qnf2odiIMgwAoLAtGwqTM2XXJETLM7SC1RCroKvCXX-pOSXhAhgH8ttj9grcHREF7fmi1iavcH16a-8MK3TQk0K25vDS0UWN7waF_JcNSpYXmVCX_dN2xNXivMB4oi-PPMCxRaaj43e2WtRWRagPBA3qNnvyw7Ac4loKLsvLJ3w6gTFq8SAQhr7_Zac', 1, 1795909306573);
INSERT INTO public.operations VALUES ('eg5j7rmw', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.NEBNT7NkamL5lrTJbHy-wkMOJrBioLeec2YkZA26RKTS02KMWYgAF5s6LBKE2UKwhb4TkBkUvmUv1e7R1La6gJ-kAE-mfT6oiSNrCSX8eoiCk27UMb80nmHOGVndNLeUY8j6rPjN5fW55x0oGgauD_40rS5lAAKL-BP-P9qh3uBN6Pr-6BKMK3WGJpRU1b6jnJiYOYAy3vCu_Nrd2LVp1SGCkV2zHQo-VItt-At-wrurRBymmzmTZW8SBIT18ArT0IpvGQhqYR56IORv1nOc82HsdeST2cbdWj5Dn4oL8YDllbpfeY6mtWa8Jc0wGsovnq7DPVwGkXKqgRiJcgWHdCMGHzUwohbUKc9YvFQYtKFhhtIP0TAB1MD3z1eM3mr5Ru1pv_CKB2Fdyad5RT_PejNKx2uXXkAbEQxNKyfDdkz213ITRLtW0PwCc2oa8CoE4xBqeTXrtQZ-yy3lUfgYmR0E_OxVeauTySHYn_nJ-fHMGOAX', 'v1.k1.BcEdtj_RyOV_MblCbpOWLULUhionMEexO8dnQ5zScng9SMCK_SD2Q9P7Ng-9j4pDTw6n2U88xU_sNeletXOgVHBjoZksOVV1UaluA4_f_9wfGL1Ek6WvnZmQcSaG2r4XVmHZVzN5y3yKufuU8xzpcCsb9CEpL6FCk6Qc0d-UWicJY_Ep3MbCKUb3IKl_A-qk5NHNE65lWRX86ElP8Eq8L60aFXmNq3ebCqIX8rGRMvnEtb7EjRFFtw9mNYydAe0hhdr3UPpEkxYEZgNwLeQlJunN_5NU_3M7EEEsFGlAbS-ZYv8CAaqPKRpUwkqCHnOxk8k1uLcsycyxD25xF2FZtC4xgYmJB7prjwFAJ0w5KQT0ML6jpisPPMwoiuDTDBZxU1bZdP2kLJBMRLaSr5BTPq8BQUBJJonB14-PQWzyPaKr8I_OF3KcpmTPKlJylHYy2sXmOmBxxl_y7cUsVj-Tqb_9aIO8InaedIDHiVahp26G79ULWKceqaLf4CJ3Jt-ku2yb1LDQEUPzxdejrPL9zkM4eDrGNahF0cPQXTRqUEFOfHWRFiDmO_plxS8rfltdbzmTDvPR5aveY83nlKje-VxQovQMy-vJC9IIyY6WVqN8cf4mkeb4NbAPGLrkaziAi8N4NDgJiepbty6ZN7XyQmaOaH7eNoFycw25-_h3RkuNRBdo5v4dBuXkkzDPwj021Chchaj61drwc2HKb4r6M1mBZr3dbtn0e-zj4g_TD80oLxo5qRmChUzdIKsGkCkS9O0SniGS-31kPKXXanla7NJQrEKxkZyy9brhw_GUPukoDsj3j6QtWAg7_U1u7Nnt58ZCKzop0IzjYfFqmGFbCESXkesFi23_qr8UDUdTtY_MHtrmw5PHw2NU35uVo8ezmLI_7S4wePJ-NE7gOyBcEaPuZtHa8vz_kMZgnVxGWkd2AL3lMzCmySNwwJkjueF17zOSl18aKUFlhcohg2jgczZUeT3voYYLrPxxidIBvFANxTdFuvL8bb5yHHE729zbVTmHPOmaSbjLtYofjUzKUqt4zf9aH-sbPvwCF2MBUa69J-M7iaWjSX0R53s8teGFTOHltBummalQ4lzsE7r7aImmkZAca0USj8dRF9GFHEODk7AlCO8DABBjJKLPvjsItH6R56qBUKv7zBVHQwQR1GNAbVQ7ctA2GBGXCNLQ0-FU38f62BrcSnzPbFvsZPL8hrJKtGJz3L2HdRLDdz6j2k7kuSQoJX0VSV3qG9uECQVvmo351Yxc8yN6oLqqOWBnIrIi4HFP0OAfh7Vh160MawjlQ8BaFFXo6iprSBuKsX09J6U_xtPufKsZi64w45-PH0y7vXqMtMkvvIjkBRmaqK4LmHnCuoZRZLtzi5_W2QrLOiyjHzKxBKa4YUaYUyWD8oytEEZ0MSQQsmmw3mryboUfMbYPLuf1LegpF5HSJwiymTuV3ayNRvSUQOP4_jp653oSBWdoJGdhMKZ0UEdCpVeOJtk2Dcx3tofrEg2EKSpPsLQq8Kxtqluc3Tbx7lMYRz214ZoWcWvNM5U9QGGoP8SrWOQWz5Kew1DTqHKCspFV7lidWnoHHh_0Nt4tFpvg8W-Z0MrGwFEdCLNEVN1NUT1TeALfUkW1bK7uB0ti1fWTS7dKgspeY2gOkkitk0zitdZUHTsSg38w83ZKuS5guePaQcT9ApjG8nKTX_5hn32ycfvFBXu5ySxisSY5F5FffSnVLXhIzv0vReDGQtqJMRSwiewuE0h6QodiTG7XY_ht-9ndV726qx7H2rK3_oDHl95WFY7MDy4l5yHJJASii6-OJTkjRc5VMVjOz_IlDrjtlcYx5Qa7gfqodXbDM8sjQEoyu39OoNvSzTCXW0YBYIJlrLX3cWvDFm_alggKXFRzpQpNJweEWkjr-PEQG6mPolpFiVWM7nN2dppkl-BOrWOvbenIyd21eG5ZFQsfV9oBbfflLCrORYCpy_8LopKT82RwZ3hmnUJAsPJVrxHmbTK68LBEMxbVPAZ1PnCQkJVQZhKh3Y2H5Lz687uJRHFp_pCjqaBUcC0qsKUp6c9qetOLl3PxHUXEl64WvwyqWL_BCSCTPAULmjaNlyGZMJ5epEYvoBjaGJ2H1LbHVr8oMeZOsnN8JnKpjwgmdvDv3vhmbunD98zciSqWy74tN_L6HlBOEZU-BruKWYXkkWHR-kXDmErFk4eGy3zidj10Ja0GE0KGQVpUrpLnlEL17sOM3bov-3q68eXSM7_1IlO0n3ybYKt0b-nzoya2CYc47qjIwAhBqDCpl_2RwXgHb-KSXo4s-9kYBP3VFj7GA-9aFcgpnGGpEHw5ET_9KSseztY1-QXpbzCG4v-p-_Xw2Eh9HrNWOOqQdZIvNgZvtKxetzkiquDe9EulLTn_lQw_--QeWf15sJujpEAvkL9BbNyHdKOq9AfqRhtFaWhhRDsILQEPrPKnC1SqzgGVFLZ8mEfh3kX0_JZv', 'done', 'v1.k1.HS7dRolkV6egEBVBB6go_6y4kLlzc15k93LqPafyNJ6cvop8dE7GfGXcrlQBRhUgu5OgpcdSkHyEm5szfi3B9QR-1HBacxHEMomPlJFTIVjfmq7LBsRjE9jBm8EJSmQ6KYWatVhocDyz8MZvfTnIUpAQmXs3Gtj8', 1795908705750, 1795908705856, 1795908705928);
INSERT INTO public.operations VALUES ('yt87jf78', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.bcR-leON88qEDwPtwLiD3rb5OSKc9ZTssclF26C_evGeD5WJDpMr_BuvQVU1TawPcz2hctx0DSF3kpaODLKDMK-1dCzsSDapgHsaybHWslgefIdiydi27XbCEw4hfA1PJGmdTaYc-uPT9uqY8wtGKgvPhssMy0cokA2ICgZrtiVd3nhLsY8Fi801sTIKlQnVN1BqfqtgM4XqnKRvDxC__YZ-pG-HADHjzwGrBH9I5Cqzw7_X4Rklc9Bw7is4RP2qHOm5tKPDmOklyYNuiwDp8Y0DDKzqXbIIBzSPmQsfdm8qwLHnRQBSHUeTZmz6M4J8bJ4XmiY8k3p17_ymZfQjqkAgoTgwLzDRqEY1244cvxSAbgQjdMW-oZ31V1hx-00NAFqRaWq64qex_4pbXDscqti2lolknl_0_N0fns6vdtlLx6NiX0zKVa4H08En6GMVta6XO84F_rjRog7JQo7kvXa-S1xYl5IQ1DpFmbXawrdPYpw', 'v1.k1.Lux2OXlzt7qhfDWS9JmiO3gfWCnnmUYuw8kzrLBplhM00-hCpVWeBioRZ06Ba_hj4Rj8Mr4w4q31WP67PqlGbgOK413bUnyUJ3Poj0z0wHMnhdmCjWPYCwm2fqPjpsElmx_WbSybEy88DFpn4pDCBqYphD9sZ0earcCmRgmUd0fxUfABq6YVvc1WPZVLzdoJ7j-K6zPJsN9ARS1CtwQaCrbAHmEVUmbkGPDKahoDB2kofvSOSI_dBaMem6tvgXAwHG7oZvBWmXx8ACOYpMpNUgNMzzHGA5OvVUSW5_3U7cVckeP5rUVzIvkW9LCOv8kdoTYXKz4XvRdb0OSiA0RxrYmnBoQ7z16ipTo8I2I0RZyMZSNxJXI_vw97UFULvyMFnDcMBnVGSblppuXK7qxPhRd9gJp8_zkBfv-hllVczhSJZ8kHTn_TQB03izOJFVIkpuIXca4pyYsySxaehINkC24HX0SzsIQugKRdpwIV4IZB5e1raMHwPARTxP8Mw5tltFPaGq9ZbVa829DZz2FJWxDhdzBi3QYWOcLHlY02sQKZRWtD-gPLn7rQcM3L9-vT1p_9_AevLlhW7jkuEetyo0g5MI4pvIArLeF0Nw8xCXSj2SzC52UREe-_PQQOVQQtk5En3bpZbX_7xvox1qA4qIAfko2-e5yMndiyBW1aQRLMjEW1CQPEEyF_bbeOnFwSf5fepDUHG4OMB8vvCj5qh_W0wFKbRMwXZVrmJjzarsk5Klw7NmeysR0-bH23OK9sjIGMnOXq9Z9JPp42rTZ_y46m69OVIBKKNSfch8WK9JnuQYV3l5y6KKDZRB97w5etyqOoVcZtsPe_SkLtOw2dRzyuAxclnCy9SLUUBxG94Enr06FacN3AyOmnl_y8YvZSLXRwRk6_w20BUnf5QI8izOe4s26hbx9g0SxxIF2p-aighXOABs9J6uG7cdrrzOaigUj8Hlq-eXf2sECBrt4nqqnR18o_9Cy1HIsKOsmSjJQwnjpEM1N4kcX_TEwK3OvxobbfR7zXkyu76yBPS2xDk5yc5WKh9S62uxmiIZKxEpu52dIUpoOXty4GP2u2kpjgOo3BPDkFuCCkT18Sdd75md_3IbzaZbVHKCNeO16xsNHNQ8Z7GMWRhd9ql_avlJHRG9CD8Sycvh4Fpf6tqbB2XPI5PkuCFbiT3hBvj3VzrHVhppE11kfTqh_BsTRyuzz-xiwH_NMho6j0Heb0zFSCLxXcDCApLw5xXruUx6nb5NoNUPJ0lFCgpW2YE9keYcq3GVujVyW_gVZSnzur5OxDZMu2l1coyZ5MKcmniQURVfREENmHb7CiJeyCg1sdiFObhCnAZQVM2vq-z2Jg96DpuqP4zSn89nxzKYl-ro9DVi_RVQ4M3cJStC5jMRAVkBACFm-G9RKp0bPjKF8b4vTcHAiYS6cW7ICroXZ8DymuuCXV4h_X75QNJSV_zL1j5p_LeSOBIz1JBKU4YE5fBH-T6Z0sWhtxPjXCP3OAToudTI4z8svUU6JDqLwradUglWq5zwZCFhXksDDkQIYVY3tQuG661EcqhpaLRTzzovMn-zzZ3hylDc1iikHiLbChH8aiKHRmABfU-CahHt2-e4z3Xdvqtw7qhPtjj4NzRWI-cYmxxIBE8J8InzrXhV3s6fjpAgJEtBM4gde93gguay2dEmK5-sD99Cx62wiR4-WI96OmoB1QwOScqFNPpy4zGvPWv1bEClYodHCHYRj0mGGooWqjhW1hXSRKN7ZHvnq5i90ZXzXSRIOCt0JUjoh4lIiyIMDRTSnK3bH4BHs1X0224__3XwTePuHWBp21i0pYOQrht3wcnOB-u5RwZxFUveHMdCihynGjGZQujYSxXA8Z59WaK21ZhhBxfvLK1xOv3t3bCXQy_oF4uzIxWK3H91XxiacCS7kHXdZstY1tM42lFRQoi8ZSnthFuwz5SK4qoMNrioJdfZms9dhSOzFrXrZZB_yckGR--sjBnXku29N4PBcf3pFX2TVcTl5vtSdY_puvHHEslcph7KOB1GZXLW1L4ejERfNMrgxAKVQBHiG9RM1K4FXwf_cUzL6LH7DW_csvUWrlUxXKd568tcvHQ1oU_PeSVpYqNnpFProsjTRofMQwYJZzOvdJvKw5NYRgKl_RCmRNsNBHtSayEK4Mf2EhvbPnYKOzUtDs1JbWx5DyYixn8bD7Cy-J', 'sent', NULL, 1795908706095, 1795908706188, NULL);
INSERT INTO public.operations VALUES ('vh2zwh5e', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.ZU5fcmJ8kvqB42OgDHE73fr3vNjQId-Ctjgi5LtE7kg-Sjh0_CfeOEKWDVWfLngBeQWHRr0faE49bCBtLVQbGA-9t3d8AhUhwaLuuuxC_GRYU2Mjd2SaL4mcU9ouI6gvwyVrZcLYQ_usKD7mWxu_-cqNDwfrtfqNBa0XVAZzN39uGaVcBiC4lGb2l4X4dxBK4N-q3NS4v4YuSKMd99l9U1_EWZsfcfA1aXWUPXLj_7PzLHk9etZ5CBoQTfCHBUhApCNe3HB4sj_xnD_qEMrNCyzRwHQ3GQOQRKttQbQMKl70ed2XRDEvia8kZ_WGD34Cn_u_s3b632XpWu8Jl1FgA5ujufyBGpoIYFn0KlbtGBGdDm43IZ40uXP-x9tzVJB4sTBzZ9TPP_LqsEQj9VzWjbyZhU02c38cCJs9sJSlYzjdWvxqbTNLYjodrm3E_VFyqMMb1PBIjlZIVP2_PbLiR2ISLeerrK9Y5rZD2ubljCht0J0', 'v1.k1.IntYjBpmjUoL0nt-ykyqWOxrUjyeq6SLPI0waAyoMZq0ufLpztidWyGzVUue7Ll0wzNTi7oI1K4ew0-ku90rU8lM01_tJOLI9DtwgS48V_3df0XQb0uRmoanCGBE38lcOUHWkBy2WgsNOYqvOYx8R2bvhKPDHBH56yCtshqGmvHXDZ_ch9zC_w0e3N4x3VMq0nmD2X2j9tGql-d3OmYTNgfbFvykbuFwnQvkPj4nApHrmkHgkOvvcDolxWxPLAyZxt8TNwc_5DC8OG3NXfT_ItdunFQThshC3pt2YZzwNR2QL_PcMkqWvSPvFB4nzsIFFkaGbtvvsBu2BNYy4sfQQMG1c84pNnnqlc9J5frBLXcyVgnS3FQid4ugrOKVfEtXKfZ40uK-Ymf5Cp2qmuMkA4c9Nu9Mtwzh0A51zGCgYYQwD83aV9wmSLT_Jjc9QZyGjvjOqsBZE05oALkbsl1i6KROue1f3bK6VRo7K5p0LrQfcblLHJh--XXd9ZvFLfUazZn2hkjvlipdTYVc2iI9i6E1uqVUExHgdMVhBD8LaQC0kGCNaie_pBbllb-7b8Q7mFDOQkuRc3Ey5WvWEm76LBOVn1djwRDu2T4HbuXBGWMaYEeuYIlE7qblp4nHQ8BYYMCRlh556q8EAZN67-3hl-GIUM8z_c-tO7SAEvxdAkLM8FT5q7Dtp4fK-TlDaU_wdES6Z4Ooyk9WyS7ZZFKwR2KtC9y9xJjzbJ-4jtbJn7wS5uKvg6TdIT1ZAaNH4P_F-usFPb49XYcl333O4nzDtmmgXhAMXV37-wpwRJMsbQE7Bu5w2n7KSLzi7xCv86yOmH_E_UCS6VQyVL_AiWlF_tVdkFgQRKygSgARRah53lURCl2XsyMdb9yjk3m7toGoQ2wh-G0_1XzFne2fNJbq5aW2xJqUOIQTTTnzcHFz8BJseY0oGE-F2c-Q4RT88p8ZTgUiYPHmfKfWpjOVpjMbZ-X14wYSowL_GUNHQhEMsW5vDADQdUxJltzO8D70KYahPbF7OCA8h-Xba2-MR2m7dFclO9-6Y_1Lw0G4T9-AxKsVPz--CoCsafcbmHJXwhThCBzY_BHLYmrL98k0iJoOK_TpQotbTCj3Kxlxt-8lH4gZUWU8cFFUV9pmPY4XCmhOWe1D8bKkDBNfEaHk0eXEpf_I9dIPDz7HRQEs-M2BpB57NdHcxzl1L7PIE9wuZteGsWhjUxAulNSUtlt29L9mWZH64eAwfaemLvHvvQt4FuI0QgJA2brwkPDUo_zke7DU2QaaubRDDR8tNERMFNaR82miQ9aPIlrX3M-Lho11_xGJWvy_dUmg-jPm7KFTwTiJaLgRh852kietqpNF5TQO1_wtu5wulChh9SmR-wnELPcjtk8sbxJTwnUMBeSB0tCEK3FpHH51v0QWOv3W8lDMI_j2zHz71IDEPxoha0PBgfsy_-VmEYQSUSijJAKNvQsxEYjj0SxdcroQuUckK_HVeC4TFPm_JtcK91Xe3CPPfSEoo4HzIlqt4fwzixB4FzRj5royfdODN_7Rd-byM39lefDBaLooFvbfFTADOEwag2Zz8MsD8FJLDIcWyxL3RoU0wlURcf-ob6mgZbrrnesQfXJxPK3gCR6qYgfJJY1VOedIoPhxR2OcUU29wpycNmzgVj5gMLHNDVG3R1ycBR6IKo6RmSeaXwLYgdm6BGq146RI8NcUMFIzU2ue5Zl3AIgCdub9uvwXiz7zDhOhNPyNWjqZFMS8bkrRPUuToZGB9uQoGUDC7REVEeD3q_sLLHKpdbZpRqmjCR9J7LV0QDPx7iOxEUVb9in62FgErIL70BGCSHeiv8AFp_dM8pynOfwSVi40n6kECczd31TBRuS2iMntBzJO4snorTMDNv71WVYCKzk7kXXTWiNdqRjL-ib21rJGl-ovBiAvEiSKYmbe_Kdi1l-b5t3dBcQBhCjrmJrPQHue0tjJj5peCtG1u1FqinXXeY-cvn9vwFzssxPalLsD6u7_fpLXL-SqaMz-B4-ZIeXixGsZy06bhMAwGFe34UXqpM9j9A7ErjyY4f3wkx-NYaz0cREaojJeM-DKOyco19f5rSL7gJh2tneUzaT8m5bKP600Z0lOi1ciV75LoZUKVZaAn7CpTu2OKDtqMDE4ysNyE8wYU9ISRwzMKH0X1yL_Zjs', 'done', 'v1.k1.-vVaEbXvBvYj836klnd8rI1XQm_8akbdqmQJcfMuEYsLEsv1_gtX-Oyu3t_4gGIzztx70aHzikIJHCmm6PSnvFDsnGcGN1JFL2iGpopeg9bwoT51Z-XX-cdXVfv1t4v-pZvmVg', 1795908706210, 1795908706268, 1795908706298);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.C7jS3Q5NHw8WBnNTC6HgR8o_Zx2FcLeJU8g-60X8rH6O', 'v1.k1.PxFfeuC4lzknllVjwCKHOTgwTYUyIndHqQ_0MyixSw0cgA', 'done', 'v1.k1.mHv-kJb25hQwlJRA08EfVUGTOjZJjnwiEgiK1u_DbLuGeA', 1795908706583, 1795908706583, 1795908706584);
INSERT INTO public.outbox VALUES ('77e46506-7cb0-4278-a1e6-ace76ca5e474', 'T0ACME', 'C0KILL3', NULL, 'answer:eg5j7rmw', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, '176de2fd-bdd4-4cbe-bed8-aeddde6eb3d3', 1795908706034, 1795910506026, 1795908706036, 1795908714044, 1795908706044, '1795908706.051000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('0d64d645-8f21-4495-ba5e-f38e886f9d32', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-28T23:31:45.886Z', '1795908706.051000', 1, 1, 'v1.k1.D-C0GbUkAIlUqtatfuRnFyREDBhX4OTvYDXFZ-9vrKUdqsHQjVRmGmz1xleJNERpyo5pWpLN-zYUEJAVhJsOdi7fsXePZk4E7c1ybVcwep8W1XOdwfatB7X3M1_GyGSXhs559To-3jbwRKXhtNwvi7CHjtnAuedCP400m0KOTllmfT_POY93u2PGWKexNftunSeprTLEIeZJce0tcy-Lk43e_K7STB69DqzkemhaE3VNTABdBcRIQX8RWzthFnwjJF6Pe8gkgyCS', 'waiting', 0, '1795908706.051000', 0, '176de2fd-bdd4-4cbe-bed8-aeddde6eb3d3', 1795908706138, 1795995106131, 1795908706139, 1795908706139, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('d33f0e0e-b770-40aa-8232-ede216f9a520', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-28T23:31:45.886Z', '1795908705.705000', 1, 1, 'v1.k1.55i3P5v-FRo8_R8ISchfivMfwgbvS7nQUIZLfmpQhlTJNMoDqm_pMsjESHIXpVcB4rUVLabrxYMF82rKfk1hW9ae46ssb6vUoyYZzOJvIVi2OKunN-BA4Aq5KP_Ut3Xcxplm3M49xC_oRrfr1Zwk0INBdLrZ4MRpT1F94T6gab_dfKDoHmW6yeLjbnxAQJ0X87X-pLE22d_E0rUf4SR_qMC10Qx7TFuly5BR_HkW-BRXZWSMc1eEWjLD-yYeb4ulm44HrvPXactc', 'waiting', 0, NULL, 0, '176de2fd-bdd4-4cbe-bed8-aeddde6eb3d3', 1795908706137, 1795995106131, 1795908706140, 1795908706140, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('81f0e0ba-c4c6-4c2d-8e45-9102d44c88ee', 'T0ACME', 'C0KILL2', NULL, 'answer:vh2zwh5e', NULL, 0, 1, 'v1.k1.kx9_eTnbu2F7n0PHYU_XlSiPAzGHSXa61Rd4QJlutqOUNEI4tMDIpQRXpsCidLn9cjGCUkXlv851UxUtYOHKHcXikN_DXrWXDVKBMsQn66WIMZDmI3wdVlB6rJ4qvpygrIligLaXE7h2sl9z_zzfVteYo8wxOD2dCWxK6DsZq1BkTSwnhMC__bVg18fD8Nag6CtEaiUqDf-M-xF73-SbFpSCCA-I9lhsuJSTkdZ8iTr0H1ZfFLeg9UtDDWZ-JbA8J27ff7h4xzATHa_vVACWgfx0HdvPZ7D23GPpeAUB6w4PKyZhBqzWdcV5T5smyJWGiC0hopEmbKWC0CRGP0AY628G3rwsmDNRJNvwoJOy3ZSZjowDQp21z70C47dpBYH7_pQNO1bCxEW5HsxJDAQzeqyAc4ukDuQrq3qkpdmYWMTMjWQ4EIgWVbWzWzbGrp52L5E22p-qzaNFLDTgN6jNlVmEk-lkwm44ST5BfZo9DwLqEi6CdFdkrKPXUKY_R7qpzYIJbr_a03jV08z64X0J72YyoKerjRT8gNyLawj6c4I7YtulGZVxR4Zgjji7EwN8Mm91Khvvjw3NFwQj55E08IR6bDYDA_Mn5fQMl1znvPpWK0BgNV2fhJH91wKwdkybAQ4EeoreHEPAIdOCc7288SmMkoX45PT0nJbbSlxn8OrhOZ2gd6BBb2_lHYFFBYEzBQNsZH1iU-2prr8eklbY7qzPgL-xdqtNL6EfpFBAVJi3qqMSKfDzVC5ez16hZ6xKu6ZIe3T-X8s8EKcCNjSsj-Npv7bPfxZqpQonsFRA9rayDWYmA3aPISyy4NMwvSWiMzWym9izjvRmM1S-oXH56jE2hyY5CcxgZnw7RjKlag1JyvrQcGauF-x-GlU4buegvUggi274TczEAnFOMuBMjgLkEfx9mXpgjpN5JssUOm18lLTN2Vs2Gn-BfCbhMYm62pMJNr9x7FoEz_bIZS1TVkBsP99gFcux31ioK0Nz0zoQFb2wjxdgeGKnVQdjfCLyozCHzvxAvR0c7MZSFSfIV4bwju53CuaGTNWivnhtlpDrAxz86fFqlOcneKAeCyIBqm0zKgXLJgJdYC5N7sjUyDJVjBxX1j_493087kohMEGKkJ0Ma-NFupGQ0eT7Ba4NZdZEqjXPNI_3yBv16dEgZ86w1VlhqhLFA5rPjw5rcLbm90GuN-nL8S7VkqnkuQ7cQQISi2lCWluniD5cihEFM9fG_0k', 'sending', 0, NULL, 1, '176de2fd-bdd4-4cbe-bed8-aeddde6eb3d3', 1795908706320, 1795910506317, 1795908706321, 1795908714334, 1795908706334, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('98dbd940-276b-4aec-8f89-1244e91b07cd', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.okKtR71zgsK9vSwhwBpm2ayAEE18tsYnxmS3sDOOT0RIag8', 'waiting', 0, NULL, 0, 'me', 1795908706590, 1795908766589, 1795908706591, 1795908706591, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_requests VALUES ('yt87jf78', 'T0ACME', 'U0ANN', 'request:ad8ae8f78266f53294dd3d9e7b14197046b4039914f5949d6a6a3bce5a63f12f', 'v1.k1.G2L825NwM01MDayY8YIAYtxFzGMW6GhXvHp9EH-wTanut-8nthc1zfEZO4zK4xPZ3s9L5ZCoJo9LoRdmeOIDFpV1hRA3OzzpT8bKReS0xp1MlUElWek-6THVOSV13PcnfzONI6kepBiYYQBNMPlC2gddFJXwnNISjI0nPh5nMiT051HdXrhgp9Js7qvVSblOITXnZ21jeJP9LEyhYJjX4KLUpxsIqHXx-Ci_U6_EXyuJ04vKpRW7OhOyT2Q2O792me8O3ZIxHMZX6WCqEoo5GedLISeS_zAq8eWQV5qvjGYNCGza0-eZV8qb7g2z5E45ts9ocrlXPfXw0vmX_gproqBdC0b-dBU1meb3GBXL7Ptd_qIP90eKDvxW5_aNRNzy5brsZO0o_DXP923Uby86Hf68BdkgcbFeLjo2np7MkL_3sri7G1XTtRe3RfZPsOECa4H4ueonWEQkrZaVCIJoYVLAAKipp8LaN0ueHWAlULOmmRpmDriv_ICojT5Qmr4XDhb782ArBcNBQoC4RdHIv732t-gmq77pwcPN1iODmiRC8XWxMbiOmk9aE_lhsjr-', NULL, 1795908706101);
INSERT INTO public.pending_requests VALUES ('vh2zwh5e', 'T0ACME', 'U0BOB', 'request:ff1704f6e8dee1ff497fa13e6b04986ecb6de25f8866f690c5d3a35942d70bb6', 'v1.k1.Lf_lqRMCiRjXzzijMil1CPiqfRrsj_TKG4_VT9T1SL6E-qXCB9lxa3tWyrNdNwdX6P7RPEtXi9CBsc-gBNoYV18sdeNwOTQILetTW26l3eeomd-UE29Gxq-aSx82Bfl4iBYslF3fix5kZvWLve7KtTU3oLIxejBTIFs1Z2EZoTCHW3XN9NDFeQWmNYAu6IaWMu4sJw4KcOQK1RR66KvsZa4WbhRwgRtOAi6dDRZVJpYQti7zCDN3lLwKjcPJk1rr7tu8wi660SnfXyUbPSXpG8_jciBQcNfcArY3mhYmPglxvmqzCUep3ZBj39gfOQi_TtaRbKKE6394bYi9j4VM23PkHK4utXXM6n27NQ3aV9l_QV0CoCa3_QIVh4Q5ioRuyA8i3nE5GH0MBbfsPu_fRWVQrCEmw44E_kmjN0gZHaXAVGb_-N0jRfKUryR9S7wzDbHGBlWxL-zaEmVDr8upaflPoWVUbFA9XI5GXw_sYLa9IhSCoVda3jojD62I_Af8e4OMfhMesZ6mLQujrO3pxU3XZ4CjMlIeKx9RQ3d-XON1EmDh_u15P-6NrNBFNWbZ', NULL, 1795908706214);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.IoxgQIjKMBzkeJJ_hHj2cDc9yGrgBTNXQIb9a3crDJGcNcI', NULL, 1795908706588);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-165', 166, 'U0OTHER', 1795908706817, 'planted-169', 'planted-170', 'planted-171');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795908697329, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795908706824, 1795908706825, 1795908706826, 1795908706827, 1795908706828, 178, 179);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795908706833, 1795908706834, 'planted-184', 1795908706836);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'sjXvIg6X_LAwZ0r3Bzyajg');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795908706840, 1795908706841, 1795908706842, 1795908706843, 1795908706844, 'planted-192');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795908706847);
INSERT INTO public.webhook_events VALUES ('planted-195', 1795908706850, 1795908706851, 1795908706852, 199);
INSERT INTO public.webhook_health VALUES (1795908706855, 1795908706856, 1795908706857, 203);
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