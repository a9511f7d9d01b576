-- written 1795883085309
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-28 16:24:44.596597+00', '2026-11-28 16:24:44.596597+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 16:24:44.596597+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:44.643157+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-28 16:24:59.716962+00', '2026-11-28 16:24:44.592784+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 16:24:59.592784+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-28 16:24:47.730797+00', '2026-11-28 16:24:44.591772+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 16:24:47.591772+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-28 16:24:59.722047+00', '2026-11-28 16:24:44.593565+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 16:24:59.593565+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-28 17:24:44.722252+00', '2026-11-28 16:24:44.595102+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 17:24:44.603881+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-28 16:24:47.740481+00', '2026-11-28 16:24:44.590034+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 16:24:47.590034+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-28 16:24:49.738745+00', '2026-11-28 16:24:44.594304+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 16:24:49.600079+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-28 17:24:44.735779+00', '2026-11-28 16:24:44.595781+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 17:24:44.605612+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-28 16:25:44.761388+00', '2026-11-28 16:24:44.579514+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 16:25:44.579514+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-28 17:24:44.788089+00', '2026-11-28 16:24:44.574257+00', '2026-11-28 16:24:44.643157+00', NULL, '2027-11-28 17:24:44.574257+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('014ecad5-68b7-8099-a42e-f79bdc2c004e', 'post', 0, '{"key": "416caa1b-cd7d-44fc-aa2b-f1a6c545a6ec", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 16:24:44.834677+00', '2026-11-28 16:24:44.834677+00', '2026-11-28 16:24:44.84476+00', '2026-11-28 16:24:44.864845+00', '2027-11-28 16:24:44.834677+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:44.84476+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9e7afe39-1e43-8193-ac6a-f950bb713801', 'request', 0, '{"key": "request:584f7d9e3d5a9b336cf63eb311792df93109f25038d287bdc6a9e3171c39b26d", "input": {"reference": "haht2aa8"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '9e7afe39-1e43-8193-ac6a-f950bb713801', NULL, NULL, NULL, '2026-11-28 16:24:44.633363+00', '2026-11-28 16:24:44.633363+00', '2026-11-28 16:24:44.641385+00', '2026-11-28 16:24:44.874068+00', '2027-11-28 16:24:44.633363+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:44.641385+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('e7d0f985-69f9-85ee-a811-4492939e68e8', 'post', 0, '{"key": "ec20b222-02df-4191-aaf2-cc2f956dab7c", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 16:24:44.980457+00', '2026-11-28 16:24:44.980457+00', '2026-11-28 16:24:44.984142+00', '2026-11-28 16:24:44.99791+00', '2027-11-28 16:24:44.980457+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:44.984142+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0275f6b7-d0d1-8146-a590-c3ae5f06bbc0', 'request', 0, '{"key": "request:7b4ae5ddc27fdce16cad84a32fe5ae53a5b8c058aa34c7602e4b3a7634939685", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "k3gw5z53"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '0275f6b7-d0d1-8146-a590-c3ae5f06bbc0', NULL, NULL, NULL, '2026-11-28 16:24:44.908269+00', '2026-11-28 16:24:44.908269+00', '2026-11-28 16:24:44.911092+00', '2026-11-28 16:24:45.000021+00', '2027-11-28 16:24:44.908269+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:44.95051+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('99a5171d-36bd-8335-a16c-b62962daf573', 'post', 0, '{"key": "ec70c647-31b7-4367-8e6d-bd6b8919777b", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 16:24:45.032098+00', '2026-11-28 16:24:45.032098+00', '2026-11-28 16:24:45.03645+00', NULL, '2027-11-28 16:24:45.032098+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:45.03645+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0985f4bb-a2c6-8b63-af5d-73cb4c61cf67', 'post', 0, '{"key": "3d7cbf1e-3edd-4988-acf7-456a5f9dae13", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 16:24:45.032072+00', '2026-11-28 16:24:45.032072+00', '2026-11-28 16:24:45.038137+00', NULL, '2027-11-28 16:24:45.032072+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:45.038137+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9d59d0dd-2bda-8cc5-ab41-6baf8865c921', 'request', 0, '{"key": "request:4a8e9ccddcf3aba3a85247e42d9db0c7560d32f38cd5cc532515da1e6a43fb2f", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "eyu8tfyh"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-28 16:24:45.017437+00', '2026-11-28 16:24:45.017437+00', '2026-11-28 16:24:45.020484+00', NULL, '2027-11-28 16:24:45.017437+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:45.046354+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ffe18a86-0527-86ea-aa5c-1db02ecd67f6', 'request', 0, '{"key": "request:3993a6119fe48fc5d8dcbc0af7bff2b732895ea51cf0ff955b1375bbbe1a17b8", "input": {"reference": "bqr5xhzr"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'ffe18a86-0527-86ea-aa5c-1db02ecd67f6', NULL, NULL, NULL, '2026-11-28 16:24:45.058072+00', '2026-11-28 16:24:45.058072+00', '2026-11-28 16:24:45.06022+00', NULL, '2027-11-28 16:24:45.058072+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:45.06022+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('370762f9-5d99-8ccd-a9ad-9640a66bf62b', 'post', 0, '{"key": "ebe16002-0066-4670-a524-e45dd7c2e155", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-28 16:24:45.09018+00', '2026-11-28 16:24:45.09018+00', '2026-11-28 16:24:45.092627+00', NULL, '2027-11-28 16:24:45.09018+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 16:24:45.092627+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-28 16:24:44.556891+00', '2026-11-28 16:24:44.562133+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-28 16:24:44.563315+00', '2026-11-28 16:24:44.565567+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-28 16:24:44.566722+00', '2026-11-28 16:24:44.570876+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-28 16:24:44.571462+00', '2026-11-28 16:24:44.572044+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-28 16:24:44.581277+00', '2026-11-28 16:24:44.581298+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.zoq_0SVTM_EBGoGp5D02-QbVW-gVigxDCVNqoeA3C5xxb8dGl2d3', 'token', NULL, 0, 1795883083695, 1795883084717, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.EsYGxSdV1jQuSJ7TbzJooFhKWJk1kmSEzG_uk4o1c-exj9n8qsC9', 'token', NULL, 0, 1795883083696, 1795883085071, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.Os9Yd9VpkbhN5OqDI-rsuvRvW8u9ZGIqmuAPJXd2wjmvdfb5fzhj9rlUWg0', 'sign-in', 'v1.k1.MlnuqH9vQZTH-S-aOACrkn7fUUsptGTi5JvsNw-3EJ2b8ZgfvT6UOBOT1AUlpX2tCC2X6q27q7U3UmPk6wcgvD0asiR_YiW2AjJk-fMBrQ', 0, 1795883085226, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('V-peXQot_tmfdDz6GdXlRw', 'BMjBXCHat4TFUoFW-5hkE41_LMMNLNsf4v7uvZvcZdA', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.XvzFSIxz34DyCMholWQXO-xpq-JiMalStG4SuuAdOidDQewtjoTArdeY42E2t1x-NOG3DSJ5b5J0AbGH3qHXrBz87sxEFRlBm1m1oAV4R6qoPXLGIGpxfIkoIPcUug9xh-tXUjTGkzDY5g0vCAQZO0w0lvtLfNqlKvknnbBubFlXg9VakEnvvPv4hW70Tnq0zWs8gxX7yvQ2p1dCjhEmyjuVbul40IUCdJFGOS5aUxZViZxyf5U-OxvG8tROjKRFWJZBPxqb8k_fE5ahrTqdEDQqte5h1iRFg2NcZ5jqLimINPRj7sRV9sfYSLo00W1Vs5bmvbhpHJoHSxEpn419g5QG0LmEVfmVsBlip2xi11JpPdlhL8vxLFoKaJj-uGtIJS4zjgfjxRWmZ-a394RpCQLc3i9jmmvYwiP3WUz0nKv0KMZDwUQ7_4KAeL_BDAGXCzsC3bfYgm02fQOQ9j7gbCP-o1UP7zddkeCFSWwAZGywHkNmhS71YKydrKl3LGFGTxxeSIfggXw3l_aLNke7E4rTiABQ2ZrZu0kCQNWf0Yla2YO1sTxEJbY-leIJ3ptmWfu7UOuJNXlMO6d0VLAk4KkU', 1795883084838, 1798475084838);
INSERT INTO public.action_tokens VALUES ('mc3FWzwZXgEE4-9yotGaZQ', 'BC2VqlHxwZXIGt7JqnFBmnQ83rbQG4yaYK_pxZ6hjS4', 'T0ACME', 'C0KILL3', NULL, 'v1.k1.clFMwhkQ6N_jrwfRSzcwSoVDsDMp89tiozn-RwhG0fT8VItotpx0Q--plbb_Mu8Cio7ivrtsQx_GO6ijtzjthLKC_V7VKJxgeCdP7Zy2lnezX1PA0v77Vuod5c0MXnSeob9jju3_aU5EjDNF38x1asHpexTDDjzFw2cxHu044yERR0NWrvHscC47elTcYlEvXbLj2Wc9SOgZVL1VVOUZNCxqLrNjuGG9HbERHniPYQ00KqxpzsfHT0wzPEighBPNVH9auGB06tn5kchvmBsmIt3ekCrYzcvSLWVY1C7fLwqrT_1EaSVvXM5BuHwTFEqNrXuvdifibJf0Tl6Pq-0iZSa71XooXT4g0ShFITntqKizqJGP5VoIWqHVcsd4JE3lbiCrRf1yq8heUfyzUeo8u7pef3McO32ogx8iL-rQGL1Cz4PFtVY4KI7GaPIUY0PC61Nes9b6gnyqgVlbaysNXSkZ7jfXWkkdiecnQz7eP-C-pORxuL2PLuxVy2AVRxaFKPtpWT1xE2qJMf9rx6VSiOjKLPvN_thNtQRCuSJEG90rBEsOoXY2Bm5eXaeq6LGLEiKcBpAb0ilH44KXtbfBa7VRbzPveneNHVnIWzHmr0nfBXVl4FvUina_5xa0-qMMguAVcqh6DkLbg98vOhYZ2RNLelRkBm_0lLQSLILhXaRiMjfaMpe8uYGJp3BT0fmZVWTLR7F0AJEMtkS0WbpF-yxXNrGw09XawKBNIDNjaM01Qp2XLgI', 1795883084981, 1798475084981);
INSERT INTO public.action_tokens VALUES ('q4yACj8J11vANInLcKwUXA', 'OGi3c8mDpnllaSs5kYw3cFX1iSBVbL60059LCXWvkcE', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.COkVv4UL0MscVyoyZuwlNC1bRclrHaZVtxqKCTLKUH0I9xemRsG-e_Q8SqoCqcsYJ8XsYHzGHGmFWETk_KKvGyUxdu79L7RuqjAMi4wMXEvZ3cuzun2xefX-sXMuqYwQ2AOs8NXtk3SV-tTMdpIsgl_cxtg3HE2EgL4LJJlaS84b-j2KNMlTWJDHzUG3Q5shcHpQaAp2MdVJy2v8e4FdimWY59iqPHZMIJwicMCI1o_qraQ58kTOKMtCMz3QTEvXnwLvisQTffUrscPt-jpXC8A9EMlULcOI_e_CVivMg4jH_Hs11Yrdiju52jvHFbFLVDP6F3peMAvnPc4AKW9eBWdkMb3TxU-Dr8EcKFfbLjwV8JKm16-Vw_IzB8G5ojbqDUMdkKFFxRT0E4xEbRNAJwz-lXOs8WWV3hbRd6X-TIw8l6bSLwWHscHC65rtNUErwF7i5xk3QAemIB7OsM9aMvwwPhv5bJMh5fiEbAla9tyQ4t7yzEUdiwNa2l_7nAjXXyZC1gqRlXPBNYVeeSzB9LpM4f3bMGMrCTf1YdylyWDejmNKmUmJh2j5NywIB8_vBivOJ6VJkK9gXZ3vJtPoobvgX2qfGAALFty-CW1CMz6QIkw1fIYv5IYU8qDzm4Evfyoa3c45bTo4eiTm0Y7K7N_EfP8XOo7hVCSjabIM-ySRh6Tg3bnH-QYiseI2f-9Is2jnC7dSEjnb7_5db-53EZGcHVvPCspWr2tdNQ9u-iDxRfAVFFE', 1795883084967, 1798475085012);
INSERT INTO public.action_tokens VALUES ('oHqiH1Gizc5TZBqLRz-2hQ', 'wieM8DHNWY--vPf_JmMRLM4R7ADJyda8HAPIi2P6JPQ', 'T1', 'C1', 'USEALED', 'v1.k1.Eb4sVSME2wQrDa_S_VeNNJSFwoxyV2BspzhQ2daAURehldHeSBqM8Xqj0c6--A', 1795883085252, 1795969485252);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-118', 1795883085405, 'planted-120', 1795883085407);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795883084953, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'k3gw5z53', NULL, 'slash', 'k1', 'a74718cb1c7b3f0c1c6cbbc1b0b543a5e65e0702babe594517b3b2729bc52cf4');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795883085411, 'planted-124', 1795883085413, 1795883085414, 1795883085415, 'planted-128', 'planted-129', 'planted-130');
INSERT INTO public.audit_exports VALUES ('planted-131', 'T0OTHER', 'U0OTHER', 'planted-134', 1795883085424);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, 'a74718cb1c7b3f0c1c6cbbc1b0b543a5e65e0702babe594517b3b2729bc52cf4', 'k1', '809511bf35e30979e502ffe831bf0b8b72830a1879f6dc15166c50a404829660');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-137', 'U0OTHER', 1795883085429, 1795883085430, 'planted-141', 1795883085432);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795883084.996000', 42, 12, 'cfcb7e0bb6ecdfd1d270b7309bc04d623251bb80', 0, 'U0ANN', 1796487884978, 1795883084997, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795883084.862000', 42, 12, 'cfcb7e0bb6ecdfd1d270b7309bc04d623251bb80', 0, 'U0ANN', 1796487885004, 1795883085019, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795883085870, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795883086001, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795883086098, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-144', 'planted-145');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-147', 1795883085439, 'U0OTHER', 'planted-150', 1795883085442, 1795883085443, 1795883085444, 'planted-154', 1795883085446);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795883083696);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795883083697);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795883083697);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795883083697);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795883083698);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795883083698);
INSERT INTO public.confirmations VALUES ('lSK5ZpFRYMw_KmV_JloQjf5KMXkMFaA72HFJI-zF5GU', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.7ofWAwDnZs84BR1JalJKEdcfZQIdxbzCCljSFA5KEJob3V8RwyDJP7g-tZs', 'G4hRkOIPSPXQow4yVkNrVYoSyPfAOycawFiyld16ur8', 0, 'sign-in', 'v1.k1.DBBsOgksD4KWmLRkhT7oL4AI5Akmchc3VmYRtd2u4ztlfiGDFwH_36cN-tK9N3JyShgD4bdhctdZygBkXHzBeY1e5g5U6XjFTwWKM-Oz8Q', 83, 'USEALED', 1795883685232);
INSERT INTO public.confirmations VALUES ('ZvJrRGTwrclH_X4AENW-loPGhCHsk7K7P96LXMlyPTg', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.Mw7LBEZtz0O51fZz92EjeidQ2tp1ltXQPA8gSZB_BQAWUCA_owiNHF9utsx0pQ', 'LqHwUHOW2-pr78ot2vMBIybwJrg-xkpahdp9q6co4HU', 0, 'token', NULL, NULL, NULL, 1795883685246);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.9Hi9ZkvaGhUPX6c7bmeUodhny3YBLDqgy4wZW7SWioWj', 1795883685251);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795883085262, 0, 'ready', NULL, 0, 'v1.k1.KqCYOJVx4IObjXQZlUIyXVXv7GoHj7lP34-aIbQRotY', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 16:19', '["19 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795882680000, 1795882680000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 16:19', '["19 16 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795882680000, 1795882680000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795883085261, 1795883085262, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-156', 'planted-157', 'planted-158', 159);
INSERT INTO public.durable_work VALUES ('planted-160', 'planted-161', 'planted-162', 'planted-163', 1795883085458, 165, 1795883085460, 1795883085461);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-169', 170, 'planted-171', 'planted-172', 'planted-173', 'planted-174', 'planted-175', 1795883085471, 1795883085472);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795883085475);
INSERT INTO public.heartbeats VALUES ('f50a7636-0538-4c1f-9cb9-35fd8f8bfda4', 1795883084388, 1, 1795883084497);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795883085256, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.z2-2R9NftVmVltYB8dsRspXbj50_yQSMtMv5fo8C9xRhQJWPai3_4GGeAW08Wng3', 'v1.k1.KikApWdIg3HabRkmfb3FTqfQ_mrV9uwdVYq_31JDM-i3jLd3Y3N8KmkLcw', 1, 0, 1795883085249);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', 'e75de31c-e640-4ae3-94d6-e9cb304b4858', 1795883084875, 1795883091000);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'e46580c9-0863-410a-a599-3bfbfe705999', 1795883084830, 1795883085030);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'a82ac3c6-c6c9-4801-80e3-66240a882217', 1795883085087, 1795883091087);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-181', 1795883085480, 1795883085481, 1795883085482);
INSERT INTO public.links VALUES ('aVV5MOfUNVqElM6xItt3ezTAuuOTc0NY2DHOSPR7RNo', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795883685232);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-186', 'U0OTHER', 'planted-188', 1795883085488);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-28T16:24:44.938Z', 0, 'v1.k1.gXNiXqsK4YntvsRSfgUES_Q4BNcDyfoT3SzsIv_0NJS_2ebaYQSeJgthQpiHWy_TaBUGmmg-Wlho7DuKSkkvznuoZtYZjGxd2xtfWCMAZSoOEH6TFfOUPyLarlC4fZIJ-JwnUzKAzXMioe8', 1795883084962, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.5dkf6eN2WM9wDwRr5xnGR0y6dz3mPj-wxaApA_Pr7ahg', 1795883085256, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.iLXPHlPnRUy20Xl-hLPTsUDzmSZbSHmzOuBJMzsWzpBukfRL8HMfNk_J1JjpL_Lv13WDFobvsYAaChKmeyRqhdULbGahNfsa7tIkw4u22GbxePiaD5Wr-zzNZsBhk-QeVeG_atdKiGha6JykY67_iKIbaRWENHXaHnNgtFmP01214aMcYlJrdhcDGe1NqLmqeI2gEh_EKVMV8o0RZFQQKdC2Xk9lC1fEzcjuEn0k4wG1jTARPN2-IUKIrxSuqEwjsIM7SxOuf1rO83FL4jiG1NHbSZMc1BxsSKnTamKmUH8eRArXwPlyIIvAj51aIXcJo8hNohxdkwjfs4tR2PNtaEs4rdGlHgbNfAWVd7Mq4d4_VvTVJzUd66tyQRjfUm6mdHj87IXD6Avd2a54D410qZyD1zzSzvO9Zk2tVBR-n_ANLIHrfku_SI3fm56L6EJpHg1OV-JqBVl3-6jm3o13XkEaxT7hl3JNDaPOoq4M688foIwueyXXOynirGaPwW8CnMPPh_UBfUWNZWm-wqPA5yu0wzzh6rs_WISDg2rTVl3qXuZibUQMg6kxSy7XXb3R5WQtyJV5OSeEWzFaUqUR-3vqxd2FZaMagMTceVJeu4E4VGQb0GWJlUPrPJzIF_Krpnf-6K_dI_99GNEJ6LF_mfDxAdRwwNTV8Uh2n5-i4CHs9azPixCvTgDGLKu7hUNrd1pDEq2luv0cDfyY5C-R6mKmG7rwbj6MGNmPj5FHZtcStXSSIkgsEKx-503nek5_vQJb8YGeQyG6C0wKZKyi_yNa3ChV1awZi0PLuZNsVwa8l9wOjSgl5QS2Z81VGQPvkWC7b41jo4ZyS6tLgQqRQ_JXekp57Bb5Xdf4zLPxmo8BVShOIltmoFTlKV5wwJ6157_C5mzbvQIZ35SwOuV52BZU5ZDiHxrpQgGb46zcYAIsxnP66QHmGyiOTFPNCTGQGEx_kFWZEoGOBPbqPqZmd0N4ctjW9Gepq8FA_Y9P1RCW9HcBH9EqJQwvuZqEYYTDgaPMNNDRm4VkTDcSJ3ozDxWxOIhXd50paT_AenFVhQn44ZfwVmxF2Eo61SW4aD_VfdzQdxs1_1KUQJ5-UJ-i7zCIp6YUjLpe4-sRa7H-UJSl0LhIIwp4W7Qa_kbx99sc32Ub4k9ZDP04-vKYMyOYlGtPc5OgNtjwhFqt8sURbZzwVKTrRNRILb049otYb8o4B7CIwguYrNd4luOV-ffeyiMeLD8_lxhV00hfOvsHg00RwA8whlqf60prjVj_KeRoWXGzlsftTyxI2hnHYK4TUb--YaMIIUxWzXAG7eAl2n9HHPycKQPIYaRSaxyzE5L3qxDsjC4oSPSAdBYsxAGZrbYd7co7P0gBt6gezQ5lWc68ziMUIAa8WOskxsrpj52eC-DubNoE7E4ZEgCnyRHSqGUKaUaE9Sy7uDCifloZhDxW8J6TY1g4kZQ_t1BqFVCgeLCXzjwrAbqX7At62pCfMpF9hMKFkgFDtYV7GcdDQ5cDT2XE5P3fUvNm14sEASizACwlhFjSvJqyOsAzdsEul34_qBHmE4Zg4b6zI7HOLJVZKrrxMAKiCrpUAXI8TlJLrC1gm6wLTLU28OkY21D3-mIG75gejffiDTaKrrdVWjxqveYKrAnVtCpVXtqW9nWQHxrYw8GOGjTm6iLQD18KePETic8oWEzYuy9K0mxYg_-5yEnoqkXyboqjzn_XJr2CHxe18aDMtPBR8bCluTJ7SJw2Z4wP9DkySfdhLXc_H6NU69PIby-8jhAAG2fjZoN2SK1rki2bTSXWpQ8tBkilf68aT-2HRnwEVH2tio01bBsPK2JmYlVp4aez94DvNq3ePtw1BVdbYzWUTIey7T0oLBhyUshtlc8i5QjH-wrr6NUgKLEqGo2Zef2csBS8hqcl0VRxdgD1U-dkLh6QrZF4y6w3CeiIo0j2F8c6jkE8LhHTTJhHOuOiieEnt5wH8L5uI-spvEMf6DU1uhiJbW0EFlhQ6iG8QWAtW52oikNoWtK4tr6PyZXevh_0ytM2IMI4BzD8WP2HeVSZOUjmSzKWiGCrkIm8iJe3WepTNUQ5v4KnMaw_K3yFBZNWe5dzhFltK-4Ero7bNnOMcYVAumxraz7OuvKYt7Rnj_XQmr65hTu4X-zFwWxocD4S895iZ-QiNaMFD-_o2uArVfF0ogp_hLZ4VW0UXAJg8lhFG_DlcV9S1rAcNmdm4kakJjEDgqyH3pypyiBorG9WcAZQ2AVMJqGLuq8o4TWQZpE-uvfIypsdpezYGkxKfZUPk9e640p1lfqbcbuHYqOXWC8f4umiOq7bKRZnXcf6NuTsIyngYvuOc-lW22B6uO2bxDLxGfnQUHgreHNlpobBw2zUQo8Al6Zmv2rdOXYa1FG_M8mEBTYNKvlMqpsicklZrOlGe_Ep76jhVIEtA_WSz5VHYncWL8hcGSlbTTOq7Qtn4hX-a0EntdBH872GSpU_f0wBDBue8fEUgOksFL9QGqSa9-6W6Zq3B_ZLqkiScKi2FZ4enbSZQ1pZ9GZDXzhZlsL0t3wk5QP2H3AUdFXZCEZm_mLItYcfCI6vCr0HvMA6_lkaqjL2GL2hskbhZnLdkt2KFzXhdX9-2PNQFDZHGRUuHwTPAG74ZY6ijP_R5CjdLPbCEybpA693phuNKoIiLplF897mFxL9wj56jKLB6TkYT5wZncSCbCk710QwtWUZwxm7nYccCHV8p5zgVAP0XvP3IgiYI6i7F9-AmrN3JNXezau3JHF2spP9e-rJnTcqjPJ3fmrPS8GuTkvZAd1Yzw6KBFeHLM1Vip39IPKw6JTJeUpz0AxwYLWALTpbP3qqGl5KQSPDSDvACTye26YV1Q13ySU8Q2-q6AFTWLV4tAB5IVfb95BMug_EFNB2Qu6fmZzPylRZxMdO7jIVrxvSha6RYXrJ8UsM-cQ', 3, 1795883084977);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.u3ZFXh8U_hq8L6CZjG_U6jfY0yKa2igUI80A2YGf4HpdlMXq8AMDUv-i8dUsk5kxvJYkARmU07KQt56nAV8gcccfGpKd8MKfVBNIJNqPJq0zMLNY4-ZrguV0fQL-4-wcJ01pO3bsqLAF_5HB6WIcni0FXy2wkvnEn7oigsoCtFnMGXIuSZyXx5iie8f9zOLGoXrLVIq8Z0n308zNtl_fL2nHsnt97mX5xXD0CNOF-Z_P6Uc4jCMiVOVCc-umRwyl0s2NUQK1Vexy3NkNjZSAxkXxS_bj7oLMfU-JXNClABfHEMeyqvMmvqMYxKlK3iST0FeXMdjdcpxi8Pj76AuSJfKKdIgxUO_8Ybqs9n4HyyIY2eQ38_AxhSoaO2t7QOIQYZMuVYHRSE8P-K05uw2lNzhiIuAiCwLaRioUL4wM9JitJ3Lg9AyrhPbnblhHwPNl8K77QWUGr7yRmfcWMK5w45ld2RDRFbaER94gq8edq2Rma5BUoB_7yOEN9L3Ew773FV9GDiCdhB5FxP0RWAtutHJLdam6lMBnU6uQiX2BwBZ2tXLpW7IjsWwERdPWUR4axXOccI9_QqmmgEMLt26tS_Gj2H5yoYMZiKZUCSRJ8TLlGrW5-4oSPN2UDfrkgFXnUGbbeeOcH_ujino52luQpzBYDLgywQVXaGI8YMieWe3zOS5scxypVUMVnmAKGURzk0sKj9QgskhjF7USnLr5qcE_7W_0rr-fiICK4HjCpBTlrpSN6X7H2CefgvfmKy396QBL0SQVHnJTrmj_r887SbWJYyasJ9ht4p2HfTgfRyHfEKWDMPIxNmu6cOL__EzzYzmrLO65gJAOWd4txew26tFuOm0lF1hu16fH2SaKxg99S939hx5y9Vdhoo-qoXbK8dxm1BvAxMIp9uyiIii_c6Eizy0FtC3kovZsiN7MDgYb6K-qnDe2CoJqwkOcmgwEXGEQd-dJEj3qV5GeGJNFeaqEA19UgvNjyRCsH3Kthc5Mot4hbFbhf4ilSoxj0iMbcxPS_N2b_hmo1747vPSwTkeEvSnh9TBqOSprst1ga9LxPGohdvNK-KRNCA5KosbGEnB9NE7O98yxLxlq8yVJSOVglu_JX1DlOGV0BVSZv8sT6z5U0NznRAAe42oCioBnhxUVuRb089_MjxqhlyHbH8MDhp_LcqEMd8iV8c-D8vV-2SIuL56JFul3-txmd4_UH01QIqLSrYcQaeT0Dei1ztc9EU33BLHzQmj-fhLQlrB_aBPQjZQ5K8IuA0daC2EvrWQfDBx_GO6tG4URdTXtABaO5y63TudADTuZL7VmKGN-jN9kd2qwQ3rhhfBywX5-HuaYucsPpxMGpUYfFRU994Q311t29TNHE87pEB9GKH2yh56IhD8A_Ix_063nTdml7W5sK9KpooE3jsdmvMARcPT6E0Kw0RHDRQFfQwNddreuyTs8NuZ2DsoeFiBBqkkiPmGh_yg5c8aNapawDzOZHazRBCDYMdvhu5k-sanNu5o2bKrDqFLxCTprYUYqMODMqruk3W5kxdrhB3iV5LXk__zIAICIE_nanD3V8LaYzWbYAAxSLeNqwoKc9NjIdM7HtbsxjouNxS_ijKl56SUgWNcKkd-z5dNyQQMcNgziQamyAsRfEKvqB2E_N2kjO5dFWJ2T3t77xUvQTT27hIp94NievlgCH-bBQEFBhEKqjtmZ2Cb7Dejn2kLWRfH2DK21fyHk0nLhcOOwmElgCEMGRjUrMp5zBJNog_P7zUpqo87FnXBFA9breSE8JU8tYfy1x3351gygtO0GlNNTcO8Y41WrZK1sxgx6MeEXiiqyQHlUk1eK-gOeBq2vkagAU0Txf5LR8b8EACELbsjmjc0rTaEm2hpxeXkqOLxU770NgGOTr55UA0zkGQ9DucS58r8cV1O4ssLfWmYjO2ZHAzQ9sD9TavOu4Ff2udi_Vwv6ivXfIz4Au6wF7s564Xkc46mHcHkh1TKma4IHeQdPSMoKbEGTmXjT0P32nuAFeUCN3CbSd0kycFCIB3sOhKAQ5FqnQokT2cM6hPiuNLq7wkjlsNuYUR-M_ED_aLNbZeTrVwk81puyFM7MnGyEiB4mhpUNTWDFGoWPompexENEvdVEatVHs0fi9iZxbMyPWSam5eSuYC59TZWHEhczI0LNSUfabLnFdO1fEVF5uMnmSyJmuaFfez0DGhHi_N3eB7LnyC9Jy-LtJGDS-0C5H-vUFgQFVBnFTLgOxgHLGh2sgq0d6ZWvGDBJCMdKiCZLcIV-', 1, 1795883085088);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.Rv3cXD_AukgZltCZ6UEJxM42yaH4KSvUyiHVYZAOe48', 1, 1795883085255);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1._tqPdrx9w-2LCBUcY9qRai1Iw36kKa2Q85QUc3WkEn4UID6oeG4Rj4Ri4oTIfLdV8cwOOT23gAZEOtY5i6kWqT5MRRrOMFM');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.yy3nOblvGwcHnNowaib2h8ACarTWOnhtFinnwaqpSwTt-dEYs1rsilQRvZOPSt6SloLLgaBlprvxLp9Prjk70k7XDVKA2HM');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-192');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.8_Mrj_BwU7zP_w1O3kAj75Od78zeOU_Y67wGbVkrF8OinU7clBvx--o1saLnbNxgFLasH-a_gzyYbVJHaIx9V-DRKUvE0lZga6LP-dFhXvUDNMxwCH7T0UwEEo6qOtNjWVHK8LA', 1795883085254, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('k3gw5z53', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.8SOajkK1dE698qiKW9ZD5Osz9Lx-dxCktiy9-3eo2AQ0h_oYRFED3MtL1c4ZNq4ByzYA9VnKls4BZf72gQGEjDZUniV0mF-fN-Zt7C5d4CM7YzYBpVccEaZQQPBUTaWMnf-W4VsJepEMn3c8RfaJGru34FMkq2JHEyz1yc0nqMA9vFSpGvJCludbAmmKT380MtPy_Cw-STT-c0C_b4PwfblhC3FDeOFHpPy_noLBmtb7jeYvv5lF3tkcDqxVeVAmblVS1J1nv268aWbFt0Bo4bOaVAgIMOVwgXuw43S6xNznrBsuqUSu5eMtQTqBiYhpUOlGip6GKfb8duhbOCIvU6wRpBGenkv6ysUnde6XScKkZdlwzyc0vkPw9-ERMI1kJ7HdNV_dB4CIaWk_gM5C0tL0eCWQTDGg1EgEdwDVPkWDl8_6H54HjBsOGdQweZBjO8gWBnKnTUPLfrDM-CjvqIa7RxyzGyBUatBF0-96cTE-04ha', 'v1.k1.eaiHyxwuh5lxnG7993D8OS1_yfJAuruc6_WOOoOX1iGC_aCnfdHLio9EMbtU38jPeJuptYZ_iKnzfSxpiV90f40tx7BSKW8otic9Hndx5yKavGcqJjQkTo0_DZ6MMAbX5Bslcs8TaAEesA9cTomLgPWnDFZRs3Aio6Y4xwY-QgnyW5pBpOVq4DBonyDRtaMTaeTddI8c3LCKuQqr99P8qaw9B_KskTmh0LwqJFBLOmhnCOcX3rywYZSNR7zfqIEcXLuwWcZcUjud_-FafzVzBpIGuCNBgr9hmEWL5_jekmshn2FbubFWmkrdlOzbvCFxGWybkJZVXyhEwKaJxwAuZSba_dD74Uvj4gFme46O1QXAGzV8sIuPy42HUmJ5UBQi2bFyHAR8zmYgph9hnuYEnz-WBcw_YAAFi9N5-8PeIh9dtM4d4RorH6wK6M48DX1qYZFtiMFyypZBF31NV-5eF1wh6ru5MejB-wbHWBU6nkduisX5gyf0Zs0L2p7BXiDufSAGZ37NVf9tn4Aga2gb1fGksKf4fnIyu_n2lguR8DQbFWK16olnrKezlJVMV7LfhflNPpcvl39yktxIUQ8AnEifRbwhfL7rxIAaS8qFstH7OHvvDi3Ngy19FbANe52R4DsmnfU-Q2gixn4TTVnwMoKCu9ELC3GsbeKUGMxpnc_y5m-eKhVQYRrYuM4thdWZyEv-jmsZmnsrG0q4CcWM2vr_c6yCOKceGAQHoCfnVp62HfNNrkFbipNDhi-4DxDDLiipp5o17cri2QtNg-IxkWicein7Kskw7pP6wfFCIF_lOfhLsyYX-x3ZC67Dwe1dz2YnIssvhfLwi-ahrg2AG20ipfPiOCZkxpURztZNPZjoUEzrrjfbpKssJPHebxJ5uVmBobcSrBYDgZUAreQRIn-bnYRtKInAxCj5D6SYA-RdEJi2LOuS0-ZS_gtAyGGBIyEeDN92PTxRhfPpR66MXgHuwxJdDAd-qKe-8xIxJnC-PxAfvENlPfDhWMn2PaFew8TtyOosJoAnKPiIF-LRT390tIBLW6VBgXkc90F_EdbV_zzM1-WTpeOxSXl4F0mtq-xzEIXfmjyctelFO4qpBuFq0Z8dSdTqhvEKWrD9mx2rq3Zg4Sz3_oxrwhUrdkC1Gbnqs_FjC84AizdcT7hH1qcLHt7xXb9d7P_zz1yPTPwyaZ8eWf4Vd_NtFJIHIE7r9WSY1MRR6P5nznpa3HlTyPjSIVr6pSyb7j2mNAfmnwv7UQI6CjjJynNxNhMM7U45gS-eIeGnjHtAbTsLnzyBHzmgRWZ0kK9KVgUpfJAmuxV_czptqs3QP4snNoIv7ySHQiNTCLFQnXjVODpwF2MXQ4h3TCNeQJRAmc3E_Cq9mJK60Ic-4EfDZofaif8rnK2f8ZJ2gpBjEb_uDd0aUK9hLuc0YI8ZVFtVulvb8VYk4XZRvXwo_DtfPp1nwiTp8Gduyhm5w2AtmAJM78vVNuU3QSEuk1xNQ9oN3DgQO0N0YK0tjpi3GRSrITWV6NAIZ-5UBC0E19HT9bnvdwzvNOEtrNX-wEuEs7u55Ba5wjWL54FNWCfKUqCi_xjW8kOFy-L0IcxRNF_CIzm5kYY1MGIWo75n_4aCDKqBVMdoBaRguTMeCh58X5JlEs99bQwz2pr_t0Kg0Wlzs-UJy5RzfexQAV-MSh0-vGzeZnN93xfS79Qd3CeEi64uFcWHX-w4I3PZrGlMtadYT1M0bj0ubC4fEv0Psavll0ZT-NqNYzNsImUeF9iK9fpwLaiQNldeXAkvW4xz44Yfg4tiWpWmVs-7TelgjFT0P91parsxvkj4JBFcmLtU2gpN8u7ktn7dbYLuxXaRR_DSbMlsVXZdeSdL2Ci0GyhCb-XpEK-uoeyuPxOeMP8hp7m03cdgBlYfg_gEASoarB-XER-oFL--ZNLT_yRXPAtjookHvZ4Ntn9BafZsXNVYuYT9YKGOqpVVNl_Li-E_ECw6ynr3RMrspSzlXR40BKaw8ebEIWgqR2qka_kDnqVyTz4p9v4O39sql46bgIJOScgXmAR_Sk8p-XeGNqs8klm3jM51j1Iq9jtlKVTBMUOZqPFL1aMgQy5aJTWE4KV46PNsObmfVw3Ylr_3s_zwAayl5_-0McCuPrPQcCju9P2mFpeFelMBtISjjyISIXD62rXCd396z5RLxba4kx4XiEr-8CseHNgk6iQ14dNFLrRa2x4ZKFTAnuo7rNsRCsxwea9L8wx7U82PcEVxla1ehc52YKreWEaCxVFgzra0kU0ufi-3VehQ26uVQ8nODAA8ZzF6sUPwbpe8vYyRbGXJr7w4KzTkDHvP9IVGxeGnyel0oHl2tpNhxBUdH1kBOcy3-wCkLxOxUtRbKAv50VsK1IgZtGXL9ihAORcuerXUVO2wN8E6SZb1WanCLulNkQ', 'done', 'v1.k1.6pkTsy-vd-1PXh06ohNazZKZ6LLl2n7bAiCYA7AuIWTTdhVyZ9LIejC6Qtxpk5at-enQwe5sSQQMJZQyHxjyEftO33_ZIghMFdr66iHh6s9Mw1WhoC0ATmzmqPH1M6JfiItATQ3krLo6RR48xLOrKvU-h9l23QgO', 1795883084907, 1795883084933, 1795883084951);
INSERT INTO public.operations VALUES ('eyu8tfyh', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.xwHq8mstO28ZmVsicYXIxRb_DdhNicCs1uVPXMpvOzmDKdQgbLAehwimEF8B771xPZkIBJu0_LNxIpPeFoJoVHWNvAiLDZK0fC28KrTLsTVs6-sdR5eucxb3gacV1QB4IWLcsF2rxDPEAdN1ePQAFXym95R05DFoJ8EA9VLIynHYEfFfiON0bOf4rovcQCAX2AflVJPTHEjNW9x992CCOffmeZsmOp61T2as5s3Z6ilDNIKKIgwKct5oHPOhEfY_BjKYxykSy7F3ic7jIsnarE1AIkYu6Ixq7fLgPnIfbnDtp4FPp82wLSrvsrxEXMF37a2nfL2tkRQhkru8KZF9j48KE-6p8VGOrNjhGfdkZiYYj0ocOAHNDnhnRE44oZvNX0vhPCFXicaO5Uf5V6D6X4luXoS1vZrn8JqFG1f6b0XdT8bPOb5c8k0bmrF0xL1rWt4lo5RQMb7ghFloYyMUzvMppLFcy9fmPczWaH8jxImX4KI', 'v1.k1.vKm6tRBPpUCLq9d7AEirHnQ1mqASaMjeJtqLOhj2BY2nKRb7tA3gprFfecsXWOIu66F25CiA7B6X_ALUBaFJtjdAz6ruaMw1xWgmod1Na8B4p9vJ3Y0oLobZeW6KmFkaTEdHjia_tDk5XZr3C54Y1TR2H0MqgoFWCKyamgud5oUP4E0WZiQIF3PP6tGiUht2ymBeog_Nh_Wfezg_UaxIwqJHfAuDom1SOCz7jOG4fTenlIoxAPdgPXGWPCAQvj1eR6wzEIJ6URJFSmCkeLtRzTLmna_wdq8QvlBbc1xujkgHrIOcTJohl32h5iGKNrFRzITwZPlPrI3I68x9Ml75O_6lG2mRNe9Xg4hGLOX1d6bnSDdvOvYK3pLgDOSxqNPBa4lO2Jasnm_qc48B29LrwtQtpgNDLGRPpEm27jUrx73WGABNfEJMTZ--R9Hrrr5rZ6WnwGYOthEJkORhQa60yyb0eHPGKaLTJJWSde4kBHxvfumBvEog3IPHFUbxaC1m6kWZKEFW-Oa2gjSlKzVifQ-r2q7KDW0ukbo8Za1OvjeXzVFsrST4Fjdi8voeFKqxYVFuEjpMaiKgHCoxg42P9nxZeMrbMBVdcd7lGKb7wtg2vDvz6mGWMWCjbE-8nZ-0NIvPK1XHl9pJfLWh1oM-MSn7VVT5u2L55xD3XtXdx1uJkcVwVmZF-_7mKsG6i5x-6o2r7bwNJB8rs5evq3pgArxzIMhD5oEq7t1Ucz-bOwF-e8yZsAl3C3Q1EWZFFgFLc4th0ckMmPh7pDteSSqckUCVeEVvh-7Hnom0V455fmDiz87zEPNMM_lIuJe6iaNgzabrj0aij-Yx1kGB1wXwcfi51MNCWeLigCFCv-6lryLD0-o8o0wT2Ma8dE330IZD_CGXvDwTRTFJS7x-5BLkTYF54OFCQG1hIDstll1SUU5WTf7cLsVlEIS6sifM1PG438fnt7OSETJfhjchb_ycnGAMWvXEwkrRxznZIkD7zQD9XcPwNYVR4bWv_odKrVXj6K3VEDDU9PeBsCrr3HU9oIj7vYjw-W5AVNwRv6FQ8qjONbY43sQs02oHTed4nCfUqMbfBwstEg3rjNvqx8pNIqUIdCmXlIDptgUXH5M1Af2bO-ZWEYKIz618FGSLXluXaw-rAWHm3XHi54Ld2XB4E-u6WUiI3XQ27aet1LoSi-BbHsyr0SsNbG_xORj9hQpHalU--Q6C5rzx1KCHrkp3L9IX7bc99Lc1fN2JuQCyyuYidC9GmZ_9Qv1PKRv1TbjI3TiDi5wMT7Y9PEGY_PiJoXky1eWmkP0o6uiyicVto-iEJR-sbqpoDNpyoUWn4HlE98AawhWMXWw2pAu47058IUa_Mg7uN-Nh6MocHaPS9jqm2a-bCB1TwhxvlQQPdDjVwxAqbRRj6eN594Et7v2CTRkeJ5C5P-AGYqUj0AD_JgjKmORdlglNSS0DhfD0C4sEb1mNgrfDZ7d5A4i-EsHZPUJdAvI7Ku3uVmjfBjgRzucCtj16Aq9B0RKQxhsL8wIdRU1qtRV4z74GyLjg9KrvJnfYbb-6JjgmeHZXE_FVK2F3NYuFFv2o9JofoZU-9hV3TrNFVXauSLd4CeGMcXzteH2-kCUFMNbHd_Hi5QU68PBX-ZKl5Ol4Bn_dE-WdeZBpub21Jv8ipmKGkPtoHgBr7AvtFHXmmXv5EgxHck3ZfLuuSkHEIEpnaToN3sR62HngR97fEX71AtjCPzgp7S6_oob6ejCIslBaG24OZxtMMlOgBxSHRIZODkO-qKiKriMB6K2-cVTAmXeB0_dKHi4DXRfwiYzcm_Zyh5cTO0xM5M0QOXnfssCdoP75kKYHsbxumoeevaeXwosV2hboV-iGym5BtoJGq1ac7nfGn4PjmHH-7KtMOLwPGT2Qdb04jpa39JhNL_XLyxHK1X7ND4S88hOcUf1F4lRzrsFsN_PHwoh4PKzMKcm2B3y7Qo7XPps7tNG3E5iTJYzyGRRMedX7qrM5Wcdj9j7ZaUwuMvvsDx3VkxReIAyf7yAFNDSyIV1fgI-EpH50FqN5mxSJ8-ZY7bT-ttyHscURzHfK-FewvBOXmESgml2zrOYLBHvt-qDB7HKpHo98r8_Asrb9CSbvi4GmqQAsYeHd92ZkClSvBCHdwA', 'sent', NULL, 1795883085017, 1795883085047, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.ftEcRKGnrQJvs1xas3Y6bU1ERUo5ZKXnXl3qDd4Em4k4', 'v1.k1.ynTIX4ArtEvsD-IpHPTKpfi5LUvSdqZDSDDBBptJNWkRVg', 'done', 'v1.k1.pHJfZJMXidYG67mMcA9MRHx_jwyp2dEHaqJ8cGwD8dy9tA', 1795883085253, 1795883085253, 1795883085253);
INSERT INTO public.outbox VALUES ('b8ecf35c-5fb4-4ab9-ab4f-b69a034c4d83', 'T0ACME', 'C0KILL0', NULL, 'answer:haht2aa8', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, 'e8984011-df35-41af-a11f-d169ee1431cc', 1795883084842, 1795884884834, 1795883084844, 1795883092852, 1795883084852, '1795883084.862000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('16b6ea6b-584c-4b51-b07c-23b81ebe9fa9', 'T0ACME', 'C0KILL3', NULL, 'answer:k3gw5z53', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, 'e8984011-df35-41af-a11f-d169ee1431cc', 1795883084983, 1795884884980, 1795883084984, 1795883092990, 1795883084990, '1795883084.996000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('c91f6975-ea6a-4b36-b6e2-b0aa7d27bbd7', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-28T16:24:44.938Z', '1795883084.862000', 1, 1, 'v1.k1.NgVLGpxD4Lzhgzde2D7BosbZJHSimoqv3WxhZsi4bW6mTKqoWMjMs1QeNemuL1pj-coP-4H_DUY4nHaEdPpA9EC48EDaT0iZ58z7SiY3DwpjReWn7yZ8T5FzyQwa7g-3wjPgxGGxoqwXcP87FM-tB8Zj6bWBt7B8DQEIZ76sTosecAdj1dnHW4uIfawzORyC9CSHYQE1lYi7VlOx-0mLvYvu4SAdcBVH6PX7X5f2BRjWIKLDBSebb0JV6u2UqHulTL5F8M8LfUyM', 'waiting', 0, '1795883084.862000', 0, 'e8984011-df35-41af-a11f-d169ee1431cc', 1795883085035, 1795969485031, 1795883085036, 1795883085036, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('eee708b6-7655-4178-bfa0-cd1e34b2327b', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-28T16:24:44.938Z', '1795883084.996000', 1, 1, 'v1.k1.GMmEyDqO8lgP5A8m7Nak0BgbvMIhdLCH-IdQY_gOnHv3SBQ5lpzQzMPh-CY2NM1ETRwTscrF8qneq785ZOwCU6i8WZUJiKcNHcNFgXMHo5hL-HRpAHO0rdHeqzSp1LnknoqCeNacM8M2WpoSaTeVD988qQCkvLfLWXDK083K36f5nOtW0XvaE5MYDx4QNOkgF4PhNRS2lfWcZWKxZ_TRgF_fGhDXhZju3IMZiYYAPH0dS6tWYPvOOMm9eG_hEP4jMHvmveM61L9k', 'waiting', 0, '1795883084.996000', 0, 'e8984011-df35-41af-a11f-d169ee1431cc', 1795883085036, 1795969485031, 1795883085037, 1795883085037, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('591f9df3-a3d3-4d38-b67a-8b5ee1abf931', 'T0ACME', 'C0KILL2', NULL, 'answer:bqr5xhzr', NULL, 0, 1, 'v1.k1.ysdE9xNKOi9-fK4Q_wBOhDmYt4KykzB0RO-fZKVqjNMns51aQsVg45ECtFu30sOwyIIWZX9xCdVfIIxfmhjrGwh5674CUVYWePF3YbrqTSceuhpSS4-NTkCXP5X8mHlyf0UmDrVqlG2bVAykjsyCrjG05VfxQLLWu9vwhQdwXhBx4cU0SqmqxzlsNBXgg-xoKMRSU8Krz0cZS83_85q6GHS8A3XcKgmA1cpzP-zMdqmgrlYMVjLPBfyH6y-8qKHi4uWnKbH3yS1zuAXAbVA6ON1KpdGUnhCGY823P6pS5MX1AYc6CZIEqFmpoJ33Lrsai5ZWqMHa79_cmrwIzp33whlQ6_gPctegvwhoRavZ-sj-2iRPtcydarwEUFm4ZpajwR-1hqmcPuf8a2tEJG-vO63lbAiAMIrMMAqikrUT-Viu3S5zZj3fkoOTPi_tRY-VzWb2I58AQW2M9ppyuBIdrdsYodYv8CGgmCnN_obTgh2fUvH8UXg5taCgbGHDsx9kyZG0YmtnsRlcyZMmC4-4v9ODCgcsXR7MQiOKSWKhIOLNFdmRjJmlvdJ_33KvUPDZl3bcFK6LfYzWci_AU1gagq5k9PJjLbUragNbZeQETScwJaJPhVLzPdR0VepNco3SzctT85C3xRIB4XZYp7_2GH3vTmmtzMyiETXk2Afm279sT8Er7nIBc6aPRkibWjhl5Lj7A-l5NwGbX7bZJ4EMOW7WzxPB-3G97tVRL1fEHgnWa0brwLNRPAIMeBM6aiSf8a4WteSFfch73ADqV09s3cFN-jwevWttMYLT3iTs5pkLJQcE9VttBZIc5m6K7wguXItaKuoWARXjBtICaoz14mZso_IqDTXFEXj2s_u_Rt9Ju-FAnVFIWD1YAr0_9Q6c6aISRkX3TkrVDOjI4nr5JYcJsbI-vT_gEpBVQ9G_x-tkGyZ9rcxdJj-A1CEBwbzmhEPn-qryuGIzybod_RpU2qKaPRMigLz0ND8JLP7dBvLjC7c3NZ5Fnx6DNkHMbYru-ibhhW7cqHM75ag6BlczWjRjHtqpE9V5Cy9Q0y-JhD0xf67T5rI1KAPH08o', 'sending', 0, NULL, 1, 'e8984011-df35-41af-a11f-d169ee1431cc', 1795883085091, 1795884885090, 1795883085092, 1795883093096, 1795883085096, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('44ccba58-7081-44d1-8d71-0b76da7ec43b', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.znGVQXIoB1yR012Vys_2q-5wCjyym_zr0ttID190uHxbgdA', 'waiting', 0, NULL, 0, 'me', 1795883085260, 1795883145259, 1795883085262, 1795883085262, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('xh3L2JQKhgjGE9-iytNVtamnRWL6myPZ7EUP4vhmaOk', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.Jl8yM2C1-TsQnfcIugsPQXah8BMwHHmFcGOrx-r-qO_-ZL2HaTV0vunJdaWmFnUE33Oiaf6637dfTZN2W22NK2AEnognUehsufgYzOx_ctRAgA', 1795883685247);
INSERT INTO public.pending_requests VALUES ('eyu8tfyh', 'T0ACME', 'U0ANN', 'request:4a8e9ccddcf3aba3a85247e42d9db0c7560d32f38cd5cc532515da1e6a43fb2f', 'v1.k1.TVQtsQwCxSr1rPZIB6oOdLKiH15uTxWC-5j1Svd-wY8ikXdhXk1WoR3ucR1FoWhqNvhmlhtXOFc1FZtDkc_0rXzJt1WE0kQuFBLD0Ch53Ye1TjwopP2Nd0xU2C7skNdu_RGvki-5UiSbS7pwXGbtV_E3xRxXk9pvNqU4Rx7KLFO6je1pp0SmEZ3sTDLgf9NVc2DYVsLHfgXfZEpGuBXg4nW7Ke8gRVfqwMxqHuwZw2oe-b2GAwkxOgVzRryi3YyvlqH3dkKWic8aDPm4O1cqLLaQfD6pwK2SCBVwzDiMR41NTHBx54n8Dm6bUliWp04uix-D0gTNavZALjkGr-d-TdatpkD5tFy5Cx2PTYKmdpQmceEtmdeWeSlo96pyvD36U6vRjhDbUx5FP5Fr8mujmoj9DzCSxyCJgmbZ7Znobs24TFS29M7fAOloiGhzohgW1nwKAYxDBWahLCi2uLfq8nwLxpxkpWmak-h0UC4DhRrZ_bpdqsz0-H_3xGkLViNCQdHx0-Gcgpct561pfb2sZ-_HkZdl-QdnLjZ8GyfGJ00Ica_MIfBRxNQhtqni_eg', NULL, 1795883085018);
INSERT INTO public.pending_requests VALUES ('bqr5xhzr', 'T0ACME', 'U0BOB', 'request:3993a6119fe48fc5d8dcbc0af7bff2b732895ea51cf0ff955b1375bbbe1a17b8', 'v1.k1.s25HO-T11WVGgkNUrpUCz1hO1lnV7Zzxj_UV0EqCVdwrec5fbw-jj2o55FAWwlGkBV8jYdfmYUoBSNjaOz-zCcVb07szRewmJ__HdVLRrdZQMFOHEah2RMt02ARWgvYTbMfY6vhGjStqAqYzukGoCccBA0e8v4KK5PWDtbmJNbAt0FwyWx-APn57l4Jz6aKp72hMRxFDC7t1hfSQCSjdF0yxjwqJgFvV621WgJe4G42_IQi3zoYVzUMtVJ-Vof8_HP1YXP3bOESC9ldbGRZ2Cj7qvaRp8BaBjFIFFdd_VDh9atcZrYpokLsaSABJurxVlxFC0KC32H-7ZdIAneO-3tE26vLMjkfdi7jTNfjAjO-Et-diH7u197XJHLJB_-932a-qcDU0ygd0Ie5IMhqxOvgfcmdVrmJTyimo_ZMS7c_q18r2KiIpTfLMD5rRgBaq46uvtHhezFoBWXScdDIgEGmiZArK07G7-MwqB-UGWVhnnFbHn-XKeeJUsAlmE02d3AIN1Acmgffpd-J0C7hVkKoQNmsGRCkNwA', NULL, 1795883085059);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.fxadRmC9CwbQJ1AHivQuAUbf5DOg2lviYBZ28ux25GaWr2k', NULL, 1795883085257);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-194', 195, 'U0OTHER', 1795883085500, 'planted-198', 'planted-199', 'planted-200');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795883083608, 0);
INSERT INTO public.secret_links VALUES ('pOoaoNN4SDk5bpijycizfI-QzAskigaVEFLWR_joBeo', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.BGSssuC-3NgzzkqOGLjV6Bk6gH2HB8SuS8kucTHutKKxuvOIV5zjxo2xqTSlIL8uFI4I2GK75gE32u9_Jg-usk0Of4pq-4cC8-6xcdMNPwtEI6UDS_J5jPs5tCViKnA082K03W_7q4yAc7CnkxdvymudVE57v6-KIVZBXIe3miCfS_g1', 0, 1795883685247);
INSERT INTO public.sign_ins VALUES ('sWxdTiPduQup8ks0_gflSN3fGeheU11DAj3dpHEGI7c', '28J-v2ZvKcdti5sgrNl_Z5wA19s2uWk7LK2kyHFtE60', 'aVV5MOfUNVqElM6xItt3ezTAuuOTc0NY2DHOSPR7RNo', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.YXtLwAiNjMSgct772sXUtp2HvFBKDP_jb-ct1gTS5Q_NFtRUo0b8PAI4uR2xA1Ma9yV-0jCp3PPTBWY66ZNzTW4JTQpZ3n0', 'v1.k1.OX8QEbtZTSY8qNeOD5hVR5jhpmkwQAXOGp3VJbje_fw', 1795883685232);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795883085507, 1795883085508, 1795883085509, 1795883085510, 1795883085511, 207, 208);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795883085517, 1795883085518, 'planted-213', 1795883085520);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795883085523, 1795883085524, 1795883085525, 1795883085526, 1795883085527, 'planted-221');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795883085530);
INSERT INTO public.webhook_events VALUES ('planted-224', 1795883085533, 1795883085534, 1795883085535, 228);
INSERT INTO public.webhook_health VALUES (1795883085538, 1795883085539, 1795883085540, 232);
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
CREATE INDEX links_by_expiry ON public.links USING btree (expires_at);
CREATE INDEX merge_request_events_pending ON public.merge_request_events USING btree (notified, observed_at);
CREATE INDEX nudges_due ON public.nudges USING btree (due_at);
CREATE INDEX nudges_of_merge_request ON public.nudges USING btree (team, project, iid);
CREATE INDEX operations_by_age ON public.operations USING btree (requested_at);
CREATE INDEX operations_by_request ON public.operations USING btree (team, resource_key, requested_at);
CREATE INDEX operations_by_sent ON public.operations USING btree (team, resource_key, sent_at);
CREATE INDEX operations_by_state ON public.operations USING btree (state);
CREATE INDEX outbox_by_state ON public.outbox USING btree (state, team, channel, ts);
CREATE INDEX pending_integration_changes_by_expiry ON public.pending_integration_changes USING btree (expires_at);
CREATE INDEX secret_links_by_expiry ON public.secret_links USING btree (expires_at);
CREATE INDEX sign_ins_by_expiry ON public.sign_ins USING btree (expires_at);
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