-- written 1795918713022
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 02:18:32.227403+00', '2026-11-29 02:18:32.227403+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 02:18:32.227403+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.231338+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 02:18:47.271319+00', '2026-11-29 02:18:32.224512+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 02:18:47.224512+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 02:18:35.320055+00', '2026-11-29 02:18:32.221413+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 02:18:35.221413+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 02:18:37.333589+00', '2026-11-29 02:18:32.225439+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 02:18:37.225439+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 03:18:32.300769+00', '2026-11-29 02:18:32.226547+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 03:18:32.226547+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 02:18:47.350748+00', '2026-11-29 02:18:32.22358+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 02:18:47.22358+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 02:18:35.349688+00', '2026-11-29 02:18:32.222562+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 02:18:35.222562+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 02:19:32.37008+00', '2026-11-29 02:18:32.219455+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 02:19:32.219455+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 03:18:32.392534+00', '2026-11-29 02:18:32.211091+00', '2026-11-29 02:18:32.231338+00', NULL, '2027-11-29 03:18:32.211091+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b2cbde08-d76f-8e72-a5a9-3efd648350b3', 'request', 0, '{"key": "request:aa7eab21b921911708f9a083088897b1e52f9d9a9d0f816257198af1348e7121", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "whwr9p23"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b2cbde08-d76f-8e72-a5a9-3efd648350b3', NULL, NULL, NULL, '2026-11-29 02:18:32.526969+00', '2026-11-29 02:18:32.526969+00', '2026-11-29 02:18:32.529765+00', '2026-11-29 02:18:32.640542+00', '2027-11-29 02:18:32.526969+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.57255+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3d379e1c-aca8-8424-ae1e-8efe945cef59', 'request', 0, '{"key": "request:6b4bd1ddff1b52c00fceb66034cb7f726de64af6b89aa6263595722ffa1b92f7", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "t5739mpv"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 02:18:32.639722+00', '2026-11-29 02:18:32.639722+00', '2026-11-29 02:18:32.645489+00', NULL, '2027-11-29 02:18:32.639722+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.673128+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('a9479d20-77d7-8008-ab7c-f07f4a9bb037', 'post', 0, '{"key": "4e8f08c5-7559-4f26-8c83-6597e7a7eba6", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 02:18:32.602494+00', '2026-11-29 02:18:32.602494+00', '2026-11-29 02:18:32.611086+00', '2026-11-29 02:18:32.627702+00', '2027-11-29 02:18:32.602494+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.615681+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('68b11eba-fbae-81c4-a283-f50ee9205268', 'post', 0, '{"key": "0a40721c-c541-4fab-b52f-d674057cac9d", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 02:18:32.691625+00', '2026-11-29 02:18:32.691625+00', '2026-11-29 02:18:32.697364+00', NULL, '2027-11-29 02:18:32.691625+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.697364+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('eb913896-86ad-84dd-a1bb-6c73ce1f52f3', 'post', 0, '{"key": "d1186c71-d3ae-4a70-808c-28f614a831e0", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 02:18:32.691595+00', '2026-11-29 02:18:32.691595+00', '2026-11-29 02:18:32.697364+00', NULL, '2027-11-29 02:18:32.691595+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.697364+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('faa268bc-4ba7-8557-a6b5-f657d47eb1be', 'post', 0, '{"key": "54dfe4f9-ef3f-4f5d-ab2d-c7882fe42722", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 02:18:32.77154+00', '2026-11-29 02:18:32.77154+00', '2026-11-29 02:18:32.773964+00', NULL, '2027-11-29 02:18:32.77154+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.776814+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('aacee718-11f5-8520-ab7d-d8facc78e1c4', 'request', 0, '{"key": "request:3b8c17650f9a1ec9c8ac6964cf483c6d6002987b03be568a64fbd68c98030da1", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "tyjm836m"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'aacee718-11f5-8520-ab7d-d8facc78e1c4', NULL, NULL, NULL, '2026-11-29 02:18:32.702413+00', '2026-11-29 02:18:32.702413+00', '2026-11-29 02:18:32.708133+00', NULL, '2027-11-29 02:18:32.702413+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 02:18:32.758409+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 02:18:32.18745+00', '2026-11-29 02:18:32.193354+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 02:18:32.195454+00', '2026-11-29 02:18:32.197461+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 02:18:32.201472+00', '2026-11-29 02:18:32.20276+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 02:18:32.205608+00', '2026-11-29 02:18:32.206266+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 02:18:32.208167+00', '2026-11-29 02:18:32.21644+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.6BUf9dYM4IAYNcEZa-C8Nrl1o4DBvSOLTGYv5V-0UDBlOpRqSdY8', 'token', NULL, 0, 1795918710603, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.qU1_JLDcDviNmBxAsNEBiEIeNhKH2kAxVZ91BUZglQsproEchOki', 'token', NULL, 0, 1795918710603, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.Uotf1xH9xkxZ9t9jtaagvRL_HZapfsIsYDACfpz40KLGd0dC-WLv8ACIqB4', 'sign-in', 'v1.k1.Z40SOo4BjRK4ZhCqDDtND0buLds8fMpOXpIRfIJc8J-KYRhzvrsKq2QWdS5YUzM4EhJGPEHVhCJSU0CmOfvQr_StUdHhiUUVNvmy4J39Ow', 0, 1795918712922, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('yqR4ToiCprmpeN7wKpNSAg', 'T1', 'C1', 'USEALED', 'v1.k1.81pQn1fA3ca1Rw9I7un6bxyJ7cS_oTTzr9dKksY8kw5I1Yoi5iahLVf1es4', 1795918712943, 1796005112943);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-99', 1795918713088, 'planted-101', 1795918713090);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795918712574, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'whwr9p23', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795918712760, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'tyjm836m', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-104', 'U0OTHER', 1795918713096, 1795918713097, 'planted-108', 1795918713099);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795918712.626000', 42, 12, '3745ed174bd500f2550821271af3986736886eb3', 0, 'U0ANN', 1796523512600, 1795918712633, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795918712.482000', 42, 12, '3745ed174bd500f2550821271af3986736886eb3', 0, 'U0ANN', 1796523512652, 1795918712677, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795918713632, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795918713779, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-111', 'planted-112');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-114', 1795918713108, 'U0OTHER', 'planted-117', 1795918713111, 1795918713112, 1795918713113, 'planted-121', 1795918713115);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795918710604);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795918710605);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795918710605);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795918710606);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795918710607);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795918710607);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795918712958, 0, 'ready', NULL, 0, 'v1.k1.Yo_esWn2DMANm6_eTxWYvmiPMKd-qike1EUxrMbAWDk', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 2:13', '["13 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795918320000, 1795918320000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 2:13', '["13 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795918320000, 1795918320000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795918712957, 1795918712958, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '54dfe4f9-ef3f-4f5d-ab2d-c7882fe42722', 'send', 1, 1795918712778);
INSERT INTO public.durable_work VALUES ('planted-123', 'planted-124', 'planted-125', 'planted-126', 1795918713123, 128, 1795918713125, 1795918713126);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-132', 133, 'planted-134', 'planted-135', 'planted-136', 'planted-137', 'planted-138', 1795918713136, 1795918713137);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795918713142);
INSERT INTO public.heartbeats VALUES ('5f14bc06-016c-4e2b-b8c8-4922921e197d', 1795918712014, 1795918712110);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795918712949, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.dl1bF6W_v-qK6S6NUjFunWvzt4qd07RWh6t0swp2yIJo2KK9Ulp4NVNSGm54DlyI', 'v1.k1.yQMUxg7dkwFfQLnrNY8MgZEgJEG7yzux5E6gDGiVNoRL2S67vWPHCFZMsg', 1, 0, 1795918712940);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', 'aba833d5-c486-4744-97af-5a52fba643c8', 1795918712495, 1795918718641);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'def4e0a5-1002-486d-a414-554dffcfa265', 1795918712463, 1795918712691);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '9f7b6a8d-8afc-4d29-90b9-403912bb29d7', 1795918712764, 1795918718767);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-144', 1795918713148, 1795918713149, 1795918713150);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-149', 'U0OTHER', 'planted-151', 1795918713157);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T02:18:32.556Z', 0, 'v1.k1.qtbQXbZDlkKXxaUICuHHQUrpmoF2EHqr6eE6sQjKPH7Ke4zl6RVdjr42UygMUCjsYGVQWyyeK9VjG_AwkZfnSr1CPZHDjKnis-9mI_GwxPOJdgNWY1KX-mmTjh9uNA_3-4u8GxRK-INfnVU', 1795918712582, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T02:18:32.746Z', 0, 'v1.k1.2vIsD9wB4pxuZLQ5yw7v3gfGhjyTOAghFaeT8J1nikvr6WCFXmJYcqyooM0aK7tRYAs3p0dGLkEHYRV0Ch60J9Br3_Kzq8ynQ1V4UTHK_P9NgY5CWT2MAOt_sVEyTTGAKim-krJZ3YXqoqs', 1795918712765, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.S21yyIpWyXlKSgkopuR2mUNaQPaQqx72_lZl1DEI5K9K', 1795918712949, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.ASLVmwefN6bIe9Kc_wvU7ce-8PBCpj8GYVXUZvvauqk1kKRxqRXkEbREMWyOw6RM2HZYFfTtgBiawc9KEjqGNkJVe15AMnxzZpsflMqdPhc5fGm7Ae6SWGMfPaCAmfTQjuXViNHAfGJQYIF58mYHCPb-06zAEnakzAu2XsKmDhIyIp-mX8Ju_l03xJk1Y8NIgMLat1w9_cv9mZdcusrxyPcQi4tPvKY8JRbn-SYKFvdHA646smVoSi3m_ry-jUI0_cKFaVHiFKIdlM28cVvuCHq0Imxa8nKPOngk68Gkg3qzXbc3uhIB26BuLC1cmkYBulmNNN07bFgiADGpLP5OGL55fq8v8LNCC7IP0BjRqlOuHNkXHry5Zi9f3Vvg5WDR4LXHcd8b-CrSP1gT91CGYbBecN0p5Yh7jK2ZM--qVHnrPgeUbbsVbca0zxjy7Mw5DlPxv1lLuaiVTsmM6CzH5rw5HWt3Zq7jv61CL_4589pf5q0ErylV7T5pQhMIIH13Lq4fFxEjG4rFjU75NL_eoTFvS0j2sXVlEsQh-lE0xDWru6Qz2nK80qe-Ge3IKWEvoJQDLNthDBh04Qq359EDFQZb8p_WlVosedlFNSA8R3XxbixJZai5QMQT5QQqvr2KVdAGWESnM5ahEiJfRwv43exVC5746xCGKiApM1HC6qDaLcybhIYKzmGRStpawVyG-qcm1EtXJYpzviOtwQMv7hVTavbnjmwT-XsWTLMS_8IFOm-Z7cGw-x3_EIJKrUGAnO77mEQA1rj5JhiWWuStZ2sj2-kRcmYqerYJx1anATkP6jXcs1P56yS19sZCH6vkhwaX_16m9rtRMPQlmo49BXZqdIz7i500Ju2C-uFrlhzrPGxUF_b8z9PXEb1d9OM0Cwqi9B-y9byguqbOkTmVoQit1tF5PCSuNXW-0gS_FRvBiXJDm-XM51rQh_bvsUTzNgu5MCW86KyygRIIBel8DM2OjwuurzJAdTGaA5k9TKN5ynIYn7PCtaYozUjSi964L413nVGqOeRAMclagiFDVFFe1JwCTtgEdfIOy5atJROkA2IhPMarUHgWUX2MHI3UtMawjL6PN5Fk54zOyfFk6itW3g1KjrUnO5GPNyljUwaxdpuXtTKpjVZhUhszDAe5WGTRk4MIOsbRukkT54OKtom3DIxpUbODIjRYXynFw9HjCloABzUcH_2HUKm4jszR1P4ZH0-lLmsO1dhHEaPfqpbGyT6_iRgqb4FmLvRtqrd8j8OvYJ12kGV15dY5d6FONlsayt9fp8PMGLu35r5ANtf3YznHagqqitU9pDG7JB1ayG6NMJIIEK7LwtZEBtJypLa-qgpYGSzPP-46MZdFHvok7BUR1jVbKL_glf0X9j8REAC9lmtP5yVkZ-ccvhezEceWzg3ViN9sVGPEIb0t9Z6AjnkeXj5WmI6dU0PNN-RDqSfAxxub1t7uLvLYZ9yd6dc0qqYXnz-Tmn3XO2qqHe_biSFGXYdt16F89aLxGbIAQ6GRcsAZ74Wqx4WM3cgyi85LkoaTcO7s2JjIVkd7ZlhrYeS_RqMWkernbnSuhynVoSxMRBRckiakazNR8C12aR4RNRNbaN4RpJSphT0ewEeKqaZqCqSqa6QL2KPmYdZOMJOTYiE7X3g0F-T5pPK6trQ6m8oaBvKhXgW1p0Xu_UiHhgSaKxhbD73AJn80oGASLX_Ec2opz14WXSnYFJahxztbbnrNvcSBdLGPKCHpc-_eyHnQ8Cczgojat5hmsaiE112Q6vVpYRt3qgeRQ_46zuEDGK4zg0bfo5LDRquVJZ4kRxReU3pzLJAsJkRtMKySsbY8V64WdRWZhnpwvqhcfDisvWP45_xkSOl3e3nqW8Xrc-ZdYyFoWWRlNlQz7Oyaa32JxvSutn_w9y5wC_EyaMuiR1z1SU5e_IFLkXb2XwqEEAaxbKtP3Y5zhgt4VNTmISYvUEVl_cXj1sKVOmTSpmxM9A7VD0C6F0IGKrPAchJTZtUj4IZhpA6vaWwCn3nH0drdYZ2xja-7W9FmwQWMWpyVOqD5prfIVSPA5xq45pDOl0wxB5xlv0JIf54IqrD3Xf1cf2wOIeNYACx6OXvLe3ZU0mmf7LpTanx-Ls6UonM6vUC9_9JgLWH9_yAG1-smYWe43dyntpxS3Y9VfBRbzUdqCr8rg0Y1aBbSF0GxFULxA502lW1ButyJVhVRDweWYGclw5Y643SVJAOnBORidTDvyAE8YFtY8UvnzGCig57Tdjr4OWZD_ERjX7e5dBlSM1lLYOjkNTKQsPgFcC2r530wAA2AV3EwY9zElb55PhC6ajb2DF8tyQ_VxuhlM3fty351qTaNbICRFyD6wwdPQR7ka0uRJAepAQOOk3Lyg9m4T5sxCDMqs-GoaL2uSn5tSkgZdufzqPYSR8XLuJ0ITk2dvbAklA3S7cGo7w6E9Bi_Yj34OFqfj1-5SDk4UtufadT6bS_IJjG3Rn3g_GbH6dJsITCgQwm1_uMXdtPgoTbE7r5p9ixnaHf7u0F0mzk-K2GYoa79iekFAKINDyE64BiDzwrKFu8YjmK_0ZiZmAz3P9-YBUjFdUwR3UNpiOOqh4ujz8RWRq1gh0Fo06lsFF1FD41DuEQiJehZR65aUMJVcMmVzEEwcBD0AuCybrSrCNeI-hpAxH5V-oXs1kWKFu3K1r_HNTTN1hAFvXhIyzd_Ue4GLAK1CfvLrq9pK5zqOPHD5XcXOfyYjQWodQAx0uoLwCsLj-Uo3ahVXXDsxw1dN6rXskZ6HgUYmBtOTqgOH-4QQAWiUFNmuj7O3n_UCgx6B3KSF4pXsjHmJnqXlA7xM2c1AVu6V9fsAm79t81pNBupszHHSfx7JbMwiKFbA0jZf5AU2dgxbkxL6rE--SEjqFuD6Y6cMPybQRWgy4nUL1xD5905_EYdYVUU5SFZ6qWu-plh2GgjOXdzRBLXaYs73A6649c10L8HguJ4BEycSTN4XDZ5GNXS2g', 3, 1795918712598);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.MeJc2y8tkdltWD6B58HtvZ37ZWST2qPuSMnDQYWDUZ8CFwH9X4kzC7Hu06TXN3o5XCv3DYNEgQRkwjAdBrz7WspR_z1GbjcRSUIcsE-MiDrNPZEEoIDcPqIvirgIDraE9pYigF6ZkFniE7qoUk2EwTcJqArv5Pkz1ZfK3KYf2q1M95pxaU8fOAp-XMLakwK-YBnY9lfp_swM9UGXIe5M2Apnu3miJ8WIXyScDpcwbHuX-3rr5D--zsMTIc3FC4ABOhFzvQpcnx3mMMHlK3lL2Z013nJk-x5iNsxkZgsTIw0kbydYX_BnLK-x89zg-mAojOwYzih96IZJFgPvNPRxtGedyqYDtEs8sPhWmAihJnXLiXNu3CY8Jc3ecyoICrlmlFYPybhscmCmv-Ut0Ir_5jSwLjhFb0UBZwI_FZUHoW3SP30A7HtrU4YBFOofJ-72dmomLl-AmIkWoCGIFTW_Q_2XwsLXkbn2yfgweXEwFsl6awY9eqd3b66Gy61oYN5I5mePX1Hwr2c3boAkArHw5EmbQC6nCu8xklg68Fs41eOUpUY8BIhMpFEH-RFTlPdqvJnZ2KWy4Tqaa1G-I_WfmtKnIzAbV2Uxr7flfmWleGV_2xMeuKM6MA9Zjehk1RIvfiZYvXhd6MRagj341ZSrdanszxLKuvcpx_QJBKw2aX1oj6L0AKH6K8l-YHAHB9Bz2lZeYNgM7NBmQiewCUSJI4wR8AubCcpC74VCA2UTi4AXzqePope6OSzs67yg3hNjlgRRkCLI2L_jY8syUB42NoWmeF8XrD5zNARS82_LEW3xQ_AAJnL6htLc8ZBxyakU_FzhLWld6yUfAhoQ2SrJAckyOVDzQTw_hRylXiCSYM13_0yeyrTzn8iZp2l6Nr_EFXVcGIdbIXPr__RO5aPlRiWppi0onyPReIl4Mb8pkdHEf75nPm83lJXHuXx4udtlnXdqImS4eftnBxH7OBw2qtEm6Q_jut0Q-5B__FJDDK8rReTCvd2y7hlIGDEcGgJTVz5zEJ0xZpPAqvGsTywIzpnhZOZPF6Gggpdwyas0z3KUWVaGgVFmQnh47WKTnlvxbFQdDnL5-asosurwdZCEVG9Mfauw-oQt_FKwYqsyvw2D8SNgDZHqh37niLOBZUN2arADfkCSyjMFuCnTFH1U6Fv7KU1SKdWd7pm6B-HL8s2lUgNg0IlocgWRkC1d4ROkbH7ELagS9OiZKrKHrFJ1zs4hn3CU6ktj-dksZyULBGf1NO0qWeb3BPeXaqPGOIsjf5iVIFUjzvaAQPI4i4TbGbnXBbjQPmO8fBIO7LAVP_jwI08b_KxTujTion8K1Wxjor8yYp-7exbj5fz__oTRDzfqdByMfXHou_bSnrBBMC_iOipq6VlcxC_qNmOFNoFeTb3Q7He7Cib3cfb0o3Z0I3L8-XhYoG2ifhGJuM_dT4HIeemCI_6_HRkOLnCjtjpTWnEkVvB7_uzaTHqSAY7Z1n1BCihyUoxOgkyRw_st1Xc75vz1ZLxxo2KVs-pMm8oGDd8Krv_zOtZDqZLRIppJ4PnmYT7ZhGAQco4CvDbjgy8nI0E6H0kxcZSyQ22DZzHP3ekBQgHcNi8c21KDyjRIy5DQs9-sQzKR_LYB1AsCWZazcPYaKMbyXBqONnf_NY7EY6OW-GlCP81lterXJjFSw34ahBmYF1QXqihFhM0VQy9FO3Pa1LYQ8Bi8IFVucHPwdpz6XSUXgM293DVFrjgKlP9TU4F6HX3prJ97_LKvnyYhbxE_ugVeqCqBggbXHkfTdKmO32HmTIFtCxabN2eKZlaVGLAXYUuAdj8a0uTI3PN3pc61Xdi93EoixBnGX4euZlcWBgbKfxQ5k6pIzsZylR39kho_mxs-NjQtwgezOm4PDyCBn9kjBj_T-v2MhxODiZi0qv0P4ckW6AM8D8pdI-euhKzurvDFxWa-W03h8JkMBo-zdW7vdVo_lrIsdBMkon49UttqokNudzJDALywUL5iMfS3Var31wTjJ5bZtrYfIjLkk1dEDyWD5usn2VUTCprlbHWjrQy2hw4ZyQEOf5oUJP4y5OD7to3HKJCWEobvjjtfPJIQ__7CCAH71_LOTEf4nT8BtZMu4AGqMrEQbGmhbXecyRAH92yR6KQGQW66OaxCZyoHBR1CNn6bh8AnsXQGJTEDmIsWEpQAoup3QbJafw9sAUdMfmMUFHB8kCRboX_aA1BGqQbacImE1b0V24n4GO_pTZORYbem3wqbMmAXkSn6rbr8hy-TC59BgUffUOevpfC-rRyf90DrF4uG1TufzqIe-E5AL4Zw4vl5JEsYbLl2O01Xfo02tyLSbGizekEznITPFAyW0SfonT89k1IpzkUHC04IVWBgYAWX0GqAxVu9y9-SSHVoRSi5z_zETBFYxPVNxSRWtNe_cMLc-Od_55YMj37smfZjhynNyzkRENIUUtx_-CWB4g', 2, 1795918712769);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.1mMQb-SWja4yaAzvGE9pXxGPww9_mcniij_y0cojsrc', 1, 1795918712948);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.jlHSFnHQjykpAOuo3qsdlyIrl4s2MnXqlaf62Hqzm1pAsozmnkd_YF9GOpF0vB_wUV7JzKqaMWWej4AE4giisaXyMib-XPY');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.WS56-w_EnfS2qmgqpyE544JEd2o2fU3srndLw4UdEIc4FJCbmxh2MsR44izIt3tZKzcqzSp6KIHyZlqmVeXw_8G5CUZlqA8');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-155');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.4NumQf83rOIIPCjvq02fRWPIAJzZxJdaXrOjN64CTH7U1uP1WLu_fJ480aqXXBzGuhVgjKC65huctNDlI2OXy5QukJsX8HIFZYAqZ1sK8FXWG7f0gBj1oPHLcTFIMQdUUIVaFk4', 1795918712947, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('lhSbonIKKATIPzpojaE23FCwBM_qfm3ePVqN1pGhLpc', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.1BySDo3iLkxzNxom2O9B3zO-qSmCXYFRUI7z3kWo-Z95g55m5gsVGw5yK7xkPDJi5Yg877ibNAoFPl1DoUQzwwm4tNRd4o2PZ8_QFHPSSC5R-HuvnDAc41Ey4UNxVq6wTrXjPqOweWJDwydXUnlevUBax6dKIROQ', 0, 1795919312939);
INSERT INTO public.one_time_links VALUES ('_g3cTPyFGOPWuDLaqslqoyNd-GVpv3pQkeHa5l1U8Lc', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.T5HdD-RFon2w8Akn8RDK3Kbzym2jy1-kjYSFyLiDuh2VYwLbaVjEyyDGlywYTUF8zgKMEhnt9OyX3thQM_Gxf0E5JSCKzYK_Z4BgQ5GE6s_tQKQbfQaptZ-kmAO_q2WyDfZboO88TlulYQWtg7D_fE83i5iamWxR_4LwLMkbvhAMU269RHCdZOgAlhR6hGFNU47-PmtMViC6tGPlQ28', 0, 1795919312939);
INSERT INTO public.one_time_links VALUES ('nvgHHo77Se_zPbau7BThWAyAr7FMxmO1sjXARE3BlcA', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.w1o1R70-0c8OfrqXavBXJwT5s9H2Pyuy_teFML8b0MB50VcVATPskqiCdkl2ah2GTwc3OqntIW-uEDWMaOlRRHfxymiN0vComIZXGRksmGHvEQ', 0, 1795919312940);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1._4YecFQT-21I18rwXveB2IYHSZwiCHv18gM6fAjM6EmYbcEw0vZg9-T92Hr18B0', 0, 1795919312942);
INSERT INTO public.one_time_links VALUES ('1qrUDg6xK9-KkwiBYkH0HZZXf63YYvGHalJEiXIB3ZY', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.5VjOXtRmLkQMwNDCQjrbUJDfxnN8IFllPDU8QnK92ExoOA4F3TQXF3j42rNAobAAJj1m0-uftkrogn9h7iK6nhsfKf99LV73uiiNYJ7Uc_MGxH1Za8bzTXkKNeKysjRklbAJXfipq0LE7CE3cjkAMiTUIceBIKgaktlgfgsY1ZtzQ-pT70apVBMbunoWJOxqaU60x2lstYvb32t66e7dSTz3junAom_h8i7Ts-a8H-CH_CIY3OcWUkeLVEqlkCC248QPu6r-NljNTIFC9ZVw8A', 0, 1795919312931);
INSERT INTO public.one_time_links VALUES ('S7TLg6emBmEpJdrEaAm6MI5ueIgHhshBZKQ6Ve8T_jM', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.kBKMytfehpkqtKyTuNXtP3EHlkg4gFJ394qoTWE0qa9aa4rcLVKB6p_fg2C_GzhPWG6Y14GzHASsELE', 1, 1795919312931);
INSERT INTO public.one_time_links VALUES ('bFLjVCyGv0H_NOZDw516UcWEqhWWssyQkm3haMqo-Dc', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.jmHY7KUV-aj1rlG7wb0QzQXnm7QBX7Ys7wEEjpA2lIwl2Qdkmo9vlyXLofQZW2iMGbZ-hxK7_j4dNZGJmkkZsi_WvpLa660o4aVAWFGXdK3wK33BPke5tWJKIWJ2JD424xRP3eIxzs3g5MyC74TmTbbw5VSswdoXJ7jGF4lJjCeQYOXgTAkCX3LxeMz9XwZhodC55q2X5uCFoWvWJ2oC7dwEjo5kNmxwywBSHUtCqwVGQbDWNMOhLJr-bnRIn2o_FFTGqMTeTTRd6KeoiEHyDVuKJ6xG5Ws', 1, 1795919312931);
INSERT INTO public.operations VALUES ('whwr9p23', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.q_Sm3-Ni2QDacsSVG8AzsOpaY-JOszjeo5hPNykYLtOCznuQxX74Cxlw7aNteFjaMH3lcQSM9XDmtSM-d86PyH03grvGbUap8hHJMreTC1JzAey7VwtdR6sMpb-1UQVNueoChtKCMIsKGPayrTUmakfBgWQKEO_po_tJ7xU9WhJYmZjaWqAhHxZRw4vtteamjmUnz22apWVe_BJl497cMbz5a1T3wYaYul_IA3d0QNV2p4vStu_sbISMd-qnUzGuWCHvLHrYgMH2hNlvJkJvnP3lZyijUilYjThWkHc1OnlxvENel7ShPknkvHK472JtKX7vXr8-blaClaQH1efbfzf0Cb39SJUdkAErXYieENMPBT202vuhWOl_u2Sdhh3stQZqOvAGzts3VtAz9oo1osn93n0hBzWKSuGATE8J_prrdtfHX5T21AMAHm5yAkCm14rgiM5deSCOP2DMiQQ_ORrCkhkV6oDmx2b0EeWMPkHioD5-', 'v1.k1.PiNRInO0u29sxnoVWcFAwp_DsLQMwiskxBeAV9LjNsFj-PXrbv1bGn8Jk-basxA4MmaHm9cs0ir8TegVr6bwuOtnnu0txbxpojBUnBPezdOaE9YwQ1xYKGXp6-faUz1H-tGahpOYWjDKzPgf-Qxeyr4pPXOaFM5KXQCAn9W3VlXMur0OvdRyjo6TIA0eHmWtOJ-U30a9IVKovIUThV9NOTsk7sYDdbZftoXcji8zsdnB6nMBSigIo3Yz8IKVYTcbIrrGhLuZ5diUX8XJixNgyWYy8P1vgQGr0HCAKY4ngSJdPeVGn2vBB_aDDp-qJggABXZbvuo1V0fMBDHWS_mZQZY_6Y3b8nyy8-0Da4nNGYUxC7Mecs-eCbjlLDJbu-qbXxgFOkAur-NkzPUDxe2ILde3yfI97fh2pVrM21JjLuFMFm7OnKAT2Pb8mbkiiNViAYMgTLAUZTrTOmdQK-ZriPyFSI6kVmZwedwidBHB24lMh9yeqbYv15LZMUFts5vxng3yP615moerov0PQAEkO6x91FKTWbe3KCgJFV3RUTAEvZE6n2XI15F58ie-f3cVekjrWkGtHHXzT6CixrNw1nLLezvpx-l_BxaZuRdh1NQXE6DiEDr2VPk_AFhr1RN0aqRja0CzXNHEniE9aLe6cF9Zr4YcwiG4ptW8u5sL6fnhY4DVxyOmImG05p38SEIz15rAnntt9oHcbesOB9w-T3fE3my8mOsTLM9S3GuhdhpunsVcdPPfUuAyvkpIjRfdAgieljgZbQmXxwAYkneVn5slYlrIVCCjeIjGm-jObomwrTPYlgx3_zdL0CFUmSkww21tCyM9aeLyFMIt0xQ9muL4y4Cv9MC5divDfnUgbpWQM2G2vVdKZHbgjoigD-Bplk6EEpruHSySPvDRhTPET8gfjCl63Y-XpE2DM2zJelIXPm0hwZsTf0mwagfyLbO52zXIBeFNSzigRQ9Rt0Nx_H5UrwYO5Ck7ZVbk5COquONcjC-rjaP2VMhDS-sLZpfm4utF1g1Jn7TKgYLZt0LR1k6REwhaFBMNxaLv01ODF3b6u16A4lU4tGJJdZiUzFK02vsFhEWb6FS02V5OhF_KqYu0x9eTmB1V6Mi-3Nxfgv9gy1KptQlvrvdUBliVdCPrBqCCuecVYmot5Pjgn167qyq3XjPVlKoKJLZ5ixk3EQVbFKRasX4aHJySshQUtj8AYZfsR_oYlonsgo5Qp4G9ZD1fZ5yT6Dg13A59u5R0PM_TkslCzwnETZjepYcWSh4xBltZnXYWcx6W4pmedgTMd7cAoIGfJjNkaF6mTF113QlU6ns6UAV-1-zlpVa6JT8XmfsC3FWONDAES6fTOdN-2lsTGLNbBnGUCGA_YhAGhL0yoPt1M_w0H8zo-Xr5H7HU2WjqqB3YiCUUFtRWKnE0RAMJDuWZAlZLhv9sXMAEKbGLcBqAdUGo5p1mARDGdvhveCII0osFZRyb_s8AeBZ9qDEbvOCq_rypDCMD2K6EJo8Rvkf-jo3KUHbGSekrLItREh7CXTo4l4lSgCpUlariQedLZP8yAaHASn0EySnpupu_6vHhoAMRSzO4LYnhPnHevD-OujIbYg40xOAQAgVnGog_UENYqd9Z81Chv7PQhHu3YdO4maPWcmGeFuUs7L8mMupsTgcNDKdkMlCQ7K3z5UTAXS-KDhByV-t6vuq--NEHtosOtsdRMdS_lXPeoclyMWLdgN4BOlJCfj0lQ-i-owgS4Q_qdq3-va5xToJmVsFNkoLNu74uUHu8fu-SzXAIVerW7ZnKDMuNdzeqol2yEIrQcOQ9RYjH76CdNQYunbHobTPIU-MrSYiRY1DGnBFKMNN8sT5oNpTlxyTYs43ZjdbPVswsM93M9CagQL5qmT7i_ZGprR4T5RQdRuzVevlck6ndT3uaTq9TC3kw7CZack5R11ohejpBlmOvXom8TzmO3ZIyzCTCTMeZfsHYavXN-VzZvej_YXb7ODJUbyCtd5gBPtbocPhd6mj_lPDQKLURX1_LaYnPXLK032X8LnF5oapcn7hsiPiWmqgWy_0W2FNaLU4lZ7e-Kc9GZdtE2tkNfOWJsilpQa_nP1MfxBOeG-FZySUx11GonaINBYxXjFhQs-uuW4NI-Q42QnRwdzaW5qw5SgwK-SujP0Af9nkwldW3RpiUUWSL_kcDWCE_dUcZUu-KEGjQFvI1fLwm_ukKR2qgewfVymIYwyUEaVs-yZPlcchHexPnLGfL9PjlNwqbhceRkDi5TTwsl5ibipKNDrE8qFD9-NlDweSj9xKj2lcmxJXo2EjM_6lcGk0wgHhT_hE4JHpLPTmcsLLSRoEcVes-W4fvU1jnc-9gjfCWJvmE2C-rV0ElQlXxKabNRUOHQ81YoqtgYORCZEuSz9tS1WZ7z8rWgqEk-ZgWgitpIbVj7ty4jQ0Fybbn31DgonhdjlBC1So5QBBPT8oOWpjFSMz6EPF5', 'done', 'v1.k1.9eXF7habbwdkbaVPewf6Gz7UMdcyWUUQ47yOmXVBuK-w8US2WIIDK403Lt3VJIRCFythucpFimf4mhZ8gCQ1D80ciptSQxWdnEOybGlHNB2Wbxg9LgoEXTIxeK-nl2L64F5-1VdYdRaojPghStR7cU9fbQnZMaQj', 1795918712526, 1795918712550, 1795918712573);
INSERT INTO public.operations VALUES ('t5739mpv', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.92dwAEqq1ETyGn0Avrw1sPc7A-wUgZupMweYokcWajpUU3Ef29wSBRFDKzU3_qc2NPGCyf3s3In5Fi1Iks2oIr1xGzUl_2LRYD_c_EBCxkWMm6hM2WO7m6S69SditG_7pNNm6193MiO7tRtgMxM38UpMc2s5GCwXd1XxjCiJqofVfcVOREOU8evzCOBwmFRCJJvKnRiOZqtKleQtIBPYZYPruJ3f30QTulaDjw7-OJQ88yXXsFI4kof1lh8Pq_1-X0sglZ5cUcSHOvuJ1tfTqLBrkGhKsC9n7ye9pJZzyZIRev9-fsyvpuxRNFnll-HbVc1tn1MwQqDxwzj7qGr2kT5nbNWJtfnDyfC5maa_EVaAp03ZYWOXwcowMmO3EkvqUdcpv1QrOSybIgKV6yWdi8LSnUXe3XiIu_XIMS9JH_h3sRcbP6oIjqCfBl-JXsc7Ru8jAp4hfxt6Lq91aDbx-M20gbrDxTfu-o4E6cZOc5-dioA', 'v1.k1.vgaAuYmaFyX6vWGxrlPHQg7d3EjxalxwU9ZmrV2MTNkAVhI7klC6s4pveXJ5Rr5NXOlItVolxIWfwrnsv0n6E2IleYuTZSVb3kEPOXne6qgP_XJqTeX5FNbEfhOYRZvcCEjUqzipoY-biuUNSczFk_aZFcJST_aq-DJyD_e6Zn9eKLjTBivNvZODNhuBZtz-a64BPJrYIZtArPoJM7uTbC17A-XBC1SqqTYaxAHjSoYlwv2cEKDN407Kvi65Hvs7jLEI2i90stc-WXsWBlctN5Q7qOavJVzeAPQYeSHUEHg28CMRVjGof4HzfjyAq8O8OAFS29mo860x360apTlsMfH5bZCy28iFn9XUAdzh71nHt6P7giRwKwJN-Dw7DFrOeuAa3c3uXwptsXRr3LKPPLwbK7wwdApwqufWrTKnPPtmaPhg0HQmllXO-l_pDWyVpc16Hwt8ADX_jsRFr9A77EiXWewPn9GMQ0YAkBMH10Mva7U0Zn0Z4Y_PvUoDGdHM-aK4yWQ7ym2WYdh_1QELto15tbrDLmEfe0boSPMH_zko-Xjlbdr8lCU7NosBn-sCYYDMqic1G7GgXdb8PMmFLVwplNSzfGKLY8fwGBgLTzmnK2yVqUyrolSl-KwfEFUsfaZA9JR2-7nAuWENYPeX5jcmEkebBDkvvf70CZKpyzgz6i4ybEXeXkwrk3Uf_ViSFdYE4c_4rUb2WDADNFjV9qMj1xiVORtNx-W0xfAszL5UcO7MZ5lPq0z_wpOGQRHEeOyA7B99FAz8teTE6aqdGXN0f4MPXa9oMrKbA6OKAzWqzwIHlgG_ZCctdm8LMbshZ0j_j53X-wTuqtbFkSjsHeX9yx5ffu7pKW36Abx5kc3dVDDJCT2KL0PaxFVxDHvGSKpDlbxWcqYF7yj_l0E2IqbkWdYwNWGg-NHPraNM0542Y9yNXJv9R9_PYeqDVF7SAmGpzdcRUUxZf4fIm95adduPRqsu803EudhVncS33L0AK6xnnt3GkbeOlYYbQnV_FrMaMBVvGxbqygwenPsZIJlgUJ1n-Ql9l7OWxoSl4aHtSX_vb55okcWQAs0IQD0F0cxLdgGGz1aDtBCV_oE2Y_zHnem7CUyl_Ssd1UaxOQtUdhsL7wqYLjbM6ciATVw449WfGTK8_WsyN2mihv4SUkjJNPV3tgkAHbDHf8DeXJPuNX5f3eSqu-WFpge6rxmLoXgNuSwu5ZQ0pDgyvsIG9aU5WBdIZ__4rPTi7nleo9M6RGXTh82NBgHPI1Hqd8J66RsPQPnK0Zjo40IcOsg-uXwGdMH04mjGt_iNneUVE8MnCBq8b5RHkRwKGB8KLUmcaoV0IcvM7kJgbcnSo64bkoE-YcKEPu0kYRB0QLSMyrsCDmycUYgOgVaLr2neDOv_YegzWV_W0oYXXyYCvCXdQ_uuDmNXugNxM_ayx0DhxYUe65iRcN88bGCR1MGXVT-rEqWrX9C-cw_PcrqgrHKDzjwQKrLjUoeom2-DTrRn7Ziije1K3U8WGgNgp7MxN1jvxkjZzvQyYTssJ94o--VOykk1rCSBRAvziNI2pwu8bPgj1AOEIBuQp0l2CfCL8mSdHRbn1LsqgnSQ2TZZ4RfExxzrIqlFusL34bDF-vUqE7Xz0yGh0rv7TjLMrtAKV_NCzj_-9Gz3cvoLbEENQfq7EsuUDlXs5CPYWfu491k70bO7QQLyBikB2ZO7H973g-WaGrJmfyt8DPwzsRPdt1BPkjyylKjONi8IDvSLW3Jm1AXqpGIRKGnOdPRtFgIRYbgSEkbZfjhN_q6c5StxThAtCxlhK6dfs1B0HlN1dLOdH3FS8S_SmPs4JZpvcNI1VGynHbvCZwIu7QDMuVRDJTBPQ3jNN2hashBuwOR3uotQsZp4M6dFqGzsKDvc-CqOqh0IUvmXU03w5aC7WsqQjJhU7bz38mExK0zmUwBHdRLyRRJhYdrx5rYP3VuQKCn2u44gkcav4KncUB9KfnKWb7vCIXMZiZNOsBsU-40ihtKoPN2BC8OLOepuzElRouodC-L6BJZC1NiY2w6OdBTqGssQhdP02PcIrxpdLtzroEwA0MgGlzhmAj4J_sUTT-6fuNWxqkUFTd2lOd-zsysROp0aRtb3w2QzKmUxmFk12WJd3zkQ5i3P0EZ2IUA4fWQZzVpwqMAwzVMU4ngeYtU-iK9cQYd2XL39v5AU', 'sent', NULL, 1795918712639, 1795918712678, NULL);
INSERT INTO public.operations VALUES ('tyjm836m', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.e6Uf4hj0zM2wufs8HChCZ8ruYnIsYYfpUEv70Y4j8Nr4U1UHmDMzyQ-MonDUVJzUHJv8WS36wWXuprvib6cYjy9HCq-s3_qqw4iqB55YDmTwwFXZtfGQYnfn5pkRU09ZmRemWVVMFzvo2AOUNqZMa7FDORicG6T6HPAP0MTlUZSzXfrUY9TcmmPQRMr56ZSghfBAZ3bXbtlRXywZO7Ht1jwPAD_wKYUEUR8gHScmuY6PTtuJHSGCPJvQ2jXLt8RokRmTKrqGb4EdjMnBcRZJ6mcGEfhnA4XGyVdSDEP5dcKEuXR9TNa38veUUKzufrGwKWI3Cz73VxRPody_ibBfUd72cYdzQeTPkHQznTq8uyl10-EaCLaI809ZIdX8Po4YAVOSWOPJZ8k3b1-5b-24Le0CvBLW3wYs9dVLdXdLC5KU8pk0_0KboMn9g-XFQOy9MSg3Tp1gYlZuY-40RIKyCBNImS1-giZaiMaNTbevpyPaUH0', 'v1.k1.MtocAD4j_1sO2Xq4lONoVBgerZLTU9wOETF5CD1gz7FvcT8ueMkV-eIBoBgaXYh-zE-ATvtKpiiQS2CU_pRkM1ISGJxeVZ4DhLT-oFYEsgXa-0cvDJOmhTC7exzM70kMiE2_630Tyk6SatnLBoKujd3GLVMaCAATIVPR0qA9KDosPyvO98DtOhtJxQ1lbJEVtuPw009ONUO_zxp0jH08WXfXWJPQBDjk79T_zvyQDM3Z4xLyrUImyNhEJKF3JKeBmAFPNikr4up5gRsRaJWJnmpsKOnhgWnrl0NXnuZwlXLcKgfHmnN_TxCgbwrqLV5sQFP03yIIjTq-pI4KEWh6cQNG3tgf7L7haREqGxgkLJSmt2ntasL9VAGf6cN8Wi6goQwmJHvZ8NCJIvWG3Ba1p5nF2NsoBpT_V5kAi76zBvbEn7tktVF13alhChzgMwTkGLPLCsZSgTOACZQRMIxKYkWGGzgrtKk5erQtyQ5Hq-u18Zplv1VkTa9uPwK0zUPYC7Po3j51Y2Bk_jfk2ZCUGIBc_ZHFThLKkuD4gKtWgkapImuqjCD5n4G7VaJ-M2YjFyEP_eMWieLGQFYdI8bB8X9eb2qdB0sHxahlR4nmQLfLSLgmJREterQNzD9oYG3af5E-5qyxOD-ZcQd1bwR6i7XVyP65kedvTXc2nJ8_SY4yphLRmp5Jk9wqXatPVyyttbinN22iIVm_PKTlPABtgHPfku6q4zKgGp09DH1XJZEgBjVUJ84_T_PYyIWGvJWpmm67bgpv3BB5ZgU3Gbc9hoRJweDxVDimkD7pc-8UJIu2H1Qh2JrTrZWDMyYZ4SS3NEpCVmx4206YUOanRaRkJHlso2FDdeyz081ISAaG6qCYiJwpWnHYrrwHKfgnLcGVHfphH8e4xXeYr4-nELiFjg5sccwmcObNJCmDeWtj9hdp-NXMpwErSiS8Bf1GunNDtVQ-3Nxf2fC3SEPod9PO8tM8hWmeQb0i4pnz88KG8cjCuS97XSf3HzW8xwxDZe-Ugn0B-J6QWeqMq_uMbSm_aZ8THPwihlqOnRESjE9HUWx1fTxDtWQS46u8xlLkhTPD7Saz0zpIasK5TZ6Q0bz3HP7q-FFM0mZbZvMTQcaykj7aE2NjsW3xMG1SeSQ-lZuO9VTc3I5yLRcDl2nMpeX-gVyMXPCwmcXVtXBqXanEr8D7DVVAyZC_NSZ7meSsbPPeHA3fD1LhcAjtOv1RfvVwmKbduZZ1rAUAf_eOffbfpjhV0YHlIpWaPI128T6My9mGlySc8eIarPsh5KZGRpLVbn4pGewSEvEqDD7rAfIXV3Ta-gK_LDHsLaAKpDAcr4M6ipRN5piYyjFlUWrso9wjSp_cG7upKEaILimTzr_Zq2Vm5NluF8p0K7PT8Ew3866p1icZcokzo6hgOlFqLFB4L8T1Xww6gNh7WzWfYoa091-6PF44UMc605QxvwXq-k6mTjRFHPOUMcTdRT3ipRGKEoNwiYIMM6wZFnsLAGtACV6T_X52rXAHz4-FKsPztIdmQyDEpTYxdt2a-JHFqxs1t7tM2LCGLAp2y-6Gmlm_5oXPjOg5Go3S75t9GwduGkhNd4KefNl3qkvI6r5IdG5YFfdycm65m2Jf-DWQmkFH3fW5KWfh6yZONi1QlnvWVSmcd38fDkaSr7BCMoflwlJ-dZZ5JRvhjUPViKV7UhEjBFjrjxjzt4qmSWBEDOjy_avlsr5L_TummKil3WlIYqgg5405kTxFQbbU6nnu11YbsGkCElR7oFMxltVhIoNJv0u2ydXlNHnzNyx5Jm1OkmriBHitXVy2_IdJM1x2_3f1pKeGnSiOJAYx31uo-8SMelzkEyQ11MvRpFTR-lO2BsdpbFGCB6O2pS65-tchmbaT7jNKOB-yVV6CjO7fgGmikTLJ02d9ITA2M1C-oEYhiWCELSYNwR_tYyt5mf868nfMS4r4NPTL_zhBic8L6qBOdlvraNtfDgJ2gqNzDhr3r1VR_4tmWE839JANkl25HxablWCmMwl5LIkAKnUvW794awsx7crjxKrEE642kQlojGmectnJwgPofajtwAfx5xMIUo6S58GQWUF0IR_OPVl5xH6eMcmf02R9JQ75lvO3pbDh4VTsjzO_dz48lcCndQZipcMOBCY1MhnfWd46RJopCAh57jELETg', 'done', 'v1.k1.lo0oXy2leysqrf0c7BQDEnCfcHeTc1_CAe9khbp07UQYfDtn1S2EOU1CLtVEThJD1qpiOajeT907AHJpZdRumLYuOWGqkbQIEiPZ-aI-5-VFfmamwzEiFIGA6i1AtI6nytvQWQ', 1795918712702, 1795918712740, 1795918712759);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1._LCwdJanYLLwC1x5Gytqah7VxFHppYN8LqssUOqY96Su', 'v1.k1.Y1rG2UFjoCKikJ4aKE1wfGFCJvi66-lT-fPQOBCvZV3C0A', 'done', 'v1.k1.d9kb9vclFKc5H4nJJ23mtsQrCngOPj9arDa3I7Epl83VCg', 1795918712944, 1795918712945, 1795918712945);
INSERT INTO public.pending_requests VALUES ('t5739mpv', 'T0ACME', 'U0ANN', 'request:6b4bd1ddff1b52c00fceb66034cb7f726de64af6b89aa6263595722ffa1b92f7', 'v1.k1.WT3rROSzXWhvu6swWbaPvZOvZ2A8cDkKdWBuTnqynNteedoLtvE_KwIL0AOrqGL-PxFqC9YDISZgIkMjUctgLS7rGq4a11SzvHdv-HQ4Sc1RYBmio75Yc34okAxhtOja8GMKXJgvMMdlf3yvm3_vucWEh91eGkwcTFKqn_DfibonY9ibRX5Gxy16H9QsEYd54JpC1GMc2rcWF-eTNqn98u9O3G13EcaLkLpG6qGv6Qj0Hv-9RwnKude4QgAJ3p3L-lG-T6p9SYmxRL-zvUv-kwLd7F28USDEx0jBxCmQWYim3CEU8YL6fMSH3ImvEp9mYTey5-5QMD3chI03LEl1SkSd0vpyve6Je_ae6uG5wPpR-Y4fjLuIUp70w-M_bislrQtxFc6frWs58w6oUuD_6n5KP3FxdqOkEMsODZbOHYlftP-Tew1RnT2aDFAxD9cq0nVLvB96L8_o3o6N25rjG_jrF7mDTUgNp7L_Zi3j61iU6a_bOXtJda9KmxwQIW0ZTxnnGt8X58dFXeLghHQjoGbGy08bK79rWimMEPrG6V_VZB12P8UiGFU4md29vdBm', NULL, 1795918712642);
INSERT INTO public.pending_requests VALUES ('tyjm836m', 'T0ACME', 'U0BOB', 'request:3b8c17650f9a1ec9c8ac6964cf483c6d6002987b03be568a64fbd68c98030da1', 'v1.k1.desuq_hlv7kTw3BlX4Q1g4WnlKH6kLSe7jfKg54mlXPBN4FAxukFB0KfHWsEHD_jWtaKxY0v4uSzx7I9XGIIgXyKgnSzgI15CNbNOBfEsRwp2vt71c6y6J31IsXwkgYd0r0A7NwLFapZPCh-R5-UONi6yPWOhFeW_1oFBTx-GX3TjxAD92XH2FVE-sUhbjXBTn_ScrB4xZnkMsYgoM77II5g0zfYIb3ft4E1drrQfmA62wkyr_Uz97L_MBksygC9B8hyAXii6jQNPZl297uhisg3yJOuzLSLj6-v-IGvz2sq3WL-9O-TjcTQLEEc8-L8C-hBz8dAv50JJWNR4S623Affo3t1tE4OONfZ7khO613iypSMzuWzW1Cxmnd0z1QBcb4YmEGfUsY8PYh8JBapZL4KTTJ5VKFMGXyH-Qm3sFwjH4R-vpd3TldiiI27d9-1jiidPJVdHHWjPhOy7HO_3WB7FPipgSNnXOlKVLwlGnYxki7HS1bI0CjQzvASx_hCr8oRUY64p9vqyFL7X3dVWGpKDTnBGKvGenyzVKJwcSZtUPeGenpC9Qk0NN8g3LFs', NULL, 1795918712706);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.V_KKrDNXxgy0CwHIL0p9L4-OzGjIsWY-_W9zZZ2vusELCt4', NULL, 1795918712950);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-157', 158, 'U0OTHER', 1795918713173, 'planted-161', 'planted-162', 'planted-163');
INSERT INTO public.posts VALUES ('4e8f08c5-7559-4f26-8c83-6597e7a7eba6', 'T0ACME', 'C0KILL3', NULL, 'answer:whwr9p23', NULL, NULL, 'posted', 0, NULL, 1795918712605, 1795920512602, '1795918712.626000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('d1186c71-d3ae-4a70-808c-28f614a831e0', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T02:18:32.556Z', '1795918712.626000', 'v1.k1.E-b-lsXIvtBn-l6YKQRzMF0rw_e8xTyf61_i582xYrBUIqYG6gVkLO5zeKT9_Q9YgT9zryONl-QLtfcH6JY6i1lHqzjE3oXVsRNnmosTSlL9munedn7emJwTXsq5k77V2TsSbnqIH2GTl_XsD9q2at9Cq3D1Kal8VBI7JRSwio6f9nZMeJ-ilOIYZNGNitupneHfq2A73QMs9DCs7mpWSx7rz4xVTgGNey0tmzwe3bFqwRo9mgOkNj1xyrKgGwTLympG6Adjt39r', 'waiting', 0, '1795918712.626000', 1795918712693, 1796005112691, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('0a40721c-c541-4fab-b52f-d674057cac9d', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T02:18:32.556Z', '1795918712.482000', 'v1.k1.mwVvGNvN85oba5nGJIA-wkSqSYHQwem50b7Kkghd3egpnLY_zznO2c3gRSV27QO3QC_bvhDjj6cb47vpSJGyrkt0y2EVoF4PRa4emBdrOanWh9MJ0doFRGMmgzdOSnzLtU34r9yxyLqgKxvpaGZVG694eo1CVCDJoUquyuKfwQxPtV2ZyaLQBemtNftDZq8KZ2guM0W8pu-EQMNpf58jpV4W6jDKTWJ391g3yZePzkfUm9JIda4_i5DvIeEnneYmk-Hno1OmUY_r', 'waiting', 0, NULL, 1795918712693, 1796005112691, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('54dfe4f9-ef3f-4f5d-ab2d-c7882fe42722', 'T0ACME', 'C0KILL2', NULL, 'answer:tyjm836m', NULL, 'v1.k1.dV1lWsoCcKTYeArGNFw7R3geH32eJlHi4rxSC9gQJqn4TPUR11KxL2NNfl1HcuibBR5OBUZ7wiMuZJwTt4wzNA0udsyKbjnIJ-lqZge-LcsWcErYNrsP_BKKTBP3NLQZsvCkTC86YV_DGKDPdS6tC8mv0Z7QwklKOukNpiuQZDjXRRvmmESj7EJca9cmOxKzPHdEYQ0RwNYPLwGx9Mu0V87Wt-qno6YRdKJAVpFprDIXuhORrx4d5NJm8d0P4LPqv3AZD73TsPySEMYVANidO-uz_jqPHbdPDFPYo0FycsWbTpd88EHvWuc5KpsKgcTZ5d8evb8TYI80ufgJn4Jien60QEgzgDX-wXEnE_SUoNeYKD9rOtRzkZxjaEBmJu-emXuOItWQQRcfhuHT1sQuugIoc63c026wzVBSJ4RRbt0zfiieMxO3hIolHgXpBWJo7D82M9OX1vAFVIEbhPbs9hrlGDehcKsdn4hhKw8PSYwZ366AGwTKUmlcrT_Gc_MaOPTZUqCHiHRGHhfeJHRjSrBMJA82wRJgMIWTpABrWDoIN8Xk6tN5LFbOefzVJyzRAqUU5D6KEdnU3uPsMERWe05rJT6criQP-Nbev8dX7pbCY3iGESKDKI0qnMvDe0hxjLUfHpcO1q6qwCMdGHWUcPyDLzSOMi5-pxDGqUWwD_q0lhkM8sefsS_1SjqvYWnz2U66nrk-qCVNzEm9Va58KlOugu23SVIIOgP-QeYjJlVn_JrMzbmism9T9U0mKIv_m0Qtos-LIAvoGNW-z3k8PYUmxoZDiOBv_1OT0Jt1kvqMOCN0N-NWDp3JPFZpBhvlyU6aAfdGHyfX_oqLpZhh0QpxVEzTn0_ihfcK8Zcey5LwQe5KAieDla1cGGEQBnWSUdIWBuyn8J0Zq4vvOGTT8HhD-ejo5LSk-wcHLBB9YIuVX1cBU7U8tJuaFCp8a36PO7GUQriqCagGaYH-xIiugfwOzG3h1w2V9m6ryMj6ITezlx8jzgoUG5P_HbQkZkFeisjH-skzBev3geLPLw6gq_ctKlrj-ytxnRkERmBMzygt8xztFyQBCFydxFCFE2BghKRAaGxcOilLGceLZPlZNfT0eAXQH95-a0nNYfNVtKZI0nbpZN3RajfIL2rUQUBCwzwONX8Wi7KxY0wS2FOPZ7NvxS2DXjOicBU8_PRVn9oky7xjRyO8kZaJo31Fg-NpMZ6Mn0h33R77FmXJ759x9F8viUQ', 'waiting', 0, NULL, 1795918712772, 1795920512771, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.t2PFaRHGQKj7QGhMLxIOl1Ppl72nLMcQrby8COLSlJmOvGU', 'waiting', 0, NULL, 1795918712956, 1795918772955, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795918710505, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795918713181, 1795918713182, 1795918713183, 1795918713184, 1795918713185, 170, 171);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795918713191, 1795918713192, 'planted-176', 1795918713194);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'l4ZumK5dzP9MGmRRsWVilQ');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795918713198, 1795918713199, 1795918713200, 1795918713201, 1795918713202, 'planted-184');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795918713206);
INSERT INTO public.webhook_events VALUES ('planted-187', 1795918713209, 1795918713210, 1795918713211, 191);
INSERT INTO public.webhook_health VALUES (1795918713214, 1795918713215, 1795918713216, 195);
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