-- written 1795969152144
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-29 16:19:10.127295+00', '2026-11-29 16:19:10.127295+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 16:19:10.127295+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:10.135351+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-29 16:19:25.175509+00', '2026-11-29 16:19:10.122026+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 16:19:25.122026+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-29 16:19:25.39898+00', '2026-11-29 16:19:10.12033+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 16:19:25.12033+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-29 17:19:10.487182+00', '2026-11-29 16:19:10.125549+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 17:19:10.125549+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-29 16:19:13.519112+00', '2026-11-29 16:19:10.118468+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 16:19:13.118468+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-29 16:19:13.556685+00', '2026-11-29 16:19:10.11566+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 16:19:13.11566+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-29 16:20:10.584858+00', '2026-11-29 16:19:10.108453+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 16:20:10.108453+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-29 16:19:15.50588+00', '2026-11-29 16:19:10.124436+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 16:19:15.124436+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-29 17:19:10.655235+00', '2026-11-29 16:19:10.096516+00', '2026-11-29 16:19:10.135351+00', NULL, '2027-11-29 17:19:10.096516+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('4070ed1c-264c-82d7-a88f-e922b3353c5e', 'post', 0, '{"key": "9676e6c7-3fa7-4af1-ba58-c3cd3d65579a", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-29 16:19:11.122448+00', '2026-11-29 16:19:11.122448+00', '2026-11-29 16:19:11.143088+00', NULL, '2027-11-29 16:19:11.122448+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:11.143088+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('47d8aef7-252c-8f15-a81d-5df640b1cefe', 'post', 0, '{"key": "47be2de6-e3bb-4802-8690-c5bb6ede4219", "input": {"isAnswer": false}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-29 16:19:11.122541+00', '2026-11-29 16:19:11.122541+00', '2026-11-29 16:19:11.143088+00', NULL, '2027-11-29 16:19:11.122541+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:11.143088+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('24df725a-67b5-877a-a1d3-fc2ff0321fa5', 'request', 0, '{"key": "request:63ed7bf7632c61fa02e7b402c751c04b7aa9b77e51cdea5734c75d13f2af1f39", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "txr93ugy"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-29 16:19:11.079321+00', '2026-11-29 16:19:11.079321+00', '2026-11-29 16:19:11.089639+00', NULL, '2027-11-29 16:19:11.079321+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:11.170928+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('59850b3e-caa0-89a5-a54a-f6f9219ba76d', 'post', 0, '{"key": "504ea244-b3c1-4bd3-bb43-9fb3e7386b49", "input": {"isAnswer": true}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"] answers', NULL, NULL, NULL, '2026-11-29 16:19:10.992061+00', '2026-11-29 16:19:10.992061+00', '2026-11-29 16:19:11.002046+00', '2026-11-29 16:19:11.026931+00', '2027-11-29 16:19:10.992061+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:11.009012+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2afe9f61-1bbe-8349-afb1-36735bbfe688', 'request', 0, '{"key": "request:8dcf5e0c9d4bf91e87ea1c9fe5871fef4b956a56085b28634578f54b3c175020", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "q76wq7a9"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '2afe9f61-1bbe-8349-afb1-36735bbfe688', NULL, NULL, NULL, '2026-11-29 16:19:10.827416+00', '2026-11-29 16:19:10.827416+00', '2026-11-29 16:19:10.842954+00', '2026-11-29 16:19:11.037645+00', '2027-11-29 16:19:10.827416+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:10.929863+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('5663597a-7f66-88cc-a0af-663b14e97de8', 'request', 0, '{"key": "request:39bd64676294b14a47434dd051f5d719d684655f2d7dd48fe116bf8b0cd9b25c", "input": {"partition": "[\"T0ACME\",\"!4\"]", "reference": "9hgp3wnc"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '5663597a-7f66-88cc-a0af-663b14e97de8', NULL, NULL, NULL, '2026-11-29 16:19:11.205488+00', '2026-11-29 16:19:11.205488+00', '2026-11-29 16:19:11.231447+00', NULL, '2027-11-29 16:19:11.205488+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:11.337174+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('53ca987c-6bd8-8502-a1da-bcd2a2a8a402', 'post', 0, '{"key": "ad3ae678-ad9c-48ab-aa86-1890a083159f", "input": {"isAnswer": true}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"] answers', NULL, NULL, NULL, '2026-11-29 16:19:11.374274+00', '2026-11-29 16:19:11.374274+00', '2026-11-29 16:19:11.388474+00', NULL, '2027-11-29 16:19:11.374274+00', NULL, NULL, 'key_strict_fifo', '2026-11-29 16:19:11.396604+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:19:11.063636+00', '2026-11-29 16:19:11.065755+00', '2026-11-29 16:19:11.08923+00', '2026-11-29 16:19:10.085653+00', '2026-11-29 16:19:10.087806+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:19:11.063636+00', '2026-11-29 16:19:11.065755+00', '2026-11-29 16:19:11.08923+00', '2026-11-29 16:19:10.064314+00', '2026-11-29 16:19:10.075736+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:19:11.063636+00', '2026-11-29 16:19:11.065755+00', '2026-11-29 16:19:11.08923+00', '2026-11-29 16:19:10.079659+00', '2026-11-29 16:19:10.084863+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 8, 8, 0, 0, 1, 0, 9, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-29 16:19:11.063636+00', '2026-11-29 16:19:11.065755+00', '2026-11-29 16:19:11.08923+00', '2026-11-29 16:19:10.090056+00', '2026-11-29 16:19:10.091624+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-29 16:19:10.124422+00', '2026-11-29 16:19:10.2199+00', '2026-11-29 16:19:11.121901+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.D55f33YW1UDAe_NaZzTKizCGbWAbx7GWFJh7lEVcPhevhQb7X-gJ', 'token', NULL, 0, 1795969147195, NULL, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1._dj2PSZH2ig-kNEEXZwgwsti32frp4m4sRrWE8OHdmHRZioM6p2-', 'token', NULL, 0, 1795969147196, NULL, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.hzvA7roxqG3Qp0bPVJLgkrknz_TIu6mNe8Lt6vWNcOcHiZgIQlji-g7Rz8Q', 'sign-in', 'v1.k1.lWy2dglAtUJT1zazDcOaPjlhPPYop0cKPalQQVOnbO_EU3T9K5kq1ZESuOsCV4gKgDJmI1DHV20Z7dnRZQoqupqbQd61CbdwDcQzNOvVng', 0, 1795969151946, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('XHMLg3e2U0M5BLNIl2BLhQ', 'T1', 'C1', 'USEALED', 'v1.k1.tFAaQlpVHHdLjgo5EHit3P7uKGpSsM4ka1UjNuFK6KipFwq3buG-OJpoCxQ', 1795969151999, 1796055551999);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-111', 1795969152212, 'planted-113', 1795969152214);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795969150933, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'q76wq7a9', NULL, 'slash');
INSERT INTO public.audit VALUES ('T0ACME', 2, 1795969151340, 'C0KILL2', 'U0BOB', 'mr.edit', 42, '!4', NULL, 'edited', '9hgp3wnc', NULL, 'slash');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-116', 'U0OTHER', 1795969152221, 1795969152222, 'planted-120', 1795969152224);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795969151.023000', 42, 12, 'e98957c6ed3cc65bb5fb610af674059f239d56bb', 0, 'U0ANN', 1796573950989, 1795969151032, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795969150.807000', 42, 12, 'e98957c6ed3cc65bb5fb610af674059f239d56bb', 0, 'U0ANN', 1796573951045, 1795969151084, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795969152031, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795969152404, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-123', 'planted-124');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-126', 1795969152234, 'U0OTHER', 'planted-129', 1795969152237, 'planted-131', 1795969152239, 1795969152240, 'planted-134', 1795969152242);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795969147197);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795969147198);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795969147199);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795969147199);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795969147200);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795969147200);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795969152022, 0, 'ready', NULL, 0, 'v1.k1.w4RRkYVpJwDN8ztkWinC4JDhfkOhp5AGUlbsSAYFuRM', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 16:14', '["14 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795968780000, 1795968780000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 16:14', '["14 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795968780000, 1795968780000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795969152021, 1795969152022, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('post', 'ad3ae678-ad9c-48ab-aa86-1890a083159f', 'send', 1, 1795969151402);
INSERT INTO public.durable_work VALUES ('planted-136', 'planted-137', 'planted-138', 'planted-139', 1795969152251, 141, 1795969152253, 1795969152254);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-145', 146, 'planted-147', 'planted-148', 'planted-149', 'planted-150', 'planted-151', 1795969152266, 1795969152267);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795969152270);
INSERT INTO public.heartbeats VALUES ('525393cd-9078-4d33-aa1d-08d07eeb4d63', 1795969149758, 1795969149905);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795969152011, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.qDnfXl6qpu-W2uVwSVZjfp7ZvVjZ5PcpSrutjBML8EEQIU85nWT_z2yVs94HV72r', 'v1.k1.xCIylbAlUmJI29Dk3Y6MVEb0x_m-XZXCsN0s95gfB1U6F6h6nCJlIpqS7g', 1, 0, 1795969151992);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '64e36496-ac6b-4418-820b-f0391268727b', 1795969150841, 1795969157037);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '1b7d88bd-107f-4c40-a182-9fb15edf97cb', 1795969150759, 1795969151121);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'e673f06d-637a-4af3-a1f1-544e5fdfd746', 1795969151350, 1795969157362);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-157', 1795969152277, 'planted-159', 1795969152279);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-162', 'U0OTHER', 'planted-164', 1795969152285);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-29T16:19:10.902Z', 0, 'v1.k1.JtT87GdW4BGJoG6ph6qIo6pLsEPvJUatHYmfkoiQYoPHWY6jg_JRoLELvTQalChPNgGfcScU-0B7iG-dXwmxCsYj_huxCVJs-upzDCA2Y9gnlrmVy2eQQxzs8Gjs-DfEoAn6BtYLQtmXtJ0', 1795969150955, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 4, 'edited U0BOB 2026-11-29T16:19:11.301Z', 0, 'v1.k1.ZucGa0PE1Va_PZIg-o2jpSZhP9ZElOIWF_pG3vj2AQQqs81-vwNmgr6f0xkb-Exnqo1yc6ppYgmXjon649ZU-dRB11cJR5BXy0iqQEx28xRgJybGjfFq0ELxMxTSOUPh6nm-btSZiEFALkU', 1795969151356, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.4exp1PdZvQDIfRrOW1bvgBvsXPoNEZ-LraMyHFHs51oT', 1795969152009, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.gIXJW5tm14rbsSxDI2cn6qswDPSb0Ck408QJz50nvHVwDCRy6CCOhoYqdjzaP7MawYNf-Is5y8xDWlZ7MEk9dvnCkCY4zs-xOsnqxsgyd_84klpGsruvuh2PzVCCFUqcnStKYm1aIF4lLZx3tnaKXt4hEx8pX_B6ePlNwM3QciOJWTsY48M7nrwAjwqt1NsRsKeVYUWD55O3cIWIrPi3_rNVi09lKhbviZMUYRFLTfqgs3S-Sx_ytRjZxoOeAcbMOzi435H439WEY_QN-st-ZyZdAdBMLTVFXY3WWVLgBUq-6KRJz84b06R0PlIkfT7MsU3s0gh5D_qsYt93iajJ4ByZFWClLVRUSJLP8sVX0IYjISkS_g6XRmW4N8CoflgtLEqy_hR7tI7yMUvZ02t4QY7UyAc-UZ3LADVT94G1ZFUF67BCIAf0XDX1ZdcuDU5HRwRFH9N-YPLkz_OUxka7PkIEiTiARrXrm-5xe3u-7d7QJgxWAotmGx87KKvodiVV-0_k54R2pt1olmDTF4SejxIiU4_aOe-rjXZWMZ9y70Ofd9RSYDKLRdRaMda4gZngM95bzCvgQkJV2NrTwxXzPhOVAAEuq-W9JMzHclS7-M2W_Kf2DK9cOBVrShHALk-0FKl8YaJmMApSmUMaXWi2tFe3xEaJ-_jXaA6U1daMQcaipNFee-t2Aj9Rz9FaTtkhbGOfQofG1zN3FS5Bv9Va-RMg1bRBR43sd76f10D1LZPmZi7jj5MAawjdTxF44uh0T7-2LeSqak_UHshDLo2k8gteodqRXYBalks-v5SUnaW2hxHut38rBrLLYiI2itOf9wd0eRfDaxhkSBciirvNrPQSSH8v0Yu8TdGlpsoIijaAQtEXaEOpApVPnqeWp8SKF92smIbIZr9CdEZz4t31nH950KoFhBPvr40SGksMLhyKrTo5VazZg84Ej2RUGEqXGoILK1GA4uleoDvjE9ur7XHApfXSEgefuygaaHv0uqrh495e3zH5jM1Ge9faY2lJN_rDjv0IDV5wOfPw-DThO-l_5PsQ9UiSO4o4tcJmEoBmtnQWHyO3l3u-3Tw8qvlK1dgD5e0QndTofR1rTbLyO0Jik8M0f6cwRpWIodnpO7arIPKiPaYSIyEo4QhJET3Mbz34iJeh9hWoFcufKcf9-TwA9TMP-cKUGwXfUMANzGS3StGAgLTCqFlaEqniijHZZNix_8BjHu12Uae3tJehLvqBkg4MPxd_17ziGycPdA_M7hQV1c4JrgTIva6i0-WAdjUMNxHSI5NAAE5Yr-MsV-EcxgxAnqGyA-BSc_kqmWSd7Cci7jckkYHYy8eBmF7hBanTvL6XDKwnBH9coViC0CH89iUF1y6cfgzKi9OeH4-0_WCTwcaPdyx8265eGq4TtT1-HOx8xA4ORYmX-6AF7uW4h7ECH4qsXMwzQdnCM8EzVbU1qWX7Vlgbjqhm_wxQbbZJAmNlULtKQn9redVkQ0tuvZbFzknX8MJ1GLplY4U250LC2IulY4j7oXNI0DWappybZ_BT-L9-9TxfzOmsGBgUAPNhjAp6ygauuq1PFkcOZntKRfIHbZivdbqwa1tWOOs7Rq5R6ncu1SC5XmY5wXlPPeVvwSqSDRTo7bFgfJs-LOPwu26QLNyouot3TlQj0UczWoNcqK83bNrWpC_9Lvo12fD1sGnbuhyB-jrZp-IMjZ7-kRNfHdFpWOhQ257NK9CcUbHNRJkEgKjt0K8zbDz9ZnsiU_Yt-UowQG8eVHdB5hSz7PIUdcn0KEaNUyvlZNXFG4tfsRYVhdoVmSGAAVhqrWhB5pGb1v8zU20yTXb01_oP5jSj_jNrtXlnxZ0ppcq3D-9Mdue-FhYSh_5U0_feo4WpNYYypPhfD_vEL-s4_zuXnynbnZFXwG85z7wMJysebUzusEEna5rlPp0WBggmvPi8lVrJVPvZ0btZcox_bdKK80sWtCRHpqb7eEadkwMgYoPbLJvAqexzMJwh-8FeTGKGoZifQzc5e5SV_vQNEIThuD3Y-t8m7wJ2qIin-CRHhr-ouLeMOML6lgWggbEZh0P8zR-pKo_0u5ji6vCeQ95AWzK69CrJXLxopjLEe-IzKwTE_a-py9VeM97V1sEt8oMuFsdCtAmYsLWJ0bHCV8Raq7bxSHz3OR6_s4JZcyO-sJnws8CvXj2BY2nsK7pxvHFlCj_9dbPgVx2ZxSLXIaHfkUVIKdEZwN0O0kRRDezOxYdy__qUNwThAVniQR00m5aQToBxb01xfMJO_kgL2mDc7EU__33a0tynJpysbueumggFR-Q8b1uUfLrZyb5lgIABuZ3f57zKINPgaY8ijC1bIv6exccCWOUzY6Q2eFYGKOZe7joqPdocMl3CssFqSm3syCu9b1CDo4dP2w5zS1LQQUmjkrYAeW8kw6o2USTnXy0hcIIwvfodBSsBTqO5oMz_HE8161WeMy29EP6pumMTWqH41a5CpOTHfnf52vhL68xr6HPUzi_OBpkQD2Xgtg0z9MrdDokC1R8-N9Tq4v74Sf0_wipZqVPH73iZEDIaoaFSfSkPA3J458Zi-HNg6zggj2hoWVtvEjsw0gIO8NAnWOWG9pedGeJVqdzxabCafgggQWnXszcvCouBwhmV3MwfL64kxC3vRbfV3v3IYg68yZYShMY8MpDpfGjP-m8ffmmtY4RLyBlLfLZG-NvmdXKLEJ28xiRcJJLolcdJPlr3eGgIi8dQYUkVSkmdyds6RlNwQJ8B1yxsJNzxz-0VqCj1wDWilmP1VuYAYodg_AMkHGO2djO9ajKThadUhwFdmJ0Tge3MkwF9LJ1xhRCjf6OuCFuV62OlG0wS4q-1-Q2AWxp7v3QiJqkkKTLxALXJqtCc_UwSqk46lu6aitWNd-_uuIM4wl85MKPjcBHvYjHeR-Mam_RfYjqqu_STUWzhhUmR2X6Y-CV108miY24nfOh_l6DFDw7rlvTT30nkLbfLHCZrk5X32I8oDlRJ5L6R_FE2I3rc9JlV-xa0skBVkCgpNjKHgPsS1p6IZnW8NiztmhqE7kD9oPYp3fVA-15MlpuD03d02ffWzz16pLqmsQx3GHyjFg', 3, 1795969150984);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.fDwhZlJKOWIDMvdRyfe0Rfe09rUISMsMc0KUx3LJK8VEpHZXCAm5avpLEIaRyAIDV4U3OJdKE7tzL1E95XIuVGoep9-TQX9zNBsVBofucdxVgbBFcrRfNXUI4tkxZHfXzCDwdzjlr-O5GJ4KwNi288QRHIgH3ZHGJcmBNj8D7vF26uSqTZc7NWAuN07z-8N7-J3Zaw3cyOBcoJBLCYLKn73ly62iN2FaVrm0yH3gs8YW0oP7N5HlVEFIK69ZF0Zemo0GcdjnhXGeDKeq4X18JMTVtIm7I3wsAJCNM2D03J93IvB9ehlFKJ-FMKfEuPjGrqyvtM-W79e_PhysrGvIaY1mv1JIUT5qTOIWoIjQQkL7B1qGv0eTRMSKjxlq4Ma71y1dfY8UyWumtWgjA3q1BhqWq0BS40662FGYVA1pDZk7WnlLqAEbsMWJN3Lpd0xCW1KnTi41W_nAaxr8UrReW1eXQHRbcP45BttxD6MIy58DWrj8yGWMCm3C_Q0AdldpGMxF7lkNomeUiDa8deMcVlYEde7IAhPHhSPDhBUXC5vbXKULTVBkimgoKk83k4yMKv-8Lm-yYXCrsk4JlHqwzyFOyUIx1--c2562DpTVXMXtfSI3Xk8fq8gcXLVyzDwDbSsbbPZO9zIyd5K3RHsuSNSBI-K0B-LUt7QdnMR8YUFVNgfZgyw93HetJE2iSVItgcdDRpeI9YS1yC2lKiRYNWdUtQ2ARJWSECF_xuAPCLpAKs5YTues1jvusSvvybDsUKPS6Kc3tdb06Fdb_Aor2ckQArYswR-bWYmmPnpszesWBPrdNhkD27VPsmqZHvWXkjvPx_5VymGC2vOuc-ksJD-Ri-oKXeqbH5rerfbzP2GABE8XIFHCUhP4bA2PKLmNanUxO8cafKufivOy0X31aVoqZaUJh4hkn3W_M53Bc4H8sS5ujQSxF_OGTxPnzULPV6X7ax19-N_Bdjx4Uf5AlcziNiF8YnAhaiOUN34OrrNtWBIxWP-W9yWPq-lu4u1UtImozW5W72X7VHaa-6rWUm6BOTvvgyUj5LhnlQss-aQNYANbxXMruAWqhSH8wADGOIFrYiWy5Ly9yWnr-BwLKQ1Qbeifl5YEEI81JYCwN5RTkXUjkiNkKApm0EuoasajbSEQi5ukaANRmMbH-n0Gvgf2jrUYEYuGgWW0IFKFFGlj065Rx1uCWYxrDAvXyg_XILYchfPeE9Ch2KWKuO7kHYVWTxnoOWLWdvwLamIa4t7RzwHR-w90i7jh4IwMH1iJE7aEmWIMYRPZPzdfFrELdu9m_0pHfUcZLYfMBmEh23h-y2nYh0zP-3PXd7Qaw3JQhki8wmz-re32-kW5jhx7uIhxMyUdK0qvr5SX43GU-9Y88sc8RbYdCEwxv0F_-fXSOy4z-BCZqYWF_BR60yAp2aU43gbY87Chr91vy3yHqhxsBBsQL5oyUQEQ5kmigXOSFEPUV0zDXQW54-a9Nrlh3lOb_1IL-DZDULjRTHaiOXSqX3gGG5uVvs33jN255FiRwbwCUTyTfWssHqqnGoLXRC8r57gAv_iXmESjUiKz-QQ327PkpZVUO0BLItJgr5UY-m1kSz2R2Ih6oauP_XYLy4vocgM-erQ3e7ZiZvtwpn9EHkMAOIVvSsC2cWPG0GLVPAsIipXPlhr0BuVmdIfdtW4H5eMxRDzVgt1QVzi4fpWj4S7bOm3zujre8CJQYPCl1KJ6FbpGnubBDrUvqusw_mVDYloOuOvct0deqL9RgT-Ck8PejFWoO44bO_3Jc7nOlTRK6LshZH3jZNoJo2VsnFUO6qCT6JVWl5C8MBSStvSB3UGuNYtttzCZeq6dk4uJtUQcImbxpAXtamlS2JDtok_fyulAdERtZtNXBxMiu9ZSglqZncvr7eKIEz5OUjbIU6spXdEgwC3CJ_UFnVBz-LQkp4C_NiRxY-x7X1bWYy-tX3Mw_V86vQ12sNI4GeU2HfGKlXXe64VS8HpIf-Y09gyNZx2maetB8fX0W7-QAujwXzwEObNE5IySJiMsnuMJxpftLp6JBJa8L6P3DJ7_20J5pQ_oEzV5noxf9nuTDIm1GAf99GBl_7lzcA-RnrH2YRIbVZ5Xf4oMzKK-jba1ujPAAZaPVDiplRrNZnraV-lichDMmqRKK7dFLgeyHtWzqBy5Sh3CiTmZMvmlr2ye7LLMukJiLaQnoBC3xspYoF5dakq1Zn_A83oKHX_vynTZzbY45ceY7XdACgK7iR6YOINJcYiTSob7ihhzKyaHUQf37sKjimvuE8rlbKapiHRJ7KOhoh0pR5cM2etDVK1-NvRVPYYCd0kyfTSViBaIphPS1UuHd8WKpwiwbBSnDRF0HRtQ0HVEpUL2qHTPfnWmJhDEFuI_v2toblrw1SZY7_fQoOOEyOPnZMSPRvfD4j7DE9AohcggOqRRWnwn9AQRJ9w6Q8CHEYl2IXSkgg', 2, 1795969151369);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.quuDrLIPhdFZEv98UYox64Rdp5NAemqPgveA9TpcdHw', 1, 1795969152007);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.VKW-EUl0FgJU7y29bftDpYHK1-UQ2Lbxv9P90lWxf_rFIJ2JDJCK5xfS4XkwWpuw4Lh3lBjG7ZpRqScCIG0gse9V1nYKMjE');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.SJOozWiPknD9Ch5WqomnGbcjKo8fvXZEnnnm8keKqKNgPDoP7gTFXpt4aKn-QmxO00uW13Q5EA97MTtE5M6vggXoXKDMy7I');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-168');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.WJzrFa2DaUwQCKO229DgT8v4qQndoKfQJtgGH6sFW8z0btbrIBbGTylrjpxWuoFB6XV3n-lTeiS5__toBMSPlE38R0g_W2D38MBhWepv1c4YhYfkfWVGZeceLYSOd2rurdpzBHc', 1795969152004, 1, 1, NULL, NULL);
INSERT INTO public.one_time_links VALUES ('8pz_aEYZva3L5x5awVMZO3MWXLDre2a5E0fS5kmELfw', 'token', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.3mvMdnSoVM0EsxuUODcmcBvEy2fB95cKwwKXFtNUFjTcIattUZoFqLYTAgUvv33HwD85rHTwblv6t_-TXF0YsYaN6OegCGryhx2jRq8FizFGPfRDri-ZVew4FrEOz4H897l3jkEwSD8m4Lf22cruZlD3ot0uP4NI', 0, 1795969751987);
INSERT INTO public.one_time_links VALUES ('gBcxJ1Uv0no-blb1ywUUXRw3907FvYoNhKLORLq2xvs', 'secrets', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.yv_kMrzGj0VgB6E7USqFvOHhCCfyKRttU-pMxkqSwKCUXcT4qe6-0f2SmWLzuJom66_QMPALXEhjUfZVNSKm94AjfldQA0H536l3xlQqk7lV2q9U-QTepCb8AQCInFwdaRZLVMAM7CmQWC6UMWrAUvrAyavzZsYOJqdQQ-j2FpYaK1SBtqXYBD9aIJeQ2HjvnjWhA3idw5Wi06HZ2uQ', 0, 1795969751989);
INSERT INTO public.one_time_links VALUES ('m1gP1F0qd1K101wNFgqyjtEYfSJO6mywvuRhCO0pEnY', 'integration-change', 'T1', 'USEALED', '', 'http://127.0.0.1:24817', 'v1.k1.UDlSC6D_wGsfZglJypeOqmpmNj2FskXCIRJUvovC5Nj_KxYOYUxBvuNdcprTlRBRMy5Grf-SLDOyBv_SXHdoAn-U8KxI0TqOBWmqzc-4Ok8jhQ', 0, 1795969751991);
INSERT INTO public.one_time_links VALUES ('_hNthBdli0T0dPELveBRUhcVV0CbRaiQpaGbWTpqZNQ', 'deferred-command', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.fcJQe2D0Ra2BVvBIeqwQEASBkurpoe4ke6OQEqybxABa8YTjOwd1p0-pknIoei0', 0, 1795969751997);
INSERT INTO public.one_time_links VALUES ('83QkLwtGzINU08Fu8gKaP4oLkKfiTMvnTmkZ_4W3Eyw', 'sign-in', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.1CP4Np390WCsjNJoslP7LA_G7zuLz8ywPGcVYNTD-X_sN57ymHTFbSpd5Ix4scDgbzeUnLCxybaR0Myw41oKjDYoOGoy-QE2IaTkmYziqENCY5nUIxQZyaiyeKAy_SECzeVQjZOTiWmZGw-izdJID5_5UH5FXrk5emcQ2Lwft6saPKYo_-EilkZQvNhAbSjh083XdfLBguQ653rJ_l1OoeJ67In8UE2Hz-Rt87qrrZeN_2TjzfezJopZJ0EuhnOF78aDopET2ARiwtqcF76ZPQ', 0, 1795969751969);
INSERT INTO public.one_time_links VALUES ('w_2ZMPVT1UYgC2p7CCEwXxOnHYnUD1Z4LQsRSk0Z0TQ', 'connect', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.qOPRZTpDqMt-fHXTZOxPXrbOE_XDuuLuQYzH8mg6nYCUsHXk5yALu9vJYNFn2SbSuADOeATWeEOEO8E', 1, 1795969751970);
INSERT INTO public.one_time_links VALUES ('paPRSWtuuiHI0pH8scPqPYbX-gKpR2zOx7OZoFCMdM0', 'at-forge', 'T1', 'USEALED', 'C1', 'http://127.0.0.1:24817', 'v1.k1.-KQuw8bEtrRbM-1I2hqGyx16Vydii5brNSecIgofCSEZAkY8koR13kxQAPQ1JMuTmWKIUKykmFAMBDkv9YAzFilE1IGy2qSPTJf3h15AOYKghHmVKcVCNTZ_6lKPcySrz0wjD-3qFUblArQr_RuiazYJvuqCexPmTTEhqL3ud0deD002Yb2lAR8N2N0OBL1CPxWBUIeFuwRh_jH0qqskK1n-TrYnVuJISOahE9mo2p2sUSUNh44gQmEVofV_h1z6xcME6CplKn_yfrFfaSFC3PGB4ivu9TU', 1, 1795969751970);
INSERT INTO public.operations VALUES ('q76wq7a9', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.3kXRmDkUEWaZ6wiJRud9708RWMI75LnhRGX-eHNCisuFIoqQjLPiJ3K27avVH2Xy42uqk-YBG2NVWr1-XC0weeMJutfuPaK-VH_b7m_EirxQzvwPaZkdt9uhUGEyy9_vjvanF6oAUeGPTwR_vFfkKTdGVFbw2V8JAveg4V16bDIj99ZoF5Vt9Mx7_H_gF0TJn3sdfiWv7Y404FeWeq-_IT5NNablb_KqqhXyn3N5KtJuiblTFSwBgx8l8ZRKDjFz_0yZOzJV4GK1hFs69Bc7G_AwgmxDCkk_DIcWYYWIlC-XSr-MNw56so2ckPI0Z5xGAfWFHGBMrnu4xDeJ2PTL4y7GiPh0pRxFm8MMlSAn0V4NrylW5EoJNQAD2L4um-tpOPZOQ9Ql3lFQ2mlK_qCbKRyevM0uZSHOWec8HkeSrGXeOYbml6fTtPYq6fy3PUm4z4rvjYHnh2tjd7x1tQuwdfW6-HH5Pe0KJfac9nHb6jWuNZzizgrRcM2tEgaD6Npr2K1aS8Wj', 'v1.k1.ARaiQhmcTmotNJgoIuW3Y0IveDA_DGH5DzVEZlugpr-IRAUwWbNoZj-AnwjQPCv4ZmOJ6YQFuKzu00mUXjGVX3zWPYXWKlozjX0hsCvXBiB-ikAdvi-eEaUt1JVzCq6SdqqZEHSoMpp92EKisdYVqH-_3W9Cfe-lpx0oAmXNWYt22SOKIi8EK_bwqqsxnELMVsbe39xKNqRk5x6PY8D-qrFuBR7W0AYskW2dEag9e9p45WrrHdpAUmxg9rSPWF-DEPsGnEXd75_v73l-qBzfgU8USdk4NYoVMQZpDuO1sDgzliXikypR49xe0iEhiEQ8gw6qmIBHsYJmOFMV_wbN20OEWfkgw75T9kXVXQkSLVpCsa-w4IKxqORro7LgOCtNGv0OtZiQlJ5sajVfxYpXPinOyoYpsblrBT8V6022iwSDwSyBj2qr98EYrr_AjIxgxszGB8Q7uZH8BO6S08io25EOiBJGmsp7WGre2yLztfiEjW2Nuff1Q6YDDudxRCii0rB24ABmxqCNukO2DcBXhS0P-EDvc9a6wMjWnJVfP5NIIPao5DUC-mK0WJijldNfe5O_ZG05pyWkQrDKIFzKpJQaZ3NTLiOycve3qpkkMS8GEEYoWTBNpN6zwmjU-LVY4XROAlLh4x_LgktvBMJbK9kqEqo6o2HtfzxxIpBHmQ1n744bEbRYjUe7i9XZvL_KvCwidNaWWmAoTzPPjQGcHyX_hE-XJRXSxhEJiPTwrV-G29wQ6BwBqJQim1ipTzYB-hGJrRFVsuoGGrWrwJkV4TsZY9-jwmqjPj4UhftBAi4Dkd-6elE4uQ4_kztjGMeTbSqU4SxxRgYZKRuPXEP4anc8JAUBCnleMiu7D78MawjfTmZOSYIUL6Hbnpau_iJrq0C_I1dXCuj1lo3PGgisLAvTdjpASJcfVmUK36hOqDQA3KXaN2zUs4ZeiiR4fCaYJtF7OnPqKV2m_bo4aJkJUMHW5UnvyTCeWgrEW41dhFSmyk1UFSDaW2ZpHw2zD8Vxtv-O-ecoUnJEY1M7z4BulOD6yNNqrl-2M3951e2qx9e1EGWsRvnGg9YB3iFqQ2jK31JTN7XNzHZdQa4cNq0EASoWNhfF1i3AaMDvCo8Avzbf17mz34P2Ot5Eh7vTY-TE9jeoDSMBStcRa54wYbxb46syG0s0tlIO_p6CbARPVdYY4yxYppVOo4NiApkmzYy7_37LGK5td53AKlh33TFQt96bFjMWOunM-I7zb57HAJ8QnzVCLrntslydEpPb68ttv_dmcsrVKvqQkQeqBNGXPNFKmTuRlJ75RPMUCj_zkkuc8vOk0l2gIdyr8BfaPRVwvn0caKt9syf1nLTfZdsdV3tOwu2CDUHd2np3BTZ08vafa_CkBh-NHt0NWO-Jrf-54zCAx3uTvoj2KYmjFwiBDTpQbCI4O49aARVLqpgSkEDQKFN9PuvFgGPVUjjbMTLFsotgqBzCVPW58bUO-efMGx2gKsHWXun1D9HL3gm2DQQ9AM241th6Nh5ecrOZGElUXfXi3DrRCjWT5kgS6M54LUSbTTOVzx3k69izmGNO3L01GlF2iw27MhxTk3WoP0kaWIAp1X-Gxj0guFGosNFrbNgiSjpAkYvKOgV0AM5YWw4qzkZBg1pe3qtWCv3vCGd18bGRTTGSaSEoTJwK8FWtr_1a_Sn5lgBKxpgAA-_PudVtRrIwE83oaigiCtJcHjQf82pLnS_U0iKpYx0ZXkgugBLCQ1zQia4fE8BKEd9r_O7U2lHBIn9eMTZdlewFg_OO7LiPYVeiuFZnU0OtuuDm6RiFqPWNYudhjqH4a69sldCY8t8EUemUc3vwUroXtGTC8SxsyrbiZC5Jh9gHSRA8ZMagKxoRDiMFtv-Bi-YfmSTrRVGwu6TtRe7tFob8L85DMlMdPutFU8DT_KF9g4ABkGzkWkw-EmlpPycAZ2MKMAV3JkGT8JMPajwjjggfQDoN-9YJKIa9cblnB5IvAQDReFeY8ZsWB1_y48Pghb5xCo6lcDqealSZnfQ_L0KpbLgfuKlSlf1ldoo8iraovn2PWlH_hO5DEW2-glO08BSgAWJyZGtf9xVmizv_FBf05zOdqYZDw63Ljc6PCtwYzYdC0wdxXTbzFOwAcA3U7bE7BCgDr1Ki1oHpkGRsI359E1AWVteOQL_DQw0P0bX3Xxig6C0DwFaIMF3sF4Jn1zoYqfd8VV6FUPdllk2b-WY2jKYJsehLP2TxW3B0PvC21MrZL7k9Q41ueDHDtjgx52ZPhmRKHbbh1EYH76WFcBabRGNa1fRGu3fLnqub3aHo0Nbk637QFjFHFkMKQop7HBt3GZDbEh3BtW4T1BiYCbjZJg1O9ubkBPL53250DC5GLYRCYHvPIBAWgQRy_yJggxeqwwKFoC2ATN8m4tU43K0TLXTtWCqzH8lNTLn3vnK-8kmXFmCpgOlQhfd2tQRrDg4WobdRxXqaAEfQfUi3OBTXDxLX41R5V9iMgoFwQA', 'done', 'v1.k1.w9yIBMxRiruggt3Q3m-gL8NukMyGSn_U3dgGQoxiMQxKMh-OPgh8Xlu_EAJrP7-VOfYvYzzZOxZsIqE2iqWMxnowdcV7mgFntYfbx7CwBjzKdbesIUFpKfkEnp-XsWJj82Aaw0tZgVsnllVN-NHQm8x611S-IXwD', 1795969150826, 1795969150888, 1795969150931);
INSERT INTO public.operations VALUES ('txr93ugy', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.t9rS-TdxafxudeGkUPqmraP7c7OpJDIxeSWdpR77UwGsqsuaVPPW_dhV3jZXYaZ4hyIF_l77wnw3XWUFh8Azg8MMvtA6KvtUd-Rgyu4_c-ZUS2Fi_tZgH76uGelU3nPsWIfFyS7SyTYxopKt-jHXua3S7clU_Rk-qNExUmkbWWpGNS8_Vk3GoxGd2AV2cPDXczXPFXM-zncITlvYosp6NoeazSOn8Hy5b2t_0kWtYR4ONZxLFOYymQ6LvWefH27edatg6V9hO1A_DRTEpbBhRVVcFgAc84cxCsoxspWotAqHJaSn1f1ZVoalIjT71PF8yZLbUC13z2tbBZ_brcCanMtPfwv-ZzLAULiAhXoWj6cVp6mci_Gaareh6Pam6_I6Pf0lXwqp0CFdFkm2_L1E2XcZBJhQIMiUMDX9N7ggQrWsVj7qVGwoaL0QhKyDcbj7qt0fxDSs1ef5RKDDE_tv3gZQKum-q_A1Uh99i5dGpx7sAEe1Ufb2pOlr9rZtU0jEaDa7WWk', 'v1.k1.cV138jLMDkYoQzwkUu1BXPs_CJ5za6HVREUB4VyIY474BggkDPOkSB2485IIijL2JmJ2FQwmyixRdOtxwBKOKw81jLYLqvq_8RE5Sn-Th936zxJTqhGGpsW-dd-PkpRNxRUGsq-oYKoexivNcb0rFaalQPgv3rT8j5iPpB9Hk460HoO0JrT8ojafVPyOrTDP07M-FI01TeG3DWMqr4uGGQusBsw5pKYqol3mHLCc8TvQ8ieTYqi_PCpMmsZbaUvWFmAftFJ6QMVmNiGy3zWsLtUA_k6FOh3v1sH5VUqEzBd2bo7wyT02lLI90qPL3jVM5cLosslT3bsARNA9VEgIX3HwV1lHOGNYf8ExabSzzz5gmjz0Iaxg97WtGpJ2rPqSjbC4L_mF3DYzuJy7z4ivd9Xqcj6XwQQYSfNjbXWEuqDL4YYzXOqWGM3dt0kRcrJ4iHyGrmoGOyzh95P6JcbPTHK05Z85enGiES6L0gJEd4DMVVGmYEpodlQzptJoCZd1fgBeY4bEf5yyBAvOXxb7QWFEYa4-bSdkwt2z5QO9pZ_osHDkaRh4B5IMoOVM3w-AvdGMA2vu4j44eNukZXb1rZB8oXeKlR3VP6W6WahVUDJ1aLa3uWwvtD8yk_s8_cVp6DY0-sT7S69nTp_CEI-0mEFZeS7dJc5Gpy42BKAv3Tp0VEFwqRtpI3kmZn74LkoxkZD7oG4VRZu9KuJlABBelBhLftEYG1ht2HPnQlIdwRbccX_LX8t1d5wvQQ-rRTK_EYJvAjhcmbJT_iysMjxlwOfqElI28hvWpJjvK1J76MYFmhzezSpvFdylntv16YNrN7EeiTNZSVEVzy9kCMvbAYcdVgT5pU7vdCuxNgxucgcBPL0ivMbzlpidPMDbDb25ONrWn9vKkwDPVUkqEYf7H1zPYO8-F1VA5EAkpivYBdLEPKge_dkAsqwlhe3SRraAq3lq535RsWSphpgsX0AyOnr51t7RXJZpHcGkzJV04eYHLpEPSk1FmidTlt3L7FpbAAhG9O-VSu0c53yoT8g9lk0x5zUnYY1pML_Objs0ZRfDmFG-LQA_FLRo0B1scLAPKacMOrAyeRkxOi3iQtC6CRBW5aktpDDtTqJdKY6b6WwKIEe_ykJ1BiqfzxTEPLq7IczGN4i94HS_2KWqr2zE4AvssnWPaZh3kz8bbQw_CjWmMvHPAbyuodeRexhmmu_FlR7U1rYLB2fRslAud2qsS2tAEfo9N76kOO3M86iVihf0LRAz6zUX2jGqt0kvJtJxQ56K18iSazvh6E53R8GsI2yqjT5Ac54c6q4RI7LGhbHm6fxwJXZOThAcCFJ3Pjq3epRPznsAKRDI3Zm15uPxnAI9EnJgton2qbNtxhjz5qnK-4dO06GD6YR6d087BtO2KjZdXfUjqLo4cKjLgdkKnWfRnkmd3INF4_z6U6SSUjpUVmZ6o1Cw7hOLhSXtuxlORbMySqziAxeKkjE4Uz-qd7OAdIrHe3mTXZzx77lkUHPPB2WvUDYX1Ntnk1kExIHIBg4nFCOQPpztrGo_OGG9o-TLnyalFseKxGbXwlKT4VMfMIbDglk_CYVCSbak7SYvC5XQPuk0w03qy98IIJ2z3Coy2Kic5y7cc4dSvVYAWtcJnPJ5hqiHfFw4LiaVN46uPCKSuNr3Kco17-I_HNDBJNexzqd0OVvIAP8SkaFUojeTdRvWYi8HprEAmoBItKhIBosTe60y9kNPewrDZw3Mbt-Vlx0qpH9svublm_6yGVEeCPWMn6JjBrftqQEgmXCKpG-zHC3yHUNT-jjty6G9DCtGTXHK_8U1zLLkUB5JIEXnpb5X7H5n1IRd2axx3b78Z_IpgQwvooKYtiHyUEn6IrWyKVnV1A0IWfJGeTQHF2yv1sZrg-7TW_7fkylG7ZD2XS-6CqjgNKSCil8JY3FRB9QEnJ0YfB2K2cL6Go-uIrBJFWxnS_gpP3yoaJiwZkgiyKTcQ7wIFu0-xcylI3fm8IJghb794sR6YY84MeE2LPYfMwlS4PcMeYEXnVpNi61QXKADMLMIWg0k6R_KGaTF4yiy7U829Hg40Uj0EUtH4Bb3KpDcmG1mnGTfn0ya7RcyKlOOeWBVYVil22EfVP02ZEgK5agcI_B-XcUtg4kZKzD6qExshFJed4Zx5IFiOPzEEy5OCLlnZWFwQ5U6zdtl1u1_oxgRunN7mE2rF5-jnxmhF3BZOxfhxZbPBA', 'sent', NULL, 1795969151078, 1795969151173, NULL);
INSERT INTO public.operations VALUES ('9hgp3wnc', 'T0ACME', 'C0KILL2', 'U0BOB', 'mr.edit', '42!4', '2aThjJgQOI2jjoTe_QCUTuJUk0dZ3_maHdkBaBLxTl4', 'v1.k1.ITs1MQ9obP4bfubNlwv0A5AmSXKRuh7biQvP4qZJLNNMkA3WRicTmC7kK8gqDTvD_y11t8wCEy3PdwAsb1Y0C1p9h4k20efoEh80FEtae-8y3H9138-4p3B1aOt8XDa-fDaT_M_b2rut7_kBOsWpw0XWZ1GfFgBW0JmvGPviUOTDD0L2GJjN_4rVcwkpihsbDIbL1VkrcaqW5en5WirmOUVtZ4Ll-tcGeMX3Kuont516n6G9XTKSibBv0l7UHP0vn5VS_9FZ62RA5io9A0Wmr5fFHZtnMKqkgcKx6-Dj5F3w6o5uACvda5J1-I7tTu6EvYcJ4Pt6gNZziW3GPsUVY9vsTex-CTVXULqXfknwhYNcNX3QRyA1ILUV653p9NIk4N5YYnzdwbsdnhgoSKiZYYY91s6lMl4_27X0HHnPovZwYl_IdDDlKpdTG0jV6Ngiw4dn4ikrtKeWMeNMoYmN7FehxG-BVkjK8R1_6zYTG3tlcyx6Cj2wXZmNO_xzNesqwh2HX9g', 'v1.k1.9dJmOu5eNCeZ2PYpqaWf0Jo3z9X8ea4wCVV3FFq4mNX44H87bn_F4-DYF_LfrcN-PgHETtWG6Zl8NjmRY1cAkk64lrgquiz76Lt2_a_4gqpreKKpGSFJsAyDTIrVYCN35vLmTlA-vbC_oxDhEishbBJGHNI1nNzVouCKzp4L0XPA6vplGFoFViuHpJAFwBmS6fKFi_tQgyy49P_v1BWZLzXNRbjWmx6t3B6fQ0zXDz92CfElxrXL-Cr5m-jraI82_T9Z47tGsZrbyvCScfWdQd3TCzlola4o3eZAsGA9AEItl_gQfEcDT_bNq9ZPzqwTahZgJHJjBD97wp5IZc4DVFyuIZGK_tj9sar9Fqk3fquNbIwpSgdk4ldk8cFDda2kuglAVayLCxyy7_VQcv2VMp7QvmVEN6PRadC36YhEx8LMMw_JOrLOf4cYeKX3mCXCo_VmRIU19gD3rqma5nl0O7ZpYkguAX22XQqCIRBBf4rFrW663e08twZeCMNvsI2km4vfIk8ycohljz3cQfGK53LWfBn6Shp9C1SPrKwyfd5Zt1AhZqizzBK_y3tY1JuzJ0f69HR-RURITk4W3TG99Bz217fnQ5zHv9_dBUEHbiHMGXDD9XOI4ZOdrjmh046yDmdMouP1xf_zaEDVc_M1AJCufh2KLzVhvfcDm-McwxQfWxRb7-CfiGLyuy2FK7Q5apTUBUQFC6ehIkYt08EF-ZjtptKeQqXuBTnoMqB-TyrfzUettKt4BVH6t6F8wgfXWRO3iORiEU1BGTOX7_pSTp8bQU9mJ_3y_YlKAm24TjCaKcrd5nYQnnkoGdayMCtUvxAO0-B45Ozhyx9WhL5gk_r5KwcDvaGcG0F61WZbtNqmxR0L_rJzlQ83UCUgm_umHRXs8znu8B1goT03ICG3R-L-StsswPuWJRkBV6mUnbjA6fdwY_hoBim5XARz-7TAazjbkzhsGdXIFBdhAO8rtWsgdGQpxDn1TNuIT4jLtJ91JSHw3cOuwkaJcALiaZzLIAMjGz2Wh3AbXM5M_ud2a8CsCuHZDjnb_Ej5SNMFS9u5wPkkuy8XsICcxaYZyTySk24khJhlf6G6LX9gMfLFCCi7IcbhHnVmKONnJyzMpVnfv1jAJqlzR6BhPsx2yvW9RaBp7B9G_Zt-XDZqCYqW_veebSaZnuIM1_PXz_Kr3ViC5IWChYVUgFXFBIWhz8TtqocBOupBvYJO9R4NwJF7Bc7AGxsOMuNbEZufvM1p7N850PljM4F77Ppnh5hsxyg2iZsfgQ89KV1yX5OIeine9wiA9ahEZQAkwTviISbqXjqLQoSEwCPWi-q_V89ZmseX92HHEfCrocCj1ubMTLusvxINOod0U1B4h3NcsmprynZvyffgCleR52QNR5A4bsbdaJS0s9ubHSKAtEXo6t2ruVs-fMIMH6eX9v4F1Xu5vA6Bgqb1IKVDi-P3WQXeMb8cgvSXFDM-1UOEMhUXKXWjD6bFKm7IsPucnoTQJ-Xdb3L3fEfMjHJTd5IJQFHYR-UOG8g0rgcg1c_qQCzLFlryBGbzc9UoOrtSkp2BoDE13luVE9l5Z4H1vdq5DHQUWgrNCAIAlTrEe5u2hohXUj5ZYpimT2N9JeYSXeZ3WJtJExJvk_DI_vWsP16YoL0gBogm88af8KoluxFPddDSCg-9E_KbbIVLD4M91cDF3hLtDk9uZzHjH70FIwmw7aiG_q8Calaubi-5a6mMMC3XxIItsbI-4pGklVA16CzKI_SWd60jc7T9SvKwH5NqgAT1QN6T84LjnlXySSgZkrU1Baq9X80BlTfm6NDj_UVzRG0GlcoLa7Ob1C3a3HnOhKqm91yw0WpDJyFPGO_JxeLXPbWN9q_Fd3F5h1RXIyd8opKD3JbFh1zivFJc41o_rXsf77PL4ioexN6NvJHbPngt2LhZEsw-OqKm1MrQUyGnMyfANuTBB1L-ECfKqM-nuHNzodiKUrKg2cqKGkafwYA-FxqMPHipJ9nC3uESp6ecBqwiUsdACvPp2IOjj_kcF-9Fc-itZtlFuvfXfasYp4_LjSzDy09tYw6McK2reRvjG80YN-1szMWih4gS-hDx6GGsFyLCbwSMT8n9VTWTrpcApWV6ZAfS_osMMxtWl-H9jLNJE9u9qmtd9qE_39mOniqcWnYE9xH2AL-662J3tXQzrhVLJB8-aV3PA86q', 'done', 'v1.k1.8T6XePyREclWYa-IUxSgUK6grHEsNuSRFYF7k7Om4TepFFlS3iyMAEeXaWZ1vq16JB_izSvp0Nf9zKuKi-L-dTwSSlFQYd-qzdcw9mY8z6xHg0-yiBd7pkESxNl_pmqhGEBF7A', 1795969151204, 1795969151293, 1795969151339);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.UqyU8OZU5yp4Dd-KHCrLCXOK_Pu1gOiW5nvvQr5RJscv', 'v1.k1.yl-VtMzl7qrpMYrnPonHcHMUOZtYPWWHiNM3eGxV0P9OoQ', 'done', 'v1.k1.tcGog4TtNVB8PbqennM7hQ2H4qFiSj8kOT7DjrZNhRrWcQ', 1795969152001, 1795969152002, 1795969152003);
INSERT INTO public.pending_requests VALUES ('txr93ugy', 'T0ACME', 'U0ANN', 'request:63ed7bf7632c61fa02e7b402c751c04b7aa9b77e51cdea5734c75d13f2af1f39', 'v1.k1.mvYYhcZee9xJhqHoUWgnXLfTyQOBUdE60eVftAmtThi5cBiSKW5K2Bws_e2WErlk2Px1268_ZYz6lB8PwWcA5gwyrtpEuCBvhfkfTddEWIPj4PkK4NWxu-xn-9TrfwgQGSoPunh4VYv7xX3SjHtf7HO6r9wVW9sLPt5itWEEeaLIm0XoJnUJPS6WsKox2QVtrv9Pph6l-6-dp8mbrgPnSkpIb3ig9a4yFX1nKzi1ULTF6RlcIcHWKBeeM0amdTMdOeGcVLu5-Xva4peeUWbwl3ktZ0xbRaCMfuT7BKvkaQSkuivhVMJK1BMLmGu13MDCclVBqoe8ORJFex-o05hbxIv81ezDeB6awnxdq0U__NK3vUxKAwnhZ2xKJkTCQLuoc65GBmNmKkLZGlFXg5v8PjofAwlBUupW_L-MB_C-_QZRvGoBtYTDqiKDBVHd2KQCNwi2g6r6w1T74gG9XkkL4ZSk0WlDZe-VqtOhbcvR6Rk_8VT8QOKDI4-IhtKKR-cx7lCjPFq5_IHSn93Q-6gMtElwbIeQdvBg1SVUME32k-kSBaZNlijLDWjIOBhj5nwD', NULL, 1795969151086);
INSERT INTO public.pending_requests VALUES ('9hgp3wnc', 'T0ACME', 'U0BOB', 'request:39bd64676294b14a47434dd051f5d719d684655f2d7dd48fe116bf8b0cd9b25c', 'v1.k1.GJu91SH6-O3VzgziBobvZXlV5GzXAavifI6z20TOhA_pO5XkY11ks2lAIUyN9TEGn-lFdQC4H_fSZA4jOr4M3RjEYNjjTFPa-8JhDnyhoS9UOAGV5JfH_8klH7Kvv-OjIxUhSML-EVQ8wwFa7KdG4OgWMZ6Mat0HpcbV9xEiti9ZsxL_0VY_JNFBwQ4wDasw0GmEGh5whfHLJ07ZnCx4pBm4hcd6REvIQtA4zMLxn0uu3HllvvugtMY1zS_gs4EquYxZ0XPQnzHkW8h29Tb3CXHW1eGsFLhCrev4jZPnnP56czVc3AReL1oBIVcGfEMDEGn7f5li8Esxp-B0Dtz0B2UeRYyww4JY-AVvBXupV_AMehuRav6LVHFPmzMSbKn9rlBH-KQcuQVaz7WogLllSrpnnQ-KJ-Kcp6OK3J41pBUnagOxEKL3WFwiAQ7w1h-AsaUWB3XFjTQouTZfOrj0ORhCWMBHtg0vZUw0OgIuio1kJC-n5BoZdrJuGM55LHIMPeF0AXkyHU5nnHgoTdXEhtvw35w2hOpDuVF3RF7vlZ4oIIe9jrMXkFQa0tEqbKwb', NULL, 1795969151222);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.HbDszM0dtQQJYG2XPtbySOqgWNam0x5CzOE2ypqxhevOi3U', NULL, 1795969152012);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-170', 171, 'U0OTHER', 1795969152300, 'planted-174', 'planted-175', 'planted-176');
INSERT INTO public.posts VALUES ('504ea244-b3c1-4bd3-bb43-9fb3e7386b49', 'T0ACME', 'C0KILL3', NULL, 'answer:q76wq7a9', NULL, NULL, 'posted', 0, NULL, 1795969150995, 1795970950991, '1795969151.023000', NULL, 1, NULL);
INSERT INTO public.posts VALUES ('47be2de6-e3bb-4802-8690-c5bb6ede4219', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-29T16:19:10.902Z', '1795969150.807000', 'v1.k1.G8Kin9wt7LcH39phsL4yf4y7wzQCxeF99HP8w0jdaJ0T7zz0OzQM0vWWVa4yq6srhCBD0cSi0TRdaDoSUtIi_pV4nLTTTqd6x_oPyk86XKH9AqGvi2QfzVUByn0jG4bhx0yap_cd9jGazYegG1mif1jscC8zKym1PNAQftXO8qRH4SqLceLqaJBQPjuTkftGrfIN9JHeVasrPL1-_K6kEtUgfu2ujD7Xi1KfRBWFvkzYBEMnM-3q1nXYnyck-MXsCsuk2aCW-eXR', 'waiting', 0, NULL, 1795969151127, 1796055551122, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('9676e6c7-3fa7-4af1-ba58-c3cd3d65579a', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-29T16:19:10.902Z', '1795969151.023000', 'v1.k1.VeZeNiQhcUVEsiwTDREtD5Z5s5beSlcAoRIK90y5Ptcv9dMgqR7aA9zkmrxa6AQVHOtNs2NFtn-495egjrnt32iO5IYDoyLuUYPpJEvYQkSSCWy-pOTBxV_X8qqaD-58uVMvATvcLM9JD54gO6BRoaGA6pdkXT26DzhcnvFBQuw0avhR75QV0V1s0VRo05OWaFLuteGJVZ8UIoDJI8a9Nt_xTqiBih_rRIPq7EWUD-c5RYZ4cjOsLuMAyQUzJ65sedMyil446lOd', 'waiting', 0, '1795969151.023000', 1795969151126, 1796055551122, NULL, NULL, 0, NULL);
INSERT INTO public.posts VALUES ('ad3ae678-ad9c-48ab-aa86-1890a083159f', 'T0ACME', 'C0KILL2', NULL, 'answer:9hgp3wnc', NULL, 'v1.k1.6ESZOsv5APzoAzzpjeVzZfhN2FLqBZsXO9V1vJVO8Zv8k4VT62urt37sE8Nz-KPVwLjw0qV2yzqZLvfGJ47_wGiC3VPzmdGW3OfYR6f_CHpcnFHXtyQSwD0hoolyYPdOhralB2Qp0k41QQEQxKG6W2m1tTd_wnR477ym_l5APDdVZwOwotbhyQq2EoDs5fJLVEg4mfGIy7z_N-UFsI3ihLYZDJDfdWza7wcqOnEAI0wCToVyqGXnND-w73xIv6uhK8BahduCWJkweDMaHYXW9x3KI3PCzZtsFstt5VZTK7rquCwUJdVrArmDKutn0jTxVYQjbeElUSMNYK4dO9QQ4z3hUpt1jwMjTwErKE8oHVs9dc7-PvCGOU59R5FhFR9xz0F4pzBM6_XkPgGKtVM8GDNED_eaZFq0BtX2MGoxbfeB4wShNYskAfwsn3POFDHgW0vp4O_1C4_tpSfDRYwpL3a2vGJ47nTCXtQiObQq55IGuqtIiUZuRB8T-kbjYhxqo1iFP_szrk56wsWgfFRtAHaHCRBQBzRzW0ZhpWKxFOkERHfUfJjPW-lr6W4lAt4aEd_VjfH-KLu2KXnXJoVvKUY6ozDkl64MfS9LZukF4foleNxMqTDkWIrGjvF8Lk4yO0Jh0CvA2NEG47wXNJDhdLlQqeInIRW8LAAg0kOvt9cqD_FzmmrcuGxNvezXFx6egSVNhTlrPjw7-M2xyimzPgnpJzCMOvccdRebA5zpugq9dugsnJsCE9vUY5FxgcKhaxhxlv2FXD7B8kmWWpgsvhzRnGoqFlpGAWOV_jTvdUgnwT6q8WlQYBHMMxrQlr1mZJCY90oCw_LDOxMoCTM8_O3q5pvxowoA67Qw_qTBkdOfwbfwaPDl_ZQNpX90rytBTvGXZyIat73KImLdHSlQ0l9-Af0gNm6kyOsp_-dE5a6sClDBB9skvIJ30GTpj4DuvZAhcYEh6EvdM-PQvJnS58Bk6on-V3_fmWknWRH5kZmpJrZF7mw2ecibtw5iA-JrP9FCrjHHBtlZ7dz27AcBwfbzVjwYBc9yP_yFTsqWpP23DecdoPY5lGwn_yI0EpZgx0rRadFKr3dwxgkfo3JWwFFjsi7atD0wXSJNUdtZ7psuHg179DCIja0WCCVWLV_sfSxIO8UvI47ZTUwzMTeYkL9Vqc9vv7IAG-vJbeXgtgpt2Lv0yPiHvLbJxuCmOiyJT_QDo0N6KSC3LTKYP91K1uYRsDs', 'waiting', 0, NULL, 1795969151382, 1795970951374, NULL, NULL, 1, NULL);
INSERT INTO public.posts VALUES ('post-to-USEALED', 'T1', 'C-USEALED', NULL, 'k', NULL, 'v1.k1.EW62_izb4nrdQnuVUGXca2zaKlIjagcwrIcpu_2TajCRJwk', 'waiting', 0, NULL, 1795969152016, 1795969212016, NULL, NULL, 0, NULL);
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.queue_cards VALUES ('T0OTHER', 'planted-178', 1795969152312, 1795969152313, 1795969152314, 1795969152315, 'planted-183', 'planted-184', 'planted-185', 1795969152319, 'planted-187');
INSERT INTO public.schema_versions VALUES (1, 1795969147052, 0);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795969152324, 1795969152325, 1795969152326, 1795969152327, 1795969152328, 194, 195);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795969152334, 1795969152335, 'planted-200', 1795969152337);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', 'CZBLoD0uXgUMF9Lbr-UbSQ');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795969152343, 1795969152344, 1795969152345, 1795969152346, 1795969152347, 'planted-208');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795969152351);
INSERT INTO public.webhook_events VALUES ('planted-211', 1795969152354, 1795969152355, 1795969152356, 215);
INSERT INTO public.webhook_health VALUES (1795969152359, 1795969152360, 1795969152361, 219);
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