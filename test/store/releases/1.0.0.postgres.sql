-- written 1795921164145
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 02:59:21.998898+00', '2026-11-29 02:59:21.998898+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 02:59:21.998898+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:22.056783+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 02:59:25.223502+00', '2026-11-29 02:59:21.96781+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 02:59:24.96781+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 03:59:22.230495+00', '2026-11-29 02:59:21.990705+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 03:59:22.026026+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 02:59:37.231904+00', '2026-11-29 02:59:21.97294+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 02:59:36.97294+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 02:59:25.237592+00', '2026-11-29 02:59:21.97112+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 02:59:24.97112+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 02:59:27.236077+00', '2026-11-29 02:59:21.988207+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 02:59:27.021062+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 02:59:37.246046+00', '2026-11-29 02:59:21.982036+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 02:59:36.982036+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 03:00:22.294716+00', '2026-11-29 02:59:21.962525+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 03:00:21.962525+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 03:59:22.373954+00', '2026-11-29 02:59:21.954266+00', '2026-11-29 02:59:22.056783+00', NULL, '2027-11-29 03:59:21.954266+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('49649da4-7447-89e3-a026-bafa635f67dc', 'post', 0, '{"key": "c13e801d-1e88-4d1e-848b-9007810b2d1e", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 02:59:22.843733+00', '2026-11-29 02:59:22.843733+00', '2026-11-29 02:59:22.855548+00', '2026-11-29 02:59:22.887109+00', '2027-11-29 02:59:22.843733+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:22.865157+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b43ef4a7-f5bb-849a-aa6e-d417982a3b4d', 'request', 0, '{"key": "request:eaa303fcee699b02153ee626f52af0d4992a19742619fe309850b369e092ea1e", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "ef7edz9v"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b43ef4a7-f5bb-849a-aa6e-d417982a3b4d', NULL, NULL, NULL, '2026-11-29 02:59:22.557706+00', '2026-11-29 02:59:22.557706+00', '2026-11-29 02:59:22.582033+00', '2026-11-29 02:59:22.912596+00', '2027-11-29 02:59:22.557706+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:22.755451+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('afcbbbe7-fcb0-8bb6-a973-6ebd8aabe3fc', 'request', 0, '{"key": "request:b2c8caf7abab10b9ad26634d2ce0aadcf7bca5670dc77d785302c89dcaaac4b5", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "h2dz8j4y"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 02:59:22.921063+00', '2026-11-29 02:59:22.921063+00', '2026-11-29 02:59:22.958056+00', NULL, '2027-11-29 02:59:22.921063+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:23.087072+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('11f8d35e-c946-86b6-a1d5-e29fe00b3845', 'post', 0, '{"key": "11bf9c96-360b-44b5-8435-f36800d01c03", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 02:59:23.046567+00', '2026-11-29 02:59:23.046567+00', '2026-11-29 02:59:23.087778+00', NULL, '2027-11-29 02:59:23.046567+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:23.087778+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1256db03-874a-866e-a0ff-c7c599a0fad6', 'post', 0, '{"key": "74c9b2ff-77a5-46d1-a233-411e1a0113e1", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 02:59:23.048029+00', '2026-11-29 02:59:23.048029+00', '2026-11-29 02:59:23.087778+00', NULL, '2027-11-29 02:59:23.048029+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:23.087778+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b9e71553-3e35-8d03-ac4d-685cae8f6b5c', 'request', 0, '{"key": "request:c020fb2303705bbbb8138964deea05d5c5174a200895c10d27a1bd5c54d6f542", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "fwksx8h6"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b9e71553-3e35-8d03-ac4d-685cae8f6b5c', NULL, NULL, NULL, '2026-11-29 02:59:23.141546+00', '2026-11-29 02:59:23.141546+00', '2026-11-29 02:59:23.166053+00', NULL, '2027-11-29 02:59:23.141546+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:23.334321+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1b114d36-7332-8e15-ae5c-38d2d47ea16c', 'post', 0, '{"key": "e2b1bdc6-5d7e-4e2a-aabd-3d1ae7a87b0c", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 02:59:23.410043+00', '2026-11-29 02:59:23.410043+00', '2026-11-29 02:59:23.424163+00', NULL, '2027-11-29 02:59:23.410043+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:59:23.442941+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 02:59:22.929369+00', '2026-11-29 02:59:22.941314+00', '2026-11-29 02:59:22.968029+00', '2026-11-29 02:59:21.942223+00', '2026-11-29 02:59:21.942678+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 02:59:22.929369+00', '2026-11-29 02:59:22.941314+00', '2026-11-29 02:59:22.968029+00', '2026-11-29 02:59:21.926044+00', '2026-11-29 02:59:21.93805+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 02:59:22.929369+00', '2026-11-29 02:59:22.941314+00', '2026-11-29 02:59:22.968029+00', '2026-11-29 02:59:21.939861+00', '2026-11-29 02:59:21.94156+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 02:59:22.929369+00', '2026-11-29 02:59:22.941314+00', '2026-11-29 02:59:22.968029+00', '2026-11-29 02:59:21.943054+00', '2026-11-29 02:59:21.94356+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 02:59:21.984434+00', '2026-11-29 02:59:21.97406+00', '2026-11-29 02:59:22.994118+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.gTNZCAkPLJWW32uvGXj1ONQfQxUCkDJ3iA2v1fNruDuPNh6bAG2N', 'token', NULL, 0, 1795921153174, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.MQAqKKQtKwR-cm4Zd6IFrL-0MMrZwFXhJoC9au_d9Js0aelfkoKm', 'token', NULL, 0, 1795921153178, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.j3ZyNjkvf8kz9qSiLYsTHxDp0sw6WJpb7jb6KPVyNbWYVhAPUtJIj-5gFS0', 'sign-in', 'v1.k1.qPbFEhCRhU7HLbcI4KGsrhUsi2l9_ie822xkHQZfKnoAkDLzB6neYXCEavCQKdCXU4fAtQDWvb2juiwLbQ_VtoQ_4zco501rIHwuO3x3bA', 0, 1795921163804, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('qxf_ZoBAVDXxDcI7eCi4xQ', 'T1', 'C1', 'USEALED', 'v1.k1.d0T9-mW8VPrFaNdUX4OCIt1wqXwOexXnz_s-dHB_GX3oBPkAryPBIDh8pNU', 1795921163860, 1796007563860);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-99', 1795921164119, 'planted-101', 1795921164121);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795921162762, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'ef7edz9v', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795921163338, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'fwksx8h6', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-104', 'U0OTHER', 1795921164139, 1795921164140, 'planted-108', 1795921164142);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795921162.884000', 42, 12, '3745ed174bd500f2550821271af3986736886eb3', 0, 'U0ANN', 1796525962839, 1795921162899, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795921162.497000', 42, 12, '3745ed174bd500f2550821271af3986736886eb3', 0, 'U0ANN', 1796525962941, 1795921163011, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795921163893, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795921164454, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-111', 'planted-112');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-114', 1795921164175, 'U0OTHER', 'planted-117', 1795921164178, 1795921164179, 1795921164180, 'planted-121', 1795921164182);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795921153181);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795921153186);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795921153192);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795921153193);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795921153196);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795921153197);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795921163895, 0, 'ready', NULL, 0, 'v1.k1.vQSId_4FXNj7r3MJruFiTZL3BDPp3voO3ZTDjKdQjXk', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 2:54', '["54 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795920780000, 1795920780000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 2:54', '["54 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795920780000, 1795920780000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795921163894, 1795921163895, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'e2b1bdc6-5d7e-4e2a-aabd-3d1ae7a87b0c', 'send', 1, 1795921163453);
INSERT INTO public.durable_work VALUES ('planted-123', 'planted-124', 'planted-125', 'planted-126', 1795921164203, 128, 1795921164205, 1795921164206);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-132', 133, 'planted-134', 'planted-135', 'planted-136', 'planted-137', 'planted-138', 1795921164216, 1795921164217);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795921164221);
INSERT INTO public.heartbeats VALUES ('79398ecc-eded-4cde-8d24-9f2168e8ed0b', 1795921161455, 1795921163298);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795921163876, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.Dyst7Z5sLfl9u1QT4lr7fdN8lN9dcexpZZlRaCRZ8vhAUxFvm6ROBCMiWVuaYwHr', 'v1.k1.gPOvn9D_6iLJTUdKez1fylYHZynnh7k6NZUFw-Yu3ymh5nU8ezmsAT_Ojg', 1, 0, 1795921163856);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '553f887a-53b4-462a-861b-4efa8ea71201', 1795921162535, 1795921168911);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '7b5101ef-c6e9-4e8e-86a2-4f8365cabe7b', 1795921162427, 1795921163046);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'c3c8f4e9-2e24-406c-8ad3-d35db474c43a', 1795921163349, 1795921169382);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-144', 1795921164230, 1795921164231, 1795921164232);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-149', 'U0OTHER', 'planted-151', 1795921164245);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T02:59:22.696Z', 0, 'v1.k1.N-prlFNiMF9WsEhllorUN-my5cPhZAnxIlrXpI3W9H_JQrxTvUMPok1RHSLu1GLoNrwjoiJ0tNPZEKKz4h2_C9um3x98spXBdfovP_sL-iXOx91En14pudNZGDk4PncPY0va6v27pbpn8VM', 1795921162798, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T02:59:23.259Z', 0, 'v1.k1.mVa2vhAEMLIGikDId2Yk1-pyQocZfXBZqFVYPz4G1-AcuhK-lUBJX4rR-lXJAeUDZNyNF3THDhJ01Vht0kCgf1b0AaQIIvQOJp5FUzUH9fWl-zTckctV5fhOpU3iegkXuFO26Z7kZHsUzTM', 1795921163356, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.dII9EdpmlkD0d7kAqBTjA0YCuuUfecjpDbgXdtIouoFV', 1795921163872, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.9k4ccZok8T1WGEKuH7ifGQaLyFuRo7RIjxO53QXCam9T-Y-CfQVlM_BDVkqa_-enGjZZsUrRTvwGz1-hrkfDdi-v-G_8P_eWiooJB5HhiHiIJV-yLIq8Q8u--K3ewrvRZb-lG7_oL3bcJxn7dMLsnpdeGB_1g1Dz_vtxNWAvzRCUIS9t0CEs4LAEmAm6WJxMGLcMEX27Y3rTxzGfCyCbth4Voa7ys21Df10hOPXZPNkGdyw3q57ziOS5e0CWRctFV_8Tuh7FAvePCueruixseVLpC5f_8CingdE9RfjFETTYBbAkjCLPj-EMwymrtC9qbrcRq6pAix3FCvrPycwNn5cxyBm-02U9hpDxp8BklOa_ESvfBOXBHN5FL8ynmK-zMz4f5tkWsScCWpSJvULE7e0UpYoU3wDsytvuGeijaPCVJz1M8cb7fTjpAnf3lId8l4m0TXe9-tQ60Wpa0YOHTebPuxR3yoelB7f_WkQKqK0B6HwKElMo_TsYZF6b-lHndj1tJy2JsKTxENw08Xb02wvp0oW0ZGKZlAhVpl-qLfyxtVZEuzYYCKXvdWCch_-rNBCcZVizdNr_ngMCqh7mHZGSpWo24cIJNI5ZLYzLo5wEECm10knLFnEB-RzJOU6gsaGh1a8mgEEIFaw4deSmkJYjUBvbxZloar69oX6DtfsHc1MH7Z_che3ybvilg95WiTU1Idvr-JmvsrjlgbjpAlGpgoIDqYFdUeBlAO3T4tTmSXcFlMwYU2bZ-h1erirdJMMyDfbXc1P852zHF2qXiQy_QrkWF7K5Fyew3Eyo8oKkxOBxFmjud1arf2QJ-JxeZMsr8vsPVLcj7xABFQ9XlVKxw7LAZCDFkC1zRZW-Qjp2j4Ls4GIBo3XyZ-x8p6PZQezVFHXcEblyO-o4LTX_8x7xMJvoj6Djn0QTVF32-IcrsswXHbu3ICl-_bcVw5cQ-Lf_0LvJOxrRErGsNQQ1bscZG3aNAeooaGklLiXssTfDn6wSowykO5GXKDDx2UCy8hDzXTO10GHsxDRpCuM5EPGQoQETkltfVT8yEWPlMKr3vZCXUUpF4Yjajg47JWyl4leQvkC7wzjAnIdR1OOOyyLc6e4qqFwRCaO5aH7RdeG-Nh4w_FvSt9NFFaxmhZftaEnjsC90dJ7_R-XSZ0-jc-rTSUuPoaSLunTh5_UdrIn2SC2ay_WxLMqDPrik1X4afiYtf1ZJ3T-Uk-nfNbx7t2ega4Tl9Cqxff0QZ5tG-Jcm3qSO1PJYALhK_fXsIyHfE_U9tCiBVCetZahY5-hHwUNF2pI6qH-bhqEVDXlJefVwYObSgREKzsPq-vQOn-h-mEsLcEfK09gRXBlTaTviOdIJV5t2Jb_HpFxrLBeWGCg-OtoEh3-3ChWyVZ-BWzW8ZVRz-RUNC_7Vk1AMwOXscNAL_sRUak8LpwZ2djk9g314TBLVdSbaQecPw7yEkSqLdyS_k2d2nPgy6TygNbpwhM7PSgSt6Xg2CeFfrocQd4PkuvYvlHhoPDJHKJu-RazurT-GuBAoicW3iPAUavgUGV3_QegpY96GeOLeKnyMVX11_dQLmoPxNnBoSoVJhBHmR-KBzeAGMppxurYawL6xE6gGkS6GhYxYTu13iC4u70lkEKOc-WBZ4uNJeP-SY12ysnj21GtOrEnzxogBrG8j0I2513SSEEaYnSrsu8D_TBaQgP_XvcBE0yE7qEIg4cazKvjyQTf-awyJxUjVJNtJ-FQv12R2QKJBqMg08CLdYP7pLjUF8ZSa7wDr8VUiEf-ZAt0HapCi6b9tshgMyygg0SqvmGj6mHP5lf1HXCiSeYeTwktuhj7vzDuivcvLE6L1ro1kbLvw2qa4uy54geDeuFjG6G0A1lhrSkn7Bdzka0SiNlqD-cAbobmsyUmaQfnJsdSBvCrTIwuVl0DIPm4tbWtfqU9QuyleoTdaUzR8il-9hSO_WQNEwtv4kd1KoC0-tUUF_Lqlgyz7-lLSrM3pqb6yFOvSFc_gjrVFKBjk4czijXVHvU784_AUkdBMHl3JfPppaMetnElK4dWd67wNLx0c_Oh4gFeZ0nEaPGde_MsUgOXK_cu9wrpKQH7Oyd8uHt8MUgBJ9hlolDxy-X3ZUhhf5QNykMEbDLQz0RpDZa5Hx6eO1gkSYAKlGSYatekE_4FuF51CwaMSnXyGprFLOVCZ5yU5KlE_CV5qjOPr7beRsus-vbf0vy7sEWdpagI69y5unaf3eijQLDI6MlZSvGQ-nE1K57y8ohN2ro2C69-oZrZBGtUEdnAyHZCdQFs3MlZ4Jhbo6EFt6t38HKs3qmi_i99yHDSLWU19AKH9FDYNHEHcBHU8DV5nIgh64WCH0uq2TNOgaD1PVWsH4MT6tSF0JUgPLyuR3MvI4MGou7pCmqWb8Xz3CdklPy7ad_9AvL9GJNIjIynTSrYTohyR1MZOTEwFz9ewrRE0OTplbBeD4PmkIJdeN1cRDcyiyJXWPrjJ3z2mheMi4jARIWEs8MUV4c4guwBcIA9SUOyqL-fWY8M74oyZdk1mnHEuoxwv8seDl1ND-3WxJO7gtjy2D0-DGz9Ekzdz-c5NfZTnmqt-EsTCnJo-vic_Dl_hxwGiT-toXdGBivw6ovAl5cgFJpauVduTLVAS04ydZvqaOjAvoatJUPFyAYtytdaHsJ_bskZ7Iwh5zCejp7IMM2GPTfn2KJ3L-qejzWwoHJ9qZAZnHEO45p16zS13KgKRxpwt5DJtUxbPL-hKAFtuYKpeCDs8pvaqhTvAa2eWaMSHpv4T0zlScYQzPlVNdE1ysC0w4Xsnpl0qJ_O_SBDLBIAf6gyOVBhmh53mjgSC8qt94DTMlMdPTuvbkl-5LCvm8GwImABv_OYdr6WyrnHnlVO8TH9HL0THhSC9R5AhmdnfFrQq8ds5AcgF3FiuRZhS6rMPO1S1Z8w7Wx_QBJKBrcFO4oUKCUVtCcxAlF-Pz7p4Jsm7ahfnBpk84CJ1eA', 3, 1795921162833);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.Cix1laWdELyws-cQ9jZM14P3JaDg7gN1LvfcdqxhQMbTkrKS76rNIUO1_-VfL9Gn2z5-Z_DAXT7XuJrTZigGRgP0cj--bQbHltENYKJvx_7VDN8BmLFzDATeOVwEk07TmSi1wN71rIgCbf3c-ZIuzKfGlesC3Sirr7gXMg0l_8cF7NCTM1aJ4RV0VPbbNS7OZazbd8GuTv497iWjovkbhUtAe7RC0go7ORVqBcLMtvipbG0Eti00xpaX9WFH-81CRys33sWOJrU7AW6jiZYP2AhsMnNk2ts32JQT-fiK_CBBPN2zPwg7Drt1_8rCKLIYvnstQfHhIpulBK16P9ZUtTqOshwnou3XDUisC4KDhIX4CMTQbxquQ6DtpUGouEFAyUB20FTZV9LZ_WQsDKEU9WdLeNj8pPJPm43h-Q-TA_WsRutLrW45Ql3VworMxptVJmyCViMRzdzgADq75cxNd7RnaDH-guRPcvP1WVH0g1p9_9dMtEqsif7a5YzMnQODZSduOQDPSemdVl23m2nOMK-OWwBf8ri4lB2GpeP69yxZ0-LDR96_z6jCno5PBevIqSswHYoYQmjtkLVGomEby1WSetF1OdsoUpE49QEwWesdWE9thfwePuXB3UaKVBxDz2iUeULbi0a_tF23h4G68u9J5FCprTCiQbtNl2bs-_HiCMlAdsiQz61WJrff_Zwm-YaBZtcXT_nBbTIO1siqVlkGIIamRlphO5kHuLtyULvd1nMeKXy6mpn2T1IhNwZrMLhfB5GWBb9NiJpc9kjo7iWCVQ2T1LImwMpzve2yjr-b_3xk3v93LgLHn64F-5W8E8zyVa8LXm7xOKOrM0n8As1hDjGAMAX_q7wn9rrE3JqW6KRSfuU1re1mcE6AqVUsx8e-0Fp4ne6EnTrrUvg_OrUU7jwYXJR78hS3E-7mVlJui8480nwOxUStS7NVlRvkqPuwUqYGxcL2cXRt7CIMg0EXW69FUwiu-XJ9wGQdM23zrcqJrKkf8x6uk5JcsVgRmq6O-JgdLh8VmGgosD2k9DXrWWEnNNoserKABmAWD4BJLgy0ZZmGUpuSIDr11rerYiwcM6fNRlUIV0r0_OiGre4XdosTPXQnvtAOI_iIqaM_oi9VvkaV9vRQQKHV5N6HNmxIu5W_y5xsGL9OUWvHsZBmFEqCkBwRBSlBmiXpStMOrxnEVSTWIsD3iAAlm8_dDrUOwkVU0stx3BxNlhfp-jCpRsLBJcVxp2enUW94kCMxPTbXbptCdIOR2nYW2WkhuRxBVdjOCvCTzig_HPxLDClRj6GqyPukPY4j84a8U2vUHgUXhLrEOwONN9P_Z0dn8noWvMRbVxQ-a_OZ1GTJRJTdI5ic69q7rwqBt_NzziG8kM96lv0dP3UfIo8N0Yr2ZlDvtCSckdsE_e66K16n0tESyFDa8YeqU6WkRi0QvCK1EUCVJq_PWMmcBXvYpwXqhKQLX4kVm4SsUzneU76FwEw6TWd3ozKprk_rtGCygkcPQg8Iby-KBYv51chFweY8ILL7ir6OgN5shdpuWfb8-UQst2tMfBbAsLYVzWdy9eTHakthmlv3j52MMucg1Nr_Kycx_RdxNnrmVtf0KtFumjIY5eKFWeLnQVW_8aE6ftAfYX3efSBr6wUz0T43ODVezhzAIJAtdnXo15whGEd0ei_OGy4whIU3vz5iupU108hqrEBVzDHxlGOehjFsiVTIyEGYoefbDVEjE-CpgStOuGHfgexCHiOKT5cD1ZViqa7VGH2lM0KQcQyT6WIfxHCVCF3_DKqwUrPUVbS7x6Yc9KJVlo7NhGZaK43c3m9eE0csfyaeiSrzVyayliixN6c4x_wPtHakRqb33yYh5bmvsFYO6WpWdcI96WBTgDkDdC0r_hJ47vE0MVPmjRlS_6hTdCACpkQo-74lVP9wFd2XcicuOc-3J8joqKxAb9Cs-_p9z59-k9yma_n5ZHvhM56hfw23dc_9GMyvuwWSklCaOOaH52B1kPt53tQY6i3u3xvI8RWzQvRhmXVBYr8e76a0wVvPJvVAQIUfqZJVi-ZYafcPWadS3_ctaZN8RfW3ikeaGK1TBxjwAOrG3r8RsjaoMraFaMjDDWe9nLyLL8W6uNzd4tZZLYgmJAR6Owc2gJIXrdQ0kmczmHq0i3dQa9-UZLYuy1Z70m6kvnI-yQjvOCrFEm4TxpBS5tuzN8AfApnrKEvhf8wmn6A_LVUBoGt9ZPs7Q_9VC9ONFd4NBTfc-Y-Sa5qpFKAUCLEMIhL9Bzi3FCOnPITkedXm6Uvv1ybiG9GJZ9BUJhXxREOS_8EvhxZWG9ABMVge5TQLth44y1RS-n6W8Xa2Kw6QdPj10VQ-LEOthtqOzDBRTE17F7vLpFMFoUhDwU0ZlexODoSoZ-MD8hJ4PRN-wj5BR1QwZ30li7-nLzcY3UXvdNcxdJgSudpDCAzQrw2cZdvMXQ', 2, 1795921163395);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.rs7UNJXyPdK_WdTLxDNYU4umr1VSdT8y7M3DNlNzGGo', 1, 1795921163871);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.-u71SUjGzZJqhLs4V3v-MlYDuX4F9XrezYi3zZS4CAMmiWwMRkl7OyHAHzoBXKx2uW3D9AFJwXNSh7Ul7Dnq_1hYRJWkmvg');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.iAXLM25aP8AjPYUOWVrf6pgtQX_w1SyLCwkje5C59Y92OGsv8HX13xPOBuY4EQCJ97-8RTf9DmXMB3gmF9V0Kkuc-953unI');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-155');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.KuGjIl6RbL7YT9zShwxv9bXNFOufTGQMJVNrsvJEA38QfbaAUYjEmVlemyYqZxYG6u1umvj2ZTmiSUGs2XSz6Bt0YFtZcc6XDilUs7vkT_PGD2LiKSSRyuz-Iv8-N3BEb3qoiKg', 1795921163867, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('dKvNo6wu14LzABDkQInm989vH7XGvsx6cbxMMzm0oqY', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.QI2vnMHr0H-mIFrrAFdKuVAbL2pVYcAW2GhXMMe-OuFg8tLZjZ3LIunTDtOAFpYfA1mGKlWw9xLzdiMcKMThVxWEtWN98fQRU14zMQdbF5EhAubr-fdHj-DDSbtnQ3AMhP1_jqXJEkLtnqO3HEmydNfnQPDD2eaS', 0, 1795921763849);
INSERT INTO public.one_time_links VALUES ('-49xce1UWmanLLw8m3hW0GRSvD2igqPvcQbCfoIdOhw', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.ucdmMrfABbBY7wnOZHFrOMBINq8OiOdgnfd8Whqob1VebHgo0uEOajMtajGHfmbgJVKyQmCXWa2OMFUgFGdJq3iksVg207y9CkkD1nFRSMlqS0-kB-8Av0SSRFqw9HityQ7CmGAU42aEHbt2MKuw02MNmQPfct6-yn5CCSULK4M9kt4eei4nNExYOfBpCJGLaZL34vxivebNQFPC6Js', 0, 1795921763855);
INSERT INTO public.one_time_links VALUES ('Afs5QNGnXhrr0uyuTYl1FOp_gJ7t3P91xa8VJfxh6CY', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.idAswWWgpXvBLU83PXhAK6Ip6uIDeLVXjXFKc4ICp9_7H5cbrwvlW2FfD5gtFQvjeXN1RewBwBTWjso8R3d-Gg5lSsZjTcZx3OseapGdFZnjYQ', 0, 1795921763855);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.haB7UPp1qsRg6w7fcrQESLLAW3X_kT5BeKIVG0G62TOuxFu-8kklpkplsqlXXfo', 0, 1795921763859);
INSERT INTO public.one_time_links VALUES ('0SaUIVk4vgtQZF_JrgqxbtRN6y_Vdwe6BN5W5t3xIFw', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.WHA64CgZc1yam6Q4uPQDm1GN7H-6-2Gyq12KdL6E_gGEE52eLtlOTpUoXHb5sKPO4--aTN9hKSxsX4DyZmEgZ5WFBQLh1pDiokeHmwOG723RpbsUg2qRrKvJzWYYDguiNPYkgNHyD9T9taTY6Ia8kJYj-6QCyR2nnE05FLdUR2RwYIsSqul4dewv7AlzTgE1-tTG3AqLPNLaF37FUcD19HZlZiqmjaq3l4Gia2405YYeU4mHiTe4UMNPflVpijUOdJLhJxPrmsadOYGBqEFYlA', 0, 1795921763833);
INSERT INTO public.one_time_links VALUES ('UKfP00a3_w4uOo_vE_-3_4BOSQnGmVrkUWsEl0rYT_w', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.kNDha14ZODRd1gzTtiw-Wi5WIXVobZkxj36_R_daz4n6zvNpRvasb3Cz0d7mJYmmScH4gVQ9-sYZeRY', 1, 1795921763836);
INSERT INTO public.one_time_links VALUES ('VoO9w9uAoCYTYnUvnCVBt77Y73ESGibvZ6Eqv67TFZM', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.3wuZRNMl9zln4GSFRunm34j0vFNawFiNEZw2Tlc6wRcchQSB6KrEetJafMcqIeOmpDWFgGDs00nGH94wFOncXQnLx-dS5K2vBx_G77eMeMiZiPnRSFAjvPx6p1h-ipJ4jh4HdvpctpPpJCBzNMVWmW5cq53RElbGuQ_b2dccDyRoG1lL98cZO7Uy9UQSK5fREDBtK7uZsX4_XESwAaK5yNWYu2zq3iMohh3xHkam78EQFkSBvc9vH4XEw6GyESO1rx4MCWsFJcpXkpt9xTo_s49K_g15zj8', 1, 1795921763836);
INSERT INTO public.operations VALUES ('ef7edz9v', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.TchSf0sZFUnAKeYAA11OVQvMRTtFiZ948rFND7q5EsIWde_YBBImmzWII8RFIEiQq3AP7lgob8ACbSCFRwpwrt-S0zcumeuPI5WVdJFH46wr6HKZFUjoFPicL9BUNQHnCZIPRXznkDbPBsPWwgZ7OEEYK_r5wSmyiVtoJHmDhQOt6uZPFB63k3P4P8FRMp2ZidzPNjRPES68FrTgkBPDV1Z1TbNxm1qNi28BLZOj_nO63rq2S6NPoTOt0BP1mubZnx63Cj-yqrf9U6vkH6nCK6UlNSig3TJ7nHYK9dHT56nYE6NMy4MATzF-OMw03DWWMFy7JiXBPKP1CPOEE0k22PAAivhpg1x3tmgHFHkh8uWNPr_9UPGwbiuj3yCDpyZHTJ9vRh_ebk5-6ukuE8mRtMEqO7Og20tABow2MJCgIupfyohttQp-oM0ouP1af5mwIse6Cwa1-YSIvx6VXVUCU2borb6yVVbJlxuKkmkhZouJoH6AK4kNsreIHxGpw5Rflgr5tfgD', 'v1.k1.GsWz45WA2Pw5dknXQ90n8wGitVHDEyVJ6PeTRxmSG-1F4iP_rikHYHbsmHGPIijuguxFMSoxH7975kwwUKkR6anfet57ssCnQvO78EkkVl5Z_vi00Ci1552XM2OJt3YBt7CujbeN9371ExHv9BXK8MsNn_ihDmzTaG1caTFNf_07liYfu6Q7t7c3jHCaZ5cbXHtNn-EDa-VdtULATC5sb8k_o09jZVDnaQ4IKyfoSuAjSuhRf8w98a6JmAp-25KoAiqpBLJHFYw_ZYwvwGYN-E-rW8vdai2_kuVDr9g7eLrSY3cisJMlsm-mWI6i-u7Woq90SdBO5kYbx8Wj_aofqBDSu5s6u6Z4-8n9RUxk2u6cjRR0W38Mtj5LWwBCRpg7D7N_dB5GEQ-iXOcsrvCc6Pavy896Hr4ixaGCiWzN5_Qzmx_w1ChRubY7qtsDG6P1L38P1tNeEKxBsHrL5PsjllnAhVNxT5W0GqsAAKUQmYVeR8ss_ev7K1P72oHIRSh6Evbl_J-gdP_-vsmbCtkIATFdP70Qv5UAVAroUXK_fv58UKQYLkYMB9HHA4Z5ViYF-H-DWUcqA97-_htZSD_TRuhzYAObeGq8nWRHSyJqXgkbvw9Arfjh-EbmZkzyjWp4scadt2u7aYBUEq9_0Jc-IL149kqBviMZ8OEcZqGpOU7Krjh4bL9OC6si0IrublbJrqaLyiAqV5k3Li6y6i_kXtdcTeB7WJWHo8jz2xt24EBDIZ-lg8eoUefg0vvdCpszKXK-YXJYGswQFn4-ke5qB08Wi2QpMTBhE0xpbH536mScOcffFwZm2Niz8xNyKb-wjQ0ksP1Y6-KFsOZkzcGoOfFJrGTo9oRy_3P4VvpX8PQU7r2K9vwgDdVDOcb-AAcf2uKYVIy4hiC0S0xlfYDfyeGJasaDRprEjZv_da5Id0RZ5iK9KCc5UurP_kgTxc0z7GFpIxylJiKv2UdCTPS7tGWJpS4PIFruFBRIeU8uawxZ360LDH_6HbSXq15hG83hBeIg--QPvuQPp-3lma0rgVKJxQ2JvX4UVDYHRWbXpnGm2bHd9lS5Tf9WewrPgqBJxR7hm9xbGYFj-QBkKfjGORcHpc6NETpa6az6N7kVqCZeN5t6FLNoRkEpIMc2iKjfTdYOgtYRgIBp0ENvVdA6FcXiEp4NNcBUQewJN8yHtJ9vzlmVVuOBzhadQbA9Gs8aAb69rtkAqZt79CWzTRkK_plNxJF4lfC35RminuS5bBIyLEqRJBmUf_HnnL4SIkXJkwyDZKGUCPMETCvE5GvB24yA2prjdCdhGDtOCfTbIJ6YI-x8-jxqccfAKW6UPK5eJvKLACo1NAaB9f0GIlT1ceNEgnJliFRCDfTvn9gA5748LkIe9BOcrOVxYOyBhImfxZq2iZaXvYI8bukVWtmbIQUFm-ETspLqsCS90rkykgNR-ndGfCOIiBCyxS_xpB25p0N-jAAtfiHK2r7ceA_wZKIznFHXbkJWUbiH3OFce-stzOyMshGN2TmKHk2yLokENvCBZ3rs67rT84lXNha4-uTJtpYFD7fhoosjUfYa6Vrh8iciqPHE0MgqsLa_VJ0RAlS5QR3q6gfvZO-yzLnsLy9h1Jssp2GrcTrV7kGpkQge2awDrKqDc6euHxWnHZJW3fxz1mDYrszANir4MOCEhdrcqQ9nba1-J3yodHxbnyhROA-55aTN60E8cbTL-G-R6BpP3021laPhRfdWX-3SHRT3_WQiBCo_q17pVNZPqOwsu5mXgV08hGQXwgFrz4-eTIQ6yDo6Kck5gqCeWlTteJrtu-1woJuPzYF3jtkxvF5ladPVA5-L3aywgg9ra-zALpDKSRcl-jxEd5ZTDXhnNep7mCBBpt--QIfGbU-iPOZ_C8giNzT5cmCsvuFyKbF6EiHZx_Ep_2dsN5gv1pEZdg0280Q7ZQzKnNKRXFRVzAcfynvGyBAOP-D2KPP6-0RSpsXi6B-Vt9mIpiNORK3jR5SNhznCHlWeiGCU67HNYCWBwnjJqYOn6vUXuPZYaF-fkAGDx3okWHvIlscLI3_XHofPS0BMPbKjH3yR0LKGWdTypQfIaytap4X7SFxDQvcyvJMj-9HhtQFf8wfDV73X3_Gkm7VZ2gfgCNpqoim1Ki3xHVgtlM5PuUkMlFNseTVW5h260iJlYznFTe5pd4uZRVdQWZCQSiKKp2YTWXH1y7UCodrXHNm0C7RMrYl57i0k3YY62PV7dpNbNbSkRUdc1Fns09mU3iSwUjhspxxjC-r2TMB3-tgT-wFGZ_GhOZQNORDjEZrohJBx5r7pHrvOyUBPQA1b9HMJ6YbUCgrJGQy1QGAIVtozH5cj-fIcHR7GLkQsTu3tuiz8hWKbmKE955pF1_r6KQi2mTLlNabOJFAFchE9Ukd8Zn4kqzJY-kzfxh0NKNncE2TpH3BK7gOHA5SgdI-YBbkxMof1qIIwoHRRKv7ORaRR', 'done', 'v1.k1.MA9F34S6sV3bbx1VeKVl47s4YVXy0aiyG89YuQoYr181WaUNS-yLGyfjWil4P9hYjwi6-MdLtXpBXYhJByMrs7LpL5dANTQBRS-OCoTWH6LU9-FBtHq5AhYLLIy8xoxX6PvDb04vlHt46Qz5-jj1ismWtqlAaqCc', 1795921162557, 1795921162678, 1795921162758);
INSERT INTO public.operations VALUES ('h2dz8j4y', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.-SPLogog8PCtIUFYriqgWgSDp1LnJ6OGMFw07R3kq0g9glDxJG6JdTD5939ABvHkWjjOUsLpZYq9j7xIhRFmf8eBI6KHS8X7HP_u4IoF1x7rXb8itwpp7EpVHXw_JoJNpUqqEZ-NjiibVLikIty69nEf1RvrApE6Jc7mAIdGrkuTWPnwKlO9d4UHG4QWxWUFWcDnpqttI9SR797luEmwszk05BBkOIqMVnVTBTvkZoDviWunhutAIpjNaUaYRMFKo9Q4YNDHsTceG1HhGxUGBsAgSpx8KeDme8In2UcwzaMVs-KxHstoG1SZ4zMgN-w2aNy0G0wb-RUyDVAi0wDs63A75LKV53ziAocl4Sh2BmH6rgIwLLt9ztgxNF9shRKpcuFzKKPidwVtJrcf9CV5Hj2N8EVrAyKfrob_9X73xoJKnAC5c2maGzAe9lsvHY2TPpYvo95HThjT5UoU-eraOmTm_zyM3rqo2ByhMBycscVj4usvXR7FpZDCg-zWfW44RfT06ZY', 'v1.k1.P99RI75_qphdba2hXL2NUi90urnuO22UkgUebVnuRmgWfkOljzgqP8V_UT9hJBDaBBzoH3eEjMCxvkJrgLQX1acBlWQhpNfKrw8ERNcs2ssOwfvK0i1hd6jooi5kTMezDU7FBwq8asjbpuInDWCNGHECIJEfuBOVtgSGbQBPCEJ8rkPvUvIuoe3-hQ7cdVJPJkzh5B3BO4CZOetANpqQcDDPR_x0UYXz3a0TqC4rd8kMCGz7vCGqUBm61Yq4Z-brIuPr8r8j15CSk9o6s6RPcDvBWzJP5lGFrtUdASrDU6QGe5wlDpj9K8FNyyPPWB1epBKledLuUTQpQ9PDo05sKeNnAPEJ5f7wQnAXo60cYHHLgsiMpPIsE9u3W2pkdxWheP5HHbdwX01xgiMoF5Vgm1sjKNetxB9CZl5qps8rMzFi5M9yQA-Xw64BRtoJbR9qfvUJ91HPnykESWjMmWeGjUQozZnxAbIUZPQeNHsySZsD-iTrri_QEPRyfy33hj7ulYXaQ_NVKZ2n43NQJ5_0D33LNX0tcn5S3tTvtUHG7RulntrFc0cRel-jTRCcD96RJIDUcBnQkdeH5AT5en6G7GmE7beSbYpAEY4K_HflASSv5YYKkhQhC_Cptzod_De2AcNJXFZHNCbGKJmP34XcznVFlEZtOhPRaMdLPMjHCtv1q6RuvsFSNs6xMq46_MtwRdm4GkvQ0i0JHy3nohaI_7T6Pqkar8DDQWOcFSNEK3AXuFpIVuvMg1RxGUeiTIT5DX6mWq_wUiy84xVr-9hiK_6HS3eDahq3EeNaoHmMj9bvaXmhup7uem1fXyjKihIirbZfgBsK16OnMxLn_l95Sn7rslhqk48tzLyQcfCngSpstrqe9PyRPXpn0nphC4wsgO_Hvz-2H8wVEDyQo44QZ-ZyEfAhIll-R7w1pi2ZkrDVzAxqX87XjB9nbFQY3KAPtLbpqIO6B63Q9EWsAxPI-T1KWFOLdZd1wTO4DLkfigGRKQUNHI9XtoiWaLr6TP72fkV_QE73QCPuDRZfBYm_6jno4132AMeyiyrup-rbR59FkvXb50kMRMlsijmvEuFvhzynS0xZl3lGwkMUHeXpGulUa75Tnc50CdQN2WvxTC3uhGRyCktgkd_69O_-duOeJR-yb9n2xRl49ziZOBp3R2oHoDY-eeEKAN_JMlaCKTVdQ-84Qin-OezSLm0R5mgRPP29bg_6gru2hbjzGOz-2rUCRl4zq6WV_vx1MPCI8_LyHv15J8trjWD2GLUzNERwVH1yEdEQCQxRZoeqRcWdCcXt0hSQFLE5AAVTyWN5jw57j_YDeXorLs3bus6eFn6xqKuNShMKHbdbeXGvNvLjDz7bOnIE4YvVPIcvdkIH-xwjexS45d4EG5JvtbOcJjPttGgizxrecPmJO6rdyBNm687OOz6vMeJEKDgZ6P7v0iU7FiRAWY4_R_q4g5IjyWSpn2AZP4ma-S6qfXUPmV8vKT2VR781oPIs-OyBIn_0idSmv0MgDJFoHeYqG6x3cRZZfnpKjSr51iwheAcqbqVJrSrPGA7h8_QeocsTiCBp1vgVILQxUXwFmaoY7Zzmjf9Z5G_rr-kmS5uIK9tFQXgl3czhBI8TRZ-vsZ2LYNs-OcQFB1gMaAbBRmiOP9PcIeMAsWpFeJ1AGVKozrVs5l2MVY0N2vonqgQf6fhW1iRbzSEjpF2d9GZwQb_almQ_RnxDDkt2bm0-QuAcxkz303-i5TY-xUmFs7JlEE4aQ4SHHwjHOtas9i9VLKPVFL8qvOjI3Htf_sY-55KGstvZC1aFSiomu4LGQJvxWFhPQbvQrM7jarqbidqMvCIVFQMDVorgsjrv2PGWub15COi1v4oOLkLLCAL1IWVUKhjS7Amh2lnoNo7-0e1BgxWoXGlRByvNsuS6XtqrRTQydRRlMvo3rhdoNQx9Nf60NC6bLo2B0f57Jww2x0Gu-mqY2MRETzfGJrSf13swK-7Sksxmksdaz8dd7OvbtGo7GdM-MKXzvTWccf3exOCBMQQFdMEb_y4jOnuN2pZgoQRN8ge6tZ3MunayADoQMOs5eOAvUwaDQ6m8kZXuWX2A3Njpl77cwLcaIezcRZbUxIXpYyPNDGQFamu1RdV8gHYrjPf5bqLc_fCgnANuvDMeR9jPdY2PrUm1Fs3IjgUXchSHAhEU_JLN_b1790nOva_Z', 'sent', NULL, 1795921162920, 1795921163088, NULL);
INSERT INTO public.operations VALUES ('fwksx8h6', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.gjlO_aqD-bdMp3tT8TsNVc_s5ALAnyR9eUDoE5uD2iku7lw0cgnqcRql9uObQ53E1i_86AiAuP5phAkKFQIHxldTJ2dT40clZi1pz_FH4I0p2HgArpxdlC9yUvhJLaBni0JvChwNRYNA10XKJ0LDNh7azdu3gWBQ2ZHzaJ--p-uEph6V0vapA6BgDQ3jfhVm8hNXKtt-o6EHA55x6-IH0cBVvfECnBBlb5TRTi9K9YrhtQnZlyAF11sEM800zobCZu3w8JHQzOLiJQrB536bAlUUdQUqadMuf_kPFzONDHeGYY3A-jX55VBowjxPTQV2aAxW_qLyd0AHrfRaNQtuV_5-OPC7lrTDFWP0LvoGqovs_pHfg5a2Ky6mXN9MA1TuRZD9pyEGceaiBBaWL1C4kTD0sbMhnyj3ye-MjZjYS75hRF02b8bolo7A9CayO8k63_zje6N7elBAoNoBQqTDM6_3x-gmMSU77VKrbYSg3A_whPSmu0CscGXTW6Df9w3ncIRqiZc', 'v1.k1.P6R0OTUzTi6fhQ_elNd1-ZMYWk58Fq5MPHjBICospbiXzZBPFCnvoyEyBig4lHfquUPEMkiM6YbE66q8xA290bOOp32JRTJYqZTPlzYSF2k1PRNajkAiAscTPKodh-7NrK5r6DzL1yEAQGAyivQcb75OIAf1QINuv81zMxajlRgWOIf0SZIG0V8RLsTRu-3xeS_JlN6ExnW6yHaOaCpMPmV-6ynLn_uEGVmb5uBe76oVDeYP4roujIUxKEQYmZKYr4CW0PA5ROLXTeNhGvIJxtuEBr2hLRq6xZR8ybnpPxfcw2FTaBVh3GY0mEO3MFlK7dtocU-dB47RsZYDckkZFEq9_vPSqaJWiC-1YV-YjXlgSfFqI25GT22bDYiD4how3xoXsTUrtuS767gF8fWVUjKPONaK8gEHqldM5_2Ac59BNcEaDOya5syMdHfyAjwXm1ABGb80EjTqzaxbohKeIGSYBd_npcs4DtX8s1Mzcr-LIDvZzRKSkEMwOQwuFwufekOSKFZfjNgRJoNtEJ87ycViR886pNS4bW1lyZ_gegMQyiWZetzyc9pff61m9fZY2egxpiaNIFOAPAzPPW4jOBGPv_j1EOnG3_8n5CipFpEFIZ7zVG_ARjLYzfCxhdvBunBBvA1DW0GnnMW_kBZZe-mcs6aeD45SPGaBbCaWp2nOnTGHI0VtagEzP3CgFqWriZghTtF3SILllKmc_1y5IaJ6N-IdUu5PF33yVgp0z-XCwozCTe4i5Xbap43Ja01YFKW3ieV4Dys54lBtA0WCZmVpmb86Zx7UKrF0YXXgKzyHEGdcg3H-mYES20qiYjG-Sj_oVp0rtHvGxXIsuCHI-vIJvY78rLhKdELf4BBi4lj6aEG4kF0L2cdOZRSo6uxQUYBlHKjodpGKqwCQYhPt1gqiWaOg_KVJ5AvRKmMIKJyZnBdmEzoYVr1y0G66jCJOxR4yY9tQTPdvSwDbuUhO4VlyuBnwEwON76XU4cikuDWZt689GvtFBkflehWPIQE2Vl2e6CuRUs436q2M2a41Bx0GYyn6oFvfCSZs5G9XnLffdNKXMIl6TnGf0Oqh34HIlWqoz3GGqtzELgwXQZBkl7KrKV431AcAGl65ThNqK2gDEOVlgIMSUvUh1BAAJtDVKF3eBd50kTc2iqP9RpFb-G-cQLb__4UIPKznz9ZgdKAwj37Vp70Fm-5ugg9tvRtmJ5Z-enKFbGGuz8iguu6xccNh5dCdSDN2Boozh4IQq5ZxPn2JiutjCbsRxTJxkcR3rpkwfmEJ9ZHj5lQx-YHan3bT0ymwI1f3U8Ng0Pr0TNhWLsYlJ-fQ9u4eBHWhmKXjsyMPWXDEiv8ET6k-PLnvgiC3DuT7Xd-B7ahTjBm0jscF_51PGjMDpvm_KQ5-SEftao1dT9v9CilnHripuMaBHyw19m3xna0b9JwRn-nyUhDfpsujs1VdMCDCDPzGULXCZQ6VI815tp7cxWIxZXA5ujOSnMRQ0HLpcFdk4wtbHesxTfPUFnY9xlb9J69YHnYchlPxku3UkcQPd4uJoGKJIhmjX4VZ2v1rBe1SeifWMSMWOMeC1kEg0l0KEge57pWVg3jfutA-uCz5_toxcjUhfdUK5JFE_3zmHlng2B38m2KCD9CBtf1EsnmSkVhfUv9YkYIonKp7ZkOfCuRU87a0_sJ3He9wUjKV5u5EhTCNJqu1GKiLAy6Bn9A3Bcbey0LqQ7PylL5uSRJdDwS5MS2D7Etk3386M8SY4sJcF0PV3JoeCxKlMnw3deCNRdEyrt_8mw-wiB6w5V7n5Qg0Rel9N0LdrCFTUJ9qH93MDz366j32uZjw-cFTRlI_ZcVfjDsf5c516ESmk62hNyL0NqqapNKqjzotJmasnVkNf5fBc_c-Zr0NS50_95hvyQHL9p4SmrFgyaHigPkkd99wpaQ3EbrooZS8hVgtl5Y8ngXpyeLxsYszpIQMoujD_u73OMG2QTnFo7-JjOfIXu7xeByxo1i7lz5ppMRqVE79zvMcCJSHuY0_S1-mNz5d3qJfXPtvitWiK3omK-hvaQBvuzczP-fndL1vyUDenNC4GKrXmXGwzU9u3x5BZ5LYVvPHOTGUojJx9IjP16NNnmUH545m42sPJDz8NnTGGIIZkXNguc6JwJnacreFSqVseX8SQRGXjTs9HSQ', 'done', 'v1.k1.J9I6W7jWRUQjEsbqOr5I_Q-f3yIlQo2a2uo1YdrLNG1hJoyXvH0Lcb8jfoF2I8RRZPws868eUzBV1g80qngFExYo1ZZMXTlMNrux5XfgdLpIXfjTYM-ondxppY9GJSIERyTOIA', 1795921163141, 1795921163244, 1795921163335);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.wY4qeNPgc2LpjRB6YdwTmztDABLG6BaU-YaQeHCLsxte', 'v1.k1.nDxCGvmNG-T1WYGoeryoe9tMDMo6EeKsFjrmk0QlBvjkWA', 'done', 'v1.k1.DTCIBrz3i40P4JnYj0IvxJkdIvqLKaxdbdOYuwzzKOZEJQ', 1795921163862, 1795921163866, 1795921163866);
INSERT INTO public.pending_requests VALUES ('h2dz8j4y', 'T0ACME', 'U0ANN', 'request:b2c8caf7abab10b9ad26634d2ce0aadcf7bca5670dc77d785302c89dcaaac4b5', 'v1.k1.0vGrRqKSnumDT8TKiJGfcMVD9wvQrZrqtSDW2rBS8tlij2f4VNu2Za36oxU2w51u_nkqsr0lC9qQOpHSm_y35YZLWyreeRzAbzBj3wNZwhY_iOsH8D1vmBMD96ztfV-q2ZGhLpMwIqTedk9vWQCF2glmDuO9Uggf0i7gOt1VoBNXqQSGYc2RVGEKEZf8mH6_Uvwsvc4O-SODsWDvmEqKBQBfA8_Qx2D-lHJ7vTqhyxaRizLdX5bKb2t7mHCkpGHflkK_FiEO-ek1qxhb16jxKDppyMHHeyuHST85fv4Znl009NiI_LF--rbhHYBz9VKLqXdl_2aFsWBEzshPVczHjoLLixyQJPSxxR2mjV9ANLqjpf0lalph7l3EE4GCNlDQYZSp8rMuLMhZtVRagSrZ3urlXE7KaPIupXuDFMLfKpIviiP4zJWatRqkCTTuBE8mW3D8Dt9b2MtgC-vDIdus-ZY4l9dUr67hQgDKwgeLgVeoBdvM5G9zw71ui7P374eHVZKeYqbJDowurvlTq3FFoZI37Ospj4C4u7yIc9Q-Q7qRa9Ary12bNtZVbj1e9lPl', NULL, 1795921162940);
INSERT INTO public.pending_requests VALUES ('fwksx8h6', 'T0ACME', 'U0BOB', 'request:c020fb2303705bbbb8138964deea05d5c5174a200895c10d27a1bd5c54d6f542', 'v1.k1.h0IqBADLHhVtv0G2oj-QBD3SpFcY4zVcZPdnCGZIiJlD4TRvC1AZ1KY27q9n4-Q_VUyBwRCbfKXOSa14d2ABUquAxoCVdiLzBe0agCvRtrN9QJkv_ak1CVHigMzHA9zYWjdgNN9fyHmSHehhVkIkccQctu6jmWPznx2GnKmSbQiCjBevnw53PJ4dPpfI7iWVA_Kk7sJ7rs3b-AI7YFHlxsFdhTqEDOStXRAnD4e3R3RiZycfT4ugZWHRstNNIzuDeV1RTRyBnTi4BgPSxnz8xdNwF5KOUwEgsB18hQoy1QKtYN3GjOUHn4-qmZNSGePjX8L4Tgl-BtCKOX5pkjFAxWtYLR0beHT_JBo7SEHRvpaWziANxJFNo76fqu6s7M9ihyaVtr4oD65nDGm356qU61bEiPqmZQVdrfYja4UzjJsktjj_CgmQPgNXIw1cmOUSwHFJWdAHax07izSscpJiSwqH8nGfSGcabwDP84U-S62YU4B0psdfPb0f4s9h9_paDS7CovBLu9biFqsPVKbMg-ov9sgnanTYpDl_RIe8eFKLANaoru0XxM4lA2_9MZJR', NULL, 1795921163145);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.TbPf9XsY0WxAnKV1LUpRU6L9_09XOAG8wXRuNPBaTrCUQYI', NULL, 1795921163881);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-157', 158, 'U0OTHER', 1795921164275, 'planted-161', 'planted-162', 'planted-163');
INSERT INTO public.posts VALUES ('c13e801d-1e88-4d1e-848b-9007810b2d1e', 'T0ACME', 'C0KILL3', NULL, 'answer:ef7edz9v', NULL, NULL, 'posted', 0, NULL, 1795921162846, 1795922962841, '1795921162.884000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('11bf9c96-360b-44b5-8435-f36800d01c03', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T02:59:22.696Z', '1795921162.884000', 'v1.k1.xq51HOaz0rUFF9NKDn-VlpCDOsn1blY3bhxxauwb7LqqZPS_fVKZL-iP0LZAd769JzSZF03ExryB9QjtIhZou4qxH6wBn5P72_wdSosK0b8WPNmK57D-DY6kx1OjoG7OmXQ-bXuMeNGPir1B2cVznHLNnbkbQeY9Y-hxC5tB31dg9wQDkwaB-dN8_aR6MPMCjdIz28NjWleSyrLWuEPYJzRtvFTckMR20H4LhEBojYCipJRFgZhYsUZ08mr2PA9KRpL5EJpvLqZs', 'waiting', 0, '1795921162.884000', 1795921163053, 1796007563046, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('74c9b2ff-77a5-46d1-a233-411e1a0113e1', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T02:59:22.696Z', '1795921162.497000', 'v1.k1.XgdpWV9REi-npIxH6ZtHZB8HDrw_p_2WaAJAIAAwJhuyo8grH1rjDfraz_8jYmpscDYZr4TbULpSsVoguygddgjiGYn5RVF90x9yXlJjCAnaQVWAOOA3OKK8R0beyTkr8Cr7USL-r12lOCHTbzH1FcTFMIYEy-WVrBb7IzOwMPrJxgs0gyU37zeUvhkfULb1nF_v9JP25VOPKYkxwTRQ0Fh9vQotH2iwF1m4HvkPGjI0Ky2drgJxwGqiEbHQvg7IiNb-yhoatpo1', 'waiting', 0, NULL, 1795921163072, 1796007563046, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('e2b1bdc6-5d7e-4e2a-aabd-3d1ae7a87b0c', 'T0ACME', 'C0KILL2', NULL, 'answer:fwksx8h6', NULL, 'v1.k1.WQeQrUY3RnZTG9BlCW7ndNDIf1cEt3Hvw-bgqR5YZSEP98msQWUgz_YvLXPzOsA6g3eE8hiJar-r9umyRP8hffmMwMZ8ui-CHVbeX4uEyAiZmCF9ZgokryTF6p4W_ceB-WhRKqlFQdhRtVTmSWagNc7XC5temc1A-qxrDfopi3sPkrhTiotj6fqO5aJOiqJSowxPScD0tM9f9zX25Fj3AMM_NYf6x0iXkXb-QXShdVOZBr8KEy3E6iUXkcDPzlSSw-eUlRvjAzD9ym6C0G6eOMiY0V0CzD-ZXkl4xNiPYi38hBqbsWqnzeALWVCsi7sl-Y_osRImngZC_uzTlaalLx6Kd6vq6-LnwxKc0R72blaXvNo7aPN5HG_3lt4x-3EBJ17-vKxDhg0BLCpST4U-hXm1tDxED8ij04glS4ZKnPjz2_xgEi-RXe6SxLpyQ4vnVDeg4NNy7naJEJeTvJGg1ni3i49mt8-d7RGZEU16aNqku_tpaqGMVfquhDqyesHDBY2oQs_2DkB8DR6U9i4VdJbGbMxrZcvs7QvAzZ4c4DqDcb3O_v0Hdwug__p6YtVKgKB63N0BEzppXUoosYLceij6VJdkKc4CrkuaBSrDYhFcg40yh0nS7q0Y-HyPGdin6r5VYN0Apeh6Mygz95Yuzx1tiMgfULzA9fHlOtxaKk7kuwsOSpxUDhcPly75W5a7K4j8bCE_jxSLXZtqsU6FV79WaQO3YO5HFId659shuefycs95YDQX1BH7Vc6r0fbAlQWH-SMyCx5Yi88k81IzxzuA6QDWJxhiRAB7MjaHdc-I1dwE3MIGwqSVIdwsKmePA-sNtdjecwz4EXl4QA2IpWGvNbKYJieRopUJYzU4HiuO3cT5P-Jf9rB482j_q_r6sA9TStx8ca8QIhzYaO8eODJ3aIYaYljj7QOjcABXgNUInEvVXDS8Yfm1zNFdwndITrbm5gm-IzCsNSN6sAt9EHwVXvHuIabg2PQY-IHEaphF_KiGlYTIZ1bWXY_XvjZHL4mbz1esA05q-JsC4vIlNFk-fw6HhyiBsvIs8rEghTwb5P8_HOL6hScgDLhTzTOcWyGSeOVYw1TMWO_MKcDXnokHcWeQqcY7MXZbZ4c_fJI2KhULkq5XQ2w_GLnbLmxTfn0lKYtypau57Lz342EGYrBbvhUU8E_ixblogg2EthPZ3IDEb3KUUGO3QT0sOFi-07BPsRAIPDu2AVRtGyE3AuFInpo', 'waiting', 0, NULL, 1795921163415, 1795922963405, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.-U7wEC8j52HDoZaQ7ilgai65gedzabljo1zhdI28q6gKfA8', 'waiting', 0, NULL, 1795921163890, 1795921223890, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795921152648, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795921164296, 1795921164297, 1795921164298, 1795921164299, 1795921164300, 170, 171);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795921164307, 1795921164308, 'planted-176', 1795921164310);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'rajO2Il2-id9JPv1nx_UXA');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795921164314, 1795921164315, 1795921164316, 1795921164317, 1795921164318, 'planted-184');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795921164329);
INSERT INTO public.webhook_events VALUES ('planted-187', 1795921164332, 1795921164333, 1795921164334, 191);
INSERT INTO public.webhook_health VALUES (1795921164336, 1795921164337, 1795921164338, 195);
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