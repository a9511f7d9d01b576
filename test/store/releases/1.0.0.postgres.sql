-- written 1795966000491
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 15:26:37.935631+00', '2026-11-29 15:26:37.935631+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 15:26:37.935631+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:37.94476+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 15:26:43.07174+00', '2026-11-29 15:26:37.921476+00', '2026-11-29 15:26:37.991856+00', NULL, '2027-11-29 15:26:42.945729+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 15:26:53.147744+00', '2026-11-29 15:26:37.91561+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 15:26:52.91561+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 15:26:53.220872+00', '2026-11-29 15:26:37.904434+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 15:26:52.904434+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 15:26:41.288379+00', '2026-11-29 15:26:37.899705+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 15:26:40.899705+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 15:26:41.397989+00', '2026-11-29 15:26:37.888178+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 15:26:40.888178+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 16:26:38.44829+00', '2026-11-29 15:26:37.870634+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 16:26:37.870634+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 16:26:38.407788+00', '2026-11-29 15:26:37.927644+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 16:26:37.927644+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 15:27:38.517827+00', '2026-11-29 15:26:37.885048+00', '2026-11-29 15:26:37.94476+00', NULL, '2027-11-29 15:27:37.885048+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c3a1acd6-8eff-84c1-a08a-b539225b6c98', 'request', 0, '{"key": "request:71f29dcacead5c044fb0754ab2fe5d2b28e358052d1cbbbcad99276b9579c912", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "gj5ac223"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 15:26:39.253847+00', '2026-11-29 15:26:39.253847+00', '2026-11-29 15:26:39.27439+00', NULL, '2027-11-29 15:26:39.253847+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:39.335681+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6c807b07-f3d2-8528-a30d-ee3853b0d57b', 'post', 0, '{"key": "52150cd8-a6d7-456f-af7d-d328b166f04b", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 15:26:39.135369+00', '2026-11-29 15:26:39.135369+00', '2026-11-29 15:26:39.147622+00', '2026-11-29 15:26:39.206521+00', '2027-11-29 15:26:39.135369+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:39.175749+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('26f8dc7c-761b-8906-a56f-e1d046d957cb', 'request', 0, '{"key": "request:d0ddf4db10fdbf9becf0cab43b87b801ccb2790d6a3cdcc74282930cdb83fd01", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "razkj2np"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '26f8dc7c-761b-8906-a56f-e1d046d957cb', NULL, NULL, NULL, '2026-11-29 15:26:38.878416+00', '2026-11-29 15:26:38.878416+00', '2026-11-29 15:26:38.905113+00', '2026-11-29 15:26:39.230591+00', '2027-11-29 15:26:38.878416+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:39.055121+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('eccc7d12-c4b5-8167-acc6-93a5067596ef', 'post', 0, '{"key": "eccfe493-c79b-4a69-ada2-fdd2c626840c", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 15:26:39.32428+00', '2026-11-29 15:26:39.32428+00', '2026-11-29 15:26:39.356822+00', NULL, '2027-11-29 15:26:39.32428+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:39.356822+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6b7b0560-67d3-85a1-a85c-3b3432ea7662', 'post', 0, '{"key": "caeccac6-505d-4512-afdf-2d62852c7f2d", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 15:26:39.324423+00', '2026-11-29 15:26:39.324423+00', '2026-11-29 15:26:39.365852+00', NULL, '2027-11-29 15:26:39.324423+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:39.365852+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('88ee29ef-0fba-8ec4-ab8a-b528722f6243', 'post', 0, '{"key": "d0f2a3be-8a1b-4067-81af-a82dfba96b1d", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 15:26:39.536415+00', '2026-11-29 15:26:39.536415+00', '2026-11-29 15:26:39.549682+00', NULL, '2027-11-29 15:26:39.536415+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:39.561588+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('d3cdd8b0-0bd2-8f3e-a563-e74b6f8c6409', 'request', 0, '{"key": "request:ad3f45360319a1f82c3de5c6fb57b4606617981c81fd20110d11581e8b48d4ea", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "xxuyuwh6"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'd3cdd8b0-0bd2-8f3e-a563-e74b6f8c6409', NULL, NULL, NULL, '2026-11-29 15:26:39.388165+00', '2026-11-29 15:26:39.388165+00', '2026-11-29 15:26:39.398376+00', NULL, '2027-11-29 15:26:39.388165+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 15:26:39.498736+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 15:26:38.909826+00', '2026-11-29 15:26:38.917012+00', '2026-11-29 15:26:38.970481+00', '2026-11-29 15:26:37.857991+00', '2026-11-29 15:26:37.859214+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 15:26:38.909826+00', '2026-11-29 15:26:38.917012+00', '2026-11-29 15:26:38.970481+00', '2026-11-29 15:26:37.843707+00', '2026-11-29 15:26:37.853018+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{1}', 10, false, NULL, '2026-11-29 15:26:38.909826+00', '2026-11-29 15:26:38.917012+00', '2026-11-29 15:26:38.970481+00', '2026-11-29 15:26:37.854515+00', '2026-11-29 15:26:37.855687+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 15:26:38.909826+00', '2026-11-29 15:26:38.917012+00', '2026-11-29 15:26:38.970481+00', '2026-11-29 15:26:37.863645+00', '2026-11-29 15:26:37.866277+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 15:26:37.963794+00', '2026-11-29 15:26:37.923361+00', '2026-11-29 15:26:39.005866+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.pEVTSWrUmlyl_iThUVk5kKf_4DAXQMLU6uGi3mY-1qRPGqseCxvM', 'token', NULL, 0, 1795965993397, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.xtunw8bXcXEzVDGqpPLLtY8u7M8fzP1PqCxQa58NAzmwJOynXoIU', 'token', NULL, 0, 1795965993399, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.NVr7ykFxP8-aMY5lyFpW6ESh1U17UIQOjc65oYQJeWoOU_4tS75fzU_RN1U', 'sign-in', 'v1.k1.3HaxNzEY1kUqP-AIpyuJUAaUAp9n0lWDSQB-cXCW5HJNTve1-S9059Br4jHQExFsOJ3QlNLRRM8NiALFHff5IiFGS58Vg1Di9YzKQOVDjw', 0, 1795966000239, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('sJJ5clh3M4nZ-pF1_2EbsA', 'T1', 'C1', 'USEALED', 'v1.k1.FkGVglHCQnp71j8Sso8pT4uZhvIkqo5DIz5fdP0JKDhW4kmXTAu8Oc-zTjo', 1795966000288, 1796052400288);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-100', 1795966000533, 'planted-102', 1795966000535);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795965999061, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'razkj2np', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795965999502, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'xxuyuwh6', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-105', 'U0OTHER', 1795966000543, 1795966000544, 'planted-109', 1795966000546);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795965999.199000', 42, 12, '3064e1ec61fbcf60db7a1a4f745eadc6ac9d43c4', 0, 'U0ANN', 1796570799131, 1795965999224, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795965998.840000', 42, 12, '3064e1ec61fbcf60db7a1a4f745eadc6ac9d43c4', 0, 'U0ANN', 1796570799254, 1795965999296, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795966000213, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795966000566, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-112', 'planted-113');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-115', 1795966000556, 'U0OTHER', 'planted-118', 1795966000559, 'planted-120', 1795966000561, 1795966000562, 'planted-123', 1795966000564);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795965993400);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795965993401);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795965993401);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795965993402);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795965993402);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795965993403);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795966000324, 0, 'ready', NULL, 0, 'v1.k1.Rq2bLXzWIrsQfYWa6HJXtASVQz8KL8f-HsEMjb8Z5Xk', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 15:21', '["21 15 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795965600000, 1795965600000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 15:21', '["21 15 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795965600000, 1795965600000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795966000323, 1795966000324, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'd0f2a3be-8a1b-4067-81af-a82dfba96b1d', 'send', 1, 1795965999565);
INSERT INTO public.durable_work VALUES ('planted-125', 'planted-126', 'planted-127', 'planted-128', 1795966000577, 130, 1795966000579, 1795966000580);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-134', 135, 'planted-136', 'planted-137', 'planted-138', 'planted-139', 'planted-140', 1795966000591, 1795966000592);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795966000595);
INSERT INTO public.heartbeats VALUES ('76d50fc7-f5ce-4eb7-bb88-11242c40efb0', 1795965997431, 1795965999171);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795966000305, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.xuroWfUZ0hi0DTAfnPiGvMniM7SORPhW_eL8dyeMx1QttdJYRC44y3K_u9AxZ9wp', 'v1.k1.3BOp5wjfz2xpAe-3xDf6KSeAEsGLcyej0P8bapjhf9mGC4Dmrcuo679lxw', 1, 0, 1795966000280);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '2ca0b645-056f-4cdc-8c54-1f340e3c6d5b', 1795965998902, 1795966005230);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '895ead0d-8aae-4783-9b33-f50d24f8d00d', 1795965998733, 1795965999323);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '3d1fb120-13f5-4ef1-89d3-07d3cc05fae4', 1795965999513, 1795966005527);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-146', 1795966000607, 'planted-148', 1795966000609);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-151', 'U0OTHER', 'planted-153', 1795966000615);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T15:26:39.019Z', 0, 'v1.k1.FUzurFzicFrqW9_5oRBOkvGn43m9TL65-HD0leOFch3OFpatZn7PzDDbDvbll61CFKwYNSGel7f0JjFI2H12NzPfGblkb3DA_NWcQa1mfYxlrrsGOyrtQXwu67RULtmBeejZ_mkMwJN_LXY', 1795965999084, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T15:26:39.480Z', 0, 'v1.k1.z8NXlIGt1srT9sXh2kKcZhPnaOGKSxyWjK9L-QvkAjZLAXwl4T_htTxbK3m2GemFX4R0Mtf3cDW6BHb0J3c5r_wZCQe1tBZMnjwEV7zj53gR5vtjEdJ1FSjSMV7MbRf-Q7urRAiw_y8SCOA', 1795965999520, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.g8nMfjAztLHY5vQlouy57wWmLu1HuevLd6jp1c3KRRNN', 1795966000304, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.uZWtCI4bNdO5uyCUiq45_GP8qGe4rgOPDMHqNPSYL1pvgJ90VYJTo2qYpJFfE_Defw7rA8v_GTkcZSn6wxZFgbq85ZztLYIPsIuy5OyCwMDI4u8e8qtCnNvMcOA_qfNk0xBsZGdRoFt71G5wMJ2JeuD7bXQrDxUPQOdOf-xRaoewIJ7Z1l1mbxroeQqMZl4wPyu6NrxfTK301RmzPsrMFO6W1Gr99hL_XsabuMQSQJvEHgShREBMghGisEaL-MKEmyzjaTuVKquSnyIvp_nYuOTRwPa4GhTgv8rvSqjXcHCGwbTXI6NHzZo_E63GpVjD6ttYp1MulCgYeyqdi3HHHb8pUVjQ_74_9JOXgoRmuYGX3Gnjpd-CsjFE9qjIPUxgqQM-IMyPqXh8RVNqwsakssam05QH9fIMjSRUj5FrKSdBbd93Sa1RoBPWQGEkBgE_Ip7ao6JMpuwhfUC_LEgRdnxAA9DDpBdVXZZZEKCdnNeVJOVDf8S136N6TTimzXcEp_Of5FxgnI1A7gyBgnObPckMz8O_iw9hz5lHYdM_AFYAvzxjf8UVcDHzhwWNdp14dk3plvAEPmDGmxJ0S80p4DYe2Q8sB-nscYe4_9v9IeDt9ttu6GLkt8H8A0Vp2SZWl4BT1xTXqJE8WTA3Q1d7-rqH1fPhgSweq55Dr0VNXLPQl1y1fAfLhSn4QrLhSVpNhEph5KgtLnWq5zSxkA7IMHOo99k-9E96atJK_H2SM_FMffMuUvbENMoKSipvoMIie3Atn28n-IAfY1S7AA06b1Nqs4QcpyqyspazZKvJ3JyXcklqTN4gNJu2Hz52S9XNNZRa2Z5MiHGXrhk8j2z_dbN0EkQYZQF2N-zZVrWjOLHqO2Pe-Sjmey31h8FTGS55xQ4A4QcoxVdv5a3C4N4VVp8Gsld1Fjm0VGWJJCRrjI_Ezxla74axNZ-U9LksmwhP0xkZkpM6QuCqJMmy52LJ2kQ7pzL6JFsrv-1X7136yyeAS1SAXXNQvO19fbs89TMUdTpUwAgnpUuxQNoPDiyGvflKM1MaN9VToJjIuCtWg0cxmBmyMYdWVTK7u0WfDiAHB8yFQjbjXyOaoLy6ciUshm-pywMqIhh0OtqQTmn9VUUzxaJkScho_gZF0n2xXA9OYz_lWOVebqDNSg0LplnYSuVPzhM7dNgwGAE59aBwSCLA7k0Jq2dvzbtvmocRjHXe39dfEylz-7GZFcB5Dj4nL4RK9b2zKJs8fJnvgYq32FdRtJkxDPDmWzECEvpLrJs45rbI5Ok888BT1k1S47RY3gwzId92m6LfNJI2sQhoY1lBQ7EZ9_Uysl_kjTJyEJZV0quE9Xo2l4zld2eD-lilqFdQhrxFLBoEr1wmD_Cu007FNRIvXT_zCUG2YswWVKCJsqWQiZTXlWz4Hercs1H1569oL2He9fkCffbQ99yoVpIJATxzkI4Eq-iKjpxKoLwoWFLDYjGStybhqCKHWMp9oz_PzvdruQRMkhU-gz2hxyxAyUuEJXFIrDK0Zm7mXCquYkd648JjF1BwdiXDTGK7PJjvZTGbuwZYofs1eBt_0TKoqThsm4KhcK36pFVTAsrYcI52o-6vs8uIYZX98WwHjdPdVJxcq8Fw9QbWzpa_AR-dqrirMS_SWicAknEKBOj2veDVWMFr1q-0ka-V786iqBNiir_utaS6ONFLYwqQ87zVaNBdIv9ApfXwbA5O4twEh9MoF7jHcQYV4WQ7gxd6IhFiOf-wtZxQv5Le2rz7e6vRvD0uhbpwtxC7WopHMF4aZC_op_miQnvEPR55bEgdOCuKe3G0cBrHKzRRJ0RLLnE7GndHLXm2VoDMmoCAEm2khh-6pOeuZZS7py-xuYSJhoqriCQ8YjL6pgU9W4yWpqqNjJXwPrrYaLb0RmCPcAPcXKKZ-D1pkLrKWWJmj0toJq3P6SECM8TKrgxKjnmpgLNX0a-zfEux6yjg25yoJcAl-U4VT9BVkDh50_myWQpd_Uyy9h4a-VteQYVrhTsMifF3K-7qjJwbjMFd9M5zVLWAi7OYfjbmMU0tM7Jb9mKq3Vnau2YVN3Z-DZcWLBdI2pxfJso3aSznslprsOTUUlDICXqJmJR7v70yHBI9Ec_xmbBbEEC3W8lyrnO95mJSwbBhLXd4k3eHORZtwyGr_KD0CBi2Kei4pkF4uJXKFMYD3lsKK-wK-ERIQvHry4nxtnCFpAynONaL3LBG8CnlGOGutUKRhyVlwNh7jB9r5AB6OAN_tHiuk6gkIkJJEQXFzOOsIiUFJVE91gUHjnkEPr0WG6-5ybiwFGZyxJ0gryATDgBvB1Xd_z80YE0iNoGYAaNSX5eD49cipYmbW4k-lqPxzBDjvmsMkW0z2AtBq_TwcwXwLbWHoEisUWGenrgjkJ8D154VmPpe57t8Hz4nH1UK5BWh4vcr420eBwPGU4R-CX54oBwF_dVe9aOiMmxRZIT2X0mV8K8PvbqU1SKv11ZemJSh7t9T_WLnQq3gZBoNh8fAhDiReXfI2gUYXLx9BvDcDPe86NuLS5oXahGsSe3AAQI7B6vNixFYmpCudVB_xcD8kgL10nQRIN198P3h8IoQ8LQ6IHmnmqOrte5b7NCZlCud-FwRqKdjYi9UOoiIV2wNOFQ-MR6rPp_xUdslx3gg0QU8bCztw5tTY0-nUdfxzE5-jgb7834EzpCR9t5qmxyG-KuPrbkJwGwpcthohxJBD2wzffnzPoqC3xvB-Ajw9l2cap_Mdc7IeAaP9tzuiVdvIn3k9nZE2DG8nkD2CUXeD-wcl2i8Aa4qZ09TrBQNLkymfLi0mmesvVoS3cUaU91HVbhka8CNjSXoprx0f0dJ453m0hpop0U6g5Eo4eMl2-gZ0WVWStKy6citLhYAcHKHnMlLvmHiAw0bnlaYDvK2GBJVkDoFOF7aGkQZHrW8U_cB9TdMhD3WoqmAGCcyD0iGh2ROpOBxbBFosD1mshhllCoqj1AX_1w0LhFFNyD57KaHe9WeN1Ysc7R6bZitgNQMjYDGn4k4iuulMVNjXQDJa68M7uphWIOli9VAcNdd1Sdhe6o1R2vcQIz5TmqIUlePinebIgsVVA', 3, 1795965999125);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.VwKkirQEUwacxJSs41X24GkA5KANWcqwJWOZhivTrrz0WPqhRN3BgURVwo8REylW1oMln1cyjCkkAkL5snKirYQquqQSkHRS-QmHHRQO46Bq3PzS1gMG0vuQkW0Xblp1hWrIJYMxb6I_k5pi5Cd1O6fbj3DcdgnmPkFMGZdMSyy8V8vfcHmP-7_sijzrxrSM-N9E0Rp8YYi-IAgNK9WBYU2-_mKQuNhbpbFP_psIyCp7m7A8wlhLGRaUdupmou7dqeGfV4NFJV2um2lHVQDjlLIP254VudnOVuEPPQoUaTM29WOkeUEkA7ZzLXxqp4-mLkyJQhA2b29f_M-SV1iBf5FuLChUjW32tiSVFhC8SJdhLXXc-eX_hOlJgAvqJU0pEG7MtF5IJnljHCbHixBiCH_xjExJuG6ZRuccANlLzmLWuiPicNV_CKe1RleiVJV46PPdyLWvhOQUVFjcuuBIkJBsjOjF2a3WEkxx8QhMPxdqkPHiL5Eh9V3LoYgPupTXmxuscnW_44h4jBZUoIN0AX2thTQtCPkhCUaZKL0OU_Pk6pEhKsWOUjHvZ7yDZF0pWB-O6A2JcxJCCtS3YIJxP2tM9vOb5d58Qap7XZVnBckYH3Ui9t-CKRPmGIZPbVCBP_bgjOqOwwvTyxHX1w2j_uQ8YGy0cuPApLc5fMU7uKEnP4F6ee95CwRehtt8XU8lVA2M4_M5VxoZuPeK5BnIldcciWaLhFAYvQXdnS0CtZv6euoBlBy4lPJB3j0MgSsNce3X5zGzLf9qf7zoew9x-tQV_Ld2uIeW1zKgDa7wmZSjuFyRo3DQlrolI-ZMvGtY_zEq3Yl1wmM8hODL67rbSwgqkcSv0t5qoGX_UUmK4LV7FxHKZ1zsIxHvm6TLeSRs56GjgKe60pumQo3BZ8lI1P98HguXrSxlCeBi37KGnlvUJuACsF8sGmcc2XG89xclk67_VNeVsMgOGq7CCsmJvlRw1-TIA54E46_4wtm_NtWeeAvu4uOtgjPrgNd_HdTeKTvvhnbSYslTm6OSIsQpig5UiQ1yfJvwM4DK-bpRQ2o3t13vWvQg2RIjXErL3fxP7JylVLFyz9VnRa14otNpzt0L5YuhK7QRDCMq06Qu1ecTs5_UBl5n9yjcYtEM59Zu6QA8AhDqdKmN5i82fWZb7r3e3YSzPCwzjbTdwf8nAfbfKB9zLpEWsKClDBaC3u5vOwqm91eHZjmoNjB91WPMecclX-snT0J9HW_s9CQycZLke0MYLfDVGQ4bm-V2CVwein8hk9DWvuLleCmebrTcfSGD6Y7Du0S9jrYYb-NQK7vbbgsUVqiptAN4qaSsd7WMnQMQ38tawV0odNFmcxw02OtYi2B3nHXY9GqTMgYbUrfB7LtNabE4cY_rUAnAbgEh4mbzdcyBgzxqN-El4afblOykguj3wyoJ_jyccUFX84XF0rayIqUodLsW8utDohXVdt2F0XHJIS9JNAPI4RxKXyK4qiLvYYI8ylko9qk0V2QsBeVoPEAV4xPqDtNVdyPsUws_R7nSor3Edeq_Aavglr1Bou-lDZymSeSZJL8duSDh7Y_k2QdxMuRTDFOR1GhA-bJVs04lIcIyesWDA32vIyP0uOo8d_2lVLMnouhOVaJfJBE3AZYYvAkMvBjnppNWKD86N7CtzEKhjqnSUc8DMjn8efS8FaLA9z9kF5JwB1b_9H0-NnuJv-sCDxG-F2qclm7kiYabZ8bRwqsuXLAB7fzDbGOu7I82aeJF5bH6uxVR7R4crlimg8CYVjTLPgiBbfqVTKYMbL-BMy7_swbkVALVwe9A-Up9PkzxRtNZGqqIJ243zkSJWyBrT-Ls6e_2I190ew9KiwHoYTS2LiN-4iam83IjLeQZsiiBqcf16hQRIsWg1F0n2Kg3NGTviYNE_js_VjfQRZ96qw4-adwRTePBe-BADt0XLgs1K-qDfYhwvzsZsGppGFfA6B5uq6ZSQ7DDSwX_zqrz6sl1tgeN-GOtHNcko8LcXzrtEKOcMHzwqHD7cFQCAnekinRNbyqk31lrPnhA37cnDIJ1_rczShy-kRjlUnAd4wEsQEFYgK-IJOQrO4tbDRhi9rLwySeu88R-2toa9JT5zGp_J3wAnIevETZg5lFdKMiVIjgEP1XBcaQI6-SkzrbO5A7un8lOP78O30DJPHnizEKpEL84vpmum1phUwyfE0qn7awnucdHAI5K5XELXBrPGw_-9FmLGsa1ASpr56uDz8C4zntCNODs52PAF9xnwDrN_THwZKV5orBsRJkDLKM7IrxIDSSYOdU_X7V5p0FZcPJv5Jz9TUm6LYLvZ5o6fQGliT3ybmD1c36nlCw2mcSz4pgvHaFcd8XjlvAfpC2LeRj7xt3B6oNo7ldcy-HEIj-raRzowAG-HxumoR73cjii1RdaqFn4le5AjoNy9d_Y85fCCeI9h4LInbKSEr6pymoamQ', 2, 1795965999532);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.zSL6Xavw5zZqIMrMsDHl1b7XewS3lMX5Vd8FpPXQid0', 1, 1795966000302);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.ANtii5UkP3cts5xTuOLJSi_Ih8BfmmIU_6N32b3XeHz0Id8mkqUDYoOj6LwrtFJ6uUeWMjR9xmww1tH0eVoySCbhWE7ELkA');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.LvSN3f2uh6bJ63TVMJXvbKeXqU_c8Fw0KNu2mYZpAlz4aFgUAtofjXNKbiIh4fQrMER6lQS8TeImk34MxbTySp8trnIaQVM');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-157');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.ZYHgwL1hoiflWshG2q9Np1LPfAPZ_R1KNyrspNt3pPcbIxRyo5FPNRhhYeGVH3_LWISNrdR9XZegk6TvrLI2SWLS2n5lsTMdpd5ffCCp2VZENiQHSvK4YNx8s7HdCTZjM44BZP8', 1795966000299, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('fvwrHhJCc-pnyfsDlqpuVOJrUG-nPRuzDaodHuKM-S8', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.0swwuJJmufBZ_31GNguHZvih62q-W9JhFWxfu83U6ntqzaxBLB1iqA7Q9FehYaXSjrHlofLVerWN_cjujuRgGDICVYENLF5EBem5PyMJfZG7OM7-hT-18WpWz_gDicaJ86ZrtgxKtkhlLuEj_OrmXHm_Cvaxqj_s', 0, 1795966600276);
INSERT INTO public.one_time_links VALUES ('2paWLUoNNNvcI3vWzXnL0m_kXr6A9sVpSZDi0BLfSTI', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.9ST62NrlZZZtPEk2evK9hcHS8nSIUuUJ_7QAdrAHqt-1b4ZFLuWONJMvZPPOWjgkGUnhNy887-Cru2zXwX-LaXW7w2jyjIQNcvRc4jL8joZaNx0zpNTHqfOnRaY5m5-DvcHJD31dQldTTyrB_FMcgk9NjGEyae58U9V0AtXJqYw6IYfyB6_HqBbmCCF36V6poPTITsnwB_jYmoVs-7I', 0, 1795966600277);
INSERT INTO public.one_time_links VALUES ('FVUWWK1GRaiZf22BG9x2DwWVynQjnF8T8hoQwpEEmos', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.BTFCvg0TcNgCZOa65y5WewfW9t1dyibUwzDAsT8ZjW4HNTnS3SZpnzvkLXA5MJm506FIyjvQIygGwJt5eL-O7CrLfxoOhaFGAEFc_3DTjiQp6Q', 0, 1795966600278);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.bsyN1n-oqyf-gpLz_tI62chQTVRyZpqF0misP_Zy3ykX1GnlmHHgug8gZ4GJ36c', 0, 1795966600286);
INSERT INTO public.one_time_links VALUES ('j4S8TsITLPv1UmcGvvI2ZHPgm0OyY98iRDJeg8pHfrw', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.zpMLSdWgfCBSqRWw-M3YohFFjXX5OWJv3_Wl6-l2b0tfL4GAPVT1kT4u2P4yGKJtppuwng8ScL8VjkjFfPCVHXdYyxQMlqANkiaaggJtODc1SpZ4KJyatG7qPqopySQfwjvahpynnb31H2gZ86dlH0RQPRH9J9Ri8kDABD3b_tat51nkMMkxVqNSzAZyPWRsd2hCGEAdpZ8dlFXcAJd1EwWNFhIXAPLUUhmLGVAJcWeG90Oe3XQhKFuMIHFP0-E8OVAlYWqDbov4vlUyDj1Nsw', 0, 1795966600256);
INSERT INTO public.one_time_links VALUES ('azzJ02D_j0ZYy4qz6Ts4M6gpsRUuQQ6E-W8RwnXpLGA', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.xsIwAAAA6Y09Y6AQyOJ2f5yQFJ1mHaSeBlGzNT2cvAKTKE0egIQX4j-YhsCyYcwsWtjNPZen7thA-L4', 1, 1795966600257);
INSERT INTO public.one_time_links VALUES ('mVmZ9NHVYBr1bY_Evtllc4Ja0h1yp4j25JrS6BoWR0w', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.utdqdhVpkytoegu0ljyuk2BvgDCubxOPKnPB0vuJS1BYEqkz_3Hkol_8Hir-fNuMTj0veR7PfT9zRMtX_jP8ocjMLFPws9yYHI_22Ewhx4oQJg3R42_1GFjIgNkdART5b1gr9eCmkB2pRwZVbllStFDudHJq33-03ZhEq40f7mZNzGprS8oWvXm35TctEGX_ZYWQH1VIigwwgSXKUqEfc5hzMXE87mhqQS31efjVjgiPkXSWNuNRfOpkbXMQTdw8cmPzrc2QX5_iz_v7I3_0u66622QwCP8', 1, 1795966600257);
INSERT INTO public.operations VALUES ('razkj2np', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.YR9z61B3HmwDNa4qFaroBNYONpT8ZTOcWBwJcyL1dpKRIEq3ihL7BysZVbKeSgRqhcxpTqmr9dwguOtsRLO_SoWgHANQkIN7-SOihAxNgEO431b9fuqIco3TJrHRyzHIUvnz8vZAdIHr4DzEWvmOHHnOtS_9iYFF-dYGSipdNuTP1QGf1apLXW0dOEMKNl7gCaYsS9Vjm2acvsAvftxanICBKH-JkmjS5OF2Ewg7nnKsehUeekcdUhhC4bE_bZo2FN45CBclHqcBmp-QRuC3YXtLB4rzpVaYzQyp8HEr3bz2K0oBqEH5ZaupXEMI4o6sfC2rDocBoDvkFXAp0sE9OPFAChogAMPhIs6CUm1vA5zZN2nmkNzQdcqxDoDK4YdUxt8aGZIV3fgl7h_ksFhpw_XL6WuUzkeqcdTWJsRaClXlYVeurpRlbKEaanvSP15Vaa_mq2r55--XdSCgZGU4aakrhrapEaDl6ZO7ihbOH5EVKzz53y25mpnDveH4dtbfUJw7cdte', 'v1.k1.Q9Uuf6saVMm8WJDUqcv1Ajg8QYV_UZOVAAQDejvNOJgUWZjuP-lYP9axbMpFN1QSJtrKOBsB8BaxYKKoNJ9yDAkZeVPF9lT86tiK4QhVhdGBFwv18kLx-cCsPAgIMySq1aCh2Svjb8MjTHs21N6fx1CbCcDWoPCKytxNXOKvT-vdY_CTH3SlYEc32w4iIIQdCFgrKDseK0V1BIMWpn77l8s6Ms1O36TfSj1jCUYUtmk1e_831a_FXyquAYZJcS4ODMdWisWPxT-V5ItDMC05yTRxS6rhPWfR0E70fGhNYYdwNAKdlAuAuaw6QA0IDKLXDepGuH2g6h_NDuIMIE4ud8cgJhjLVIqQRYygKy0fCweJ-3_4mRveSWghcuc0ukQIvx6f0BctBsn9yr1p6J0OdYJsvOqW-DLRjMcHRn26hBWLOfNAu9nXtNeoFjVd66NLuCpljOG0nMI7E3omBopHoQN-mg8jvXKlpGZzqcDR-8VE5dimZbawONu7KUiSZJFPnf9yQMw9NCC5rdgy8jIKQwjseEWi7I91-NRgBQme4JikJdh_gkj6wdr7WWtwUCqcVTEudDHQq5H9Yg9CUCOOrGhz5G1AsQH4uGRFUDVZwuzQNrCh82ER4q6-kmT1sIl8_hkjGnhLr9qo6QSdZApiAuNwoWx0_mYnKUZr1NURN4qYjT3da3O9kolOO2jmoFVrWATPjYdo4HFHNWDRQrqwDnYXKJy0nECq5cOaWojYgxsm2AkVMPrjeC2OvJ2yZ3dqJ1KGApbpbMRA9k-3hrVM4ufxw7TPWxiMsMDtIawtA_sIpxqX_8ygA8JYFNh4CtgcHrYq_O7nBM1pasJ5oYsZpV-aZDd5mHsiDqr_SP_iALyZiIOiZrODoETsNiU7YqVusJtIYf2vZkXzYRjOkr6aTGVZrswE1ZFw3ilWEqajwcGbmo9Al_x-MHulZBmNac1XYdehWFJO_07G8R_Zy9AyW6RpnAvI9QRjmuWJF6eQUFmr7e0vaYGLgWuMzdMaLtOMyjxQO83kkbd_pXGo2mfzIzQjBm1cPwrBwMJz1H0zpXXWysqD3EFdinxpYfHNReCKcrCE708hBc8x1XB-fv7E3FuVgfSyNc0FtmAnOlDSK0qsKz4A60JBmNqU9VDYCzWSM0KriEnYfCnQWDUOAqRDv4--Q_kZfj9MhCNE6OMZNnY9amegNlstKRqJwyXra7BKz8bsGalxsoHIgLsDKzhfUsYPdzgTS-Vl1ggw4K0PB65Sig5dN1IynwoJsLqnx8ln-hqjTYiinxv7DsvwC2gXbicXg1A9tXZaLpyXiQ408-9WDPCDvquz_cR444gv2HZrLOTbXRtgUarK4zSOSwZ3aTY1igyAjGBDWirJy0uxNZDHbytT0ZCh_6vT_HmqbRc6bW9gNss_uCpfdIQ5iT6wLHl4-1lXUs3PpKxAQb_fXtKD-CMW9ji9KIqZkBP8e4ezo5QCshxhuIVBjuHewTamFS8sRFQBquz0j-MXlOZqZgn84SD56Iuh2-v_1TKCjZ6ztk_EuTPUR_9hbv0vFVE-Se-PFMNy-t6Qp4V7LfGm42nIELF643CpLomNodBE-B238slqAKOidhg05SP6_T4Ddw7z_CInYQ34yCEEz1QENtyJYO-zl5Q2pWIDrudYfu6qiD8yFAhCNAvR51qUVtxF84Db_DRDEzNJfaLCprYKM3dk_BE3ymbARdRQThFyhwETNyjbx_9XULTrhqQdYg8csIf7DkmBUbaFs-oVfKiQYjLBFOIaC8zs_Wds0mrpXwRpPtnGka--ohbG6R54P7bhkCSLNYOZ7lFhkiFgOx3Y3gdNZFswZTVG9T3jsFAnvMf66dlj4100jd-hfUhNtIzgRuO4vOqUENOvAbfz-qUR8U3YEPkEpXLqIiPgnM3_zj4Gmer7HHmcZwB61QiVHC4LNOktDBYNYbJ2zDpMXlVnExt3Wfyev7unWRBv5L6tIyiBA6G73Vvc7ZvT78YVaNdW-kycU8aVe9wIqH1twsvZ6WWPF-OHoH5nywoELua_X7N8CDhT_kaZUh_292TgFPMEh67UK6vKL4CeRn_vp1T3kdfQUACJuAehuaHMox5JMR62GA2jUA1XYb2q1kCO7aOmQiy8YAa-BprKeAgIrIWXNYkPj6ngWJXpQdHK1afRId1aw-d1j1fcfQKn90OY-HcJnK_Wa2_Ut4naVduJyEYE6qrHJ12dgSdZO_zw4UcFJoqBP8AGPW0Pc3SNB_fNbROS_AhrD18SsLlKL2GLWI2JUDXdNyZM3p3E2JVSxHG80LtbJPBCGc4xZIAZEzRMyCh_Hpaiqj105UIm0ZlQUsiVuT9PC3R9VGrGYx-s4ybxRYciTIE4W41VcAL1W4tNLWPCqpCGebFJqX58Ytu57ZF_n7vZW9s9DKyORHhKh_nlrt1uXcz67_GzFwPImmAVK2-jphZiQ-4dB5XJ6gSdDQr0F_ebiSdTYonYFIEEuRbjTuFdgvRniFVkvqc-Vg', 'done', 'v1.k1.m1PzDl9GXpCKP3JjIdfs_RBIbLF6UcJOmNrrLyKx0naOElBDTgsulbbB1kdV9hYSRjc02RyK82hkqi5jX9H8rUw8QOcMYhNhyxY13sBEgd_DCXfP4auYrtlRa9aVazwqStURy0kstyZGL_mc-3XkLxLiUlbYzCNK', 1795965998872, 1795965998988, 1795965999057);
INSERT INTO public.operations VALUES ('gj5ac223', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.KRT2-6PyXTlBXpYRVHLP-QDQOnSsPO_0byU1Nl8AnCgbVMOnDrFBGrDLwZ_c5zoybGmnssh_xZMtTuN3orOXGmtIyYgMF_dbe6J2OEWHvPHI3limOSlA4GhgfpY5CZSTY-sVie8qgcpTqAgmOGCKTzVG8B6hBOjowz1_O0XKyxsEX4vRUyWeW1CZAlAx87i7_6IxkPZtgOxSsfSA_N_1vSX3JUiHgxa8PARwxtTOe08xK4ERGfxSz5XvvJwxzie7DWJ6hLTflsLk1U7DzqsF3Kbsbo7VQNwfKBd8MCjGbe19KPEneUoR7OQrZhRbKUhqDAEK1eblYYADiEjpWxe6OO7Qwu2f8m1-epwxtiaqld8i_YfWVGob9ejxcOPKeARc_Zi1n2h6LTe40hE74RjWk2O9Kve7M42q_JyxbjQ1WkJVJjKN7OrXqOjlPS37cF4nNsWNdZgA2jPC0RW3pmwA2xEGYfKfPHb_PwkuF4HvSTaHLuJcAAw3vIZkFhu9BSb8rWD3aYc', 'v1.k1.7LYobTXoJE9j2S2lt6tN7LmqYTFooD0qXfbFH_c2ntlIQXNYDKD8CL4u0ejiA9NPxMEa2vP5PLuQ9Imqj8sDNbRYtbUoFefvqAjzw-mOI71QKthzWGsdRHfL6fuPpac5sUhCjSU10RXPBuNifhHom0AcLR5Y2ZGaIiJh1HCC5lTfh_08uGmrxjYvv6v4ErDaBKJgZYHnxzg8mNOXHQGxEQGmkiDdWfjhoJGdj5CnY2WV1Bp9eyJ5tRD7vubrdbyyiodswghkPeGp98Sp6qo0dhVgKTY6WUFJAiSY2KmmaKdRa5HW9MEgTbK6OjNAMQdMbQjRxXTsxrArl3uahJOcBLcLwmZbKSeQRWGhNF0ixZth4eXmOwT0ERi28CEdkQok0dIXiF1u0LnimygKGrzyktAlHTNucbDSzUnbac1cRc9soycuFZ5lvQyurjyKmad8gOBc9PlYlQ8rdQ86nRr4owmuOsqQzagh9lXJp0oNFc_Kj7AjJpk9P5bgjGbHUkiMY521vB63fseVqgIJIPWEP6aJPfUjHxFCf6_MLYW1Y9NjT11IZpV881oyTLrfxa63qIWtY6YcvYvbd3Fl2ev17zCERKwAVbjaEjV4Asp5BbZSFZHGszvbpwzCE77cGQmrqi7xzxttpxUquOUrU-qkhvnxc-fEx90X0teEAbQTreS0zQ2B2_zj_wC2IzcWD36l_nxHiOQomVZt6pDAe44UWmLu71r595MZZIPYtWbmFzxzEqHPxJ84IlkCfaC7ZYseaFsZWum_VkTFtYbXz2MA6kl39aMWVrzMLz-CShmZiKr4Eb2q7F1UMbJfmEMTX7j5kzKc-wyoY78cWfabsKJjHWVGpjB2dKpVY0fuaFsU5Ew0btxw1DFQFWnTO4z3ocsUBlYWd0wXfhM0Yy2gN9wDHn-8bqCVP2GFwqLD7T3a1Mtx2vbwr-NcEDUBP9jXPm_Psebz_HpTH8IOx6OKjf7RbD51qsNIL18qptYZnQ17kBVlwfRb_lUW57WJri1b3uPajLBDtQS80Lwtyhl9kUYXfonGT6Y4Omms4Eox1Tv2GjW1fLzSv9txKt_dCflo1Irtz_P5QiDH4w5Kamxg1x236M3ItOwQHevSbLHEivuv-5zgM_Bkr0doc4zFlbp36Qd45JEA9bOcFiIoWThONL676ouN6Sf1rFgBfjh4iICHs9dBQnsqfybXX1Qdm0asQrE2u6E-K40Hmox0880Nt8HOQhPpgA5qc71G7JX8rpH9ny9dv2F3Z_QdkloLkDBx2BlK94LcpitycSXZ7OhndFV0YHJ3cVYDKOhJYopdkc0WixYARaJZO9lco1gjVhGFKAyv9BvLP3PxwWa6w6ybR66Q0QpzLtwxTpbXvD3nTj5kVLwNCynKTIkiXtCwW2h47nnCuxqYFbjCgxScxyPmWf6jaYbeyMQBQMSYUrUBTY_8ctKJgXkfleWiTnrg6wv1fkmBtBRDeoKPKLrOuo94JRH0683Vi8ufp3ra5c4yyCptwJ31IJZ8uTFasUVHdTZ-xU8S8XBvRMrYDFsCjweNgmofcYCoINORndi92ShADpsQ1wny1QnPU731nX5EogV5Eb956fW308JH9qHvFwCaMnGFOLJOmK5cvH5uiOGs0TNVVWSn5nKlNN7mIg_l_bQ5_nYmOswSAnwQ1rGHp_eWWgBC0Ud775Y5HjUnEj_VoiL226HQSj9v9fG-aBFZjuypKedZ_VJK49WvLOyeezPOe0vvqGnC95yEyiFkox-PS_613lHpM6nVsoPswQjA9lHdtozHN-eUUx6-wjtJJCHKnQbaNL5V7r0Z4ygVYWEhcFaPZAYil7cK8O54HTH4FTPRPB4poBUN8WyiLqIwQ18VHA3oXL7cBDNNsjlzn_h5p_qtRK1S5whca-e4y-QMNqc4QT2SPyDMz0j5uWGrxv5NlH1PlwgxoqNrcWUblleNLk4o2stOZHHwSR3XFSOAIWtER0-4ZCWxhgdRGqmLROGTy0C6WwhC9DsgAhTh1_oeM2Sn0HRHezYvuBGANO5f9ThkZxMQld4GY0Fv2WN9b1SrRgacfGVE3xSUkSrA_bk2YQo0CwAyqEOEf_1WHNhjsbVS5yvZaVysppmfkF1tN9PtrOBqcIHQdQNODLvRnThJDJc9zK8y30DyACh8Y84wnTv5fMu68Dx2FedQqQZss8H4n3bEiVwERB8Z7gnP4BYriGG53eTpnwfs9BoBMWNSgg', 'sent', NULL, 1795965999253, 1795965999342, NULL);
INSERT INTO public.operations VALUES ('xxuyuwh6', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.e4CU8HHAZt0nvQiJh45aPJzszG8hLU5R07WEKsJw8FRruca-JEz7HARxTJnV9rIx0cVfxhLVZaTmmNgjY0f3yKtB_-4CzGEHLB6BQBCotCWowzM2wV5VInSoujmULmqWU1g5LRwMKiblcB5Kci2BqYTfX0DxS5z627_FHXmBCUw0XeU--mu0F1roppi1mLGw6lcliNcu9MeeulhaCPVVQJgATZ7NvYpZJn3XB6-x6HsM7HSR2QWvktdJhdFJMFsnIvrRbqdnO_hBkTLMsdM-JThLCtL67rs_wBwTuh_YoUI4Q8dPWBDURHtkbgcON2BasCg3cz973O2LTP1RoHRhbqVZSlA9CtQ1d9taA8uIGX_ShHqY0s6c1WjDsMlS6CIz7iL4biImjALF1jpy9Z18DrqLGVbN0_zAHSHTwz_ZQgMiNuv82fUYeJycAP2NryZVExXHMji1I33nUC8Sdd7fFjSZSCC50MqoeN71pd2srcmWdNKGAIXmcyCoIyNCm0wk8ZZrZjs', 'v1.k1.QD4wBNpNKRMk-YrNLs7SNlk6H0PE2p3mIvgDc5k5N9BBcZCPjs8NuO6X2GBIJG91j8zd3hpFB-EuMZn7Qfzipki4DM7LXgoKfb2glf22UINYqBuu5nnKKZUx6dT1lHGpvPegy4F21EEe3G58m5DYD68KmsGezj6UnR5KURrXWTcnmH04cwOqjP-jnYyZQiHuYTNRXFu2pE9yh86WyC3nWXecryn2e_m3l6E4zon9BVLAnNFpQ1WB50Qgsg99GtwLb4t395J3f3umCeFA-9x1ICFfL5bqGdX0hQo9qbpmPvXchaIGB_ttydzD14FbDUp59OEApfydVOJYjZMHtFO-zIlvLiCfK_AWfo8XyntPrMAmMespO6uRE13c_PN0POCjAymMK1WT0IiUtYV1td-ZKdWTJuwb8HqmGHl1tN0Pa3r0iRbkOKYNinkDQo-tgbBar3YlZjw3_lEV0w4tofJy2Z9h1PPWQHdjuesbJEkQV8zjCG97lLGNZfVzoDShgDIXP6lHBOEBV8sUsS_-LMiaPqq66Ocgvsvhia8d6AadsAycaFBSfYpoWJ0Bzxo0TuHuSEeXovkMKf5YwQxa_b6mk3i_dE7iFUR64zO-ARmqTYlmwWD_LpXm9I3ywgXE_-oArQZF6HaojnAza09pSixGRPSGjWdcZv9W8bx4GE7D9mYLsX_a5F6Uz4vvxbcmc7Q-CJN17U0wHfj5NdgXDDYAftScVLITDIWc0YFzbWdM0xBdn45O_aDO2V0lr8AmGfdVwGV--hXfiVqcP-POZrCXpCOVe4gHjJz9YdxGqbE76_boevrbhkzxUUmEeWRyM-G_9aNbBJPGZgvr6X7HKRbVUrnSIwRVFkocLnHLwcEL6tppwnRRA66rzwoVoGKgjZysxNCiL4Lp8-faNkxxlTtiI9HJNyd1ewrBPn6t0C2cfsFX_P8ZASdz2qh4bQsYsomzfu3vrSmRE35bsgRBbZaQNU4SFLDSCbdCP--lHp3R9e59gvnlz3Fx4DKR5SXrN_sq70VyZ5yGsic896eHcP_xr3V7UR9NGZaMXDKAao2q-M4yeXRwykUPp9fqyRU3UaGljtgzJXQO2Xz2jAqMbRjHwEOG9VXUrhjeAsw58V2gH3IPSMIkQ8G2j9ZG7kdeH3uPaoWnCCTjX2Kzt6cVA8ufrzwqZmQbfUcB_0WXz2W26U2ehN1qOAa6G7zy2YmEDRa-oEP9K-mxjQKr-UxOGk9OcMp98GnMxzuHzA6X_A0k2exFeou7aAFo2ZWBIffx-Fjfd0BKPSRx85d2YVB0Bx9RBgKksNEz7G2AEIP-2IJ3lv3uN4dgDrqXJrU6aO7QRFeY9TAtZRdZqlK_Ls6wJWmhRxio7ItM5mIZ5dXPm7TxuCWOpOS9dHQSZKU-oEJnBPxCry0-KoFnDkTHyp9lD4ykKiHQDwooWkZOLoUxwLKHso37j277bOjEPGHH-r7v9TG6eHUOtYbm9XZi3LntEpdYSqIh9t48BqL19-zadWk__1iYsj4IezOtW-XQ2kn5Kr8meoFYp-Lv7w3FAhK8mNrX3LZDZW1LkcCF3EP2j2Cu8fG1A5oQb1nwElJK-REkQXp6yjOXNJuEEWj48_yDu4vESdH4Clfqy_zc3q8ZA0LpSZwmkALvD8Hg_fT4U2s0y_AXTw5oD-hN-r4w0wGSIbyLsZzNbfR6HuHUkOSMVDozlVcjXPUUT4dm1yshGHdiUG8jAGf_GVWQhf4ochgxTOQ9cT3UrxZ1aqRl_xjCvxzYIwUmUjfvRCryuXSwsING-TBvXqAbkjEM61_i99qiot3k8uAn3kLmDmz7pMxZmsAoJ3B8oJ1Byxe4AXs4uPau8xxJwj0GmPR7JsL-iTit8rrCP-foydpuRA8fBHN8bLTK_xzSTv4fZKDb764QNLmKouk63G78aWuw19wExeaFDUY1vYozr5i4YjjrIgg186Et_OaY4oZeuom5gcPANpdd21sGKLNdXMZKJ3Tw90Nx0UixyMTty2ICai2lkO0eFmVBFXXk1qFj21T1yQUXhppuArrHR7l5JdYr3eF8h7sqW82H7t-utLq67KGtYJwxlV3JiUwZpXIvO2Q6OAEMrXPrTg-fIAjru4D89M5JGI37gR_wzNzmPVpl_Dal_C31yXjDmo9ebybdG6MDW61goUz3iQ2QXgXnPtk77GoGVbxU_mXrASjCnzPzzx8u', 'done', 'v1.k1.iYZHIN1QeMmXXIIkslhlbcJMRj11oXrjTHACQ1POio0Eu6iAYePrMMRBq5hKQ9hMf47vLTHjA2FapGq4hsNybyZLdOIYrKv2UMCpP1-CEO7TFyjTSuKzcNFC5F3PDKnymrzZyw', 1795965999385, 1795965999466, 1795965999500);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.UC3nOMe78vtROgGxv8X4TSkuyTd5QT_eroR7gUPOeVQv', 'v1.k1.SMX2UpUtIW86q8ROzy1OME8EmPn7k_AKdbY8FU9dZ5xMBQ', 'done', 'v1.k1.0VmbPtyH71UWZ2wAqt_oSaMjUIiICXnPGNBZoXSwr98unw', 1795966000290, 1795966000291, 1795966000292);
INSERT INTO public.pending_requests VALUES ('gj5ac223', 'T0ACME', 'U0ANN', 'request:71f29dcacead5c044fb0754ab2fe5d2b28e358052d1cbbbcad99276b9579c912', 'v1.k1.tou1l0kPuJOpWh2DpSezKz5EuJ0HjiyyVGynOjVZ1qRRVUibxoMQ6rpLl70P5PFCYwnGxkqWhznQlo4EUTik5YNms2ND6Js3pqlyxupxSVGsvanaj6e3fFwf9YQ4MHY8IpnTJJ778x-IdElG-ZvmYSg4pmDmaa_4cue8SpobjauizJsKDu5mxUvOWLgiGe1pygDsnn499lWaLkB0eORBwQOID0zgkiXEXz6oQ4ejDbBLErCm6XYlpAdhkt7hVODec7ulVILhdoVAVLedbiwOieDoXD0dTskilKXAPy0wfD6X6HlhaGO1F3wj9_fF1kEOdm5eGeeF6HLR1LE7J49ATsNOXN5OvsPswDy2vAsPcD2BLXQP_QvYGlusUy--wWojC8vMd7psjT500pi9_qbWSsRDLZlCvOfhoIBC80K-RrRz-PL98PxczcyLpsyYmVA8QNGDC-nWvXR7lMLyBZn7lNPSSQ7zldgcYD8bldWCrPiRkcEVU-7d9K4K_WIF0nHN8zeLej-uVKDgDRxDup77WtAahTOdwlLMl9BISQB_i4xGJuCEnKV4B5V9ZezYe5lv', NULL, 1795965999256);
INSERT INTO public.pending_requests VALUES ('xxuyuwh6', 'T0ACME', 'U0BOB', 'request:ad3f45360319a1f82c3de5c6fb57b4606617981c81fd20110d11581e8b48d4ea', 'v1.k1.RATt9fvuN5HpM_lyJtxqaYf6G6ed3czrrfv89Svf_X13DH8gZjLvqwzsYDy116KfJS0WmKA9IoAqBvW9wCbLr4NK0w7_yVyX5MTDqA3EfOqM8QRUUbHMAUh1luC7CZT_JuSAxjiC-RP8IkXhWYTd7IHlaPcEs_9GttYNBfDbXbvFWj2NtO7SOj2fQ6uYQi8AWRu8dqCr6LKAxDIEg-IwUwTQ8CU6B2Eld9TSVAkI8p7WcHUR_Phyi_RSfwrIZbMw2SKuOdRQxwmGlEQnEHSMh9FOp5odC7wcsmPLZnj0224QwvQtdHWuSRiYGCUYKQpSbrNIfyxFVt77mwDgCaOUCmctnW7b86XVOt6cq2P1ogsaBzAn8poo0JmpT5j_eWK_jkZ4bu9rwj_q2z-TEICHh-ga_Bn9VUok_4E5gVmjJJzN6pao9CJLMQtErPKqcT7y7Hu0kq4atmOtxyMvOS1XydHN_G95SjX9lyHFq79qKtq5UikmNES5VtAwWyl7gIm3ttKEmMcO9n2qqpPUDmWjY5LLwISeyHc-T33LpMIjoesb76cwSUhSQ1L6IktEfko', NULL, 1795965999392);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.RVK2hSgDpGu2kB-xaEYKM1En8WD41nY3P-gP4i0ape4HOGU', NULL, 1795966000307);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-159', 160, 'U0OTHER', 1795966000636, 'planted-163', 'planted-164', 'planted-165');
INSERT INTO public.posts VALUES ('52150cd8-a6d7-456f-af7d-d328b166f04b', 'T0ACME', 'C0KILL3', NULL, 'answer:razkj2np', NULL, NULL, 'posted', 0, NULL, 1795965999139, 1795967799134, '1795965999.199000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('eccfe493-c79b-4a69-ada2-fdd2c626840c', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T15:26:39.019Z', '1795965999.199000', 'v1.k1.yqDs3MTstO_nC731GrDmgoBbbAhptjQrJ-P9xvb4JdAoGc82QdOuQluyGZHLGwugZMdIiN0miJKx5USKxpMbI-9HwlNdaj54h4IbKyB18pBW5tRFeWpYVcAvjDk6Yc7T_8B3eVoCH3eNgFrolGykpdHvpJZM42TVX2l-nB1KgOwkM97Zc2n79QiyOrZwuf1tCiSNaU7YwpshXM-oolDx0Zs1cX23aJ_3B-fIp-PRVtuecEvRMJwxJpwohy_UktzmTPEmFzWlLcyD', 'waiting', 0, '1795965999.199000', 1795965999327, 1796052399323, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('caeccac6-505d-4512-afdf-2d62852c7f2d', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T15:26:39.019Z', '1795965998.840000', 'v1.k1.szpXYMCj1wN-aULncslneY-u4P7tmTeQdVw5PzPBFOGZgO7a1dz3faa1kCQIE1uArYjlOGx0hRMnFL7nWzjzUP0wEOhvBOX-wTo3Xqp_HjCOie4SsjuqyHR2ce5lgzwJyTdi5DTEUpF0Uxpp5mLv2WHZvNpkfvQ9K5luicsv214G1TcbRI--46DO9ul351vmyl-ffBMqUkkkbXs-rMTFYttyEs9samZwqKlflaJIRNpVNgcQd-nZJWRv8gV74gvT8b1cC1s_bZBE', 'waiting', 0, NULL, 1795965999348, 1796052399323, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('d0f2a3be-8a1b-4067-81af-a82dfba96b1d', 'T0ACME', 'C0KILL2', NULL, 'answer:xxuyuwh6', NULL, 'v1.k1.V7SF2a4aBuVrHJ7GuDIkBwJvnHSO74XQvsWhnwsJlAOWmfIqbtihlom9V4FUNvW3XnvO1oybHKYiwYF1l2DzMd26P35LfJbj1fCL-D64jFUuCgbiVcYHhYNHoPuX62OOREAyd60DR_soL6NkuaPu4RNxcHhL9T5U_Wzv6Xrvy1R2pdOArrfa09z-YxcUbM1vVyuifwppm9icW2Pfs97XIlksG01tyo0C1m0hg2nq2li42Dl9sno3lphyfNRtWk48wCzBo3LmROIhjsVorDqKwpgbZKAGmjwPBCELsiYe4rq0pgtG1nk98dnwKgNVZvzINw0UXZ0-BWtF1fZcvjPdojb5KhscqCtRcRFS6MPJCK1yjQy6mcWzfNPLw6r8fMBE1X2sjycR2BeLxo9QalLoiIZQZjJKJqm5x2Pplp0gm-lP8A-PfZLbT_vz1EU9Fi2G2p-nyOshJP244OSLIulfbB_fPbpIucIcnS67lhrSDP079j-xveApXIUOXcEMX0cExhLG_VAYxQv-VKU59SsrOKXeYY-eWp1KcZmcxTLi_VpHdBqZhCe7dIBKMkf7Di85r5aV7qjH9HJ_QvGEcvoOr2er1JIP4jxCtTozTpMnmtWb0sejYnKuqEQfibcBHepU8JHLj06NP1I0QmaawqhF3KhNfDWj-wL5ahK5iyq0Z5PENJRhVkJpLTO-73CQUCmn_xlht8TA3sXh1UkyiUan-QjuZc4TSRVnjv6mSgf2Pyjs3oU8S-qAykP8InQgO9Mar3qM-UR2gWrt09nrbVilbPfSQyDOxFYwzRHF80trKIHexYV3eKOJ3IL9lGX8DyoUCUp9WTJhE9GACmjHgyxepHJaWIQbv8drVG2J6PPBYMMTL5oC8QAjgJSx_G1CJR59vp4KcvGym3jDcjZDRqszBneAcH0UgALoJgW_fQCfsotugF-okdugvNYUoediy7xeX68R3WfpWPa2b65VE2cRuMb69TgKYerHUvIkzWzfur9FdDW5_opZRaxgU1hNSzDUuKYYb8ztYEyslqoWUin__2XHlOZGvAQHIyfTls2kXOz9iNx9HxCJ63ETMto6tx2AELGjhzFmxndYCSZiODPbspvCryNK_UNLyKKUAJQR3vqJP53IDHkxA5N9i4n4wCWOZISNvKhx6hPlVpFYiaSEX3wnO2oRHK8_qPU42379TulYDO6G3QZ8EMMZ4I1hkT0jQ-u0gs0PFXSFT7SkwsvXouD8ll4', 'waiting', 0, NULL, 1795965999539, 1795967799536, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.ruBeBgUqdQpgSTycHnTVHerzWgTxJOHUL0tWwDY8eBdxfsM', 'waiting', 0, NULL, 1795966000311, 1795966060310, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795965993245, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795966000647, 1795966000648, 1795966000649, 1795966000650, 1795966000651, 172, 173);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795966000661, 1795966000662, 'planted-178', 1795966000664);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', '8VxwSJ4jAE5AXcVQNpDhbg');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795966000668, 1795966000669, 1795966000670, 1795966000671, 1795966000672, 'planted-186');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795966000676);
INSERT INTO public.webhook_events VALUES ('planted-189', 1795966000679, 1795966000680, 1795966000681, 193);
INSERT INTO public.webhook_health VALUES (1795966000685, 1795966000686, 1795966000687, 197);
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