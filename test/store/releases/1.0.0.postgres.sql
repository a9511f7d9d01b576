-- written 1795501107122
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
CREATE TABLE greenlight_work.queue_stats_20261124 (
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
CREATE TABLE greenlight_work.queue_stats_20261125 (
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
    fingerprint text NOT NULL,
    team text NOT NULL,
    channel text,
    "user" text,
    payloads text NOT NULL,
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
CREATE TABLE public.audit_exports (
    nonce_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    question text NOT NULL,
    expires_at bigint NOT NULL
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
CREATE TABLE public.confirmations (
    id_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    forge text NOT NULL,
    token text NOT NULL,
    code_hash text NOT NULL,
    attempts integer NOT NULL,
    credential text NOT NULL,
    renewal text,
    forge_user_id bigint,
    forge_user_name text,
    expires_at bigint NOT NULL
);
CREATE TABLE public.deferred_commands (
    team text NOT NULL,
    "user" text NOT NULL,
    channel text NOT NULL,
    command text NOT NULL,
    expires_at bigint NOT NULL
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
CREATE TABLE public.integration_secrets (
    id_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    secret text NOT NULL,
    expires_at bigint NOT NULL
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
CREATE TABLE public.links (
    nonce_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    user_name text NOT NULL,
    channel text NOT NULL,
    project bigint,
    attempts integer NOT NULL,
    expires_at bigint NOT NULL
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
CREATE TABLE public.pending_integration_changes (
    id_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    forge text NOT NULL,
    change text NOT NULL,
    expires_at bigint NOT NULL
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
CREATE TABLE public.secret_links (
    nonce_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    user_name text NOT NULL,
    channel text NOT NULL,
    form text NOT NULL,
    attempts integer NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.server_links (
    nonce_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    user_name text NOT NULL,
    channel text NOT NULL,
    settings text,
    attempts integer NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.servers (
    team text NOT NULL,
    id text NOT NULL,
    url text,
    settings text,
    revision integer NOT NULL
);
CREATE TABLE public.sign_ins (
    state_hash text NOT NULL,
    browser_hash text NOT NULL,
    link_hash text NOT NULL,
    team text NOT NULL,
    "user" text NOT NULL,
    forge text NOT NULL,
    verifier text NOT NULL,
    code text,
    expires_at bigint NOT NULL
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
    server text NOT NULL,
    key text NOT NULL,
    project bigint NOT NULL,
    iid bigint,
    received_at bigint NOT NULL,
    pending integer NOT NULL
);
CREATE TABLE public.webhook_health (
    server text NOT NULL,
    project bigint NOT NULL,
    last_event_at bigint NOT NULL,
    last_miss_at bigint,
    misses integer NOT NULL
);
ALTER TABLE ONLY greenlight_work.job ATTACH PARTITION greenlight_work.job_common DEFAULT;
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261124 FOR VALUES FROM ('2026-11-24 00:00:00+00') TO ('2026-11-25 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261125 FOR VALUES FROM ('2026-11-25 00:00:00+00') TO ('2026-11-26 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-24 06:18:26.06446+00', '2026-11-24 06:18:26.06446+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 06:18:26.06446+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.082767+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-24 06:18:41.113954+00', '2026-11-24 06:18:26.057339+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 06:18:40.057339+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-24 06:18:41.119785+00', '2026-11-24 06:18:26.058418+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 06:18:40.058418+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-24 06:18:29.129295+00', '2026-11-24 06:18:26.056352+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 06:18:28.056352+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-24 06:18:31.120675+00', '2026-11-24 06:18:26.06029+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 06:18:30.067578+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-24 06:19:26.156088+00', '2026-11-24 06:18:26.053729+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 06:19:25.053729+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-24 07:18:26.12501+00', '2026-11-24 06:18:26.063051+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 07:18:25.070873+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-24 07:18:26.132377+00', '2026-11-24 06:18:26.061757+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 07:18:25.069545+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-24 07:18:26.197657+00', '2026-11-24 06:18:26.052047+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 07:18:25.052047+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-24 06:18:29.190067+00', '2026-11-24 06:18:26.054751+00', '2026-11-24 06:18:26.082767+00', NULL, '2027-11-24 06:18:28.054751+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('25a902e7-7589-8ba1-a21f-e89695f62db0', 'post', 0, '{"key": "c69182a7-a8dc-4f9e-8d25-9f5f3d66d109", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 06:18:26.334731+00', '2026-11-24 06:18:26.334731+00', '2026-11-24 06:18:26.341683+00', '2026-11-24 06:18:26.373322+00', '2027-11-24 06:18:26.334731+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.341683+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('05a07a1e-b53f-838f-a4d3-e83c498a7f87', 'request', 0, '{"key": "request:44077d489eb9353657cfc0438ab85440de1364f6bb8af160710ef34faf0efd01", "input": {"reference": "t4eskexb"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '05a07a1e-b53f-838f-a4d3-e83c498a7f87', NULL, NULL, NULL, '2026-11-24 06:18:26.112887+00', '2026-11-24 06:18:26.112887+00', '2026-11-24 06:18:26.130388+00', '2026-11-24 06:18:26.379022+00', '2027-11-24 06:18:26.112887+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.130388+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ddfcc9cc-9c45-8309-a3bc-26d29718f012', 'post', 0, '{"key": "af12a952-dd08-4965-9c30-e5293f8c7ea7", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 06:18:26.538958+00', '2026-11-24 06:18:26.538958+00', '2026-11-24 06:18:26.541728+00', '2026-11-24 06:18:26.554181+00', '2027-11-24 06:18:26.538958+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.541728+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('467798c3-4e4c-8bcd-aea3-597015ffcc5f', 'request', 0, '{"key": "request:c31809de3a9c24cc8355bd06da28cd53516fb72e49613c95817f43bee1cad499", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "bf8z96f5"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '467798c3-4e4c-8bcd-aea3-597015ffcc5f', NULL, NULL, NULL, '2026-11-24 06:18:26.417433+00', '2026-11-24 06:18:26.417433+00', '2026-11-24 06:18:26.420061+00', '2026-11-24 06:18:26.563161+00', '2027-11-24 06:18:26.417433+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.504599+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('a1fc7b02-832c-801b-a928-282e95c9cdd4', 'post', 0, '{"key": "88cfb88b-0e63-484e-99dd-50d7444a97e4", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 06:18:26.623686+00', '2026-11-24 06:18:26.623686+00', '2026-11-24 06:18:26.632394+00', NULL, '2027-11-24 06:18:26.623686+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.632394+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('e0dcd853-ea85-8361-a1f7-8b5c5fceb633', 'post', 0, '{"key": "d0b187b2-63e0-4ba1-a5e4-33b740ff4214", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 06:18:26.622439+00', '2026-11-24 06:18:26.622439+00', '2026-11-24 06:18:26.636074+00', NULL, '2027-11-24 06:18:26.622439+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.636074+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('31636c9b-a487-875c-a2e6-193ff2c8ab6c', 'request', 0, '{"key": "request:257c620f4204af453a5f8116061d7e360f8cf74667dc6811e01c4648cefc6194", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "jhnt6g7c"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-24 06:18:26.597038+00', '2026-11-24 06:18:26.597038+00', '2026-11-24 06:18:26.602852+00', NULL, '2027-11-24 06:18:26.597038+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.641581+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c3f3217e-8422-813d-a94e-2b04b0847be3', 'request', 0, '{"key": "request:8c160375e9204f67c30acf9185055d4802f8d8d6f49b62e5f602ad31fdc2f5e5", "input": {"reference": "pgypw494"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c3f3217e-8422-813d-a94e-2b04b0847be3', NULL, NULL, NULL, '2026-11-24 06:18:26.662898+00', '2026-11-24 06:18:26.662898+00', '2026-11-24 06:18:26.664854+00', NULL, '2027-11-24 06:18:26.662898+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.664854+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3d5ec982-98dd-84a7-a588-c0fddd74e4b9', 'post', 0, '{"key": "af6d2c67-8526-4fae-a73b-b542cb20bdcd", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-24 06:18:26.734855+00', '2026-11-24 06:18:26.734855+00', '2026-11-24 06:18:26.73751+00', NULL, '2027-11-24 06:18:26.734855+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 06:18:26.73751+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 06:18:26.03372+00', '2026-11-24 06:18:26.038109+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 06:18:26.039148+00', '2026-11-24 06:18:26.04023+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 06:18:26.041327+00', '2026-11-24 06:18:26.042912+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 06:18:26.043894+00', '2026-11-24 06:18:26.04551+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-24 06:18:26.043592+00', '2026-11-24 06:18:26.046764+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.cnT6rwqtrwwUcN4CaDhN94JVPZ_54HC9BCO0Cv2HUHepyWMZ1Lga', 'token', NULL, 0, 1795501104415, 1795501106163, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.A-4DqTqnhq88EP316HPpGpN9QZUnr5ZSI7E0p4lqQhRKkxazObps', 'token', NULL, 0, 1795501104416, 1795501106679, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.dKWNG9DCFtMDgKC-iSMUGzSZsqCbFguknZusi0zmW8-Cw5JejZFWqwcKOK4', 'sign-in', 'v1.k1.kXZQpxcYaANrEmezmtkHeUJ-kdqvwwarqCiIsTp8VjQxHF5Qi26R8BAQ_a-yqApSjkdpH77iP4aw4t939jQM2im0KyZyDqFzei_F2RTVyg', 0, 1795501106968, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('1UDAWs17npAf6KpKY9hmzw', 'wZbh1BvdZ9U-4vsZsTkwrcJWYWXVi46zJH1LRBinsWE', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.Xan-s5nOeQvIKmT7lxq4vCEuyxm2ZabuU-VyCU-9O8tC7YJ6PnBpHL3KeIRwYci8Aym6V1XLNYOf9h37NDGMeQR6vhq6_eXTMFy13u9gQXBQY0FJJMFaOi8QHO1okXxNUNJLyiAgw_Z98Kos0iuRFJj21WwJzgx_wLJiFRKgJ2Mg9l28Q7M2mJ4UCgmd_L6FQ39pvqRacAsF3QrfZYUtLKfbg4nqV7ZASqosr6b0erNBWV0XRxEwq7wbeK6IAxdv11zqxSI11uD6qArEVC0f4VxG-JOeCw-nOmyctaJGY3loUo0osSqCimbHRnB1cJZWgyk4xxJlVtdAZMYspsuxVIKb8i5JTaf3b2PRwPWvLdzfEuA8QPnY8qZULTxtqqvDpszByFvb7nWfrdc8VkWFhehhbygaHJan1EOrSFiOhOAJkoekuVS4z-tRz1z-9iAo96i3dcRZaLCz9Lhbh_l7ArGP9G6cCJxFY_bVA2-4ruZDuuLFJadViPNtDgRf6sZMmrZ7_Ru5bjDTD1KL8f5KrKSZxUOr5wNK8ilyMHB9pXwCjhXQwWiLNjmPuyDc1d0sHULs3DXTEHBEk55VdRSo0LJU', 1795501106336, 1798093106336);
INSERT INTO public.action_tokens VALUES ('bxWUBUZkHUMjpwsCUNCr1w', 'nS4D94CXP6f9V8Y6C8-jvvE9bebYXttE5dwCbb9KpD8', 'T0ACME', 'C0KILL3', NULL, 'v1.k1.2vQy1ExsaNS__wQFv-pKrS4c9cnOaufVktZQrynkorpGZVq0K1Ufn9BDoRz6qibZ9gt2cUDK9hDtNTWRT7HPZsctFi9fXV-MleuAJcE0CWdoOidBZPVwZlPKdNr5PuR6_BxIbTBIS9F452QzFt_xzjQ8344WIBVwGXsDROvcW-UoHOyhULsFZ7Wo9OQR7sgAARC7qYw-eN2vvjHZpmOFzQJPsSvVUFofjAsH_EKK-eOvF_QOe3kd_I4mKzRMsxlXpceQdUZrL5INZEI6SGGaM6na4lWuPKU_LcW7dcAmQ7Ogkz9ulsO6Mpcq-U488GDEzkDboAf3ZwKZcwFGrn3IRHSWTEg8jNmNdaZIEsGf4yUQ1dmi-95uc7wVlF_geqAUh0zkmjTMinXDp0HWEql_avWZqngyyOaGejWDo1gC-Vy-yKFw_txzzN6JSv5dN_Ovv2cPcFxMD70i7TGgPZ-obPxKVlWpP2yrr_HrrKEbDHb5K_E9dSGg_cFjUimnobknztFHHCUnTxZsT7pae9ujcuCsozAJGcIlsXHw2WMw_TeozPNO2ZB-AiLsi9qC2XlNwZS9St22rXfIl-miS82lZjBBN6eKqBg5payoqF8KQY2FJAGgzhyqz4DpjEk5eU0XxZCioOot4Pn8MGiJremzGo3IwYlKWz4FKEh2qqw2WmOgM7pEojc2VTjgl_BplCHXF_4ILbwGfsjjHcwLFIlbqbKBYlQEd55xN8XDX_cbsgDQF32vUrc', 1795501106539, 1798093106539);
INSERT INTO public.action_tokens VALUES ('PV8A9MOVRMXAVkxJ9nQJbg', 'gQg6PToDZKSVAcAgbIXQR10bi5dC2W0OIKp55BavsOU', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.opN19CNFsNBhBTDXTvKrXMVogZWvxSTwexnxkR3cW-sv3qr95nMDe6iIMmvt5TjF_BbSwQdolZK5NB1b5nV3xMjPrN_1DBvLJDQBO_C5N56xs5ZmZxUjdVWyjhBzaIlmFy2XOTr-ettcfqw3hmVCpvWx2ywHeqtSRtaoWXGTM6jl4zSwZ3aHe0G3bBl0AVYQ6hylfanfmSD4mIMtXAdokojHEzrZWL4ckhKijItAGQ36HbZT4mLG4KEBuxBO3vIw5-uqMnAjbRwvqQGqBYdz77JqyqTX5PIEcfCdElPCwwpkdXdedfmEnRHhYN6XnzVzUF2VGgKI9EY1IrbThlSOKYBKyuQXa9-CUVEXwYeY3VIH9Cjp0ib_3JW_Krw9H8C4lgi-TIVVD04HZKNG2gqO7E6FWk7NsdHqmUDZHHWPU8byTapwThUvWKEf-YQX7LIomDuzorazAtY7NyEzoQYIBTPQCRWaL10EyRWBpwqK9U_Y4PJz3lc6G2sW3yso2i4ENwOguorKHw2G-lfMebtkZlqJP9XDkeFEiaVGQGhzXLF2QuQHNEkHkh-4WVChiiHXhB5tdK0qyAIR0r9hCAW8moC48Qz_ovTs2lVlw2aS5Jl4-IVZ4M8f9f8nXeElJffaqAFGlPMmzdv9RIPB93-na8fizUSGG8Fl5Bt00YXSTodN9EoagA3L4eCt_8re0miCOsiTSud0nCI3VJB0QO0CAo78HvLJ3Uv7wnrIB6SnXZnqfS8S-uc', 1795501106524, 1798093106600);
INSERT INTO public.action_tokens VALUES ('jL1E7_FUAlFgKCCP6YHKvw', 'wieM8DHNWY--vPf_JmMRLM4R7ADJyda8HAPIi2P6JPQ', 'T1', 'C1', 'USEALED', 'v1.k1.HGVHqDFIZQxsyz8UZd1Augoyep6ttSqHLHntVtHNWGJIV1BqnAyfkX0unNkrDg', 1795501107042, 1795587507042);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-120', 1795501107222, 'planted-122', 1795501107224);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795501106509, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'bf8z96f5', NULL, 'slash', 'k1', '6e56ab4cf69a686b1969304ecb784ed0fe5e22ffa85829ad6e00a7b117039fa8');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795501107227, 'planted-126', 1795501107229, 1795501107230, 1795501107231, 'planted-130', 'planted-131', 'planted-132');
INSERT INTO public.audit_exports VALUES ('planted-133', 'T0OTHER', 'U0OTHER', 'planted-136', 1795501107240);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, '6e56ab4cf69a686b1969304ecb784ed0fe5e22ffa85829ad6e00a7b117039fa8', 'k1', '961f240fd6a7d3429fb062bd1eb02f859332c5592edc8cd4081313242b8bee46');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-139', 'U0OTHER', 1795501107245, 1795501107246, 'planted-143', 1795501107248);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795501106.550000', 42, 12, '1efde5e64ce104eaf92fb6f336c0d9eb5e5d3c43', 0, 'U0ANN', 1796105906536, 1795501106552, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795501106.362000', 42, 12, '1efde5e64ce104eaf92fb6f336c0d9eb5e5d3c43', 0, 'U0ANN', 1796105906561, 1795501106607, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795501107376, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795501107558, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795501107741, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-146', 'planted-147');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-149', 1795501107256, 'U0OTHER', 'planted-152', 1795501107259, 1795501107260, 1795501107261, 'planted-156', 1795501107263);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795501104417);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795501104418);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795501104418);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795501104419);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795501104419);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795501104419);
INSERT INTO public.confirmations VALUES ('MLx8JTnziogDGCNLpzVNyBv5pG5HvpL-qN6kgMVo5Hc', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.e5SwWq782aB6_8XaRwXCApBENK4kHbQA7jpDXEJj_fknhL2yvy-_KfGt46s', 'KtX0YSt8xXG6yDAvSKHLOLJ6_ynZG1tG7cWSzHtVCrQ', 0, 'sign-in', 'v1.k1.9ldMJHxOK2BSmG4ppQuEofXea93Vpmc0rRF820yh2KidBcuwYqu4QAAUwJZia19cU5dBXGdm-mlqn5AWbpFF44EjH395E5pr-8-3muVeQA', 83, 'USEALED', 1795501706984);
INSERT INTO public.confirmations VALUES ('sTJbFI7jd-CJv9siOXjhorIATQ2ehb7DFe6ZdoTDtng', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.NMOn6eY2jAslpQEQrTgMkWAtbcsneGsoG1rsYdtS14L8n546SaHMbsMwk_QOhw', 'Kx6qm_IeE3nk9ctBoKyrkJQs9-7crX2BvQybZaZhOhc', 0, 'token', NULL, NULL, NULL, 1795501706996);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.BYEP9dwUt3nYikmfGTVqglsCniTfWoDL_tF67ncGlHP4', 1795501707042);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795501107060, 0, 'ready', NULL, 0, 'v1.k1.gSpq7GH1idmach0SkiNyhctbAzChbuKUsQK8z5wuyF8', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 6:13', '["13 6 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795500720000, 1795500720000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 6:13', '["13 6 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795500720000, 1795500720000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795501107059, 1795501107060, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-158', 'planted-159', 'planted-160', 161);
INSERT INTO public.durable_work VALUES ('planted-162', 'planted-163', 'planted-164', 'planted-165', 1795501107274, 167, 1795501107276, 1795501107277);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-171', 172, 'planted-173', 'planted-174', 'planted-175', 'planted-176', 'planted-177', 1795501107287, 1795501107288);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795501107290);
INSERT INTO public.heartbeats VALUES ('a3675757-bc85-4b5b-9cd8-fedeec11b6ae', 1795501105782, 1, 1795501105956);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795501107051, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.1aMv1DVs1jKhPpeAEgP2_CXxOYokx5fDjKdeQioNFCOIbCibdQUp6aJk3In5SZJX', 'v1.k1.jwNBUJahK1HRAdVeJq-WyjwfjuIhuoN6inorLmPqoldvmpcK2ZMefQEF5Q', 1, 0, 1795501107001);
INSERT INTO public.integration_secrets VALUES ('wP2Y7tMiGGcNqkNzcMgf-xYNvv4NwAVE5gKN-aTexzo', 'T1', 'USEALED', 'v1.k1._RFQHGLy0lo1yHwBMMA_daIOSaZ7FzIAyfruGG3z-URf3plpTrb3pMdcSoWJlSM', 1803277107040);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '64233626-4cc7-42c0-9e00-af319fb9baba', 1795501106383, 1795501112556);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '2e0a0857-659a-4960-bd15-bdd5ec35e5f6', 1795501106324, 1795501106622);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'aef7921a-2145-4963-8035-9ad0cf7026dc', 1795501106728, 1795501112732);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-183', 1795501107296, 1795501107297, 1795501107298);
INSERT INTO public.links VALUES ('0_IC1wsiqLG66gDxcAOcFXgkKtTdKZfF_wg2v6lia20', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795501706987);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-188', 'U0OTHER', 'planted-190', 1795501107303);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-24T06:18:26.453Z', 0, 'v1.k1.terjOv2o2Ef59qzvW-QfTnjsoSXjN8waRdPm7MyF0kQSrZrDskuQN6OTL82dJY9a5mvaPYBjXnwLMv7oykuV9AqGHa_whSthR4mS0CqdlelAZFws8nGlpTMMcm6CQ1qf0OlDYIvyiDKjXgc', 1795501106517, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.swwbrj96QvRn7thUEW-AtLxhUXfFx6jir4J2Guf05Nmg', 1795501107048, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.87opNYFG3gmXle90HD7MdryZYpAtNV7xoLmeH5Lrt8xWqJU6dHLL6r6JpuPciKLCxctXR-SyjKHcKizodFLUvKMh9c7CuHlfG-iKMuAm7jortPPeSxLa-FEjN3iMN5Wxmh8w8ZhCysJ-IYPBoMFW-Rb6y9C3sZMM_gd-5p5TTLrQNUp9K9e7CNz9qTr1Sqoazurz0dob2TW0c7jJTuTpLHHx461OzwwBc0NjxlVlnbs-84Eo8z86P1F3jKiA2aFTw4b4Sw9lixy8SliwA-kDO-KrgTQ891bumYxLu8N2LI3E-2_2cchunxk9H2GCO_CmeKOW-s_ygp7aA1kl-p1UMgPhky-y3c1CLnmUy_IAgx16ECAdPNEyb_-pkWeNXt3yYLV8MaFF2kqa7Z0K0_X8LTG7XW-0Srj6-Em7oKtTNJxHXJfXuE0pDV8Y76s0tO1TRVQtL6eeRFpQ1CvaqGaHq3tjgrUrkWZU-s0hqmzlk7mDSSl9UGpLbGVpdRElZS7p5ZGKK4GDR6ij1Z_vSHc6X3DJogKw4ceTTyT9eBFl1y55TlTEyB3_st4L0A4aLE224ykEhNnX-kpJM0QJ1ByWhxblI5A2h2pp91HWBQUsVCaicjKazDVAr2psSUPOVgpdG0C2Me2wTAGVzuUC_292e-ZvcSlBUspyhgsBPgL0oEU0e1Ine1jCEOzBbTs9fMbfwfBPVEpcimQhUz4RUGLQU2TUNp3FQIxYOOiGx6xb_3ddLn9TA83mvRD5Y5GVs5QLKBoOSh9gqGwPK_elSoTbYhj998IKUt6fLSeaF-m6rKPz9i9ZbMhhtzt1WcEmHMsCQWZbSXUxDggO30p2CF5sb4l0JO2v1Z5Fc7SMvXf9y5VeDXtqeOZSI-y2p0t96rwHhiIe2nfZYSRPuJ2qPwPXdxgz4nF3USxvoaIhtqdO_R2IH8E9jmoRQoVNIH1BVq3iJDIl97pL98uuAvNRv3Uq6pa7gNmIZXfDa5gfD6Vtx0Kiy6x0i6ueqpEm_S9hoDdpBTXB7yuuSDAeVBXEYYRKLDAmMJjfYW2RAHpT1PyN7YQ6GKKOoY7Pf99d5vAlepSv8lwNKX5u7HajU7ri6XgGTfWKSbXig-5ki_iWBMHGXMIJy_7PPl0b5F9bE9il-BhDXLuCbteWN64WbGpZsVbscxZTJl6eLCpD5T3a34q6yO6rGr12e9-0U8FhhoxG-KV-0ciOb8uUOOEdZF_Pxc7Z6r4A2y5xpTplC4SCdvn1h2VYGYnwpwXvIgwxWyxj5aklcf_mmZAtEyj9CsxgieU7-iOmhhbMjES4C7K7YI4atwYa0Yoa8HKAkytJe1XMDSHQ63YisSqfhrps5WJV8yjV6Up4AvLiseEtgQpOY559a47k60jwH937EVZJsIL4aMm-6_l3WLFwYfzjwo0LBYJowjhCB22Of5p_jIS2qTvif5rDTz22FcbisDc83BE_FhjBVmsCcVo14KY1JyoXBbaeSnB73CLkk-lhKTNI3C3Exf4g1TMRXP6YvFbCaCVGM9wgAsp7ep_-SwolQxtugBzy1OKmPsSGvl5gdIUUaUMBX7voXHCGTX2gwaLjWuux1ypOSa28z0ZPsKDDiRu9c0yK8y1SulsK7K8F3ay9MijpPOSA2wTlGyvWdFhy9IRFVrScwP-OEeC9MUcicycJwmzNXjozZjiJOAcCGgE-ahbyUPsWHw6X7yvYLsJAyVpEXOAV4gO-f5nZ_u0x5PP2VCnFt7teYJQPQx95RCFy7iNyWnV-vMoNReY-NbJ34k8a105Jow5WamNqsuRiq9vVZG1rqURCrp6FouOb-RPBoZirFj3TiJpcaCp6Ha64bGo3_FjxaOYRmwod7AaJGOCkEaf1YAkLHmlfFq9JPUSgO4Q-IwsfbLMX7zTq7YU2aOK8tZtEca0gosBlEqr4a-n2pIezlLH6X0_ikGhDYo_MNSKqtv3ZpgF-OAUn-RPAauPw-lc8fcCkwgJ6FL7q318If5aIxCJKab2M27FC-pEz45kDVBec95XdgMBR_BLVYHr6z_OgyLWfGQSyNjAEUhgHHEk4GPwdf6R1aN54bHUw_ejl9O_UDQB4WVHhpYHc_-rsnbSF2wjzL8smQaLLePaocNd90HixQo9NdMZymezLSsErTfpIGOvQSQkNiLfQa9pz4num7ZcD9-M6V8wC_sCTn8m-iG_3ZkmXGZKoE8zXr0YmkhV2aNoxF1P8RFgDJbYDMbdpnVe_WDQ6b52AbDcwihymNPLnw-CUNmAMl0c3bNBWVcNp1KfjnWpYTVR_yo3RIJWVNr5sQYFbMLzg8EH3SMHfuAFHoJgcJ190ylBS7Vvxv0xBJRfmvoBoQwkRgB3A709-YOCI-2UqBvyYPqWER35BFX8AnTo-tnhiVZoFr92TbiCBI159q130DNRRuduEP6ZFussT3fquENyVQIOqrzHeSNTwxY8Fjpna9BlcfP_HQtimP65sZuk158FLZWOAq_wWPDx1qb28exXypBy4toRHFbKfqeREOeTkiDqck8zxFr2sTE0R6XMaWW90sbehrDLakXQ6JjKRAPes1LM-LeaeDzlKUKMGpHK81_Xd3-VC7aFha4WPxELgdG9HxUgO0I-3pcZ-smJL1yp0BoBV8W7s8oZzcxfMgypnCS2jzwWo84bqJMzQrBAAhy65cQpEy1o38n3zEFax5U31XS6qXCCKPBPrx-SMJkib0AOXMgvlJPR3Fi2v-eKZWDpVVDGoE5891nc0k4LhzRLh3baEx0z33KNkhgwS_Kyskfdo6SvTqa7wv_KOll8wQUM7FcvTRDewVNjLGbYLeUsrgLU2YDGReGRMC5WHNUGJ2JrQ2D4QEG092oPzjDZfuIl_9NihlFBBhTOeuaO7WYQiljeL1FUZw9NeY_lf0ec8n7-30nWJ4OJvpcj-e4-bIBVy4A6jcmvDOG3Q05M', 3, 1795501106534);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.9tCkUWOWWQdAL6b3HqJO24VCEgSyqqOzXuaDuddItOzqyulwn3OKYs26A4ww4dXLdjBaBVogMBXsoJxRSumjrBlFsL9UWDvfVttyhuwOpcjAuiRkNM4IJQQnLyM2fTiq7agGdtcmCZuG4KYaaIZ_Eh0xFFJ5WOl4jRNV_H9UeItPwDXi80oxaOB1XaoinWnIcTA4TCWbCz-7vFthd9tDiLW_v11C-YBUkcHuaS4F9zBk4riJTLetT0fkslHn3WiIEi297vfpnCPeOoTKoDP293hbFtrHkyrAxG7wk0pt-lklAcBemNoykRM4vdYQVjZ_2DEl6XbPcQSJQpwSMSTOdLZXd-hImMJ9gtnqvnFneuVpz8UTBLcHUJpJRK2jqHmusZ6xR6FB_dL50Wvp7SAmKfdUBe0EVvWPn40kdlNVvMX43g1N_68Oy_YCdYJSftWjgAP4z4UYg11Y1GfEhagFPsW1BpIA6cgZ9jUHjFhum8RoE0ociEctwK6DndeQRIMOMUoFKIXk7eg3P_nYb4Q7KLAckSyTg1gxzkkTy3ts9_eDzIaCZGgcBS1rSVY9RkoQNdI1Kbr60h0mOrWIyoKNXJyFYJHNgbEPLXPJIVj-33jmtcewRR8r5AfGA9sZhNir5OmIFNl62ZcE7i3fwGMa_TO3A6w_CETKrI1DKL6IVTLeM9F1TcerZNhKhBnC2MXJIx6zXeSJkKkOvuXOBRNUC5gkSGlhmRO0E4kMBX3j5JleM9g1ocfD2T5ZTgtdm9-5_lYpkwFiGkJXGzrEhPcmGiU7B5eLEScG1treT7oubkZCt3-IQxxgu3oGJPj0aIhKdxwo05b_YkenUDpa9fPUMG5Clpz9AHflFDodvPJhvOGlvdhWB_v9nb6udlbS2x9fDg6YjJmGIXBFRwGtU4slwstHtfvN3Bf0Kp6zNHfZYrV5Lb1ymNRZ8ZpGUZ8IGRbSOvIYVzh_AC-0Zb72760J_UEZB6DJQdrsOdjLr406HIjgtKhaozo0V6aUeEe2ZhcxcsZKppyF2dpopUdljBu3uRwhS14BJNvDh1GoJqFR9sr6eUKhWMXKOqNmTnaEq_UyD6BY-cKnTd0IdtdwO2_xDeBy8djxx5POP8d1tI2ioNEuGFkXg2ug6QXWCC-twefZnPhhUELDMaSRU3yrv1B-UXmklpgFFcJtvbVoK6zCYaSFn_CLXxmAEZGmna1f-sEeJG3tgj-SUxdHeG04sid4M3PBAmze5FKKO2Ss-fx88V6DfICSFur-m8le4OgqmMZ6B9sh4DIqgJv9woAPVGVw2B9ui--EMk7ju-OFQpJ78GC-yI5x7fUt_jW-Nq1NvCvFCvST7urS6-c-NEzc5sZdNY8ZZcb_cXQmRV6lZx8aOc19s3TrhYAq4jSKOsSoVltIAS2B_l8F3opCvlaA5UbS2eRBvx5OjjBuXeYyw8wq9SE0JuelRyy08HcwULiMCH2VLh6VxuAPKyo1XN1r1Mfr0iMoOgo4_tmWslx_J6bZQjKYLArTlwkDE9qtCmuOrwG5XGg0rH8W1-_OsW83KErdWf3Tp7ZhV1eGJASDooHvdxrk_0eL9ozbX7pBWNHrPuY9E_hvLpmoFybO1e3lUHvC_Gi_pZDV4TQFzJZ65f-uKg6way7oFaTZe5bpRkxLiEzHNXRdObknfWa5XkxF9HnNO516LuL8ZAcinq43Fx0jmwwnexq0ANsy0vujFwSRIX9cH7C1aTbOTS3Vv0pbK2F7geI9esbK0GOOA0vOb9nGvWHZj2tJ3dnfHFDoooqFXOe2ReHtKGPASgYy6zV1TC6GkLnY2wkICQas2nitRL8WUZNWzJ5huiA2lvCKvVBMH_c0oRBQsVtmTxHYVvJQ1X98EOa54G-zrOaPkaCT5akHzauMFUDjfAR5VCgpwFq-uy1TTtuCDKPhLIFJ2CBrRsGcaF2sKonQnrPtbxaI7OJWFN_Why19LsFMF_vFYG_NcEkU9dctITUSnWtAX5gjAY0BJpCQPWcXXUIRoiNVPRwwjxZXcwqf2pOVJWSgHEel5D1iuSDON32Q9KJ-nGKNxAtg-W5v3iL_JLVYgB1vSI0B7u1gcryvSfi3lU47LAH2dcWFQro__fvTes9a4xAmXliA0mG_fgudp3wfQT12c5XbKvSzYNjq6POSwcAAAr3lBTJSZdbTbAn3-Ih_ZzB-s7A4ewpQkh5lP2VVho6zqrkyYSQS1EkanfS8CcJKrsr49DpYa5uMODAY_hSF6g8oFEA0LjaHdGXqGMHbsCWJ0VSR', 1, 1795501106729);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.rGSj_6V3bb42LQkWthX_KwdCxxCuImyVw7eOjqLdGuk', 1, 1795501107048);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.42wZOWQR5LP11OOdzlAWuVPdoWYhBJqjbu8NZ8e61jst616VS4CBgCDNv0Yg-KAqxCzjO-8Sim0tEAg6TudK8wv1oC13sdw');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.ALDRsgmMRXdhz00474apOttBuFufEhsp_w4qm47fvy7YGCDWSvqK4VntdcfiTncCHn9nJfJATg_oyAoiGFK80c4SKA5bzHo');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-194');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.FPaw7D_jUTo-MMcaOt_DD-XS2_ySY2N-ePEMCNoSF-tSy32jw_-kOIjNHbi6IK8oryZ83fzBUzs4aqbXbkt3N-iFWb_VApD47NxHId65b05OMEY2GaxIReTI4sE6B0WnCKy4_3Y', 1795501107047, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('bf8z96f5', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.zH2F0UiNe-OPtHbsfa-UqllKFe5YpNRqxJ61LodIwOEoZtWdblIuuzp8kZVu4KbJ3rQi-4eCjmGZ4oiTCMoMkPKxO3XnB4JjmprpwyexgKa82lP7Gk4i-nkUhZ_2FsJ-uvJac_majMM-RZawGpmHTXKEbHWOxf8thy_AS5zQ1RNUbyfSX65L3PFXKy7vD-KWDEQds19uWSDIO-yFP-YaiME4Cqoz9jAJkVQ1SYwUu_YRCeyYh3kSzGhOy46lEeOU97XsRw9LK9WtnJw3rOGNazbXyYwCMyhR11dCsAr-f8RBB94a5W0-Ld9orrc068PnRnbBGWQsbd_088UGG0DCX7V5dd0tOYmTjmLHcvb9aVMMDjh6AkZEqq_eSIe_IEdlnB-1Juvfv383RmUaqSYQYmYA7FjD-yAyojPrIciInVvhP3vSiWeQXCRJ-6jrLB-AULTDyfKZxmkMaKkUpIVk90vQmi5DLY6qmbVROzYXFdxgwHPt', 'v1.k1.gGG_-hPlvglPOgm5TKIo2VVFZtEfmuGKbv9vBj_Zp8oBbz-xZ9A-Jwh_eK_X4AEcDUR8AEq9LhsmmYYtlm_6sbP0RRdYyINjc1u4LN5Uj4zSJ-xG2PSUJHyjDLaOsOidoL0HxLya0KLR1Tky0L1OFp6KuKtA0GOxA-lANZTf3vEv0qmPSLzBrl-mv1WkEjFM41t0NvdAHpC--sdrV5gCQTSLUIvz2sOfrQ8S5R6P2TiKpo1c4QqnBGSadtJGSzxvAyIZ70c3w3Ggj-Iu3jL5ZiXWFPAYy-BSkJdTaWzFPBbycfCPLDYoFeHNjKNuViWO2A0Y5s9rIJHt3EPWaFeAqkHH0H1GILnHVEI34C548_JObpr0EH9Zd2lS0vUUv1HjivEO30KPRJ8zJpXqRt458LjexzEppORajlKOjR-XfEaQ0H2_riodyWM9kBss-dicUv9HAjZQrezPetKQjslmHcQoB_U5h4L5rfr4CP4ie7sUYnKkkFCNB5PmmnHHnB7G1_jHL_-cMBZvA9J7Q58hvcjcNp9jy-3gH7ZGgH5GifGhZuUHXnvQ4fcxUAss5DzfuAf2jE-h68hy-4jwmkU9rB7Hxt-cHryxo9W9pYrI4dT3e-hV3_fj2nBpglQCgdcEqrsuMTf2-T_l3mphtMymh89s1Ua7u1vY5WtAIeaaVJx6ophQisMAyUB5rPoWyWyD9e8hIkL_-m1iaeaJgBNYC4ybUwX3WvHgvnW65h6dYJ80-v17LTzCjn1rZZLBbF0As_2PIuBxep02OXaVnOarS8Lw4ETyjr8jCbt6bAZLLeG3eta76qRxtbqJX1uL3jjci5cfn-76XWaUI9I3sTPLA-dOknpy8HBYogaEqlIELxMsZxI-fvlKWuk00XuXr2foX3Eoe68CUrg_-qbq3IbiE-JB2pzDaMKy6ty-DlZLyN7T2Lzn_P5EOPPPXyxGcqXj8QLEWbIfC5xf60YDLt8yJiBaeACMIiUzwV1hs687uIn4hTYSuuelNoUeakbFI3T1KJjGLioOcsN1CqNzNjmCGlNRUlvjb_ZCzEs2FnLjXlmSk0Izw9HhksUUtm0HdIge0SW1iHZTboKhtKBjLHEpOaKoZ5orRdnGPXPRhzIeqM8XCnMCT4FJ-vUjzlRF67KzcwyXPGj5W0lnDsAfcoBAFbyIdsqNcsQju1UZJBQnnymWP0kvL5vOuPbK6aMGY_0EXjU2dOThiK2OQbuDgbdF3LmLA3m3S5XNRNOg-llhaV6agJFb-zMx9mRB0gASatlrL8JznlR6oxAMP3v-Yg1TA43AmvHEN4n4jUn8B9ontbdpl1EIXgpuCxccJfUERatEy8AohoMf7g3rmPkADtA1jhPj4wu7Jvz28soz-VvTxZAW72igJAYT-N_d3Ct_IjsZB-ZuQVKB-6uRwMBKjvN7Kb59RW5ITrhZ1Jzxj62r8SPqeArLHGzliXawiU6zdc_N_Eyy6btd206YrqQbZLmZAeVDVCEDY4gfQdmoCvyJYr_NyWKErHsIT6MMRxjk0QWRmdkIjHM2xmh8Bjk0G0JBT7j1un1nGUJkHBuMfSbBZJ4BG3OGZ-v8xtlXe7heJU5VQcZWQhnqrHRJvwjU9BC9etg4ovJwgQLZEB-ytEbF04PUoLJRlriN8VFg5LWEZVT9Xh-oAiElKP2Y804NzxF98bRr1aGIQkk66fzroy-v0avR9QPftm2UBkNGI3dAj7kXwI8oHeRqDdE445m5sal97ggO1gTSL4t7EOtw4tNacQnEa9SZP8q6w4QSdrLuSI2bRQBqNJHma2_p6HG1vi3AktaOYQg5lMyB9h-uDAOIfx9iBD1rHUekZzKiN61a4R4ONdWILqxH2esZSuHPzErJiYkR2ZRxnFXVnbW3IhrqKQgT_qjWlrxOsCZgJ8ZR0eC8TKSKdklujHuvGqAxfOTr1S6bqKasBGFxGufvU4tx5lsghpblvnG7x7ZYLIQEGP5PfnWqukDAEli375hwNSmPMNO3hB3a1M77oTJpSgKJqyoVAyUqP5584LQbhlyY2bXRCkJjeKOYgnMZZ-OW41r6P0SMdF1vEGAs2BYFx2XUMdTkNc4GGJI2E-Bho1PZEDB52ZaKKGmmwxuLZREQ5O2vCG4XoK2tr2qeBzNFkpr3L77Blanxtmgxc-En-qKhFU0SUoTyw7O4vWr71rbGBimNHfLRJl15hlgQaySsIYMLxmOZ6ngsZUDBgHt6QJ4Uw9-N3ETfagffrJTxSExunNDeYsOcWoIEGbD-EXspOnXgm87NJxCD9HvSinRRADQz15VvH3afMayglqG50WDbZGiPAZHz1RG8fn02zHci9ePOVrDzs9sOdmm-X4g9vRdou-T4NsZGsB1WZ0Z5RBPm2IvxPT7Pwki8gD_QeHczfJ4agvodr38hzUs-cFcW2fRZNBQzqg', 'done', 'v1.k1.HXMVUfX9mHCOPoZqRwk9WrzJdc6PD16BFBhvhOgSisPFI9WnyEG2RU7-Cco-ojEa6ujprSQB_Dxyi7OKbXUCz_9vY3qE_HGOpGTXCvFsjgH_65fJqH-r-OMtLwfgeL7_lbaEKNV4fdUe8Z78vsSm3DvRXN2axbVo', 1795501106417, 1795501106441, 1795501106506);
INSERT INTO public.operations VALUES ('jhnt6g7c', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.tLdSt0EDm3kVBDgf7K71AQ-eaEuiQ3vxGfCYVZWGvfzJ5zx_A6r4oAX97_oVxN65T96HctDZfqA_rlXb-I5HwTjVKVI-j0_aQJ6Ws7mst5fC9feWZK_EwV4fLiKvj-bWeImx3ePHMQM4Iotbex3uerPCBqoYJ4KcDZkAmbmacBaeAyhj1eJECXqFQ-aW4vurYsq2EqWLLCAefFalc8PPqwz2bIbpScbgfLqQMjQXiyEv2Frg_6UUi27Famzz9kOOdCPTJLvVt8Kb1gLEgxBh0NUXeU0dIvcldgvLxU3DNJQWngD9fKDNjYs5d_sZnbC_eRRimrly2j4bXr76C5NZ-L5ul6UZTgaysGmoxlOm8rbIAM76WEROk3DnbqBh1sEe1XeALurm13HQ4liwl5SZnyY0ZtzW22LHEhnFtuKBzWDHbLZLUQovsWafFqFh0v48qO82Cb8-8dZywgTKjG7ksHA2ZQYCadNYTOoqDMRgLI990Z0', 'v1.k1.Wuh2eFtMluFO-1Gt4xMRKti7xXJmtOxXfhCJiZ1vKlJxQ4eeirFyWBuW9ZqW6cdIOhIej2Yv3GOw0s0nc8nOUXnHCMeDlDMoed4wyGx8vCLMnzhvqhj5CWpg2i0pfZZUDG2Crff6J7NEH5h1Y3c8FKtljeUaowyBDhcg1cfIJHpNgowQi6oqr0FXF4UoH43juzzSbgBnvo7uTrfPs1Dlrl9I3OC7JaPPdxsONswm8LenS2JgHlHWyqzeBPt4IBT-PYDuz5HggpiuDThX_1i3f9sGMJCtJkOTvLHX7quhvCbWdx4jlVCdEA36rHw94Janns6jxBCIxGJqBdZ-F7OOSGoRO69E_BJmwtP0xFpqzkKdsCWjoQc5Z92Az2T0K3yu6dItWHk0WPNh2cLENqzVQH5wZ2Yu4agsaQs1lhD-5ujv7G2VhX_UvYYvVcxtTCV_SXJd_jbj59MU7msdJ1vSTU7OgiF-BKtfwO3knS3qv9Oz9fORGMh9bpH11jk_kcA0jq1uAGFnYa8sJbRJtSYdEUpWkbUzoI2RG_5W2cT7P373M_1sowiGLFSdbv2pWrwIJ5eU3I6Kud4o0sWBeRIXTGe65JlgQrF0yELjaz1xazza1xIyp1k_BcbsSpRR9xEgyaDl2o0PWbTfSbLMXhnr-vev6lfNMif3Dugu4F8CfHWudci2Bqpawy8ddhsHzCPv8Gx1lHdBmRJKcihVIfF970zuaGQmnMe7A3wXh_U3_WLE96E9oFIIrIpUTcFOvX8gzGItEQOJU-81d0W3SL1rqCm6Ysarpb1W8bHxl1uKbsxhM6f_08fWPYmZpym15hLRfmZjNsZxMFwYmFQxiY0fgBiBFW_rKKYt72Dh1_OerogkUwGr-IkT6ROTasWvkR8tU0Km39V3mn1pZQ_MbqVubhJl69iejI2FmHrPpzzy5_1gMjm36y4F47mwKOhE0Jf-qCKXKtDFGAW9q2Lji6_hDMDdzHaCBR9TUReR2SThH6QuhKl3YXm70KfhQxhSdnTLOcLpBoO-GQ_m9EEb4jgnTAAF2c30tp20RTIFvqTvxzZuFl53eckN3IEd3onNHaqchaTTKDyJvfTdCgO1AG7xkxVY4s1H9-1kbTo3ExTLKycJToUnQgjFrDcn4WtOIgXtVgOw5Ms7ziZDQ5KyLinM7jv5JP8tFgXPJ6-AC2b6NKzLIGqtSVmA5sOzzdjHSp7513itTyYzd5g-p1RNxj0eQVVEmLYFyw4sDFiDExRuMpOiNwEaaTehoUQCqYrS11ghjrK1fItB9YhA_ki6VTzB_xsLVJzd6t7SPYsybHksoz20C0mpoiMBLnULsjglWFvGuDc5gIxRlDyKaqtqf_gbUjDFe79YDH_EE8cCKGRWknOPZKjCfJ9CeZqsHsfvdzhyeS-8uyW_od_919AQGOlhheYmTCVTBT6BHOOl7tzmsowLGu6IWvIx8YuPYr-41ZS9IetPYJr0IyGHXNd3BQJ336zzPuOOsgm7vV55CFpYp-FzKwzYms3QQJPD4p0a4suTnxneuK7bKBFucGq5b8eAkABzycZSaognfibEvurcq4izGRlppf0LX-0p9QvkSMcqYkwYFMSSwj0QeBfPWF5EJCebiv_6CRRwFcxvaBHVk61raUfBmxJ-yB7xEyOPiW9a9_WU9MC8efr2iLX7M1ctIQTxtJ4fCNpC_-bXczkxdewWOZ4lQPyrzi609fDVMsZQP2nKOh90n9P_h7l4lu-A-0w-rpIt9piaTn9dIhBiHEXtEeMttWLjTGYg3rtXLeC8qY1ut-vpO-LNS9JkzH-8j4uIyNqUDPL7AP8aF6dRqcAHWnLuuCOvTXbyh96PG76t0jh0JU_cSHyIRyJUdUR9V9agwo7xoO9HtlYq4qOg4YU2ZCtfFvNGZwVE1j4yC8hmPk13hSYASz1zXRlJAjkiBvLU0gc3FkVoIuOPx3nwrr6L8f-kn9hcUCPNUrQ0C9TDxXOHcC0qJIEWRLyHQwSvVixnkueESFvoZMtMSO29HHILTjMJQ3Qo2wUm2dTcedKEgc4Bq03b7ePbC6u1vMLczXvg8AOqRztVUmQlyGxX2klElFtfxLK8MFufBwtlbqYTXZelqlNrk2xCFYreNxp5psc2GL3dfXm7GQtZ6FxAYs_l9A', 'sent', NULL, 1795501106596, 1795501106642, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.SFJaPOiEXfzSwUKpXs78whImx0xghBdh1CAUmDW2nYW-', 'v1.k1.V-3btsnR1mcXz_4m23YmAhxqOFxHXzXpzUvocv1w4O_Ppg', 'done', 'v1.k1.icO0wPyWSgLS1Z6NuyR30xuPbPnXjX5AXF4X_jA-wpJ_6w', 1795501107043, 1795501107046, 1795501107046);
INSERT INTO public.outbox VALUES ('7c569cd5-19de-4d6f-a32d-5f1e6a0143d7', 'T0ACME', 'C0KILL0', NULL, 'answer:t4eskexb', NULL, 0, 1, NULL, 'posted', 0, 1, 'eb7e2bd2-b214-4e85-bed0-0200567081e0', 1795501106339, 1795502906334, 1795501106340, 1795501114352, 1795501106352, '1795501106.362000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('51f8e1e4-379d-42e3-949b-a14f92807a63', 'T0ACME', 'C0KILL3', NULL, 'answer:bf8z96f5', NULL, 0, 1, NULL, 'posted', 0, 1, 'eb7e2bd2-b214-4e85-bed0-0200567081e0', 1795501106540, 1795502906538, 1795501106541, 1795501114546, 1795501106546, '1795501106.550000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('ab7272df-8ed8-4fe7-a68e-372b06d1093d', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-24T06:18:26.453Z', '1795501106.362000', 1, 2, 'v1.k1.sv_XVNTx7ELBcSVIm6h5i4e3w_35t9VXZASBl0vX1LzyMCif3C-iWvfFVul_vuiyMpcU8lJhKX7AO-0QtLwBDM_l5rZjk1m_jEanpdIQmakikq2g5JywSskQ3EjYGHQB8hZE_VoEOr1BAExVEnUL4Y7SmDPCOkYbZO7vgOKD_xhq506iPsbLkUJ3tatEDE43LrQUH5-YhnROz92hbKENZN2w6rGctI5O-WyR0PD1jMKXpLPx0k1qOMPHtyGzDZzWiFSOLLa38ECt', 'waiting', 0, 0, 'eb7e2bd2-b214-4e85-bed0-0200567081e0', 1795501106630, 1795587506622, 1795501106631, 1795501106631, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('e3b2f756-0201-456d-b5f5-78a813bf1853', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-24T06:18:26.453Z', '1795501106.550000', 1, 2, 'v1.k1.n1oxHH3QEC_IgQkuqE6yMj0jrJToNM0NL3HT03rIFFPkzJicD91434oDXjgKzeDqbMmEcPQLZ_RxX3fALU-uUCTT8T_zcRGs_1atWHVNAlNGUSHqB2A3L7RdbwVGFh3bR5TiaS_nGXPaBPX9CGmBpawEaIP9QzyF9ZTlmIqnBRdnib5e79VrNrWfPL6f6DPNp_Cqw17A84_uDhwWQKdoznJwOwGOFb-aNzyY819rZOlflOyZilPaICUqbq4Sf4-Nsj7s3sQFHHk3', 'waiting', 0, 0, 'eb7e2bd2-b214-4e85-bed0-0200567081e0', 1795501106630, 1795587506622, 1795501106632, 1795501106632, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('bb640be0-e263-4431-8cf9-6cfd3190a375', 'T0ACME', 'C0KILL2', NULL, 'answer:pgypw494', NULL, 0, 1, 'v1.k1.SC0Wh8cs7e7uB-TCsrEg4nMUG8tJDDplk5oay_KvPJx7eYPA888DcCpKmLu3sTK13T_0NB1i52HKAhxkINcSUx_6vqeJmrk6EcOf85wBcR3xmZGbz2G0vmHbjbdGu3s1nvgK-AZl4o4Bqz_CdWekDJxIKE50GFSW8pEUACU8diiTTXqfD9tPcPMQ5ZGYaduCDPPqJSu0SVllz_LOuz4TKTPlr5IbHwsDSAHnlM56nEbFh7wT3rsEmMmO5gi1ivdDsA0leYPgD_n4VvB3tA9yfKoW8THKxlurEtStcM5LXHdBXU0LcgCeWunT_F0VOMtCg258JiTRMOcFgdUdDQDWwMP5IJ-RD_JpRxbakus6JqsGbnYq4PvpRUwQnz0HbXuAcjIBMzBL6sxlMTNH1__tu_MRcuOTGr_3Yn7IkhUm1_mUnIaKpJ7Ng6qXMiOOfvpe1VhmjNA5X--aEHHNKt8KjxE_sIMwpgUko8u3qQIW90DOXZdcNDyxQ3XWtbbiBGl_vyPfjBxYn4xkwRAALP3gE5wL2D48GwYhplL3SIo2lnkOMuAmFjJbaN_gdJ263p2t1iQ9MCQYSJrFf60OISYEUXG5f-gKgXY_iN-rAjYodS21ipJOPhKL5fwfRFtLBOXR-RG-SkcDDaBKFYvXiOQiXu5dXxBiVvR2OQSz_s_n-yIyKXDeqHFHgB_x60LjJ3D8XY0zdJUpigMI_UvpJEd-D7C84ISf7ynTJXAtQ4q43rE6T7ObeyY3aYPtvOAzbTSU0mg18mbDjNXrcSJSlwb5WDy7e1KQc2yYKIlOLu_dP2dLrMmQkw43Z4q1DVyQfnR-HM2EaLG7JwLcTR9aNVEuIlEcSHgpWxQksYbv48qZkN1LynJJ-lnXyVH7rJ8yLB9AgmLH1opWwlrW45hwWlzMSh5ICgiViMQQsO5jv8yOqO5SLT1dAbyttuzlLmgcILHC0O1duTs2n_xDi-pAyClWD35qDI_n2YPRulSFU5xxr-rjsDeXwY7WWZlpcAFqngH-Z70pIGIMl5W4-1hbvF7i_6gE6RUvZbn-0U00vwXhsLlHtyuverRXb2RWpg4', 'sending', 0, 1, 'eb7e2bd2-b214-4e85-bed0-0200567081e0', 1795501106736, 1795502906734, 1795501106737, 1795501114741, 1795501106741, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('470ae50e-7f39-46c9-ac38-01ed964f41e6', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.L3qHvKZnDX3c0nZ6w3r4ow0k8fN9j7L-aR2miRVdLbUFo-8', 'waiting', 0, 0, 'me', 1795501107058, 1795501167055, 1795501107059, 1795501107059, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('aJcH7pzah3oxcNDUs9n8Qv-GG5wLulYbZoZse6ywPkg', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.R5KSxpfeza6f55weNz4V0WUr8Zo8v9uiwSPpuoX5bsi8sUQwP9_ImSbw0fDFUjRgADzAO0uUtiLEY9NRakaABuoOQU_5NgebRaiikSk7XfxLpQ', 1795501707000);
INSERT INTO public.pending_requests VALUES ('jhnt6g7c', 'T0ACME', 'U0ANN', 'request:257c620f4204af453a5f8116061d7e360f8cf74667dc6811e01c4648cefc6194', 'v1.k1.eNC09rm6ruxp8S75-AkWpdnhZy0FT_4BFI-5p9SLJPY1hI6oPWXkDf4aDXArHEsrsatk9KhQ1mZZyGj-6E8suSlqQgpNnYYLJqp4FZGhTqckqfEASTlxdFct2KT-CmN2mX9R-G_UvCeLZokCFRHX9p_Q7ktasSNDqW3rFq_t8WeQng4NzErM6qXuZ5bf1g53h47LBffLUs1sFsnha9WmrSpZ0r7puYXpBht-YJ64mmZREUx7EiAxr3DaF60cznoG55agPQr8rN3xx0b2Wajvpfxrdq9C_WvpuMWG5RZT_c_K94a65QnGqG8i__AsaRWJfp1TFNM6rvcCngRYiUXQJ-BxMFlitbixya3D7-oFfro_S0hXZmP35W1HP31UWgO4lD3fIlsJ2u04ZQ-JSHdKtpR75yHKJrAgWrNHILIDSdmyOr8eVxdMKcfSnx39m4ojjeyRlK_GY9W1RVZfLuidCjwOII37XLh8lkUslRkwTjRaRnHF59RUZZA2kjYze5IbVu2rWeAjm0mj1ORPiT7HM8m4Jm7O0aBzs95pFgWrojulsp5BNVbsuPbfyqitE0aB', NULL, 1795501106598);
INSERT INTO public.pending_requests VALUES ('pgypw494', 'T0ACME', 'U0BOB', 'request:8c160375e9204f67c30acf9185055d4802f8d8d6f49b62e5f602ad31fdc2f5e5', 'v1.k1.IrVyMqccXuLfK4OQtk2sWlJFASEbWK9SObqduNJ8mIFcj_91m8Z_DbVKhzNdy0JZcfT5GzGp3C0U2xHkQ34B5nx7r2PxAbRC1jkLpohbmm0rrYqBy7kRJPrcQ7A91CXdJXEyT90da1oyMe-1deTg4OYJbzu93U4M6sOoVpGLw6gLp74L32267tUR_cek6kc5qqTyQlcDVNi0oE2Yn35ksx9pGBdmkP9nShtqBSM25I1_C6YjJ2kkdAKy7SZ0nXOPX8MWju1fMQNLIQHefba03huPBgsOPWgOK8brLtsHUgdqmbqfSRgCBYdn0Tjy6LqTnmjzcc0lIP12Z7DhJ7W-5KAZHO7zUzdfVfmABNBPL52URhvGBprv4NtYbIYVLuhB51pAHavq8SBpTOvw6icEjFvcQlsLrIDQcjRIooM1mIomZUau-nRSlYnEfvFcrC3QDNkmtgLg785NPN7Jej-xeg_i4ahxzlkzoe2OTGGxWJ9h1rutoBGQPMGzYeGijlL4mzV9wpoTo9iTLhNb31IcAwsRBVEXzHDHNK4', NULL, 1795501106663);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.kKQ17hPuBHCTg-AVjbeuaM-py6_h1N0jhU0YX_LaMoGeJLk', NULL, 1795501107052);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-196', 197, 'U0OTHER', 1795501107315, 'planted-200', 'planted-201', 'planted-202');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795501104311, 0);
INSERT INTO public.secret_links VALUES ('4FjvxXDJm122MMUCOBwRAC8mJvG29Y6XrXUzPAL64zA', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.glRlpqnBmABxNu23QfaDJXMparDbPBET_G8f1X5FgPxlm0Ovr8Z3J5VmceM2vzgOmXIboYQw_jYigZL7MjmfuZeAa79pElBi1-kkW-28g_NQtdbVSg-DBSpwROkhNXZFaBdrlCTuwhZIJGXqlVvJ7rVFW09uUggjPXqm-UMEeadr7Nwk', 0, 1795501706999);
INSERT INTO public.server_links VALUES ('wUyx7UiRVphWRLYYbrC6l98M0vVmxAyDIC9j5mDJgZY', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.4Z-zfO4TvcXmcaV18OGrDrfv5mT6P2Q_40xpERYpbjRoNTvcN-FLwLva7Cbhb2Sj1nuvLsC895K_jouWve4eyPmFGn19InoEImWvBcltignA_QrQYk6kD6wSXJ_IkAe3ZpVMT7Ecng7OmxJrJvsPCErwObNWEaDmCBF7wWEJmCpIkon_cuHkXn48eF7K06za_0JiT22QZBkrDMRW2g4pMe_VcPRHmd3r_0AXxocZ7eut-XJvwbELS1riFXglqExYPBz9eYCHufXjxfosmR-ZNJ-zk8Vd', 0, 1795501707040);
INSERT INTO public.servers VALUES ('T-of-USEALED', 'ZZxK18EkU_C9mdun9XHVvQ', 'https://own.example.com', 'v1.k1.1ZycR1Ll-7o-5ZdH0BHCzrfzl9igk7ohOKUTTYmdvGMpvkMFUCH0e3UhROsJlmbFaZGyT4e4TXcL2-MhNJvLgJnJDFBnC9jBW394PjlC4wcXi6uarChjGli0cJzXyWE4CtqEQnDBBm01tpd8-p_EOXUGifixXhTbJQ5ZsYd1suqaKJarOmz7DC5mZVtMNWtBxrEY1uthBO5TthhC77GGcGuSGjvagro61ItTBH_80xhJo5XAL-o4Kb0J5rFicCrsCU-gaxilkhK1e4Lx2IL7srIi1WBd', 1);
INSERT INTO public.sign_ins VALUES ('kwgMwB6RH1_ncU-h88PGuDli7TgO0nKqC5azuHlNn5s', 'Nr_dtmnRn53-AZrgKyAtUI8FyHxCkmVGaPbH2W0_xFo', '0_IC1wsiqLG66gDxcAOcFXgkKtTdKZfF_wg2v6lia20', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.eyx_GkoUKhwTw7nmEaEIuoSAykQZPkoTn7H-6JekUmR4iO-eDwFp6NspbLk3NXjFQYtoQ8kEiLBhRsIt7Mul4AvGm_n_8EY', 'v1.k1.Uzq5SssE_xlUcupqlgrVe2RH_j3j9_7SDkoQGknWbKw', 1795501706987);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795501107322, 1795501107323, 1795501107324, 1795501107325, 1795501107326, 209, 210);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795501107332, 1795501107333, 'planted-215', 1795501107335);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795501107338, 1795501107339, 1795501107340, 1795501107341, 1795501107342, 'planted-223');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795501107345);
INSERT INTO public.webhook_events VALUES ('planted-226', 'planted-227', 1795501107349, 1795501107350, 1795501107351, 231);
INSERT INTO public.webhook_health VALUES ('planted-232', 1795501107354, 1795501107355, 1795501107356, 236);
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
ALTER TABLE ONLY greenlight_work.queue_stats_20261124
    ADD CONSTRAINT queue_stats_20261124_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY greenlight_work.queue_stats_20261125
    ADD CONSTRAINT queue_stats_20261125_pkey PRIMARY KEY (id, captured_on);
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
ALTER TABLE ONLY public.action_tokens
    ADD CONSTRAINT action_tokens_unique1 UNIQUE (fingerprint);
ALTER TABLE ONLY public.aliases
    ADD CONSTRAINT aliases_key PRIMARY KEY (team, alias);
ALTER TABLE ONLY public.audit_checks
    ADD CONSTRAINT audit_checks_key PRIMARY KEY (team);
ALTER TABLE ONLY public.audit_exports
    ADD CONSTRAINT audit_exports_key PRIMARY KEY (nonce_hash);
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
ALTER TABLE ONLY public.confirmations
    ADD CONSTRAINT confirmations_key PRIMARY KEY (id_hash);
ALTER TABLE ONLY public.deferred_commands
    ADD CONSTRAINT deferred_commands_key PRIMARY KEY (team, "user");
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
ALTER TABLE ONLY public.integration_secrets
    ADD CONSTRAINT integration_secrets_key PRIMARY KEY (id_hash);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_key PRIMARY KEY (name);
ALTER TABLE ONLY public.link_cards
    ADD CONSTRAINT link_cards_key PRIMARY KEY (team, channel, project, iid);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_key PRIMARY KEY (nonce_hash);
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
ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_key PRIMARY KEY (reference);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_key PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_unique1 UNIQUE (team, channel, key);
ALTER TABLE ONLY public.pending_integration_changes
    ADD CONSTRAINT pending_integration_changes_key PRIMARY KEY (id_hash);
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
ALTER TABLE ONLY public.secret_links
    ADD CONSTRAINT secret_links_key PRIMARY KEY (nonce_hash);
ALTER TABLE ONLY public.server_links
    ADD CONSTRAINT server_links_key PRIMARY KEY (nonce_hash);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_key PRIMARY KEY (team);
ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_key PRIMARY KEY (state_hash);
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
    ADD CONSTRAINT webhook_events_key PRIMARY KEY (server, key);
ALTER TABLE ONLY public.webhook_health
    ADD CONSTRAINT webhook_health_key PRIMARY KEY (server, project);
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
CREATE INDEX queue_stats_20261124_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261124 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261125_name_captured_on_deferred_count_queued_idx ON greenlight_work.queue_stats_20261125 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON greenlight_work.warning USING btree (created_on DESC);
CREATE INDEX action_tokens_by_expiry ON public.action_tokens USING btree (expires_at);
CREATE INDEX audit_by_channel ON public.audit USING btree (team, channel, sequence);
CREATE INDEX audit_by_outcome ON public.audit USING btree (team, outcome, sequence);
CREATE INDEX audit_by_reference ON public.audit USING btree (team, reference, sequence);
CREATE INDEX audit_by_target ON public.audit USING btree (team, project, target, sequence);
CREATE INDEX audit_by_time ON public.audit USING btree (team, at);
CREATE INDEX audit_by_user ON public.audit USING btree (team, "user", sequence);
CREATE INDEX audit_by_verb ON public.audit USING btree (team, verb, sequence);
CREATE INDEX audit_exports_by_expiry ON public.audit_exports USING btree (expires_at);
CREATE INDEX cards_of_merge_request ON public.cards USING btree (team, project, iid);
CREATE INDEX cards_of_write ON public.cards USING btree (team, pending_write);
CREATE INDEX cards_tracked ON public.cards USING btree (tracked_until) WHERE (tracked_until IS NOT NULL);
CREATE INDEX deferred_commands_by_expiry ON public.deferred_commands USING btree (expires_at);
CREATE INDEX digest_slots_by_state ON public.digest_slots USING btree (state);
CREATE INDEX durable_work_by_position ON public.durable_work USING btree ("position");
CREATE INDEX durable_work_ended ON public.durable_work USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (claimed_at);
CREATE INDEX installations_by_enterprise ON public.installations USING btree (enterprise);
CREATE INDEX integration_secrets_by_expiry ON public.integration_secrets USING btree (expires_at);
CREATE INDEX links_by_expiry ON public.links USING btree (expires_at);
CREATE INDEX merge_request_events_pending ON public.merge_request_events USING btree (notified, observed_at);
CREATE INDEX nudges_due ON public.nudges USING btree (due_at);
CREATE INDEX nudges_of_merge_request ON public.nudges USING btree (team, project, iid);
CREATE INDEX operations_by_age ON public.operations USING btree (requested_at);
CREATE INDEX operations_by_request ON public.operations USING btree (team, resource_key, requested_at);
CREATE INDEX operations_by_sent ON public.operations USING btree (team, resource_key, sent_at);
CREATE INDEX operations_by_state ON public.operations USING btree (state);
CREATE INDEX outbox_by_state ON public.outbox USING btree (state, team, channel);
CREATE INDEX pending_integration_changes_by_expiry ON public.pending_integration_changes USING btree (expires_at);
CREATE INDEX secret_links_by_expiry ON public.secret_links USING btree (expires_at);
CREATE INDEX server_links_by_expiry ON public.server_links USING btree (expires_at);
CREATE INDEX sign_ins_by_expiry ON public.sign_ins USING btree (expires_at);
CREATE INDEX snapshots_by_time ON public.snapshots USING btree (at);
CREATE INDEX snoozes_by_expiry ON public.snoozes USING btree (expires_at);
CREATE INDEX webhook_events_pending ON public.webhook_events USING btree (pending, received_at);
ALTER INDEX greenlight_work.job_pkey ATTACH PARTITION greenlight_work.job_common_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261124_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261124_pkey;
ALTER INDEX greenlight_work.queue_stats_i1 ATTACH PARTITION greenlight_work.queue_stats_20261125_name_captured_on_deferred_count_queued_idx;
ALTER INDEX greenlight_work.queue_stats_pkey ATTACH PARTITION greenlight_work.queue_stats_20261125_pkey;
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