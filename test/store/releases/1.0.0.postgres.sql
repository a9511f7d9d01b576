-- written 1795954816778
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 12:20:15.910333+00', '2026-11-29 12:20:15.910333+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 12:20:15.910333+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:15.927979+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 13:20:15.999941+00', '2026-11-29 12:20:15.909607+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 13:20:15.917904+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 12:21:16.010199+00', '2026-11-29 12:20:15.902335+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 12:21:15.902335+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 12:20:21.022823+00', '2026-11-29 12:20:15.908796+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 12:20:20.915061+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 12:20:31.037553+00', '2026-11-29 12:20:15.907203+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 12:20:30.907203+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 13:20:16.034967+00', '2026-11-29 12:20:15.900354+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 13:20:15.900354+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 12:20:19.034022+00', '2026-11-29 12:20:15.90315+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 12:20:18.90315+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 12:20:19.033052+00', '2026-11-29 12:20:15.906212+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 12:20:18.906212+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 12:20:31.03327+00', '2026-11-29 12:20:15.908108+00', '2026-11-29 12:20:15.927979+00', NULL, '2027-11-29 12:20:30.908108+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('abe1a7e7-8f27-892a-ae3f-653f5e1037e7', 'post', 0, '{"key": "0c7382df-a8df-4450-b06a-8c78c4b46fef", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 12:20:16.325609+00', '2026-11-29 12:20:16.325609+00', '2026-11-29 12:20:16.331619+00', '2026-11-29 12:20:16.347366+00', '2027-11-29 12:20:16.325609+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:16.336326+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('d72db7b5-a418-8636-a413-cf33cf684747', 'request', 0, '{"key": "request:ad25b28fbaa5b4f3ae1c3e6262563f75d55932427e0360f096d691349dd54d47", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "jjqafqrd"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'd72db7b5-a418-8636-a413-cf33cf684747', NULL, NULL, NULL, '2026-11-29 12:20:16.214775+00', '2026-11-29 12:20:16.214775+00', '2026-11-29 12:20:16.219778+00', '2026-11-29 12:20:16.354206+00', '2027-11-29 12:20:16.214775+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:16.274484+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('a7b3fd6d-600c-8f75-acd0-08e1f3fdc800', 'post', 0, '{"key": "dd15ccb3-9ae9-4052-b197-5e65be380cba", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 12:20:16.429122+00', '2026-11-29 12:20:16.429122+00', '2026-11-29 12:20:16.442326+00', NULL, '2027-11-29 12:20:16.429122+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:16.442326+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b67083f3-b4b5-8f0b-a9fd-e61193edf654', 'post', 0, '{"key": "6f97d69a-4729-4fb7-b381-bf2b07b1b62d", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 12:20:16.429164+00', '2026-11-29 12:20:16.429164+00', '2026-11-29 12:20:16.442326+00', NULL, '2027-11-29 12:20:16.429164+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:16.442326+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b2fd45b6-592c-8778-ad33-ad1d120507e7', 'request', 0, '{"key": "request:918c478443f19f3285566a6099ad7ef11a51838af3d032d5a20a6667885cf68c", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "5n3hrybz"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 12:20:16.381075+00', '2026-11-29 12:20:16.381075+00', '2026-11-29 12:20:16.383366+00', NULL, '2027-11-29 12:20:16.381075+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:16.450835+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('93bcfed9-8158-865d-a09a-fdc9f969a409', 'request', 0, '{"key": "request:18d43e9faef581be86d8f0ca40a90fc80fb91d9e679719a1d729b4b17970d6ba", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "g96ctb3y"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '93bcfed9-8158-865d-a09a-fdc9f969a409', NULL, NULL, NULL, '2026-11-29 12:20:16.468081+00', '2026-11-29 12:20:16.468081+00', '2026-11-29 12:20:16.470374+00', NULL, '2027-11-29 12:20:16.468081+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:16.524917+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('cbe286a2-162d-8f92-a72c-c876f7213778', 'post', 0, '{"key": "513590eb-98a4-4720-a936-f9650836072d", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 12:20:16.538967+00', '2026-11-29 12:20:16.538967+00', '2026-11-29 12:20:16.542018+00', NULL, '2027-11-29 12:20:16.538967+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 12:20:16.545175+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 12:20:15.882693+00', '2026-11-29 12:20:15.888271+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 12:20:15.889062+00', '2026-11-29 12:20:15.890118+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 12:20:15.891924+00', '2026-11-29 12:20:15.893438+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-29 12:20:15.894484+00', '2026-11-29 12:20:15.895636+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 12:20:15.893692+00', '2026-11-29 12:20:15.892691+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.l3IwJPpC56jV_Tnx-oC4RS_KizlICJmPhWf5amDph7eHORxcgOGr', 'token', NULL, 0, 1795954814445, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.VG7NwLC_HNCmARApkGnfo9q-DdgCz3Lk0CEswQvOHkV3GdFPsZjw', 'token', NULL, 0, 1795954814446, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.ICDjZRxNst8SXo2XRBFm2AJcPLyMotbhxkNFezCyRDIxzkrSyAsUTbAW3qI', 'sign-in', 'v1.k1.IFRN1XwKv8dO3TgKPmMgtRmVpAhry2-uhr7ZFXpddH-zMuX5ysvnw-zSXF2NLwwKGbo9W71jS7XerjjEaa-23Pr19-HmTfRjiP-ZWLFhkg', 0, 1795954816691, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('gTJGzs8BVsZiZMCbtZePig', 'T1', 'C1', 'USEALED', 'v1.k1.gg81yi6qTwVSj1Opp_cfc9koM5BSDwnGtRNv0Qk4i8nHDvPBt_sN3PW1XPI', 1795954816710, 1796041216710);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-99', 1795954816850, 'planted-101', 1795954816852);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795954816277, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'jjqafqrd', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795954816526, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', 'g96ctb3y', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-104', 'U0OTHER', 1795954816858, 1795954816859, 'planted-108', 1795954816861);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795954816.345000', 42, 12, 'f4cb1d2b1823baa2055ae6d79712e1b7d06c72b5', 0, 'U0ANN', 1796559616323, 1795954816352, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795954816.159000', 42, 12, 'f4cb1d2b1823baa2055ae6d79712e1b7d06c72b5', 0, 'U0ANN', 1796559616359, 1795954816378, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795954817350, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795954817547, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-111', 'planted-112');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-114', 1795954816870, 'U0OTHER', 'planted-117', 1795954816873, 1795954816874, 1795954816875, 'planted-121', 1795954816877);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795954814447);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795954814447);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795954814447);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795954814448);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795954814448);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795954814448);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795954816721, 0, 'ready', NULL, 0, 'v1.k1.CLQC6MRpo47kxg0tYhivJGTTzZUnyY8KHNtY44sSsck', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 12:15', '["15 12 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795954440000, 1795954440000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 12:15', '["15 12 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795954440000, 1795954440000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795954816720, 1795954816721, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', '513590eb-98a4-4720-a936-f9650836072d', 'send', 1, 1795954816547);
INSERT INTO public.durable_work VALUES ('planted-123', 'planted-124', 'planted-125', 'planted-126', 1795954816884, 128, 1795954816886, 1795954816887);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-132', 133, 'planted-134', 'planted-135', 'planted-136', 'planted-137', 'planted-138', 1795954816897, 1795954816898);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795954816901);
INSERT INTO public.heartbeats VALUES ('b8666cf1-d51a-46e5-889c-4307665d3c72', 1795954815713, 1795954815820);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795954816716, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.9v2pt99H58CqRaGYMVO_dC6PcPjOzDCZuNe9YPvGi1pzQwFFi6AHt3EC4qw9QDw0', 'v1.k1.hkx2dVos1EdaefXj1DzYUcaOpdAf6pwSgRJp1nkVw_2pCivXd33vwYxflQ', 1, 0, 1795954816707);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '5a54060e-28e0-4722-82da-26f100d6b64d', 1795954816174, 1795954822354);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'b543d9b3-b70d-477c-b4f6-a94a45cbf99d', 1795954816127, 1795954816429);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '929c2bda-e38b-47c5-815e-585fdc094240', 1795954816531, 1795954822535);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-144', 1795954816908, 'planted-146', 1795954816910);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-149', 'U0OTHER', 'planted-151', 1795954816915);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T12:20:16.255Z', 0, 'v1.k1.Rg5EsoZ-OV9ZrpoBMr989KIIg_zhAWLZPunwQoy9CgnflWh3ctzftYGAekAOONBRSppbvEcKy2sw6egzWkGDhTPmjabBh7Vo5SsvgY0syUqtxEV3Jjh3MJPQUYV9osZS1W9Mae2kL9UvuCI', 1795954816288, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T12:20:16.508Z', 0, 'v1.k1.HdhnIqE53lKQTQ0HMQkVeXhM_jej_Q3LeJ4-g_N7tfLwiErdhaYboqwiJ7S2JQx-7-92JYAdRZq8DSdhkecK_Flk2pmRvnZwqYPhpqduxzzWCNgPWnR9ZTsaTSSrhvPIMp2gbqEtsKpvJBE', 1795954816533, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.H29Dv_oTy7EkMJvseC0c3rSPJ74CCoJ3w0GeQngUkOPz', 1795954816715, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.XfBqYdatkoECBJ_WH4zx6RMLmNSkMMBWjsT-GlxY9x2Qx0ctHuF9fedPnlUACxtegx1hU9nStIR-Sd4tfncpM1-73fPoAKrCkrIquc4trHJAizKeklWNfBu2ckAx2tqiwrPatimJjRIbp4_N1K3V8vq5n0I6oy77y_KwHHkQOciAKsdtTFBYXOE2r6WOlPJf_slIuOwelbd7FtBrATzTHmK1eQmcIsY-rD7zT6uWJI_7KzHaDq7mWxa8Fp9P02VfHQibEp239o3ekO75afCp6y0xAeFp8_3GJZEs5zQ7OGc6QRnlWCdbQs8ec9Md4azifGyJN19Op5hpuKrp8mgBlm7qYTPnrKu2GYJst1O76VzQxoTnlVES7K_FqCykQqO3717x1fRvWq5OXdIxaHl92YvgDYaSCuRPQdgU69K4Pn0JzIxplPU0l4DKi_S2I_8IgqsRLSiavYYuMg5o_OmuYFsEeU9WscXYPQ05QeC7OKrdWXvQctm9m9ehH26KZU-kIL-zOC0uQ2r5l6UVAKb1xdM1bxb7ozsXZzFZ5nChrGUbD8wcCgxKh11iqtC-N-OMAffCPQPvRd1XeXnyc1x7vfLs3tCyoGxmhDuLe5pzvCVTNOf1YYr1U8-UUVK91Bk94q5-2_Nj4ZLCTCNGAQw-NB215OJepddc4tZgtboVdZN2z4-KJbPSRPFahVLNuhbOHQjg3j77bnNIyzfDbFfqILGlun8jLErGcnXpsJDEZUq8c65LtnH8Ua_xLwXNzqCJvn9xo4T1nWCV02nhzd8Ny1PJ9JEc8tMSAdldPbjTXmccFY_suYwQrTdFj6JxS36AR2SYN5QMt_1H3wH0LUuYGYyir_fmyDydsQ2KxTggmasPyxlIvrJqDu7csjrgbA8l2ZRwT53PBhSSxRf86h2gJslgl0t9AYLt1JEYI1Z9SxxS4ebAffW3VEkW7MRMJ6obN8iTUURRisMGIM0yRvnkP7GHdsPCWD9HyIs882LcZjYiwLJMfZYtjgdVYLsOAwPX9dhfLM3BJXtt9Tu-0Ti6lXNmaCsDvFnF363Aszl2-XK_5knVKEvEEu7XCHVAccvldTlQ_LHHIS-QZEnJyoHVJ_etsdA5s7gmQ6KN9LElYAKSs08ALpHUq7AjzWRvUy3MPrPXGvcALRh_GGRY20ByBlpdt81ld3lAma9Okcr9dBcsEXFX-GQSlEBwxgHbi7mC6itvqkRW7Wr-OLhGSBUEa-Ytayaetp8dOr8nBH20FTwRvEIZx-Wk9kE7l0c4zeUsyLeOFZl9TcfHbKcHQALYXcWcJBaVtUGAHuBENnuZiC3b9WKlM9vZBSfOYYHKsxtPjbpTWARBFNrUVt4IIFqP0bfoIqZX8MBokMI3qZJ-pwQxr1MHn-6y6MPimYPoUw4VrOWagqW-T9prxZ9L5Hh7llGFxhLFCc30eLNRuTgR8isF1iwnhk1AJIitBYThlwpTt6OrKExVtnm4jk9WK_qpUz_VGiIIPcNIbQfDu3AsBRvdBn1vZjai82dFI7f1rUwx4he8zpgnnC-nbk_FRo0YpGIWbyECWk08gbp2Ktt0U0we5249pHwmn-wL3RFm5BmeDavRRUhXS1FBaSnW5urm-JloV4vpXRXUCWcKFG63P1MnrQgPBi0_CbJ2e7dypI-ro9gentjbTqNwHbHRibfBVadIV3ferUPOTdaOk2XdA8fwBHJSDGeUG8cjgT0RWEVPVpEWnx3RrXkRlinroTKz0geXFVxx4WfpvPCclxMrxmqUAHgkc-ES-K4Av30B-BNdcbcQDjt3lWLOvkOrf-huEVmWOTZAYugjR3-JXF8a99GYDy4UD0vRcbsJ1vuu4flkQO2zavDMafb3o8UU1h9amJCf-21KP7qao6S3TIpk8JfVAoJOtez4qdowvO_P8J0ldD8EljexnHi7fhu8nZnEhOi-T-BfkVoTTia017olr3Z3klC0XZvV7sSIEczASs2Qp1QAuin1ulY4u6ONdGCJn10YknosX5fsm-1547wtCbVjFbE0lpTiNh_QP9j9Py3CsytomLp_z7ibUe5VeSLZ1TPI3M4sYH2i8CxWxmOq74nmCJ9e0H9Tv-AtibIbCxnvKd9gXEX2MUDvSn5nhDS5QiRlGuSrQNPc7loEY-TKZx9N0yKld2iKP0EPLMKIHpdicou9L8aWJDwjmaSxA7H4vHip6PfXPRqt1XBxl7Z5TqMs92XyvGU375biACDnZmMTVP1XClDd4urC9ZrbrLjIjFEDuAxSS6fAvbBcs_4hY4sZzyOB1U_qdnEqT1br6njChloeL4z0GnTKep76fDPi8SoZTBmU-QC9QPRBH1FIQVS9PeACFKFqZjPFwBUKzMW8uQLU8opAztCg6RqXFZRN8D_qeNYSB2pqFcdoe84O4Fp8GeKRahHam8jojnNvsLG2yo5ohWzD_XOsKVWnCMWx_ovtrxtNwomdaKDDpx1-Uqfv1BDTgt7rv4YPcDvT2YkxfFv9fBBdJJ7yyRB3yLlQY1M9nkXMh81qdOXG2-M4usQkduCvkETGUR4cVyuFYsDOhUYciALqR50w4OFnCbse0bBT47KfzMKGUGIrYFxYQzTSws7WCHY7CTahfP-o3RdFji9zKtJrlily6yP-ba5N2vnRFRWd_TGuPgYzdS7q1bbRjtBOB4aEDo3SeODjRZRSWNFgkc3GpNNA5bQZHPOdMY22hkqZkKLoonX8gQVp3uv6YcLnhM7mpoo6lBKwTAF1h47hquai8GSYc2ovAiA3SOsvIC5_VSLuGIzHRRpvKhKfpSHPfuE2N-1Q3hz7voxrlFF9POHDnmibYmZshvCT_ln6t5AarzcVooO8kEhvaGPp9XHTM-Rst99hoG5WcItAV2-HKHROzOjZk8nzmqWY9-brXSe_JQfhHsG9-n9BPFTpQr2hB5h5FTryLTxCyu9pIFPOVZgzx2h9WnKPGOuxUOr2nFV5Uv8yrRaZnJvkHh6_nc6dcfYndq2ZBOmzTChNUgpKmy3oL5vhnvQiMqGDqml-XNzt-DJrGMGIjqbfedJx641niIgNBDp8sCsktzlpK75-qgf__eQIjWWIOARqHV4QEUFxvt8Mgg', 3, 1795954816320);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.8uLb_qXVMSsc1zlHIJBtGrW2j17qcaerc7t99R0PpvJgwFfHjhg6N1pD_05gLg68qU_jmAZblvOPLAuSyelk7d0mDNtXmNpq4YfLX-XyfSjSkXgysiJ4gGEXM7d0zrd9b2J8U6RuszTvVsEmPd6VIGbmZA68gy9DQ5EdWw5qX5IygeFEIvie6CQH1UjctMj1fx1nYSelUBxvtyKFrtkHyJXWCDoCzR0KoJHcVdqvy7vIOWtNquPUKsMheKjl3tnHXjGDS7wL1nb9MGPy1MNrU77Y6mWXIH9h3WK3Gl593r2TjLcoC63k9X6Jb7z7y3zbVLWugRBiCLsX_8EjOAXuBQBcHX9BPO4DfZltm1YDZ5YLaPjwdAEsTKLoQc_M5uLlnspGWd7BMmhwPRxDHBOWuJDomTqSIeSVYw3Qk8V6dyl8d3pQA8Yql7b0tv3N45mRjZaYSi0ehbyTACe_3jqaiS0OBta5JoLQPv3nCvYaxMZs8qcH0Gz7hjWjNcyXltzabzQKF2wMSJFFpIaKAoytLRKdDhTuSiz5mNVslxFJ1G5n2gen3PoD-I6eDTIwfPxPHmUKocvo9v5pE1hXq4JM4y7Rrt3tEcJkj-WNWpQJMA72zhjgKD6t5FD8_K9IToloKfYLamqQYHxpZ168LwEms9FkHuDm-dz_Kgy1RXDQtK6set-UfNcnbq2v4Fl4IQcUNTpMr7-8GIA9VUTH7vdqRD0ww6PZo34yRVjEtY7XQ_VlhlrfeEdzxHcrlmOnQ30lAzvI2O5DoXFP6YBONRnlGFWTfxc1o0p0pEAaDiT2Ti1HPtH3k4LUKjUwk_s2EgcrxxbcHY6ezCTR_WZTvHOXV36r8ZM8Lsox33mEgBP46C5Kg_svn7UFOst8r5dmheqsha9wAwbXHro72z3T2LqunMD-PG1ItDNqlkEz7KoifFfxpxp5UFWDJ0uZc2tNK0PPfZLtiivPmhUDUfetya-_D8bfQYDEN0v4MyU0A39OhIMAS2ByyOdGBFVpljRtbEZnoikwDxblfPndgMR_wlqFAcIrGfvkER3EcpZ7OznM3qOV4keuXtk4Cxq3j8SgJNKbuuYDd5M23KjwANBlP27vEtTQVk2VDwl1X4esalawmwqJsMwwFagRthHgilC99wh_RIeN54Vg8oEDnkc5MKaW_c0TbAXSAA6Zsc0hKYo2kBTf6V_sAAeO6Z1UA8_sNpa948GlLuyZ3Sn0KhgpF5pnWvvD2LScSPady_juNHZL99KtrJq9O2w9X7WBEZtkLhdmVA_sdu3Dx5lsJH7aaTIb7KWmboJPKe0qIacQ38BgF_yv2KWsNCGEaa7V0q7ALgu3HTRPFIHHRxmIjPtRF3TTQNYK3yuuNSxCceA5MuSH5mWeYQU7CkBfGxC-N8uESOnwCoPf_AZISLbGBRGAfDgoCycE0vkLTfB9VEC3okWFKZc2e-lRKNFlQhy_RNTOlLO0PdmvfWthvOuVGhuf8T_zKud1fboyfa5UuOCPi0WTjjcRTRvz70gWWav9VRL9c58j5q9awdCmN-Ke3i5NeqGBsbR1NZoWl4tfrRVrxepfPcSwZqwZ43_MCt1QomiQJCIaBAFCw4KcuQii0pJDqnUYJVHEHW_5kC9Ho33vgtG6gm-RGjKJGutK6e0M5Kmh6Jy62dQPWuOEhgiPh7kKRYkFYx_mpMbwxQPcpxMbFUAsBP46_4TAwdVJs1m1iPcfANFgUibcoMCG2AdE54zMbn1ve9S-LaJRUywWyJYU7Ls8tEpY6SuB2fa_NplscsJY3KseX7ajMWTlGr0pVK7X1haih2fsPE9e09_wcuyuXfKl0QDgJBqbjA_CtRhWsHWlDp8-7m0AoDPxFg_0nOoi_PFgbeuGyj6LGRb8sgm88j8ObFrj4-Yn7KqmpVmtJ_rsQxwovHkTUwoUzU0wl0UEDVxVsnK_T9UL3JkHEuTFveh2yxnIbZB3AFW4kSyYrTYRT9nC6AdzlCt0BGGyTH4vk1OQMmLmmuWQl2wNkm0FBWHFVhvHOb5UL2JnoIbLbh7PBM4vOyoE2WhBJcZP0mG3Jkrnd8Ci95we3yxXxQFjBmxoUlixNa2YUjQckzoMfgxyMmfKFhc_HCaX2J6lfsi9WiwxmoljGEB_nDbMM9iWY3t1N6_eEFAqf5PZJ5Lg3bPu2YeeLWUykiyBsC3vfJ0z2QmLnobHNRwA0Xw98rlQ8riBxOqcSP0el-AfzsjXOy05vAugmlgz8Phe0Z0ipY07vhyiaJxvm9-deAxBmxpKqrxOkJYVj-qtWRIHhU2eBJXvu_Y1uZrYKqHJhKFYDPLMJCHAbbc2A0fTHawjHm8UtUXp0rlx-JEoNGtBoY7MzVBuQHIhJtqHaY-7v3bXVeS_H5YdzbDJ6WXqcE3wWPD1mHtDYZUl7kLBTiKcQU30plcI6wuMLG3FjQzzmxhCIIe1XFrKKAJAUQ0lBYpjsM4UQQ', 2, 1795954816536);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.WA0txEs2MPKCRQqyfzVaxi8v0fX_P45XhxHxn821D8I', 1, 1795954816714);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.CgjIr2UHxEuE-8fmVnGslvojf-v8pNNtEFW8KjCJSXjf6y0PNVRj9HwImeB99YjcQW-4b-gMATvK4NgD_i0bCNj7-bdYB10');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.AoCmyL2JP8CVXC0q_kcCB0-1wgPWtxp7gurPkl0r6Kr0ohEZfWi3zuX9m2ftRbHh2Shb_TGzQdtmg_uwkyFkZ8vJ-4QTZmM');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-155');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.FPeLsIMkoI9Tno40pLh_fDmA3yW6PPmugsWjTTAa_p01UMA7b3Z2fgBcfDdwB3UDHaBN2OUkBpUsJs9HNxcj1-GxLPKc-D3ZqTxg6tO-XyUolOoNQM0g6DkaVSPn0HliVWdRzHM', 1795954816713, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('_LDvTFvJHU4M5NJGYPS6L3B7ZZB6-Utomvne-YQrv8c', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.KwtX8MpJuFon6P8Flk7STVhfg3bYljDxljBxx4BxlT0oMoALfMJX4fchMFtJ81JIo0d0-5hKOegM_qG9NA8jVcIT-7XNrc3DTOR0EFhjnbw6pq3OFgUzgCYa0xeBwl5mSA4Xhx-srvsYHQR4_I0pKkOuKnKPh4Rm', 0, 1795955416705);
INSERT INTO public.one_time_links VALUES ('QLpQWzaZZ36GAHdAs5KnhzCWOIntpEmwvwK75j4MDaU', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.Qalxf5s3ZONLsPBda9qkfgCA58dnF4fEI9cPLO_XItse9A286zE-FSfGIMvz-R956X1HQr1XRuFzeilqiA-go-nZ3u1_IyjeD6ehT9GFckS61PwTmzPZsjuc1HRXkz46OUgRUb_r0No-LLIsi8oZhlgLne9bepDyU5aCv9oT1SWfnXLjgUALu_vzLuhGUn4puxTSzDPVBzId5dLx_Gc', 0, 1795955416706);
INSERT INTO public.one_time_links VALUES ('-1lWPnwRZIQjIa7mnJMRTFVywEMa2t2A8yN0jyaz1mI', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.D-pRHid7N7UfYztJ0nv4Kv6EesbAvZpf1ZzSVslacGbLfimtulUWk3XHU13_qRzl1_02-BPZ933B7dI11Q74o81p3vnseFR6uEKKQqMqMBHsYQ', 0, 1795955416706);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.ciITLBtoHgGz-jGJRZbtv7WorCQYqoTqwZfeBfT44ghQq8bbjC0QhMvt8ojJy0Y', 0, 1795955416709);
INSERT INTO public.one_time_links VALUES ('1X1GJz0E4YoHI0JrUyg9gTwzaM-EBDrAW0KJurYgGaI', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.TDDKzf8e5VHccTWWV2qflxH6wAcObAU-YUHqF96In_1AIC9fAAh4DrG3nZ_3NHnEMqGsqRUjvHvOla21h-P2LlxlgnoKUW9N6TCuP4AdESPXEAbYi7-rivm2PrRXzER4561niY2P6fyALMcW-e5XpI3FHhADe8zGLnH4x9yG90_VqdhY_Stmry46W_otv0z_t9rmSd0B_xwIAEyE0-IyMRld8deOmOVbnzHMEmArf1Z-0-27vkSXeCGQYRmY47wBp_spjCFXYgWBM-nX2AWUuA', 0, 1795955416699);
INSERT INTO public.one_time_links VALUES ('GV0DS1TVx9sBDsq-yU2NX74CCkh4A3chnnYFmhAzbXw', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.wPsZBALyvJI5H2P3qJ85DWHJ7EYLQ_6cekcQjVWseYW_EyLzcgBLdgQI1I-xMfHU9jowSRvRs_EwukM', 1, 1795955416699);
INSERT INTO public.one_time_links VALUES ('f2ESxB64LrW_3ndQRbaCFk_iGkt0mnJTx_nHs-rxCcQ', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.WxCmFhajxJ6nHde-Vik68L4riorxQlCiHf8NkZzp8RR56QqD0YieFValEraEBLsE6RwJJe4rNnTXlaifSTzjYoEC8bBdmCmc1R5WLnc1Z1zj4Afg5kggk7CDISCggi8Qf0lFLZUQWwwIdlRpG6tvkfKzfKprx7ktRou2sdJl4mqqEEyR4OSbSwG2D5DdobjQRDhfyi9A-_V6-BuJGHimmuEpNEps6-c_1wyjD5ert7eIilssdswVyRwErP2GyBIFkzslHgpgs8vM8gtr4xhCSjAU7XPjFN8', 1, 1795955416699);
INSERT INTO public.operations VALUES ('jjqafqrd', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.tTZVXnlZJawEhECxegiRpDe2WVAjIEx45gsmFjRdGwuYAr8HnTqq9F2eF2UPEoD5S5uX3Oqk7ApqiskC6Qe1JL5FlfANttRDy3-DndWF69zt41H38I7ZIuINBD68aS8eCR-bIdkF-fOazbcyR8LhQyh3N5pGG04aw2K-j9XsXonaMmj_BlaSgwLctgioyr35hV0AYHvImG4_ew7xFiKYKu0u2oqQaq9lTd7BqvFbGEbYf4Nviq1u5OwuGZmwJw1ACKEH2V1iIVWCA6Wejwy6i-kJOL9JL3jH7XJH55Zs_RZbVbhrUrqHfkFrWfUWF9YectzPp1XpVx4UwPv2k7BPfg6sieQkoSDe40oj3SGsh3s2ImljnQPSIjk4quTnCk43n_IicPlwg87XbVZUF_DpXSOq1ki5Fy4sd7Aa_SegD3oigahrCIIQsgVNZzx-MjZbW6EWONBdtDoHASWfygRDDiCqjziIOPK5aMSlkCEC1Oflb-v8RkbiQ5GumXXx88m8n5laWscW', 'v1.k1.AlYH8mirtSKsEfck6n4pq2kekJlQgYZpYgh8osjpWt9kzPwhm-tbvbUJaWZCPj01n1ALLTUmrL_y7vbVySCVFk8IMGn-GS6hBiaEQrXcxuGPgZZWTkzRdq5fxWtME2nlkJVnvsm06aNAVBdzmALk2vwtei1_1GiRbiTdPp-1bzX1lCekF0wnzKdF6lp2ysnFKBQ8kmF3a1FbcWMUoSt9UO9kq1DEFpM6HtkxefUaE9lrQz6mApga4vRTEYdZoGPg50MtF9WULlgHG6LxQIOM9xQPCocs5EWaLVvahcw5yGyV4vYjlm1oRnq9cYlNF0avimXZDY8s5gVgXPrYjMRayJmGKzEjEreWNGhTjd1iFPc4ODhayNLE39YUGd9AHMUqgm93jNvJpUpQPlrZQ-34YoGXdNAzcuOw3zttFSgtGOJjgL8qRvri8sDygh6Dzl7NdM1Gdzhyl-Ma8CbOGUuLcJQccOWL1B6EJAwIc6ohN7VWFFvwL2zQgEkvdqbL-NTIb_58gic0KC8uhgLHQPiKONL9LvDprxk2onQ3kkCsfCaFU3jnUymCNdVuir2HMaqtQ3IzS4_tCQUnjzJvskf6Eryg5_8meEE250hYEsCbcUV3vkAk95h59EFN5M31BZ16OX5gfLWGW9u0xMhJOoYK6AaHnF4d342T4zYHsfKgWNXj7ccl5CrtKTDLyIJqhIKbOSYcFwkzatqdc7p66gjjnlFulndgK-VSALSfYVjtq1VbE-zXfsBmFbz4ebex4O5JXnB3f3XwtKjqV9X8fe1C03iqzWch0wm20_O-Tpofht-kmH8o8IWattRoqn-W_72kgDf8X6uFB3Zn-o0KCk45vCuvAeWb77NGOM39FlNo0UIRXUHp4Zc-x3Fba5bB1ERCGy5PoP4o5a1PTsDwLlNRvxjC7lpTm3sU-MJdhYdpeys6M3dYqGbA4Wlx8hQyqGaWJUG224ZasCK-F60zse4DXKH25sF2rjcXlVlPN9FUNstu6BWDGdZgv_fpXtGXdcQemmYHhmuIW0HMf521yyEP_kwbN7yfvwpLmAe_s55GQvZlDd9jRRL5Vkqc1QGdf8QdvnvwT_9MkhWD1pHdnaPrY1v5uVx0s0s6WXJb2g8OuWLeS2tD5-PCSg7rUc02oBzAjBqfM_MsfITJKorBSvnq6anyiiH0ilPYvhmGNyjZTuCyA6gNUkv86K6d49Q5Ru-UtABD6McpFDikS8HJH5A-Zjyxm9C_SCf0StEitGFy_wqUQZKu_P5n5gJqQmaT67cSXGQgaxxTqekF2gpPLrgz75DE2KVPCl2ZkOnSj32oaD1Jk2YavMDJV04GZl3yIOh6aQgnVMW4QhttJLxmzMor7N6UXMFQ_4Xub4NzeumsmbT8mCQISerO3S62GbbeybSoF7zLl7LqWxNZgxrB017NV7B-L3fcgep5CWzXRHJqMS-vCGgoU7EvCFp5bZAf0Rsxb0n4ujp2leLtZ9LXTJKbMt8XaBY0GeMi8pLzHHMjFGBWIxo0EFeBqiO6kYPlvo_p1mtR9Hc0mzvWZwwh0EQOaP5KS5qj1U8S0QaFIoJM1oOa778yDez2K558P1-vEkptmBJ6hQPIguJu6ecZisJV_3uW0sIFwHIhtS4O0rl-Y5c_uPfTB7izthczxWibhh-vlebngbGTov48R8HKI9L6y8WaxIbhH5PiIATdaMVE2oVv3G3uBwandUu4wUKxSSpBg-XVFfssGNlQyo4NiA6ClB12IooHRYpg--8BBQBUtxCQIwUoOaJL5BaA2w1jm4wcuCWRFGRFthsbulgk8kkr8AZDSyjvaNkVJ4RlF09Ueyk9fsw7oGpYu-KZJWpNcm1PFTNEpNV7eNQuETk4RYdkbUJ8nMK7KdZdBnkHZ6lODrg9VvlP6yiQTWNkTbSw6i2PGEIkUEdEjd_EW71X9B0LqMK-Lg5CyRyxmEvdRkUQX6YBEzwGmf3-74pVIThHqRvBo3hU-Jx5ymLIzz_Q9fayUpa6FTDf1Z8Jl7V7AbMQ9mTEUlpbchk0_u85Y8MXYmN2n_Jbjn5wbsLB4my97nbNSL6lrfw0dtUtFSINDFHx86T6wXU0Hi5X2xK96s-Vkisdxq-jrjS8oNHVJeOh7IbYBxUA-2MI3NBRW2-SWipKIPQOLP_2tjGMxk1ewfA9wrPyRfppZc7PsZCk04xp6FzfEzEjzpYnB2YaRoMcd-YvcJ9H-8hDpwhY_S05otuIIjQVleV6KGfbw_aRh_1d1CxQR_kvRwcC2YYxj-I6SFOIJkMTJHk-ee0csHOCbyZW2juVgUdjgJmGQlyblo7u9-LzBCzauD07xau3_Veuxrgx8bKsVXe1J9ln7VYrF9FsYqzkpTQzn6NWJdbtifQB7GUs7BAHZGgfTe4q8zoidYShme48cLpFyCDr4GPc66nMRTcMhpRtzmqe1l6pg83eO7V2CC1w2MKDy0jeB_k5HkX6c8pVdf1lQgCMhL5SjshC49rknq7Mw6Tvag', 'done', 'v1.k1.uY2r_aezprPK_CoK5M_ZnpndXO_9uI3M2YfnK5k7SSQlQVNcejsO0qUcLkHmiwiBcQ5F30O-BoqMYTtp57F7rHokVMajFb7QqpmuANUdkHhcOgY5uIgmUlHiZz-Oh-6y2Fz8XttP_MfNXWccAVYv_xPmgxVOAmXl', 1795954816214, 1795954816247, 1795954816275);
INSERT INTO public.operations VALUES ('5n3hrybz', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.o89-qV9rGl5TbSE6YFsswwijZKo_mTxjAmUDFWVOC1FJKQaDVPdRArEqr5Hbr9FLwISzbfr9tN0jncdIC08WZkjwUZu7HeehDkSgHaDDrfwUIgHU38_nV4OI3M1wfy79nl5Kegtf0M4pzQ6E2-p6S5JfY1kvxgUCXvN__dxzN4tbgWgcPBtDmrEkkxTEvQuu4CIXof1EthK-OFdy8LKu9w4HCju9desxcL3grAVQqQTc4dHY1i5CreTDeM2FuSZuQ7MGFRtc36qpHUYU-tq3-mxCNBj_I_znAhpeziYDM5hDFdw2rTZXmYJoscEPgQ0Q6H0o3g4QTYcohC8Xhua1bqzaSQX4W6iE4QnGnW5xfBWmYWXisqRdqYCnBGUA-VmM0iZGiqtKQDwFYLcdpCtc5Xb0QaIO4ZEFUUZ10vDWXCvBQ6AtmOctAWig5yMYSDkItNcrscPsO4kJJKPGdHDQkWJkdbPf0or1tQGZbMglo1xC91AmJ_iEyurlqcPmeXFHkg_wrJ0', 'v1.k1.bU5djpfBTyyT743zUUZYHPXMsVcZtxzNUoElRObVnVrFYUJg4UYQ0LsgyQoe_6BbGHPMOUAKYGAGrRy_XX57jrF2IT8wAH-XpuViQhopGnLSZihmmfd2SDnsfZEUQtXzrIbqm67vzPMwTjFkCYg5FEEe9QwXXqN1MbRfZ6GuVysW_rh9MZp0MuaXF8lNI9N3K6S82xklCesZBW1oi957-HMPMMpW-92hicAa1K_RHgiSoZkPbxTlCziSx9ilhAwZKUczb3k5S1191Gk83rjJHFhTSWzwwwOVHIKt4H0yfrkG59noxMy5Dxrfb3vIbZRNoyecW0DD4MWWa1l-lRIXJ57TfM_G6PTPXkBdpaDzEgqqhSbN9vRvik6SxvYdGriUCjMYDqOBniPZ1-pYBuSqwYeg-yBV2ViGf9m5w-6tvOMMdfYQ2S4GVtgQITLVvJDB9zz1eAEkaAQihekBj7Uew-atHyOMKa5tI8dx_RkhUPG1r5UzOL0Fnnm73cbR6Mk_doRTwF4SNeg5G1A8eSRtbp6_GfwtNZ5y6-QeyLmGKFacmGz3Ar6J7L5_woz5En5vQHJ_LRc7xI0zr1tEbKtt_AJ0Z_tU9AqqVImoHKKoerDof0LZaHnoxYlmiBWtakWTPsgUd_EyLwXw-5PmoH-ERSukILMHck5fqiXlC46lPTHKsVlMRtC3NKspbjIxs4vOezYJlGTgw0OFLFLgRqINo1qsclIGch_qLV2_iUYSyZVw0ft0CrI9k0GJ6eDqK0oTxdbTGRa0M6IQ1m7R8qFdbAVy3cx1UMb3_9_BBHXv3SlnUopYamL6czdX7XINR63CLCemmNJ3YjhopyiBi0z8MMhRio9qiEpxZonqcfWEnFnZIDa0dvwUImxpTMRfHmVh1_tXVhaM_w_Ve53dbIByf-zqfyQeK8fYNKX4NRIjpcat_pC6O9qxyehQlYfASAAwe2JEhWE6rXVmPuROT4E4iCFdONuniFY6B-RjWpGfTkF5WZtTUTCdbxuBdvLePJr_PIVFvrUwrFSyU9Ug79xoNjB5LoNADG3WwnQHyJFMiK2DI1MkEGgjwRmtNBayp5JQAH9LdcpQFWVc-X-LRV3ehi08F3D0Jwn3R_d4edI1fLc00f55pcTle0BZnp_PD5GV8KhsXUojwlbwnUc3-eQ99GhHwzUtfaHXbB2Ppg4t7qc0aDOFfF27tQmh4KkLkNBaMmu1BMF3v-OvThFX7KsnXhrBOBJjFzFPGo-Mttc3Qce4Y2C_WwKd-PwlPEtzXwz7ZXiarr1X7EEPZFtC6ABKAp0b-nSpERVPI_yiwQNvrJyg57IIeOP9cgeAPyvH0IoZ68O60BYraCAxnHwDHGa8oFyOwVjgovXLUh5WMS7HuBO8szxwP64kkkaNK5InjDVCMbrw5LsaBbSOXM1JgPKNwhQYoUHeLq4cSncyWFxeo0mm7gZpmwhyHu_fmt9fi-kxJdcA0Wx1PfzPE8J1Zheip10e5siDKi5CXAulY4VF7GraA9tmq-8rmgAWIG44MD2eltxDG4sg6v136eytqT5pQu62AErfvsfsSn51Sr9NpDuimAmqJxa6_gBYo0HC5A4-YVHLLqGgswShR4Kcxmf4BqFFiEBI4CAGeME9kCkdypaySGg9XJkDVN3c3hghRMz7CLd0OvGHWPQ2Vl0F_Gvo63yzSliXLAbi31TVjsp8OhBmKyJTGELCNl-50D-XvSghk-MqOkt0iNbP8k0tWc90rBweCCvnTeFAjr37dy5Pz2R3Apg__3mb3UaxKJYWjkdgJGmfvZtD3aJxovG2dhfFdjzY1W9EJ68sUVALmBks6MW9rc4kslHBRtUS5jxr_n6u180U5dE2mMRddGSeTT_8FPXTyode7v2F51WwukiFpgKz2lFArMNHTCwMoKfTYAdILTL3OwDvAmIjfThMuExzhOF3KhksAYW48JUQix_6n1opLFeKDU1Z0l089AjmPYYRqqassWvwMAilm5qSMg8ckqBF4cGu69FYZuUssNfa0JPz6lUH_fznYtA2LOJB5z_JyVj75icCdYF-N84nZpBniJyP-znN-cHPwsRpsevX6H0gPt76RoAOfz6gzOQwIYP23Tz_kqGpN1rdecu4iN-PLHuhg5e7dxBMaF1rkkaZuvCBP3H4EX5rMqg35_6qKqa1Xr7Mej80bW-rXFveMXBE2siCI8K4MsZp2kF1c_XL6sj-R20Kr2nI5Q', 'sent', NULL, 1795954816380, 1795954816452, NULL);
INSERT INTO public.operations VALUES ('g96ctb3y', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.92m5gye2End0dD_bDg3UMaVbkqGn6mBl3VTo0gBksqmR-rnrfiYSdoVeIs5bn8NPCQ1ECmG98Vn5wOXFKny-cbUjtRDuScHN0ECanWNVBB5eIffXFnrHTaymLQdpD-ggB6p7f7djtG734-WA9mrEyOrgwAPAOPGJQl-8NMVWGi1egMHtEkMBoOo_awfV5xVpy1v9hVElOEjsCd_uvqNc3jpNDPiqGhCENafJTCo-ZE3YUChqAcxTO2frgw9nkDHCf1ToRfl0XM9Ea9ltnKQLReiH9Yx_DzCIbtybjnZDkgf5QajcurEdIOC7KMtJfpfuINPb2YOuZp7pXnaRvBPPhSeR5azaFToP5n6E8W0uvyEmaXeu_adk0IbL25Rx8jxsxTtLeWYf7m4EOBkn7zlWdfXyC__DThA3MKWup5JLii54sDT-6bfQC4FQL2uUg-sbwl6U-P6YJ3jPbQPh1wKTQ5TObqpVSEyaphyI7R0k9igicMeg69xgoSzfkDodknn58_wCHNI', 'v1.k1.fd6znpQRWc9nCGo9yx8eUw6bK3_UZIoJssPTC7TbzUQdvGADpm3JYHGcJrA_jDQaZZXGn4F8Ii5ggSwfRGERNUAnO45tH8kl-ro4FqspLJKF_FT-cHl5igyvud4uLphXopvQ7-FuNuknPEsoB7XM_3QpUk6irsnn5tlZQTIoTGxGY4AohRYAr1FGPZEAHiH_ARhhR-_XR_qZh-NrOobVR0qMRhVLz1V-kihdqwBg2Wmun0kZJBI0b3hgG6U_3igyVSFgdpVq66BQJnp5zY68N44ALqVB4MOmSrOpJRZwaThtLkMHr40syZAq8jVxvyK1Mh4cwX0LPlYbiTn6ERiTuMYObhbKXCvLYOOemK9lIEU5-A68ErYJ_1w9jKsHtqh4TcpfBd13YzEBELsBLev3d9yzbnZMI8VfHmmyne79TtbW6EhFUNwcKhd7KpMRVGKOOjPACf8u4NaNXHVYtcBkVUo6JIu-Cu-nLvKNckbRzgxJSYZKEde7-kXyQQpYwDrisdkJfw7HMFTPpMWfuwNXOuSapGg4G6HOb88jfjjRfPgbHxjPtahg9754wbGAW5w73FDxv_juTU8DdXoaWiKy2I-bGs2gnbHtnZkRcZs7sSpnPgrkFqtA8wTrciwd9n8ooXMdUGLYfCOjBlWBCsQNz9HUOI8_LWVuWrL0Jim1R9hhoK3hxGbjaLJjpS8Td7HJG9AouXp_hoe_3BD64AqFwJopRrWEfq7yrGK6y4ApNnxMLbjz5tJ-t6UWJxJ_ZdgKzh7MEbmNKqWmyD2cfUIwt_x-1SjgMUVVVyOIkArene_7Pm2Bf0lsnSDp3FXYRS4dCH_3mE2ivUk4cRNPazI2nAq_EOi0bcQ94U1gF6gGKYO0Uz-ByWBnIgNgL2ZPvdbX71PyCjls6dFC_2TbrxxEvraybKMBAT-YLKaSEJfm_RfV1a3ul9Z_s5KUNfU56ug6ZGaj1y5EqY5uBgQbCazL7Szxh7-AiTfoznWwgaKb8buwy1VN2ffivdYZwguMia2CwQfbirhF9z3qhqu35dRwBfGeN-urf35VRs12Amq80485N-tqaqWxyksAJsRM_26SkzPYY9-enE2JBlBNaj2tzzYbFi3pPdI5PBfUcGi19Rznhihqf-FlfKYKN5tjLDic6pCjTOG6UwmyDCWd5TKPABBsLceEKcBMd3D5g6lJu8ScmJHX4IIhivJW_VAxk8QLOfQ-Vq0aq8DrB9ZE2rTw6qiVHveN7IiPbiBkHCIP2dD4eklGQPl5EcdehYyMhDgt6QBrUsNWgZYRhd8l0tmQSmG5UcKaA_WbUu_5Tj6HPLxzA6OUmQ2XnMS73aqM8lzsNTI9e-8zRRvrfciZVySkjtgHa1nkCM3zP_rKataHDPHos8W6HyASuyUJCbNVcJMuoYAvnxmgRK_HY7i11GkifcJ1udz26b2ts7TSpIGo2Ht4CZNsqf-HXudMKpi1jFLIsxxVV8FJRsLpBVUgbGH-j8inQSZ5IKxhLOpff_8vPadUNrX11ntkdrTXnVN1zErtckAnZLHH0EJi9ztJSVOsUr2qEvVpb7qGVD7GmIwvYfjDnPHXeO7W03Rmv_DcQ9vQ15atVSg6pNX6YMT9K555ShAUOpZjQ0dh-WkZDKjCiA8IkIFQAwWvAMc_AQ6OPT2HmD9TYK60PRVGYaarv3kobUQ2o3gQW4Mt27bqyGJRfGd7HXUbkrsrSO518CO63yGtbKoxRhSEdD5nyByYYVuCAkEwWEQkdcmwPH3yMctkm62YTWrLHtOzTXj3Sy4MM3QdglhDdgqfKYvm1fkfP4CFyDU94aFSqy8znY3xLtkOqZUiBomsBLThlfGMTG_yXFOko4-sEGXbFqwMMc8t8BtXN3byZfaY0GBjYvxPaLLltSgq5jU9Tld3AKh1hE-mFxoWxNPbDpPwA34qqQ0krGMqS0FmYDd_t_DWhY3zoCaH61U4wOxRrbmmEh9f4-XimIb0EGuoex3rRV8f7FBBnILWC1i-UvOIt1mUCKpzhMpuB8CbWnoeUSJI_fdk8Eh96TcRz8CQeEHt9eVR_9SUny2XJA_IOdkO3s_ZW3UHnWFDgoYUgJykXMSwIwVCTXxV1OJiee4wSS99iwzQ_MEvQl-6sc5lvMd_DTmjc0tEpCqBPGco6wSci-NBBIS2q2cVVDEgn7_ybS9V00hzOb8vim0ddVvOKQx8', 'done', 'v1.k1.HQm5r4tVfKJqmc5JIJI0abt53ccALsG8z4MaUJxWm2oYEQ9Yq2GOp-jHtjPn-YqyD9M7wTuKYoz4g8A-eD8qbgilhFkcpt4eRO6syMc19kKwHA-LtLZzvoTqlrIc60KWkJnA-w', 1795954816467, 1795954816502, 1795954816526);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.hrX0mHG6-PvXdPIabnsk2e6qe7XCZbkn-NjZSUt4JxWA', 'v1.k1.vP_nKf8XRqvrDTkEz0FZlT2jbNSSiPOGWR3IlFQDU_bbxA', 'done', 'v1.k1.aZD7Id3N1_UTZpgikcPG7MbzRH2RAu7HgLwPrTlBVRVZpQ', 1795954816711, 1795954816712, 1795954816712);
INSERT INTO public.pending_requests VALUES ('5n3hrybz', 'T0ACME', 'U0ANN', 'request:918c478443f19f3285566a6099ad7ef11a51838af3d032d5a20a6667885cf68c', 'v1.k1.0-M1AYjX4PnrJKquxWHWR_jwDj_NHO8eSU32pKdoNJrFiXfdVuSutyN7LN8Nl8FFUF4G-ilxhIByXzRh3E_hqPtjRZvuuGIKY5Bk0hJcQKgens7qvqxmk2nTrS9KvgEHFOIyTQT1ojsYflACOLvj8_jpNKsuj_6Kl7OeymphKc1rY_nQQKTsCZTsmTFeggZ6HrQ3vIgWfIjIP23dEjabABAkKJIu49vV_iW1crlyBKtH0NHhdKHbMi85iXAltx9KZHZf5aVXSYXsIL2Jzl_sMjfv0BDmjNuKIW3rQaHI-yprGcM96mVJj3CNKlte_oe_Fg7Ze8hLRlFqEY8NdxzMb-LpePngAy1s5DgafQBnOfhHHHTzWQ6VQPyv2fKU2NnX084o6OxrIHtq5xtE4t_Fk6mMaUkH8xtA3EwWD9oSTOuiUfLFZZcYZzXYzGP6h4_QC-1xJ27RA-5I2v4ZCzuxW5sofAE9bEA3QoyHNZSi8dxUMDTWYT3K4j7BpS5A8vUZMzT1wkOF7bfmHXBC4XLd2Co-cZUfql0PqfmGf_P_XOPQLXtHPwSYoVBwBlVsYpuw', NULL, 1795954816382);
INSERT INTO public.pending_requests VALUES ('g96ctb3y', 'T0ACME', 'U0BOB', 'request:18d43e9faef581be86d8f0ca40a90fc80fb91d9e679719a1d729b4b17970d6ba', 'v1.k1.DbyKpFje7CGTIZhN4WY9e-M7OrDGguTU8o9WzyLtgpRteDJeCEl4-7JoOL6AynHyDpz3oAf0KBHaPOH0PKauJdjdtjIFJgkupjz_4WjBzplkIruGKBVjlC8NA98Ba04PQlcWR_8LEbgmV8b2Qn3KBCkLuCn9F8ZgdIuStcjtn-EFX1ax6Qpox6yOgUMHjKOeI7HfhNhDGSUbjF-oK9wZszpTqtpFF45Q5VOYmmasXn0md_mFJDRdYhlahxrne6e85GSB4CRS22oQY1VuyQkgSHhl2MgVkJVmI-MVSvDZYdTYTKGQMA6DYZY8vt0M1wx8UszsVhrAQnZgrwrVh1kyid9UxN40Oe08GoLBtF_xsT1UH825o5A3Q9G_KbIQDGH_smQSD97ML0UFywBaefIb49Xqr50PVUS3NBkRrDjuacq0Ao0Wrn-wmx2tPwQJyGjPtsXXqggmrK9Cke-ucw-x_9rsApvohX3V7e40LqgKA3n8P5E9fm6rxMh2p4OMzE8d9tYdmsLrl42EcUqjE_KaOtzihSReShsAyeg_6zCu1mDp_S4Fa6i_r8FDWctxHlM', NULL, 1795954816469);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.ooM7e9UuTuX6HHnwwxC0Nwq9k-u_2QwCsPH8bNqyrXe8c00', NULL, 1795954816717);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-157', 158, 'U0OTHER', 1795954816929, 'planted-161', 'planted-162', 'planted-163');
INSERT INTO public.posts VALUES ('0c7382df-a8df-4450-b06a-8c78c4b46fef', 'T0ACME', 'C0KILL3', NULL, 'answer:jjqafqrd', NULL, NULL, 'posted', 0, NULL, 1795954816328, 1795956616325, '1795954816.345000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('6f97d69a-4729-4fb7-b381-bf2b07b1b62d', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T12:20:16.255Z', '1795954816.159000', 'v1.k1.ovxRkT8Y73Tkzztl_R1XKpWnj0TFbK2xPA-gmHV_rwT_bIY6EYmz0QxciQDFU4fBxz1M3F5kt4BpE22GsAVBX3ij98IBPjVdaF8hbS1FWugT8dwJIcBH95IPaDwV3NwmHlhKhc3R_DGLz5_kZSJDfdeD7rHaLh4vXjB1dmXkR-GGB_2gHFrCS1jaqAHQKRQX3G29xw7hdHh_wYfm3jKgmWQqhE_LTDtI4wPQpvM6KzvMlh9hWgPw4zi5Qdiy_4C9v5Vd-YZHBe8f', 'waiting', 0, NULL, 1795954816434, 1796041216428, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('dd15ccb3-9ae9-4052-b197-5e65be380cba', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T12:20:16.255Z', '1795954816.345000', 'v1.k1.6-XaRkZPCv2F64G2YNlVr1p02pXFWi3c4Sbu--px9bddBHGOMZs8mSM9AHHVsMecu9hvTLSXbul8Adj8Reu30vcdUNziuVi481Gk4QCzqPfkOcWzWElQh_fJxG2jH_epXjX-X3D7hNGsR9KzKP75ZunAla-FfPvOc511eiyJfhSTRCMJmEwjJnhLtlIANDd7wSxsu3hMoLy8Q1CM-ayMQSkOhn_kk25HhC_TC5ZJL6LB7CNKqOsniVwHSZ2JexKtDssQanaHvC_D', 'waiting', 0, '1795954816.345000', 1795954816437, 1796041216428, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('513590eb-98a4-4720-a936-f9650836072d', 'T0ACME', 'C0KILL2', NULL, 'answer:g96ctb3y', NULL, 'v1.k1.m3uxBqeQ6Wtb8dcExuJMYGHBgqRH8SrNw_2XFo53sukmn7QChlNN02w_BxQPV3PDOtQZaxh6mR0sF0B3oEsZT_bgPhQzUF_HcbUGbxQCsoCY64wC68WGx2hyBQWRB0fd8WUfU2atyeJ1_keb9wPkqgsGD3Y5lMbd39EqBuM9MtIIf75NsQ3NfYzr33OUBDBXSLK9cDdDWbzTvjTdWa57PBu4z7xOIrqZXA4yK7rvFGBsj898yh_TND3bISG5n3B4qQjECW9dFeexfEzQVORhXO7cCLYau4xAKUVyFnxSUIqHsaKyAT0oXK0vPCNU8N6j2DrIKqELhdhWyCv82Bciaam1hlpget9rVAUYncGlqnBjQZP_0ZsxpYRuOFi5sdjlkJTOxMsNU1HmVh6VOntrdl7OxLEECGLxq1tW36BevllNV2nNO-a5W6FiaK69MqIg-r_Oafp2IdFzpwUK3qjxnnQD5q_GNhsh0f1oEAOYEYCPx1l4XwjAItVy3rnm5xtiuDegOL3nDehR75i3A95WZbIGKCCxkdvnbZ-2RyaHkazsu3cRtdp8yC1q23z2oLm1R1YJNMkRmbBxhX4Ew0CBTpzx4FCpImYIecSi73beMWJjnlZjdjHLaAyNF3aQJgxdLi0CtNf3Rd9iy24j7O7K-8it47Fdpu4s5LQjuh-xLtMrS3IIuU6vJ8udfzIfhdEy4zcS0O0DH5hNAM7pbtH3mI7lGyj3V9HhYJyHPPxJhaUuVlTma1-_RNjEYT8F2VfLTKCjqPSEk28S7WLhI2YVqm5y-SE80h91HsRej9qIIznUW_2aXiFJLtItiXEwAYPlrcgXEBqMuXJvRXT7cJdU2H-hm8VDLjceiDo5pGmCQ9-edD0nN7iWQJYqsmX8i_eUPCnrBvyuhsIzBhlPGW57bTJCgTzMNOBCyoRJnPpK9AeE3eungfsCvv-JLZ413G7RyfIZFHeq4ztCt1znzatMeXefGFCGSzLRsefP8XW3XmNfPibUYffzfCariUri60Gmv5kXEC2-fanxXRs2lG-RuSP81Sl70ZxjyWxbuqWbFdvpJW8149WpVibcKMmt1ElXAM94HQB-dWQiBEv73maJ18jBgBr3IJXsCDD_8UyEyCUkwfTSPuT_aC-C_5Sijl2McXnoJfb0PegLLW2yly557vp7EoXJtysMEvkU0rp3Oc2n1Xnkxjg41_EvLrZKr4Ni_HePZmZybpiigaYoDopEz6cxKoA', 'waiting', 0, NULL, 1795954816540, 1795956616538, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.y_ymBTSMK16bHH7rk3a3BkOhZzXjKWhP3GrHNTPJ3uPcvow', 'waiting', 0, NULL, 1795954816719, 1795954876718, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795954814371, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795954816936, 1795954816937, 1795954816938, 1795954816939, 1795954816940, 170, 171);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795954816947, 1795954816948, 'planted-176', 1795954816950);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'yCE6RLpY9swNxaFJ3Z6sJw');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795954816953, 1795954816954, 1795954816955, 1795954816956, 1795954816957, 'planted-184');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795954816961);
INSERT INTO public.webhook_events VALUES ('planted-187', 1795954816964, 1795954816965, 1795954816966, 191);
INSERT INTO public.webhook_health VALUES (1795954816970, 1795954816971, 1795954816972, 195);
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