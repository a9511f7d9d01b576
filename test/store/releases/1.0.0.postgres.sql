-- written 1795878345286
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
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-28 16:05:26.324165+00', '2026-11-28 15:05:24.182058+00', '2026-11-28 15:05:25.800292+00', NULL, '2027-11-28 16:05:24.432302+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('e9ffe9e6-0eda-88b4-a22f-0cf410be6811', 'post', 0, '{"key": "a5bf2c79-c1b5-493f-9dc6-1a143c2ac469", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 15:05:30.485614+00', '2026-11-28 15:05:30.485614+00', '2026-11-28 15:05:30.866328+00', '2026-11-28 15:05:31.874877+00', '2027-11-28 15:05:30.485614+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:30.866328+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('567d90e4-0ea0-8b95-a9ae-ad187b57e2aa', 'request', 0, '{"key": "request:a32f2dffb387cb7ff62bdb2d3b642227aa26f725ad18a8723726e7c062cc2546", "input": {"reference": "967sb2re"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '567d90e4-0ea0-8b95-a9ae-ad187b57e2aa', NULL, NULL, NULL, '2026-11-28 15:05:25.338064+00', '2026-11-28 15:05:25.338064+00', '2026-11-28 15:05:25.784294+00', '2026-11-28 15:05:32.453445+00', '2027-11-28 15:05:25.338064+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:32.475026+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 1, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-28 15:05:38.256208+00', '2026-11-28 15:05:24.12273+00', '2026-11-28 15:05:33.18428+00', NULL, '2027-11-28 15:05:34.288584+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-28 15:05:42.576723+00', '2026-11-28 15:05:24.054085+00', '2026-11-28 15:05:25.800292+00', NULL, '2027-11-28 15:05:39.054085+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-28 15:05:42.806181+00', '2026-11-28 15:05:24.094061+00', '2026-11-28 15:05:25.800292+00', NULL, '2027-11-28 15:05:39.094061+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-28 16:05:28.341643+00', '2026-11-28 15:05:24.130116+00', '2026-11-28 15:05:25.800292+00', NULL, '2027-11-28 16:05:24.362195+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-28 15:06:28.902856+00', '2026-11-28 15:05:23.875804+00', '2026-11-28 15:05:25.800292+00', NULL, '2027-11-28 15:06:23.875804+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-28 16:05:29.370076+00', '2026-11-28 15:05:23.84607+00', '2026-11-28 15:05:25.800292+00', NULL, '2027-11-28 16:05:23.84607+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('fb1d1618-7f6c-8fff-a6a5-2f94a4707c66', 'request', 0, '{"key": "request:fdaa25f1e2a07ab4d6cf2c6f0018b44f5107b69db8e92fed90e69e73f194314a", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "wtkjhuj5"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-28 15:05:36.350796+00', '2026-11-28 15:05:36.350796+00', '2026-11-28 15:05:36.585585+00', NULL, '2027-11-28 15:05:36.350796+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:37.200376+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 2, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-28 15:05:37.532289+00', '2026-11-28 15:05:23.940215+00', '2026-11-28 15:05:34.269654+00', NULL, '2027-11-28 15:05:32.940215+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 2, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-28 15:05:37.503076+00', '2026-11-28 15:05:24.046055+00', '2026-11-28 15:05:34.269654+00', NULL, '2027-11-28 15:05:33.046055+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('10286147-25db-8907-ab00-03327edf6600', 'post', 0, '{"key": "f2fe6bed-8303-4869-94ef-ac684ff96a01", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 15:05:35.859448+00', '2026-11-28 15:05:35.859448+00', '2026-11-28 15:05:36.054627+00', '2026-11-28 15:05:36.194152+00', '2027-11-28 15:05:35.859448+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:36.054627+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('30677be4-7ccb-8289-aa69-2ba3b315b806', 'request', 0, '{"key": "request:06de5ad434774a89adfc6465e33b1c96864d75c75f9e6b9ff5aa032ef3af9b86", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "5be34bd6"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '30677be4-7ccb-8289-aa69-2ba3b315b806', NULL, NULL, NULL, '2026-11-28 15:05:32.053474+00', '2026-11-28 15:05:32.053474+00', '2026-11-28 15:05:32.407576+00', '2026-11-28 15:05:36.222559+00', '2027-11-28 15:05:32.053474+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:34.664033+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-28 15:05:24.204672+00', '2026-11-28 15:05:24.204672+00', '2026-11-28 15:05:25.800292+00', NULL, '2027-11-28 15:05:24.204672+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:37.318464+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3a78909a-d7e4-86bf-a48a-e424c7abddbf', 'post', 0, '{"key": "04dd368f-85fe-4e7e-9184-a14446e912c0", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 15:05:37.200459+00', '2026-11-28 15:05:37.200459+00', '2026-11-28 15:05:37.522057+00', NULL, '2027-11-28 15:05:37.200459+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:37.522057+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('e45776fd-c8ee-86d1-a533-8eb571916ae3', 'post', 0, '{"key": "f1f07a22-78a8-4918-b8d2-276886b2ffbd", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 15:05:37.200758+00', '2026-11-28 15:05:37.200758+00', '2026-11-28 15:05:37.522057+00', NULL, '2027-11-28 15:05:37.200758+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:37.522057+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('aacf9a4e-3da9-86ab-aba4-c9697c9582f4', 'request', 0, '{"key": "request:bb22cf8e3635d9b960bc9d10afea5f16dbdb63ac58a24768d28626e5abea8ee4", "input": {"reference": "pdsrsxsf"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, 'aacf9a4e-3da9-86ab-aba4-c9697c9582f4', NULL, NULL, NULL, '2026-11-28 15:05:37.839818+00', '2026-11-28 15:05:37.839818+00', '2026-11-28 15:05:37.903824+00', NULL, '2027-11-28 15:05:37.839818+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 15:05:37.903824+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', 10, false, NULL, '2026-11-28 15:05:37.80364+00', '2026-11-28 15:05:37.840539+00', '2026-11-28 15:05:25.767723+00', '2026-11-28 15:05:23.754053+00', '2026-11-28 15:05:23.760745+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 2, 0, 4, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', 10, false, NULL, '2026-11-28 15:05:37.80364+00', '2026-11-28 15:05:37.840539+00', '2026-11-28 15:05:25.767723+00', '2026-11-28 15:05:23.390088+00', '2026-11-28 15:05:23.52208+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, NULL, NULL, '{0,0,0,0,1,0,0,0,0}', 10, false, NULL, '2026-11-28 15:05:37.80364+00', '2026-11-28 15:05:37.840539+00', '2026-11-28 15:05:25.767723+00', '2026-11-28 15:05:23.574218+00', '2026-11-28 15:05:23.671325+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 7, 9, 2, 0, 1, 0, 10, 0, 0, 0, NULL, NULL, '{2,0,0,0,0,0,0,0,10}', 10, false, NULL, '2026-11-28 15:05:37.80364+00', '2026-11-28 15:05:37.840539+00', '2026-11-28 15:05:25.767723+00', '2026-11-28 15:05:23.779328+00', '2026-11-28 15:05:23.809819+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-28 15:05:23.916679+00', '2026-11-28 15:05:34.152994+00', '2026-11-28 15:05:26.940013+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.LfESLR1YO-GzeBpEiry6tEKhu-pyKmKHiUPO9VBqr9Gj4g6iniHt', 'token', NULL, 0, 1795878297458, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.YY3t59aHOtwEJaWE0WjQsX81vCGhTF7MSCQNtF3uKHFIMk3e9mAK', 'token', NULL, 0, 1795878297442, 1795878328335, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.IKbOHuEGWyQoxuz4KG7UHuoPE2oYZr5vXXO49rP_5762oK7Hj1R5MdMUDrw', 'sign-in', 'v1.k1.UB3Yrdlteob03GCGkLd79YxGjQ6J4BNLQhaR5kopKWT0De8PTuYf0QhTMTFAmU0Z25C3GHIRrKWlTpuwJZeJJKC5DE8K_yK_MfHdggXn8A', 0, 1795878342218, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('hv4aL80yEHyqO2b4-pbO9w', '--fl7YEgJjC-wPBkVzvv11s-cAROZUckBMtuVCnO9HE', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.R0OrrD3M4OQardK9-mPjtqvUPr4mV1tuMiCRXZqYNO3achrlYAvzDOfj3hL3iWm53M9kq8yi699XEsOGjnA8r9h-8-D15xLMjD3CHjk9uBdmbjUMD3WReyuZfRpKO-KTHE5BlAygdc_pwdFvNDnq302ZOvHTOCAKdDTur3-Q_mA7-ICERRWSmNLz4opHsW6gBjDlYcCgXOYBwGV-0yvJW5-caU8nshf0mQoBPnLMq_7SxAC48mOcYYgzoiGIqTpSK2LyJLZkiyXQ6DwpDrmv3f_C5FFarenMbTc3cYfSpQUMAKZKRO8HVNcLsZvu9b4rGEgae7Wi_ggNhUxl1IiMzk_5roFTeEXiCGlRsD6570BEblxnEulr9Hp4XM5GPMF10zGos4_pQeU2elF-2KgCUM7mS5v_BNKp6pCKdFZapqkrH876szlZDK0XPNpUei4rZLcRmf8Fiy8Cdt4z9tzRFONdJkUiQlwalWj7g2DzMa2XMwuVloj8Cc5nHSm2zxqsCAc_imOCw2Gzv6Q1qqKTRPSt1vz1C6gdHCtGZf4yi_M4IaUjZyRF1iYmSPxbhx-3nsSGmU73gSUrV7wjEvvSLdbj', 1795878330539, 1798470330539);
INSERT INTO public.action_tokens VALUES ('Mc-It_Tu6RffD7YjDZk80w', 'WazpoMV9YTP77G6fXz-fumZqOnrDBzvMwlI-Tp7eFP4', 'T0ACME', 'C0KILL3', NULL, 'v1.k1.pASAkEsJQAe-3HmnrKg32dORBidy9TvD7-0wwuBE5UtjWatc9eOw7lTrKgq9U47X3b5JSJib6UcykYDgOdQEYenwSZn8K6c4-WeYRLsvkimgJcQ3oX6cWbUJAyG5rSQstCc5jKUh0z2zN01gNWHCFdkOLrPfc1ydXpaFadfym4uLhOIjLDIRUJk_uuJpo-7qRrJIAYDHIYIIp6FWIyM5GrwQ0y2Yd0sSBrwb7DFnp6PitfXHOqWj90mkHYr_AUmZMHDiK5Zu5DlmpRlcE4_L-HCl6vTx8cE9vx2CxUXn6WibxIPHY-E1qnadeDBlv0fJDJMFKrfZ8P8OaNRlbg1G7bzd_oXGK7EeGAyT82lS1O6Ivxj-TBhek1HAi--Sx0FU3bqdXuGb69HFtijiFMi7gMnwUCmJug53hVW1pDpg7jrvyrV9Q1rFchPTqfNXEzzM1sihhy9o-sh_4ADqXVAjoVGYRe5Cjx7htjJWf63kAkCfBZBGD4QAN-9SjybZBCoO3-y1c0yspItK1mVLlJaSVtLjSSg3Ju29k5HZv_KUrCv4bRcINY6UoGyJO3U1CaJOCE53NBTkn-dNWt1UggxqmfYQ_gEc3Gi0lpSVp2O940oQwPnVwiQE0g--pQLvBB4j07VSptqnOQrkhAt4IKvWru4hUPagKolMiBscChAowFHHf3RzHpiMvfHKr27ZMbXo9Fer8ZN9dz3lzdhxiZUUYNkXQf_ZCqok9iAgG914EqjRITcRWms', 1795878335936, 1798470335936);
INSERT INTO public.action_tokens VALUES ('3D0uffTy52DHgwErnw1J0w', 'ZVUPPEtkDVowE31s4rMn0Z3CLZIj7j6uatxrjEqiPFY', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.j24AEgdNEvBQB3Mx-oRsaiDDIj-qUz6pJ07eLA2uBIzPweymSAOE9naHWq9BQC_m-8VCLfwIzZ6a37ePhLd2tyhFMNjpQyIuastlheZdWJ-3oKdFAY57WTKZeXtzeo1AJffToD8rrD_nPfsx29fryQy1MMkNZbeGsqpreXdEOvvUF_kyibURbINkhBvyGzJ2VcbFbx7pQIUiTA8jWm8E4dKCbMitYmhZVQSVDAx9Sj7kcx8Sg5oqcoHzhwKbAQx1Mxe82P6FpAc98z5_1D6J9-tkWP1roDIKkMjwrpavRf1TuXMNoJYfbHM1bkg5YZvKubl6nzGU03_rDx1Kh0KMXj6xzjbXEsX-Olg7VNtTlnd3fVqY6lk7xBczcD7CDAnMiOKTkHGzNUkUK4at8ICHY7wsMA3MgUs3jnDdaY6DbVROu-VZKZR4Ff-FOFgqkHY5lmK7nir3ALoVd_wzBEBJ038N6-0Bwjat7ADolyA_Xyl-ZjKeVCbjr9TbW4ezjVFVZUYkE2ROfpzN9MpYozrleRuzQaRQzYHlbJq_MF-2SJzNFLW7sBtP6OoUDUKkBgjokdFw8K_4tNbToXZgNUrqAKyoc41Bj_X4-nfjtTP0ubbZvy-x_TIG6gPDTr6MuFAQ5ldkd2TCZJI0aB0_lSJjCO9Aq-4e3htw_Hokm_U3vr3nnVnzTlmDNyze9Cs2H9yPJ3iQs5sJ14LhPMKVJU3dt-jGve71PedQc8JS9LdSSljFBCp7uD8', 1795878335399, 1798470336686);
INSERT INTO public.action_tokens VALUES ('llF5nslnnqoCPihKByfeFA', 'wieM8DHNWY--vPf_JmMRLM4R7ADJyda8HAPIi2P6JPQ', 'T1', 'C1', 'USEALED', 'v1.k1.v7xNhvf-sLvNChhJfA2_PYvSKQKpPLR_YfXSrzmD-k25-eleYfKdsmLN6Wq5Aw', 1795878342778, 1795964742778);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-111', 1795878344270, 'planted-113', 1795878344272);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795878334810, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', '5be34bd6', NULL, 'slash', 'k1', 'bc1e761dbf7492f5b4bb51404802b3ac28f9ea3848d357f6a5aa8a21eabb6a0e');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795878344349, 'planted-117', 1795878344351, 1795878344352, 1795878344353, 'planted-121', 'planted-122', 'planted-123');
INSERT INTO public.audit_exports VALUES ('planted-124', 'T0OTHER', 'U0OTHER', 'planted-127', 1795878344402);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, 'bc1e761dbf7492f5b4bb51404802b3ac28f9ea3848d357f6a5aa8a21eabb6a0e', 'k1', '031dedaf3f598648c40c46d9e0cac31e2a92109c2a977fd32ebd87664eb621ee');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-130', 'U0OTHER', 1795878344428, 1795878344429, 'planted-134', 1795878344431);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795878336.187000', 42, 12, '50c1c9622fbfe2469d997d46cf515538e2e379cf', 0, 'U0ANN', 1796483135818, 1795878336190, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795878331.749000', 42, 12, '50c1c9622fbfe2469d997d46cf515538e2e379cf', 0, 'U0ANN', 1796483136357, 1795878336824, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795878338747, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795878338747, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-137', 'planted-138');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-140', 1795878344535, 'U0OTHER', 'planted-143', 1795878344538, 1795878344539, 1795878344540, 'planted-147', 1795878344542);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795878297467);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795878297478);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795878297483);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795878297487);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795878297489);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795878297495);
INSERT INTO public.confirmations VALUES ('C9cycskuWeWS0psUDP1OzRwPDR1h5gLiiMJv9vknFvM', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.XopPBjmTv-B1xO3WN4cxgt7A6c-dyZEx4Y26yUuLMjXNvAOCKBdJmWdu6sY', 'yh5gJPADJs-o8bG00Ohi58iMxghtdRuwn7kEYtTPn-o', 0, 'sign-in', 'v1.k1.o79pkYgCITqCdgjKqlnmZ3abSj0NlG83npTY9SGDZi2c8ATsNdh8XQZ5OXbLzWy3crl3GsLdK5I96vNRGGIjyAHUAi1SxroNr6D0XHAsGQ', 83, 'USEALED', 1795878942431);
INSERT INTO public.confirmations VALUES ('aFk-BtKorsVz92v7Oct0ZEkmfCYeanpoHJUDrPx-3FM', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.lppaJYb3JtzlKVi0YRbsTOATLMRUDjLk-cG1I9NtRGZWWBEahOa1e9Yq1VxGbA', '21pQtS-dB0EZFdkBYek49RxDbUrSR77XxFBGXbxEbts', 0, 'token', NULL, NULL, NULL, 1795878942598);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.Ru6K83nm5ShxzANhd9kOB0_zikUeHKObs1ylbnMhHbsD', 1795878942745);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795878343147, 0, 'ready', NULL, 0, 'v1.k1.MS4Cciv6GtRjWNV2ZLYkeM-9QFFL_nMGMmc-ogZGujU', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 15:00', '["0 15 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795877940000, 1795877940000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 15:00', '["0 15 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795877940000, 1795877940000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795878343146, 1795878343147, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-149', 'planted-150', 'planted-151', 152);
INSERT INTO public.durable_work VALUES ('planted-153', 'planted-154', 'planted-155', 'planted-156', 1795878344716, 158, 1795878344718, 1795878344719);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-162', 163, 'planted-164', 'planted-165', 'planted-166', 'planted-167', 'planted-168', 1795878344771, 1795878344772);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795878344820);
INSERT INTO public.heartbeats VALUES ('7a949f91-93a0-47db-97f3-247366e766bc', 1795878317673, 1, 1795878337610);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795878342953, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.q91j2-U15GFoKfOyQdwCjK3Pb0N0utko4MgrpqAaC4zurH2cb9_GAd3EIKZTeyND', 'v1.k1.3SISsSn4Hlu2DO8dMizkNpRcyndYsYYYFG3ZJJunjwYt31Ch0lgOM_3CYg', 1, 0, 1795878342660);
INSERT INTO public.leases VALUES ('T0ACME 42!1', '2e8aec70-278c-4c6f-84ec-4ba489adfba7', 1795878334065, 1795878334664);
INSERT INTO public.leases VALUES ('T0ACME 42!2', 'f977aaff-a284-4282-aaee-5eade4f5db7b', 1795878334872, 1795878335069);
INSERT INTO public.leases VALUES ('T0ACME 42!3', '80db8c39-c965-4e07-8d55-20cdefc0d5f3', 1795878335149, 1795878335307);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '2d8d48da-c171-4bc3-899b-a18d45a3a2f4', 1795878335358, 1795878335572);
INSERT INTO public.leases VALUES ('T0ACME 42!5', 'ea5f0b20-8f32-4b82-8c70-fcee920cb55f', 1795878335640, 1795878335738);
INSERT INTO public.leases VALUES ('T0ACME 42!6', '9786eb43-f515-43dd-b528-e68f0dd4283e', 1795878335807, 1795878336060);
INSERT INTO public.leases VALUES ('T0ACME 42!7', 'fa832654-0690-4502-a7ba-f0f9df81104e', 1795878336083, 1795878336187);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '23675e4a-d38d-4ebd-84eb-7a4723ac9091', 1795878332446, 1795878342204);
INSERT INTO public.leases VALUES ('T0ACME 42!8', 'ffe4410d-7511-489c-b178-491dafa222da', 1795878336191, 1795878336273);
INSERT INTO public.leases VALUES ('T0ACME 42!9', 'c1be22bf-04c9-436f-b355-b4db10f06de7', 1795878336361, 1795878336623);
INSERT INTO public.leases VALUES ('T0ACME 42!10', '901cd124-4645-4e92-85b5-e33274f7fef1', 1795878336689, 1795878336844);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '37a659b8-6fe6-4d49-8c26-e1ccffa56302', 1795878330030, 1795878337130);
INSERT INTO public.leases VALUES ('T0ACME 42!11', 'a537020b-fc78-4dc4-bb0f-78c7d79ba865', 1795878336923, 1795878337456);
INSERT INTO public.leases VALUES ('T0ACME 42!13', '5959214e-2f80-4413-8ec8-c34daa36e8d2', 1795878337517, 1795878337771);
INSERT INTO public.leases VALUES ('T0ACME 42!14', '21a98ed0-837c-4197-ae2a-a2e4ca0ec5cc', 1795878337840, 1795878343840);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-174', 1795878344901, 1795878344902, 1795878344903);
INSERT INTO public.links VALUES ('4tLYW2ZWdAM1mzOB6wOXq6AqU1j2GzX-x7f22l9lM7s', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795878942452);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-179', 'U0OTHER', 'planted-181', 1795878344980);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-28T15:05:33.805Z', 0, 'v1.k1.uf7TDSQj4u3pZCT--9eAMJdCPWSWwdYe4G59mKFGK9tdDe80tGrK7dZch6Hlv41NU3feEVK-hRQ5VoBCVdF5EbOT9PBtWIVS5Hd1_M2umIeYmMazCSXb3h0Y2k-ygi6QCSfQnfVe6MUPFe4', 1795878335238, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.ZzApALHlj8MIdOBjEv6XBpHwErRmzXq75FcpETpaplAk', 1795878342946, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 1, 'v1.k1.gtfDugQ-NPkf3Xkp_pAdmq0MVhhmStGkHabmS0NM0fFZzPkPo2W8VQjlKQFzWAP7k0i4drIe7njOWZVXa3Oj-dkxtpJc_v4UIM-jKkJVCB9Q2wnRwHaly1f_AK593nVuf8qd4AnvcNYE-0h5GRBT733ui_qPA_aw0y33MqU3DdDJLO2NJscc3FRdOfLLBVLECKtz3sz0Rxt62t_kybGcisNmv1ZOdgWXEhPW6QD3O1Ls_D5WlfIxmZFU4eSW5sj5WhQ3xvfdW_PH_hrE8woLhGdtRcOr6a2orhfOam_OD0P5BZdbWEazMOW3re58uXHevJVFf4wzP8LJBKBctTDrV55rhkNtUvApkKJD8BOtwmtfMeeReTdOGO1XTMRdgCTnYqcL1J5gcaPAGax9SKVeeVMSnHcSIxzr1WDC4V2A0MXmequt0IdMaxcQvoG4XcTAwpE9VUp4tbVhguoCCzxCl-hpBaRjfWxQIfz5SKWrJs9YJnwtLbtEzKe2ICkUQ60kQ9X40Bnu_e8GdSny81Meq6_EiwPrhzZwk93GoIBvZa_VjQKwDdkWM3uN1Z_vh-aBqCUAsWLUh3kkLc48omd0W2t_B8nHtavuP9fNKCF5RVd0Qt_Ces62Xa3xG5Shzf0bUkzoDoX9xqKq14JsE4IVD99w_S1ADeEEwrdK-WW5BwcFyEUqR8xpi29XWyO49iwr4jeeZNf9AuKMt1YV6u1XmwsPyVjRH4LY-kd4N9Bdl5vn9gXifBGDJM8ZH1Y3GFA3w87Ks-ZuII39a3Ixj8n1beqeDS4w2uGv3jivYEHrs1uSoedtXRRvZ_8sQLY3rHWWkCqXJt6uDKrV93z1TGd8SXvrAV9BkWRbB-HTnlSmzygaNykeyjaDOllj8GCYr_tW8lRX9wYBzmfph5Mn2HFfFzwoPAVJS_AE50q2iby-vCvqVc78Ngqp4-aYJJcIC4dcJNTpDeBmp-a82pES36MbJermmKFLldbwveVrjj1v9XaxEibvOxW0D4POorc2njcn75LOZ1nJestIWp5RCT6q7C1UIc3H9ZyYQYjfqPQ1afMJ2Q3ux-Zb2jJDvpup6c8IXIcQFqT4kxNL7Go9SgZOJ07jgnn1IMa9DSyoAvauox51jQhDQiXycCAoiga2woDotqFipkrNyIWYfvryR3cr1_tCvgDjue6XCmslHDatH_iC5D0vSbYLY4xOSJAAWvn7eDLrK53jKEpJ4T6kDCYHmetGPhivpdEKdnbNWz_316dlrYNAKBpA0pGwTZOYMkLqjUOmMo3pTSgARgy94Ywzkig5ANpJNnS00rioTRVYq0mPVsscCjSB6l3LcCRKxm62mv2otlrCUYxgga4uBNLa6CLh9z_4IGnShJ97P_pIYEfEfj961rx9tK2E5HOY3eJHDe1_liAzmoLrX_1erxBjcHC8uhfCB1LHJX_gZa6rr8cYB3tgwr6UHByQyLvJ9QTWwLq7xShQMpBqilXQR5uJqM49mZnOsvp3-7O1nvWAS2dHg5U8P6jBPJhhtvbrBJPyHF1zbbbkmmVpf3UouqACnZ_KJAJY7tHbztprnWFYXmuT3zxr98VewPCNb3TJIm71w2J6SDxKPrC2UQNK2Q7XQJd5Hu2djpL8N9yNW-Z4nMbXBhjjVVV5sUiNBXn9djGBw_PkJTAy-WOwtfuSna9_WwBuGsbf_ClIU1rl2anrk0IS2NJazqSxxHPTPRbuFQJsYQy8XHaq4181uSRtcSlfNISZ70WkYoU5zniECdOmsezuqRmuYC3W9Kk45-3uISDrvljaL5LsgwLHeAQ1uY5nhljDHIh-BAyj96lm4UnAcDsJY-Z32or05VyTk9euu7r58pbj3lreuUnQ3qv3sQ-YhtUfqE6LN7ripUg1l3HzqYJQRXW3Mb71znSMgZGtBg50qsOx6-NtHvOz7r4r4Dar-lU8vdMb07mUgKI4E4zzJdhwCF4nlhfmaOz9EFH-52q880vVdpXr4V9ZJ7qHjYh3DymwmNc5o2hDp58aIab2hlFP9pflp7r2bRgYLTf2x6zvxe0uqJcdu5dFrA2KUjEV--sZr6nDOvcpOY8RYkQYbnuSD-AwFUj3inu0vTGnwvX-FwI8IPUbmxeDUDxtQ7rwmXDfGJ3ejo53kH2XDPV0CcQa', 1, 1795878334530);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 2, 'v1.k1.i6dZV2-V4XX5431poeuE-sw_ZvsKxltX0q8oZZ_sKLH7zzMy2G0zyqZYum1Zq-BpDB38iPyR3XnACS9L89CxToZNZyLLbVYPpJAjLyvgnTOMj7DqVVVAvV3jPrFPGnc2aTnicV2sEejR9s84EIvpoHK0NeWLVxo0iwJmn2y4_7Um6WQy9mFXMNeTU8x9vM-vzz1RP8ht20PwCLQmxYgUjJMkMRBQH6TyiUjpMEJgKI9rH9CgZkfdz83hp0TfNfUPG88Z1JWuZwOrQRV0AjKBAQLAHwUFIAwMeOF9okfTvP13_MGzbl9kynz2gasrdw22S4i6VFcMBOAWAeWG_LCNW5T5ckNu50XFynmZbmZXN8QuSBdYP57qlqvTlTYrnqH6bh3T11Bt7y5fqIZnplTFVtIQ9iRS3_XNQ3v4mv5kF9TYyaRaWvSOfC-Zyvq_OepQZWGclYcD0V8f6_zMvHYrmQhNNkbIcOaPOGOIZkY0tzAn9U_LGGMojYanUd1-BQ4aQB3paejXlgwgp-flWkpuqqS2FURmf7-2CN0nRpuOOikyYgP5Z13O7dRaqw-1wS73FQa6nv38ADMS0jlKpKTU_hGEXeWzO_o16C2o7xDa5FMRIimB-Mb6tdaEwD12xiQdOQbcKgay4xLihJV73EkgEAvc-333xwbpMXFir5Cqqy9Y90_4lFCxJz_fF2Uc6gX7z6tFCE4cfsH8MK6a7y3rDTg9zRpxzqiYwhZQaWIVYQ7ExOYmXqxQTpPhc6YjDlVSMtupJSaSbxMZIwzGZAI4A-ZYYLrIQIq5MrExETHpkQPgRx_-XrpfcQhJhA3k7Gsl8wocRjrsy1vr8ty2l7TBGzD62aGHWrocteIHzINKTyQC8nXCOvTATwFwMyqN99Qcr4Gd5PMHnUTxUHKBkK1VgYJsItdFc6nQ3x6-lbMadxKa_uiyS7OO2n0AU1rd5gmxdk9w0GkqHrrkdLYC6RI3ctRkkmaqY-sWgbg_NlZA86tzfoPuh8f_UcN3YxRESg9emzjBfWIuwnL8mqjTWPMLlKpApJRiCjuN5HHkpJRB5ztl72pR_sLCR63WOxILJNqJhCpBrBT8XdyYMtE3Apypl000aI7SPI6hMiU5rjZRmW2ZRVDIi-BGvuDM8hFCRkYge5QBD9VJSRSL8U18okAwRusknFGN98r0ZqhpHXuGPNELwWnmKM7-GFjEAuDfB6jXBWIZNa8WnQ2nyr10QKfh0Io1YlZ--EMo-3tusS4JO3pe29bssvmNjxpbvtIYX1_efLh3ZS1yyn7pFlHhxnY9YlW_D8hcHlBTsaIdHo5vf8GO_yGG0rEBiBgih8PuqbYpwNfpZPRPEDTe3HhcwVwcnftuW-B_wac2W8Xp4IJ-a6fyztDVfMcOSsoIBNhmDXStGt4PfO5JyFCC_X-5i0xTMBf2lY-OCGJjwp-6A8JfEOY4YjXXHJYX2BpviRn2DmraC6kMiuL79KreJb9px25Zyz9KyECy9PbTHztuN5FvbQIHw26nGmFehwwSWpbVuB28mrvqOOdHFSSGdgbmKz-EaWDJba6BGuQ3MoqDAPduk7FjdH7FgHgLo1urBF8kXfvLD-S5jd69NG326aMTYyNVhBl4kaF_yALbLpNJOzWTdcK-JhzwM_mMj_jY_i5t_TxfE8qkxGtxpd8xcOTZPgdDVb3BXf9-WSKkdEXIM_ky8XTjDG7W5CVdnsUeokykuUnNo9QKjYAxkuxXrtqyYkvvoaTwPrrfNTBFBgvfn1VrxI8yjyjWlBClU6_fs7-7jXoOhr5PZ441wSNiGegp0sY_XgNgUkToRxM9vZIJvFPpt8p-EH30RdrP3Amm4Q7JQlJ8nEKyC-tSUX9CpLKKsdvlgMZQcvss-3Nmlu95EeuV7oMDOdPOzcH3vKq73stqDDXaK4BS3WXTzR-r3ldu8IlFBRbTZ7dwf5D1mcX6AGsqkydzsNCwkizo-uWKB_Aa1Z5r5tRNEJpQRZQAvRcjHOtnYpNDK0Omq_pu85TdtKQMVf8uu5TaC9AhMOc_aTA-mhtdyRUX0Vq9TaRY_hqRisbgDGpJUUbU25EjACrF1ojY0QnIbBB8X5eASv1skdyUUwSqQfTqBgm5A2eMsW1qb1e06kF2-lo-GCBAJsvtkL3h', 1, 1795878334978);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 3, 'v1.k1.6JEUsrvXjTkTu6Ba6L3Jajl-ibh7REgBlgsHWBfKESkyjXJeTCG3XVIS3X4GugLCzt3gZtkfUwK3OIfVDt08YB-YyBpCI3T38Bk3q71Qx-T8dfH0jXq-F0KfaC3_PfwqaMwqYH_LNOuVg6N8_ZRVFJKclaAVqPXdXgzTmRrNJgB4XEbvNjPBGE6CYad_ublsBiNXLZinIgHXws9uNr6BDRsjl7BdvCxHIoBMnhh_-vzCKsKPdTuotix66FmtODuahOmPQw8YPqAfhjAsoLa3b15PPK5r4NKnIMI02FdF9kdtXzUATinogmGzLZDcpOCUxHAUjo6ZPbjW9xWqBTQG4tKYvN8zyHjMnNCjo-w9bm_v3Ygs39W9UJRvYCLNMEbYZXpi83YSA26vCj7ssI3vMapTpIgoynvF9aeYtFc8FfoiH8PZCHgZjiwEqN1El5nFqLFOODtQXs_nmfxNri-7Z4YKNj6TeMLshnDyz82uIesSmgI4JIqmeKHB6hySKmA0NGLH4F6M6dBnBr43-i2YGfNK2hVaDXl9zmWDVTC9ou-_FIfK9UkFWj7_MIuHXsaXfML8BO6wzVNO_fqG9ULbFmWjyZAIV8C3NzqMddtwRDfEQqseua_7g3aj0eLBj1FmnsGuWUpsc0HyOLxFbk5l5nrbULHTX1AREWmzI3OERGDwnaxJzQeraSB-LF0RIlMd3B-WyZtGFAmSjdCCb77eY7dSq7RqyYTA7_lTWX3bd0X82ztrka3GRi2YVntldbDjtGUWDYB-PC_g05ROTZeFLX7IcBd-vYq3ikLYn5GWdpS0oxXj9ESgc8CICI-1EanRjz51F8ajV0JB0vYXgBMYhjdQTCPZpBmhqYJW7UYR413FVgNtVXesoU8yg11Kn07g0-NrRR1k8kEyFX-zmL4s_dI2U-Pe-FCo13LHXhmhwdlUF2kspuHaATbpRjUaPNGzc-HACF06cDv12D6rcwuC0z98cDvdyHHkOlxKJGWE72r1p4HPs2tYbaN5ApJL-lwihvV981aqoMnywdr3V0fJKMU8ASuU6NDK33Vj_vMF8oqyxc2UBPen57kVfnnTtDrwwr9mr_9hqjiL8bm98PcLbc6K1Yv23acrxrgh2NgC6dPBZMTnoAjtsA6rEEdAcFX317T82GLAVM7TwYGu6_yP8SlfU8zaL1oiqCQC5DCLcl5akLx-DNCEo2oKcOS1LAEsVbXYFdpJr94nlbjZc_ya4-OeOYyUkgSHtCu8S5hKhu0mDSsc_bRcECkUcBSCTO9jDkLzoDQZR9HuONRddRiwgQ1mIezxF4AF8Fo50Lfm2qSw8QGHeMh_w0B1rKaLLhcvaVBzwmfTets1YBBQCqa6wYUjIHGX0Ojzk-5_TZgoX-TXwgmMEw_AnG8b5tNvXrhvF7LcGGBM2dqSs5jb9Zn1ErrRYGFLc5OYSLD9yQvFgo6zO6bvH1nBpEpaltC2TgAKy61WZZhS-Mk_a0z5lyXvYLPNcdplW4qhZEc341-1K8l6eluBPtSaKES1lBm4BwSV0srwxHSH7JC9qyCURFxQGs0KATEdBR1Lhsn3MGU0BJCxB-_5mPVGgU8FhC732OICbYZmFB9Tt-XcmiaKqOx7XrLDzREWWzOKAkAaw8BdZ6wewuTRyxAuVD0hB3I7X0ZoWdAKJ3HwmddxScM', 1, 1795878335276);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.Vm8Z3520nnmHS2zjILlMgS1H6CzOKLHBIUOCoq5wlDf7dBr0L1AfP3O6peBkzHOIVd0rb_pH7VxHAvwnQkKk_x21BBDK-yiyGIo9Gk8vA7PI2_6iaFe5OOXhuczo4snHSWDLhInWhxTpnsTKqMjj-DDBBgz21VoUJCtOGf3s746ZEWieoosI0agJcz8fP9jdQuKskE38dFrfkq3acRo_lQT-tET7Mt4kFUMJv99lTU349jk2iUJMlL9Mbwimle7QVu59Yt4zWkw11F1XmFpfTWENVVN37PZ0Iduvz3KF6TY9OfdQWo6l5IxTYEw0XGW0XYmYcaJ1SJVr-aQUvVdKIDb3H5B3oXr4IlrCPgqhiRS8mmwXmmta546bQTdNEo92DhBR17OZNw01Lqtrw3V_rrK9w8BcUhFtHrGW7sqjAQgMPOLF3za81oSEaWOy0dPhJDs4ZNbXF0IUL3dhzIOIJmlavSpyCzHmSGWWBMn3qnRr_PywoLOZL6_3ht08ozPnJeFHT33dXAG-d3RIsJ-q1JWcUhrdhNrKHrtH-J8uajIZYr_TF6-AGYNHDLSfFjxAn9RIHTsJUGc5tWQx0Em0Fwrxv6ysozXARfOFGR_N9rP9ts2xlS_tHWHux5uX6SFpK-AvKGlR8NUhOr1CcgeS7UAYmpsiaQPX4K3ltBH0GprRUQNaT21hVkN7JBYhlQB1r_ZoTgbGBQ9jdoRovLZH8eKBVKIFDk3dfQKH-e9D9ZO2850PZXg9GDIs_tdO8Ajpj-xYRjbbtK1AQwPympXHRykiMls5FZmpnKpQ950Tbth9rquo_ip8Hdj8iKet16asoYq-yjpz3MSTLLy9bhZiymYzcMxiReQFSjWWGZnuJi0IknIzV2WLoUzzhsWtIcBatCg_m38tXl7OHcu4iTjHGjOsofQ1Mq58owUuTb8aPTFuOs3IxUDLuTXvTd6FK6BnULIoR5umvnWtAwhSutYQrCSu1mWzkPBLyX3lMy1D5twDGSc5X8lMW3FToVw3TNjHzYeZik5ISfzlaL6Zas167v0ZdSaYgIVyUY-94C28pLJ0P7P9Qke470BBGltt2ibuEvaT3ByAOzUyVbkobrmo942xXlvFFGr0bb2uPipiCJS2HtiA4kKEfMUQGxpxb8WFkYfi8Y7LGwJHaDHyZzye3b6WGtTroWs8WdNRKnuKVTdMJaPxg8J9HGbE-GlrltoSe2R7OHNfga8eOkinMHoA-RJv5FZvxTrNUGggzscrP3EDJ3-3Ge4U8xWPmfO_eX_N7lPJpPWOhyxCmJ0gNXsVM53UKfQXZGKsTAIFp9tqFH2HI6Sw32Z1DU4m-yNpkCMTEcM9S2btqt-gmaSYY9fW4-a8Lmju3_cMUnle7d83STLcpwZLWQQahdj1MXNVDCpze9qkWY7ss2T8NqGXFlPhBFOvCU20cMGtwF0h1wRW7Uq7g3TqiFxs6y-MgBuSCspJ1U0Ye34adwLc_vLXeudS29ingjwmVsz8_EFxKYBsnv1LOfcBNYmETsRW4QroMTK48kcW9gchVZGGiSF8QwH7ZzbrgC3Rofpzs2yFqKrwLABFNahDFWbHf_-_ySKIBHNIJndTTcVtvXFWw8NOJQsVSIauMRiywXNi1U0IfSQbQGKCNuNgI_45FAtfWvtm-oNVqZZu2kwYLi00RavSqFYbNI8yYpRlTDs4VQGyyTC1DRn0PbzdslYVMOtuzUXLLnCetX8cS_pPpfkYT8gNDmUp27ve1oqPxDFTfFlbfIFGD8D6epImuwBFb3eUOFUVwbE1YNKWoffGAXRfgh_PnbZRV85CURU257cTI4WgfRLIgDeD5klln0vHNZjltF2u5Lolqs7kHGdMR--W1hQ2r83eIkXXgVWdDXiOVX2xgesHkzlHK5Uscjlhkn1AFmcsNhf6Lpl6SNeN9zQG8rduxddvPvRGOOZk0IGLE-Q6rSgfiOF72FW40yUyCizLbOeH3sVZwnKzhbwzapzgbr6lc926Jamenz6f5UAedGuZlxEhPgEFU58fJ34q3BYyr7clM5GvG0dW6t4jgHJ8llrh3mAYm-LQRN-Fdyx1rMvAQMo0kn-ICqCzW_Unav7txIuLY-1s0amZhqng9dF_HwJmquxkRA', 1, 1795878335556);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 5, 'v1.k1.GOz4VLzVGz40eJInGLFLrikPYbhyzPlq6ZXNEmBuxKDppmoxEXfu96sjB6fMkPZhlW04eZOS-2R8f-H3Xtku0hGEC56PmGSbbkXydaEsRbt8BuluwEiCH8F7SCL040V7Id_oXIaYIMKjc3lkEp92sI6fhOXYRLtHOxzf_60sxEbXKjy9HNkWzEh_tscHClQLDpSc_tCa5sIeROSJ9YOhQGcBzvn5tQRCkLRDtzxgvYEChuEGbRPG7s6iBuY7tnZa_3A6HWZbf61BwiuakEjyMYNF5LQE1pDuTOgg_xrcuZOHNcHhf9vfhPK4R-aadK_aJjXjCyzhOcg0UC0KDgie1fyzPW1zuDgveobTtME93qa76vEqbxuT9F8fBh9iRuzsNoS1odq-6O4pbAQv82IQzSn7DqAPN66W_r3H33VObvLJUS7s1sZfejJaqdE8PPI70XZ6fn2f3dWwd_uigVHYwbn1NYScNmj-NkYSk4DFRD4cQUnng8v6m-o8Z3fNjXZ7nl7VYOMPRzMYQvIY_3fxEPtIgFqyXWMCyE1cgh7IZe33KR048La97cke3qPZV3NdSOulAuWpj0nBBiEwwDLC1Cvp3lGk_cxWi_WIJ_leWxRYnCqS0u1B1PUMsRbPiaZ_hv2dtvz_b1mglqPgCfqxfWDZ_iLeZcf9LtnvZvolQWW53BRptsE3izqGty2h0jYWQiHZY5jD5sgPmcNDTasumgIfTMG8up7_Yd9o0rcpXnQY9v0Rr96ZS5wF3J9lZAP2kNnnemTYEvqjrIENmnMTY9EuxS5stpOoq3mMPqLs6tAAcZNQqgS9OTU1t7G0CgZb4eRNoBCo8fnpUftSUgKUDaUaK-ZRfFUFAekjTMSAistTDFttbJDviVo46bjV492Ix3bTX9Ugw-y--pFqmpzn3OpJLdG2gLZyjsx6iXbrsKOocyjK2JoYf7hSPfkGE5iP01gkD2hSa4zwMYOEk7DElihUqCuCOPf9EkydK9csKf2UWXfHu1em0Uuc2eHjoHCfKdqOaibNEJluSt6FPNbYHfrhN8AgX9lvKo9ATyOa7DoxnQlGgMzerHBj6cF7YPIvQRUABpr9CoI6R8c19lHghUpQkJV4RTjAB2MVrbbPzaYf-qWC7Yh8-Uj59OXYUVPb-RliDK7EC7sk6Dwz7TSNE7wWNPKVnqRTtPU5V-cIePCyvAfauZFCNalM3fgIilR96dp7T4gMEEL9-Q4HKUraK8gjbSldlyRPiguEN68LF5XGjGsD7ligJuEh6SUj4xZHvDW7G3O0jsiZm8b5YduXZV_Ke_-Kbw_gEmgU8l5qhd-8-0qrLzB-mI5o5GDfKnvOYIufKTIASdhcGAckXwWhA9KCTjZx0oC0fq9aW-gV8ksBf_tYp4QCMWWf8XlLa9tAQ8VWmBVgftYaLUZkuX7lFU3x-QTQklwhfH-0qUqYmfw54pJ1R-Y7ioT1OL-AjR-jQLXJCwKS74-NPSGrIFwkYczxss9c3MtSE2xqzODgPs6K2XTutaqq52w4U9eKXnKWa2C6skcK7HujfPipsbFGPm09djx2OBXBOWchtEqwlQwGcT8fr2ErY0FQ4k7kpGKMluj1kGCBl0JI6vQj2wGWiTJTpn6ynW828IcLbTTFPA851YN2l2V216XirrtHYUq12L2Ahi8XEyXC7uRFSg9V9GfWJmP9CnWh4ro189Wb5k_7xne_aMgN3OiWq-unwLQNY259rLnm_wPjcS2SRjeYGMQjWxTukRvMzKX91Ce093lD5et9kCu-4_nGqiDGtU6RsSQqmzxTmN_cx9eAo6v5qYPKOylvut0XhywiKp0yJtjkHLX2IjaNoX2ovvg2dhretVXK6bm6_Jq8FKWqAdlXLpUh92XSyS5rbjrySGUzsKQh5qviblnJ0K-L_H7tOBVhSx7kFkJPilXZ6HUyFAkZLzgopIO53pyuaTVDHeL4T9dLdq3KMBsV_wINOf-ssOX44zttGZNUsCFyevQ1f_Rq4EyScOWxHGVzpCDRC3N0i74GWycrWqAwN435dsB1GyLKy8ILJ_03_1Y3eLCT2HO5jaYNfOxE-UsjAfyKFKr7sbCyZZ4Z7n509d9pjOlzQ2PLiGAvGm1GV30tAIOrp4HlbR6xZNJG8o0mD3bQfHZmlntTlUNSSEfOlNcj_D4', 1, 1795878335683);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.8MIvWHCTmzq4Cwz0sip543CH2mSfQ37gew5OMrYMTcMigWH6pjp0vuHLkUo2RilkgtVOjChkSd8NEtxlyYa8C_PZO0ByO8qmhdgVwuidowRb0NmKj7FKzSP62ojQs0G7PUKOTe7rNQnaWH5QF1zmkRpGLUfywTxFSphOkgnCJyB7n4tdqVXANyhFITL7X4QHIY1h6oEXk5lznieAt2PJvmHxseqTpKA60TtbQ-94Swd_iagsCb2yhblu9h6X2bp_CKVu2_xR93Htp0ohaVqx5sWiSZLtpoc9Pvd5H3zrUVj7PNMjKP-gSWYlg4F5NU-CwtCIzu4ohYdHNbcRU49C0CRaiRbKxFncLAUjJxpsIme7d_D193fazq3ddf_RnjScCNfkiTdy0CdFYO1_6K93OnFJQuPqFvN0-9_fSg-y7HjzsjGpXMqVS1N1ajyDyJZhEiKIbH7TE2pM4C8KBm210ZRsANX3EVGiu8Xpu-9xThhUly4ioMIuNgFAklL4RFqmMz5boRfAeeODZjDYI91D6TTFGyQrR1fb5TIvDWRG7wKX2GzoK_lYqt-Ra5iiQ7Vcs4O2vJ6D-1iySvgAAgvCCgcU8XSeCUowY7j9C_UxZmdn_6UyozwLiD2k-Uii2G_b63QBuAvgNpOJfCWmK8fcrITRqElSxi5OTa5e-EyMjFvMC1p468Hya17eDTcIUWq-0qbMPmicWS-uEkPm2cm3UHYEqFi98KynpD7qGVnS_gUD1O1cJd6I6trCIeabITcevGoYUwTnyB3Ql8s92gsK6b9TCodO6-ogTjKOR0BRKVkFUxOjzWSz3ecl0L1z654gUmgSW5T1bSWAh24KyGHWWcWyOkdpnMrgUKhrogMXfxtu78GMhsZ3h6N4zBJlfr9rUbYmVbv256Wa_c32vwEzKfxU5eiFERun4DYCiffFL5yeXTJfojFc_ClixAw_dzq-uI61GBBoCRkya35niraBwmJpdZn58dsdZYNcONL65ljdM4FkyS-O9gGgOW23EBHMuxWSORTstvgT4kVsT6Q8Yb5GbtesiUatjp2RhFCEPSoGAS26yiMOCZyX9SWvbNwp9bo7Ya6ZdvcQVoFsp7wSRBUhQcP2-GSAGH-AjJKG521QIkLKJik28iNJgKuzpzSU9BP3y0UAJicxcqn-4noxXhZtV8kjlNjR3-3i4ZPTcAcwU6WL7m5g_vL8Pv-Vl30st41VZtRmdok9-jUU-5dyawFxfZldUGbZP3OA-q-Uz18Lql42g6XuRCKbxFakNHqbM1sU5F9era-r2OKx8h1Nq4L02mab6N-ezxnvIxVsM1HqiLQbur9u5tSNStKeliIB-PZFsXlOD4-jXUCsMioiRjYemp5PhBcsGHi_2mEOK80dWLdkJiCwiLwbsH2JZ9ry4Isue3x-aRZ9-fvwerQ2WuAZAz3ot3ss5_1710dxWaUjGwSfexHgjXk5qKaLkClDspoxkmqNHoy3D0Eb2F2qqT_dIXoekuSU64-STRPKHnY-TkpG33V2dRpc5q-gk43tOR7UboYqL8pfG0iSIHDr1QHfj0glM8UtUf2pp3tZNF25AveF2IGUTNqZkBw8Q0GybMyUU6c2Wb-2a3J8SBIPgxUQxqjs_rxTRsKZ6G-9Rf2xgBpHoYZ7ko6LYqfrnQqHIWQQnILRsoMaurJb6Na1D6PLgeLOv6hbpkDkpQUzese4z8xvs5IT5exLOFiU_o4qdRdeZ5vQz7xv88cs6WvUEbKY7tKGRZkvx1eejJJHhyBBEURWRkgQ7T7lSecJRC1PNLW2s3UiYxgebRGBn3xR3aLEoNx3AvMadXHP7E1qPrI--pM19EM3nCtI3yurDopLtvt-LzoInTKlaNtQKb6vtV6oDa-vjT6mXJUhTRPEJyRvtofBZzxiAMEZ98tcUKl-GUR6qXQSAh2Fjct9VYV79dxVYIzBHJNxz1hrB-Dc79ZT80l3R-ZCdEyNp184S4H8vyOV0hKpqLXaqZzLMqWAwyH4P3qj3vVhAqfhoZKmTQBtFMBy3QigS1eUbSgDZoEv5yNqlRNbEFscaq9s1ZvL2z5bWl-QMEVKYrLA-8w4DHC-BF_PwB9njnqrUZCGszr_Q-l1jN2oOT9VHx01KH63XY0Z6mmOuhwNakcVvNGv1BK2jPQXI0nMoopTCP80NgWDquznncrMIMlXn3zcIGS7MqGmcni-NosR2327mH3kfiicnrcW20r-U_hhhvhnUXTUEqBQwJOhVlA8Gbofi2zZ-KQTHvAaU2arU0oN3VNkO2vaweS0LYwluyw2cO3auIfimqbYOOQHSg4jRQMxdJN23YyJL3FyfemPgGh4faAjEQEcB3J1GGBQUHscZN3L13e11pu087Phxzxktqrq8_gUOYtTfijnWadLNqOkd4dVEW-TQawm0ODySc3Hp80-iL4fHCSiYgH6_sA_s-VZHuWtPzsPGOO56miXrG5IGc-PoSGjfvd3Ww-GBJssvqLNbQrsi5iH_BfPTvKr7B4qkUI2ffV5Inlc959f20R9sVOvc_oLRGQ45cRxYehhJEAcVL4DsTa0aYT1eaH_avO8MNGtBzZQWNVxnc3nwembxvNYi0-nWTh1ILii2ZYmpx-QdB34kzmYm_q4OWM4l7COJh5yw-TX0CWmYmaoXdn1Srtgx53_H49WAswgbgp_JqMuEONKNZOJzJhMPWtmyiAiJfOJqXZyFGQVZLwqD2V3Yw-oMl2TKOtegzXeBD0bp1t-Aohz85oPH_350lJ6p709AXFYP3sF2DZmT5veHYyHvE1b6dw8aEzkdOnpqbTD8-QcE44-BH-BzPDBHQtsOyWruGdpPEl7U9IcT2Sdq-6vu3nzU0h3ALg-oroOwaOMCbOx-3OV6Tyv9XWRartK-idth-AE4-4I9OOGwVXNVNGl7ee2Zwvty4UrvyCODXuLxpiTMcVYIiITu8M', 3, 1795878335720);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 6, 'v1.k1.ikruO7fLwi5vaTP7GVgN7AvqqaQfuqCrTQlfsX4UccaBS7dK5aE61rrwoBFpztz2sHTLW0pUTmPOCi3FAJL8WOLcY7Ry_Dj_zrdRenwNSp2l3IAewcapdylmMAcJuaI6zLtOj5QcpZyxFIo92Yl9rI8qX-XCUzvoKbUcA2Gkg6FO1yJVD_iGMSzHMzCh1ePxjngGX4kJp42Ma15ytqm1xvtq-clJb1b0HJYMg3bz-rmnr6MtCZjmdpmRHgbjyVc43jq8C_YgneDFLpybp5Fcm3r-5nSlYxpJbVOemXZMun-id6Xmokr2ISSMQ6WnFKaRr1X7Zlr_mPmk45OLoEqkZD4YpZliRoRICmuEGc96r5GS5GDaQ_-DzLabIsA3tQ2XhHuLHDvb5jWewS84oiKsuw1caSyIpLorg_S2SOjaeFnWGjdf_o9E861R8ZyX6CrnWWzOsla6FMJvj5cPsnT4-n9WXXkRlTL0d6Af4YJWb2LlRtsQHHj1e6K9mnnmyhkWRt4RWLcsD6dYDCYWzk2PTxDfL_eUzn8YDf0SBs-Y1EFnvnCcxD3CHUQIzkW7o4HdywrjXQXL47pJ5S7rDBL2wMbEMQCc9KepKmNOnA5NvcX6aPfuanogBluw4u-sLY18nzlseltqIhEct73l4cLQLIDpJtNi3npdPXWp_llkyue4W6Altd8m3MlutHnPHH89WOhi-q9UkAQh6x2AuRXXsAiMJ2Zzqdx6SBwyzpL400UZl8OnZOT5yIUSU_pD5-JR8TV9O_4ZYFcW7bcsfgu3xPaJxzC1n-4BRtiqafi4QdJQx-fzghIzqq8z4g65y1-nF0JgFtjpy59yGMRPdELEzqOHX3AYpepniFqkq4030qDGe1OJpQAqWkyKvuubQNckW0gEu1BeDmsrRqHD7YI9Ohnw8QPlMu0qX2oPCkKuZxXyZCrVD5Sq6UGlA8WnLjf0ikyNF-Sf4HrS_I1Ng52wa4eHovZ6CZlxF-vx6zP8fSqds-IUp_ct2iB4aaejVLHW1C1Sqo86VItGzKUzyT2wN45doBgqlmInvT1gY1b-cLCt5xPG3NzY_Uu1QzeVsje9z7opN56xzDPgVqmsjox7I6uTqVMhEC0RQqdFQYwDiFFYtvtO3stmeVA1hzVFExM7Vzz3fRlKhpvPsX320de0aHOTzDXYjX_5PFnUELSGHJoNzdIsOx5qnrswLGNrehUuuPgw8YqY7pP75f7mdZK_a4ygj3OUJzXJvpEC0HCJ_cjckYKFj8AkT914NN4jptJrgWm9x4Choe2JZWvXKYHz6qrEjfiOX-ZflEdDVTUjpTr4Y1xGNSfDNWVCvRUHOJ0IxuvY9oqCzbp-NN6um0kdNgiuv1je1S2kmcmjJ_ytDgMNlfwDqog3EDMY2PqT-cE3jrRv43vy36Xc-xgoj7rTOnvFRiVA5E0Hj30VOkvhc1dM1mL-BNwX-ofR1hpm7hzCB6843DeRv8HR-XCqUOSbqwVPIQCfzhnP_bYVi1LPHzQ7LF2SnOrMDpYs6wvjznHC4fqX-7yZeXswQFbHIdqUaqBUMtC-Tv64-tJy2-EawTd1gOo06c5W29-TTQq-Wxd2vVrd0xKow7i4JttZShSvLZm7T1x0_F1do0Y4Pvh79j2oxghs4vXstJXMxPgL9Qob1-xDNt7FLojm-872qJM7tHApOJ7hMZop04tLpGyc3zlEnlXpLNA6hIdnaH51BXCmMEWhnQQDOMa8p2l01gIQA3FZBmCorM1PkYaZpb35UCK0zuUZy5PJpGgj1AN_v9oQzbp25oxvTYTm2M3TuLoldK16oie2nvrO1vj5JHu35Ul36b-oMLgxARzqkW5Ws7nnPHSf8qSVUH2SvtuFDK1r2ojXon_09CvRyFBbZ5UGeod1NW4O1J4Tn0teu8GVh7zpoUj12qHJ68iiLBNIf_63N_oKp1Z8jJq2JcZeRIGjkIDwyz6uV9r3jbJ-fWxCgahdpnuYrDrFd4HKqUeg9na_5bHrUBRGKKUl63Q89NQHIEPf1JbxioDTBIgYCBEGKmeVOtJ0TH4W5BiQFEF5s1yrTcZtAzTgbJ5wwMyYmRNoy8-Ae5ZUn2asiv4eD2bfXNnx2fecGS7HFIePeBSA', 1, 1795878336042);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 7, 'v1.k1.NV5gYdNOP23m1g3GGiQrsrnMU2yQ11kqz8mqezhNuLOJLl9qnXqmU79DOy3AB7xUQUk34witS_q09vy_VWxI37Sq74rVtngMhdnaRbGlWkbfhBHqAuGaFQrGayvW5ntwXqcX7vIIulXwXF6h38P5AvUIsYl-qsDa-qwXzwQ4KNB8Gvrco0SxIBORNlQUzrGI-QNqfo9MPat5jIJ1E4uEXGN_JWDgFklfkZGoE0TZ4Q5u2a7b99usKvXYXKq4TORtu1hq7G2wlO50Eopj8VEOa473jK_J7I7X2fJAgdHGQE7xpq6maGBDYM9s6AxpnTKatxAUyDA8PtGIh605pOvcVOzMEpViEAZXzRnZutcZjwQjQK3pJS6sj-z8dxR7krt1Pb7I1P5eOo8B5Imocfyc8EzrO0y1E4L5nMKQa2y5-Npne6UPGV2kCSM9kkO_N1LMz1IlTtkePrR56ypFYs1abBF93BlGUvmnlAQlyQn3D6TEiQ6vGrQqPYW7n78I-DKi0SH2KiT9aWcUjCn_NpjApObUZIWB2vl4rUZYmpZX7DWuRoBe4hNbk2ejdUIBXAVLjuFwkKj7AtCrGCdgN0_3H1ZlfvrzAnLdd-rTZq0XE4P4rW6ixJkKl9usoeC0ClQOQEcF5DheCb1e3BSYnF563UoSVUEmUwCJiXtuA6_AexlGFp7QTF_bmK5Bss4mAv-08qWTFTqrkniTjS50MoqIV5W76cPvuQ5AwiL3u_w8z3mzExPTD9_WtsVKBJXrGFU47otIeLxxXKO7S18lyHrKkGjmfeKDmzprkh3oc7jdldCWSNzRTj2lWETlhc33K5ZDDu-YlchABDupQoT06JS9xS-7VjShumEYIHUg285XYMlH4hYQ5UR1TbMneuuwmnGr3BDHD0Fal0Ms_lQJB6DS7fNW5y7sHZyoRGC3jUQyxRJzNLJOeLs0058nEMnHTRZZNpbX2xrO3NbQX10rRb_Ih9LxPkccSy2rU30PxLp8VxOHaH9ZZXfPgrib-1a4C502uuNzowz0TcbbXeLRPPj6Oys_v-lwJhOikhLC2HkckDegiIPsx0LCYQ0m_v8TOyLizavHrtvwZxe29NSrt8EP33lVaotElObyD7VlEZcZxJdrcJaUtahfdSyWaYBTzMifbuD_65tpIAsMdP1wL2SHXZ5F65ALEpab2dDZqrbBxnA0yMi95Nia8XGj7MZ74-xfpq7PNqiLXtyWaQfVx72zYM_HvBCf3MxTG1HK_LbW88WGOJ0BNGjl7QkqrSU5PuurF_UVlhkQ-s6ohiEUxyj506xTzNJ8iQWrIl7iikfQTACh5k0y5WV215ADSF1d_qc8gKM94iDN5rcAacALaZvBL4qkBUUjt1VEIM6VsIpMAboRjNcsDj3ef4A7z-zqiOu_AcQjYRZtWuY9KqO9bh91vUBuzcJ2nGcRPNmitYcCoNPONatTwMROckrM1IjLSK8JFFs9W6SyiL5Wb8pFe6iUlth-f_EFN7VWoeOqkx56UcLpwE4EXPgwo9GzvUu_2IHrlMwPon1mqJfoKpM9I09I7adJ8UMQ9X1oYP_R0eIzQrPRVj7kU2gftofrFPikPSgHpf0TzwG1l6yxZ-hqlVBw5oa06LrrMSNrU_9pnYklVlbo3uMDsnPOAlCwulXzsagT8qPi5pIEbeWfmCwu_uQzqCWQVdUgKymG-1kycUA8FOHWCeHBB7yGNy1FacMkzdPseRhCB83fIgnh_6OKx_79XAoXIX_oGTyCleaGyg3l9eiVTP99MuudKSrX-aJDjE3yeQqOwqDPWkZqBnQgWBWfvBt-BPEvvnYGoYwQ1VkMYHKEqbp6qs6iW_EmdDwbl-rVBd4Bh7NIHzhw2y0v9j2ZIwNV2hqm076NbV80Jb2B1N_sMeia0nC5Sx_mElzEo1agd4EG0PCYatBH9-VkHE0K210pRHKzxYXvPhoj3nSbbNmIBAYh-eomxlGJiNauN8_3pzHMt4AflVutXkcISx11swBpTzKimBsBbO3pF-df1N4hZvZTUYFM7EaitYKi7FxtNIx6B2LqdgCuo5kOCmdZ2L-Uw_IDr77hBOQXkfzgTWuxeYbVOBmOXY2Mo7HCV_UWWeOTmj3EbA8cjhlqT8rGf59Xxw8wzOHu2iJ1giNSiHkMuU48Pf7JZyoSXW2b670injlNGsX9jEfE0CwkuXL5p9vyeA2lZK2jNTtOU5I8GxVEyQZfq2qMFyvWHWNLatt9BH3QXJkPCiNbG1hRumg-fjhpykyn5RPEO4JZB2cQ6tCd', 1, 1795878336153);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 8, 'v1.k1.TZsTw35kHltuAQk5pUb43wQ51EFcI81HuxLR-ke777ZzC3VnSIN7q9cLGQyrscavj2DXm1zBYHJyfy5pMvq2H1ifutyXqAiygBBbDn2NZKTWWkngxRNlPSLH5p_E1s9q0-rDRyzc-gq61s7KE5ZHwtY9axBAFn1-bTRK5WpeVClpkjI_md1PxUfKeNA659CBgCevKJ1HBBt7o3Mz4wNHDLGnvaWWalzLy-P9c0jXxnOzRRkCC8CKACBiBt76qpPnXzC1AzkmEpojVHYYYu6f7_IIx6QUfEmFTq2EFBAuvvOWbfzo4XlQ7wEVFyoKq7ryW0-Bg20QJAZSbOxaddVWpeuqcryNaozC2gIhk4g5UFCGIhBle4rE4_gq8EzBTSqNGd7Jq_JfDILGlnK2TbHJ2wR5oQLRcA5mQwzecrFythbwhQPU6wB4jEBs-Mkua_eCIsJJWDRavP5P-zd-82yEMDAn9oiYOx4VLG-z05LTzGwugzbnS_zRexhC3DcMrz_FAC8g326IycoK-MuSg43bUJ_7_3QVU0SEbYWk2UjmNWggzUpV2v0k9XN2sadwqbtkpVmETANokdwMXY2efPgPJF2BI5IiTmva2KKB8AGvZFq7OwxzGQuikcemeKTBX9ODjFXPfqNkjA6ECBco1psN5k4kx1cnGBy4XTUscMk4R4JDG3w23I1w0khhqOq4W21OfX4hAK2VLY8izREn7II4KsZQk-4WWZxItgCBKJCSECySchb-PjAg_OlhgcNFJmM8Cyb5luzecozAZcBqNTui1pP8aqBfUj0AtYF1oo9cM3RIl_5s8AaQlA7VT0IE6uc1lO3DTDvNWeGF9s1LgeFMGlJIN6MTRBQsTt7M0jpT-GhBaTizRAB8LB2OtwVON7O3qimmLzDdvrKLqL2FAhCyiXm3ixw8DmEmyFz9BAX9CMaq5qaQfN-uNQVLEUOANoEi18Md3qq24UGxfVwp9XjeyAQalXh4t-A18Qpg-aN-SVDR6EKvnPa4gqpoh4gcFEYvx39bKqtBYPiqcp0IYkMa9Pjq_3aKQq1Uk_zOv6bwaKxDyVXf8DiaDn4s4ZpShm_-yiTUqnW6d59O6u3hsfZfJ9hB6dVC7jhuZb5dxCOLhcDV7Dh-_B21cFmfFZ_YwRKE85eZQMQaiItO20yWkzhDyJNB2lPrmBJ9BMpCQJLqhHwunAsRvLTUS8mtA5xQhrwPaA6qPja_zwzBbHNJKvTxRq1_gGlsG4pezL3-uBwufxLRsuI2-nnf_iriuDopv8NP741hpmFd96ThiDtcGUX-znno97hFT9jux6kGGVeccO2MAySQVVVxEjihGcia0V1kb_FcIzbGfHv6sVvH-nNkj_jcadvqEpb9qQC7lUxOvMWQK5fjBHlBlElUaVVjjYSWJJvjzFvcF2NpILgT8jJ_jsQxWqnLIre3n_-cQ3Xr4GPgzR9K-30DcBZYRwTl8vHRPwhDOg8tWJa1zR-tGE34JE_V2fZ5l9yFl7Uhk5D5vXgoxsAeZt0oJtcVaHVCL69CF_kywIsOVX1TDbKJO8uRRqfRZLQyu9TJzPImgPkHcCy3ib_6Be2AcO02YlPc-ii7vhiEY_gP4WXAwvHy0RZVukf16Pqn-gJGKAiPRQGrmiEawjZU5CISxJ_L4HlgRfd-BHUJVH9Ni1pyo-87qOrvIToyJYBSRBcblgdUW-u3Qpr2yxlai9W4fh0f11dHY318UyA3D5uxJ3ngmqU8epzUfAigaZMDPkH18a_DBEVs-21mL6iYZjNyQN4j9WNPQQESNabVltjbLKjNJ4NlJLJUhAVwVHYPArAA30_Sh7xBPXokKFGnVH4BhaDemALhmHs4on7A30lOHi7cCwLpiSlL5SGE4l1XzAecvs9vmuIOc-9fbk-3NBn4p6UJ7yupCsA-urz4rHvXzMhSbbBhZmk_iTPbs33K52ucGFYR4RGoTvpNrkIIWgKTINZJUIdxfq0r1Vg49hnJs3hD4EYKw3fP1TXvKC3nUUxIuSqelNIxeyROKuVC1Iui0eJ9bPDd7JsMXp0uN7ZoQ1wRmDpTr7p8GhepRzZokiYnVL6mNfMZDFSi4mnFRSad23ug1RhRQhj-jpcaEUA', 1, 1795878336201);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 9, 'v1.k1.cxrSR6wtHerMsqho1hgg9dhSZHc39XORQsgv3KPiayPoxwnjWMt8QWfhKbRJdwZkvFWF4seKeS7nhQQu-BEcBevV9NWB2-Rgz1O8-68NRCw1Jwq8k0f8qNRyv9Q2u5GSDxwht9WRDApfJ53fRbNIYwMOGFZf--6p5RTngO0AutF7tQTtJ12M9vunbdYS_SYkuPIGAmv03jX1xpGIfwmiJbjShCT8PBr-z71FHjssjoHX-_iBaBoqRjkEj4reHPNMa5t1VyhPZ9aXjatwGM83f0r9Ad-YFsfbu_N5rXcqPo10Ou6PG8wmYxiebRSRPnDN-Yhc1_ABRd-2Ll7wSzu7HyZSJNzoBoEMjDZOPONSEm90kJyOQcC4P50ejqFW0thmy_lc5Jr3kYkt7PyDdHTYJ3CKBI0XnzyHrQNxRyFuNAaQwm_Q8zBkr0wfy8hkOaOQFwoNzBRsLOMsInnEieYmUxVKSK9nRISWzcBhqBE7BAi-BdqN23SJBqnz4aOPUUIG5XMrEykfllyydAXnU0o8t1CAjVPvqYcPLJDyeHGTjfOqUpSHx2NU6hDUZZvc6GhdOuNDN1DVeuNbzyTpA1Hf3QvJ3pDpQrjY2vgw3RnsSGjO1RZ8BOOc7o1z4_HeOAou7EAspcKmrYJQox9LOHIBlwFaPmUPJI_hltfbZstQ5WgSrgKhA3ZZ_ZkHH8mL8oRfB97FvRqdbn92txvh-UmIb-3ij5IKmL5mkHD8oRPcOltx9AQT1RyaMvLA5kYXgeheeUuRJOqUIaN4SPDho-km0f2WZSlHltgzp4ahjLipEhPYi8PpD9SNgPj6jK1dyimxELt2ygY-zTNbJlfpZtJzxacq4N68NyXD6Hviwe9qSLU2hy3u6ikJlyOxGbeGb9PHUaBHgO10YRvMiMDI-PxiyPCQtt6dvMy744LBImM6FOoBhgwNi1euQ8Bp1Oh8d3siRgtSsc-33qBSV32gQ_T-H_4Ha0t53ZwJN2ucz3_f1Qs_WgbC87qUniLeOqHf3hZ5P9Q94Sa8LjyMtKuaKMGex7p5SRS0LoU15isJeOqEW_uxIDRSNVM8JX44O4qj8sEeA3b3OHFWSi58KbodbHkdbIn-g-w_hNEt4JpVzZ_1OvLlTdRhtqXp_rVq7uD5p5RT05EqT_BuWXDUkJgsMtlNBJkpVT8M9DLBB6t_UVsaRsMEUeRXqYJAZmNP9YOWtJx0DckftWZLCiMqFlhxDpnVE3t_NFFY3ns0LNqZP69GoFeBSqI6p2BxuuUwBMeOHJUZymvhMg53gKh5t9o2nENfsl0tb9jh9sPQNWModRFL6W3pRPGGOWmFJD4FvDzzhZBNWj0cbXts2Hiv77LreO8CaT-RvYZM0YYOxwF9tf36hW5FfQoEAwLIMcbG-cGUuUA0Yme4lKt2R-GLe_HQSh91wUO7Pk06Xq6xxzEt0moJESKVdMyHYP8FFkzgQQZO7jObQWKTmjbybwqlXSi_XUYC2FErtxXQBWAqqI0e5fItL8RZGdpQMdCxLOBL7fAmbSk-jeuNegKgxTDQntb9AUfFEhJKYO7JvaC33pEx7ccO86JhneoVFjDdRrd26iu04PwC-GVSC5hh52UYgnFQ5QLy0OtJdsGrGmykt6IbNW31UXqxJjaezKOv9o04Vpzjd3yj-Hjc0_4Ihev1JUf6ZVeabwaTfNTTRMjgWt2NfW4297vxNTsDl3duw9hO5o1vSHvSxgqxdkmpawez_l7UtpToIMQYcHZ7o2A-G6KnOWVZFxiddJJjs3Ou9FmvfEFYgWw2btrlnFUVKxcigAFrb6AQWlTeQIeXULyTeJaupOhzKL5mP1ZXD1JycQOHterdfAJCTNNELAHvZ_OoSSeVMmWXxFB62h_E0yjPPeaP5Hjfa-NB1alU9GokjiTekOrdAjGkQ2I0MSypMMPMreffI3_XUzQOzEt66A3eRXAoYrUAw1rh7onMFb3zeN1LjB8JCvGrsCzIhrzc7liirzFc7U58RCR141NNp9kCezZJ-F2zF4h_erpVeJsvbNQanpeG0jjSYHQBaJoiPUYvUo9rTfWzHiZaOrpjujIg7rVs0oDwe5ry6a-kKGBNgcA', 1, 1795878336586);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 10, 'v1.k1.r5d8h3iRSpmKnWAd8PutghZUtDVZc8OaUuwaTH9UHdA-sn5mdYuvYwlyA7RL7IrmQodrtmYTAh0BPePB1Mny40zkxQUQYzwuPGt7yX5yivW0lRj8Y6jRMu5ztl4hp2nHQW3M2m3wxQST-G-ZHNMfsYM02dIhmSvI2pKPZulb0tNVt1_rqeVhhrCp4g9CG37ecfRrRsOkQiLXnDoGfTEbEBMkTf1FuSrA0Ow9Q2K0Woin-I7hye2yXsDHEzd3A2_WZI6cswnrzMRBiqTqpuXYcxo96kRvUgA3mOorK3_-WxiRBmBVaehAZmbE6n75FoH35ey8EZ2XArUDWCbIDOPvU8d69tekl33U142EIz0iBYXFSMTMYHJ7kVqLfmKONs8JsNFpGs5lI06DI5NnF3CJsZJdX5IKaiDJ3-Rt3DtaiJX4XWwi3eSy1XPpbmla4p8kxyyDGo4wMlX4eTqhzb0R7T0Me6MAYJfO6_BvvESA1rxegZoITtWJk0EwfvFYdxUj9N_CcR0zUAFytZaMO7YO-ymqHbY3RVDjOnopvdUASvKJxcnn9lw5lXGlY1oVfU5bMR9hLWKFGvT3WoUh83y0oBrROjEn14UJh2HUTyvkqVJ3FvBtH2ItHj4rmBBY2D2Ug1Fi5kAm2J9f712f3fE_G9N_aGrOKs3tpvTRk2Ka7e2NmYMqE_jGGYCekn2mz5glI1v-smn8UZJORZOcARnIykkS1LubKMgjM1EDe96E9QIYCnPYni-eboInSc0PtmTGqaWOPzs1DY4o9SFiuz349xR7Sge5gDJTPD4Fhd85ZfU0DUGdOKW9CUCwgklZHbtnJysutXFZay6PVqRqz1x20Wen5Lx7PQSwjnOocFaDY1NXsS3XLwSXej2whEnnydfkOChmkLFK_WYc4stzQfCFtcYtKD5AdE-7cXn0vHKXL8W2GumHzh2T9NQoQ3AL8QowB-et9UhuZfB4fK6ktv0G1YOrrUSfF8sjBQI7xB-VLXOJTsOixgRP43yEUed_9DsyoZZuqbfIkG7PhqT0ZnxDIM3-EDBbqUYf3MWDMDgWOeL1uY1TKut22arlmd1rlv6PCVTQomvIQQQd7646rpOJlYWbv1-KWzt6IpfHtTrNpA2yRQjuscKT2K6zIuX86cQY_kIs3CiyvOBslkFS5LUVTBE4kbiAym50IB0zatC028ciyEp9VNG4wXzy-sTqkmfbkfbY_IiBTJcuuFsNtk9-oiWcDlpa65B0dMI_mhIC3W2hY0hyHAocnHGZnHaaKrA_KFhyu58Mj8iDcI6f1HySyiTDOYE8KbdlDEZS8SxV7ova42D9vmVDfX4Zdo9ruEWtFe50GFfTGTQlC9tzDCsHfhyzcBhquaZ5o5G7ScQztoEvsMgatzyFJvtTmDqVuRDuFjSKiVJVT-gV9P_9ko5pUbTiMLtMK50OSoCvQ5WNsgBjyM5qx8oY81s3S8AEHa-pPwwts_rjk7yzPriFrsHWcotzrYratJNT8F_jomG7L9Vlf_VzV8B98RQgtFR6lMH9M1Jc3qjcyqEH_FmT9DFT6VgfZ02m1L6xpKYWO4XHTUXGy5Tfco5ryRKBJvvy5zGuR_kkk72smMJaxHGooxnq_Lk5CIJ5OZhmlKDu8H4cUrhPqT7rTDn8h-LrfMNM4bnAlGue7dQaL7eLWfDRaeHKfi4-KnojAuFI02P9ar6V6vmqC51oLK2wnNpzFa9TXys5mAlwmtJPJs0wbszhbWaoTa3ZNRlCQ03qoe7qwqMjM1cuKtv-E3fzRW0ZeC1nGSJnTt-nXjW2pvz6EwlSMXezXya90QYGTqOu1WXX7HUj81rvLVB70RCjxbARW5iVkg3oSdSXEtqnXXVC0kXGBeB-GhctozLXcZ8tx2m6SK_ErJHGaWy_-RY9e5K27B7_jgQywkEd1QNXyGE3LZgYOqDBoWv0bBSbpLtK-Rh6dqQR4H0YyWru96lEo7QZ4MX3zfrbbR0w566dKCFDSNtuDbfGJTSZ3GPviq4wuDOBoDJH_3oNkQvBm-HjB74sDabGfTp3XjYi2KPXSYfzM1ZJP3LVoI4Cx6svzWZF6xQyngP7nHa6wgCilsFzoD2C5sUKhyXfhXntxopkoWum7pggWM5MFm1URVyKMLM5tOMnn6gXiGHpD2ThuA', 1, 1795878336798);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 11, 'v1.k1.jI3xoMikiZXo9bg44wdjrP3z1zw_CT8lANyXcbDt9UGm46ipyASisNuuERAKlnSUPgUHPbx8vdW6AIDs5lzvZ9lAUOAwbcyYgkntsJpTY6lHXTNfo1NVs5iI4Iub6LIgySUft1gR3SdlwYdAu_jDTaeekidYwQGUM_98ziOE6TWOqA8K2boxHQKs_e-gOdlpw-6lgAL-sILd8zxLWKQ8PMaVHw6U8lKeKV_rk3yqxkov_-yptPpKLQsO6OquoZmDtBind1eD9EYifngtQ2P7lhrx7pMYh4m19mv-4AAn1PxdlCLyX5NLOELKrvxasao4FDXeljU-lUME3t1Vteifw82M2OQQ0vrU6PTJxTkssFNiCDJs1Le9QLfz__kxSScBW3kehoQEbQe6_KQjixbs8pei9O-_X7XPPw5_wdTNgca_Jxfjz9hmdfsS6rH-9Vy58clwPu4rU1RmYM4iSvb5TE9l2jNBIhPp_dT1VJ3VgbvHjvWqoOU7ELVHOM4634H7z28bQVm_OenK6IWMLIVgECW3p5TEBRT5gLn-GYzcS0qqaNG8UGUB6tfyyb26Vj1y2R6_c3hqALbw1n9iOEiconfJRUaDxdNauszUuFZH1vLolrKbni5Dc3iwtSevhIX2nG6amfpuPDCtUTYT8Hw7iqLI33q611Ar-MqeBHQXJqvv4eKr6FBCE0U9vzhu1PLRZsuAmYJbpQhOfvRZBLzOtXFB1s8HbunYKSUbP-puWb5rXbvFBJsM7WoVvfrLymP386kx00_tx1UcEx_wlM-P0sS4RFOaU6YKIqSiWntvrTKUiC72PEOARHs1dWJdH-KeHM8dP1okdabUOw_l7iLfZClOGQ-kpCfGyPvQsS9qMeFDbqKMYeQ2JcrJ6-jbQRJ0xd42iPCuXwngHHsSRt9nAV--oqs5KMY_JGU0MKCr_GEHOvGS3_KKbAcy8Mclu3y1UDtvC_c5A8U6TCxfYkaEQO9UtXZPrkZaWT6KljUDLqhKLEwvmMmCMmTfdP1oDcIWsQWS5F0RPAW8tsGBKOeCamD4MgaZM4OJjbD32IhFKkc6uInWb92vW6qFWRF5oj0ynIZteky5hlU26dCS-spQVikaRFOBBL58q0E3ZvTFKiTJG-O-Iy5ebomkFQ-wF_lDGTXyztx6T-MChLze_LYW4JN17_4B3YKhEi_DkxIyLz68QDsIFV8R2HFwGwStViRx27USu8A84SoYPEgIU43eF_jZ7Bvd0VS4oyxiU6HEt1GW-Jog3DEYOcAnHcVa8rNDL6l8mNg_FKpuZaT4cOFphh0mrVC7W1pEDWYpd8NOsZG7qS8a-kkHcn6A-8OvFoufaUALpfqz_wryO_boRx7I9_ExMcmd29MiBPRjl7m9M9bshcZuZKYZ1AGHVQhhQhT9sX9tWxjWPa2VZl8FBo49Q5tMXHOTSyyeDha4N2-nsEpFg32zf1F50O9V2R4YpK0pJ7LUOYIRmfpqrQSLK6IgI6VamTLj9Jz12b_FF_OAr66X28t2d3uUmAt0Pefq1RMDezm_fVuunC6vcb84Jg8RrL0qs17yItYK4hyvgSVv_5nPKIdLNWm6LtmhJQywQt9nqmbUizail4yvqc8WZhBSgRG0v0UhZB-YxycZjCmOg26YD02gDqETlS5R2vfclAnvmUhCUPVhLMDEYnLO0zs1fYxaphKp5OH1YFBdTo9smAmu0M3YR5h-qSCP7fh9WOrGFaGs3_U5vAPlAcNnL83HhHbOO6lf7tKDtW1Hzfpto6n8cnrhzIA2BtCrKhi_LPp15-EZ2e-RV117dmyppqf9pCi5LqHMHHen3h2pyYlxiAeftp_GkJxrn4jBBPLrtrdsekaQLdrYfvLYHMZa2iAPQgXjDePBqtdsF8160SaAHpHdWyUbhSnK5ncFEyBQmEUScNoC9CVp6Y75T8K-CNDECC99wg6fzKNY2d9xnUnqCpEnrlpER7MZ_JUe1GqMVY-7Rgh0lOjvR2lafHs813G_HTVfA7SNbOL_gpxe76PDdFH4IQYCKaR1jppjIm7J_czFftA_8XI8574xkYZTLAFAHK_zzgZ6PGibx_V-h-tBOo2G2QVn6G377mV3kwLKWBZ3niw0skH7frKZIv7FqHA5WFoSIElpk8a8B0-Peluqe1ttGf7f-4qL1jCLIlp8tjQZeWKqqHvVfzP9CJ6LibFs4UgU2xHa-3oJn7-xxa2WeTZeLxmh35zVhrqfY8HjUfxTrZ1rXmW4RjFZLyNnABfB7hGaZ9bp0IfLgJiFNMhRxEC-zzCHL7eJCB4Qs1E86QnHYpJzr3K8LcBw4GQhRYTD6LMdlvdTGUWvkIZ0AJ4tzub8sJg', 1, 1795878337270);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 13, 'v1.k1.yWUih4r9sRr3wEBPVKrMly2E35WMXAQoqQbMVEUo_bcrjDocYrhashBIXb22dvmfb9crnq5MWQGfOJyKNHi49YD87ks0JguugIdMBQmPgLna6RHeMvt6zegC5jRHKnHl6duuAoAh8H2uJfjj_vjPDQ95RGW7pmZ2Fz_1VQVACKSNJHslHTaMvYaqaar7CDZaH84ztPlivI_qWtKHePgLkP2NJQ59L6daouaA-QqFNcm5CLltheH2OuIjkQ_U68GWvQQCWXQUh-2a-hWLkh4KEYYXyYvGL9KdDAxtYeVym-up0HjuFErhLaeol8Ux0UPwTW4VmQ7CpD9lmOMkzUjKpcZ8lQIkOZUUBO2iK1HS-jLhtXAAyWoGxW5LDsKegwImSB0cPSC890C0oGvoPhrzNKpu6lCNQ6osUw_VleufiDL9DmuMBKzEeJ2wARJ73lSUYtxHdtBTdfuVmQOpcMXGFyHMvKuG3v_Axuu5q0jy54-QTLNdrXnK00wFCjCdG6aYWl0uhnvJF4Y0K5gWvR9g22QXGS9sYKjpS97Q7rvwecDYPJbSWvOxUGTnWhVXvKO-VolfElLxkCDCavZu4asCSXbFfjJNVun4rIEoGNuVkgNFVPMAPrEjIgdhC9UY0fwMsalDJDs65q06yNpfe0J0lwQYtbkl_VYM1n97ZZioI74wxuIMwVV6C2C8OdXr6PVbXIq1ypHkQZB3VScytym-wLYQu5uClRgEvxo6fNC9Ma_WEkN-k6yBgbBJ0QTXn-EjftMAQ8ac7HKUI0NYJrujxL64taX4nDcfGwohBx_p--7LBd-Av3tZ_kDtu26k67W1s74596NCYJdCmCKb4VhaGQN-z6aKY7oKtFS-vUFz-5XjOAUwyW7LKzGE1c77v8sYxsST3PGcg_OUDyZdOqqykffnIG15NFHGsRtkztBA18S4BKSkFqQGOuRe29QtgCMqI9dEg5VkAKCm_aUDHCYpqSU35U03G7JyCcnZakZHxZeKV2jvtUuDr2QLR6qKLEq0MbnvfVucoK1-wr2nFH8CzyuS7zTk13_6Oqy4uZK_f0Jfu5s3FW5wbj3qiSwq5kmYLef3cSn5MGIcV5nBY8CH2uOr9SLt0ugp_JQdfadqRmMdubZ8KwliV9qJEQUb8uyr4sLkuQNz19hyVG20GMts0aBekW-DiWkgvgIeU55YWeHjCgq7mu6tRcy6_Q6MQyksApRBCPwIQm0pbA2ZTICGD6IyYlDM_gXdjakxapZ-tyF-Vy3eIudFC1bl1n-2Mt8dmgdVLej9buMNQZhJJekGPJUfuYwCgLtJCFuUYI2ZuKN05xr2ra-T_kMhtyORxwVUt6r9X8ecKVWwvamXXLtQyu5xXZ0byKVOO82adlSRjmGM520TnoUP_zVYw8reV_tbWMnibV31wGbxvRUfA9QSezrXXZfP6g6fnCkGmObyho8OtsGT3g24zUDEq2GGs9R_uMXpHMKDaSksqPbc0RaTHXhkcposibuQvDG54jjof-of7BTkUQNiXnoMWIsEkkjId90e0_YniSyG_0FbPnmH1MtQnJnlJZ31UX_u4ayBMbbBHF0YUkjL2qxlSPcMjTKqNyhXc5qu183jHES3vb7QhTXjYWuCKoX5tVVpPGvI1Ba0Xu41QUmW39kuVeTGtlDryFyADF5eD3OQSEk7qdd1Jrrw3ZOVvI0XFfwRLXx7Vg', 1, 1795878337614);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 14, 'v1.k1.bPFbCGno6OKnP5HQqqXwWnVkXLS-VN_fHy3wKVe5emqKTx4EMqbQWhDQyoN8yvfK5ybwYv62h5PStmm3uoMatQkKyG9HIy733vsJr2rO0uVztEjpwlNEidK4vwN2I16g7h4ahm4V7-atidSBscPh-q-sn5yfJSw5PCKVJ89EZRIv8Tv6Zm2rDYwklnoXLTBz8UUfGHyErTfkGaweduH8C2-LfXHnmPJWZyQ0EQLHDJbMKgTr_4kLTa8xcqBpF1KSBWbT8340MLp5hNDzRpyF_YYYnkulQt9p6EuJwYsEzdZnVuZ2XnMwnH0Jklh-Yll5WWnfyRZfToii7IwioQigmcmexlyGoMRytNJ1t0qGNa87NnAfiubxMRu9qsGFTbgAIAOyXbPaa8_9j2qi255ApKQiQnHLEu5HIgm7DFXg-72nM4vFmum3Jc0h8CSYkW1-V4TN3ORCo__bfzRZc_kScPCWHMSS5D9ZpgRxbvUKgNq5kNhVRiL6YMjanRJWThyDizZkWSTArDc2RJ3j90yFV7e58WNO0tdv85dbTac6VuKCXiHS1BfLMuK2LKn70X4geqFxDD1zl_01KgpK08i4-bK8xK0qQpjwi57WHzOHOCjBoG1zNAHgReos7s_hvE3ie-uEnX4bdHyBZuCUb3IaQZrxfN-TeJt64b4EMz03SUjiBm1hN7YXoe5N17QC3ZfYo49yCyEGpkeugUeQeAz_wPuGMw_oBDjS4zdmlIekV0LVS2TchHbK4Ig2SNTgDZpWnLKcwnC2O1F5zlKh_PnMzP5aY_1mo5awtnWZq6-MlFA0_N_M6TOl3Mf92RYy7v6o9kLnXo_FCwmIsOvN-EHfrmTG3PNhtz0Xn0dk6mzY5i-_kzydecxoWxxkal7z63MeE_kafhZAFZ2jlRfACRaAFkygdCgecZmCH0MEhemj3F9USVPrqwqU1pKtlLW0jghO3uhpsyZuUMdVbXFB2Nsthi8D2vicjg2NLqZUaUVW_DMrDxZqwAw8O2-Qbkcu-b1nOjUeQRon-Pdy5GQDJ1gln4toxO0h3yquO4XlcNWjnunWAG3iPk6xa10jYTmOWBAna3GOsw253_-3VqaCvZxss8RVfQDUUnIBi2tP-FbpCDaaFDUZ4lhGZaXrq1DhSBnc3Hu_CZ3yiBFfys5qgwdanQCrm-rrH9xZuaOETsPmsl3hU4OVDgbhTg28tDgfQEN7H_ftr1-LdCfe5k8hJbLEOi1D2V1RhxGWx6cNyO_wPZQfpYd9gIH_GQhdDltbas9pG83suCr3dDovFi8rIp34wUiiBbL_YafXXnsyhhst-BfFydDdICJevqs2EFqsTjtKIulDlFNoYs-Kk3nSrRYFNhxmK-Yf3UANXiEkdxXz4F0X3FjqJtQLFr-mpOoh9wma7NCFj2Z__jh_UO2zsREmMEKq9CemUVpRxZHsAXZZBSManhOq1PPWQ0v7k5ZYWeTAoOE3W_QBg1ZuskmUggtsYbZ2sn0OuTa2UYBmffKr6V1Li6Z6WUL74Wy5XHet22qvULPxxTmIMYyFdoTKt-pZhtaaraN-k9vu6fsIHCwgN1wKGHeUY3PpShhkXydYG6flpXLO5gqN9hZe4_7T-3KkP0zxIprVmILe0d2b8GhMwTHxZduSJF9Kc7BbQ0s_YJyGFHnsjZ3csMYhA5XBEAwvo-98ZrGQNLN3UjBbCQvgeA4ppS85368MhMvUrPB116qWhWz-wciezy3pF2t_lpQ0i5K-46lKys1hX0PiSmTXjhQnuaWZ3Qb4UPrhqTtBuz4sP1ysSfUchorptqwkEPa4OsC6xss5ZqVSA5BEbsjxc93QtPVamhMNcDgaHT-vHrJHH0inM6aJSk3Cf4M1aZOOK_9m7w8MOeGU2e1b94x9OAy1tQqrSN4gC7Kc5e4SoXmifm_l2UAoEsUh6FRaZjG_ItvAfEoO82BT5dTomvbw-VvDVOuYE5HX3dGINn7KXTFTfZI4WjMGj5NdLF3YtCTgG0ciGKMPBBOpET-BYKd-XJsTjZ4s83f6uR411HfY01E0NAyyeWYGWLP5MX5sVPxAwA', 1, 1795878337973);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.jCDX1sbjwge8CYUGxWplXcaeJLrXwzj3WsFeg05kQew', 1, 1795878342930);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.MCGIXhafXrzipBT9ubWzZCWudYv_bj9cISDbgbEzOGza063FbjzF07Fp3r2rwGiGuXsHLeVhd2rdVBZ99OBkP05ftJ1zHK8');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.JAQ8U-K1XsMrBZGok0L2FCnMI1ixLdGaLp4zdoMZDfudJY7O-pBUrcvvzhxtc9E6fWu8_De6NtUNcL0uNzMisyx_xiU2Y0Y');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-185');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.35wpED869ccWAnCzIqcSQcp0aWLg4xo3T-u5RjRmGKSNzA8qeweORAbdjz2kQrT2c-hlzSin-a6dqbGSkH-CX3GyY4x9mPiZRR8GFmPoeOmopqx82-b55oWsBuiR1eMK-9qAHe0', 1795878342858, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('5be34bd6', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.P-9ygndhWdfoUY7sBniKLX35A4VLQfytbVPQ6e_b5HNxFaPxcIKz2fnaBHj0RASGaDYte07PIhIAMLlxGbPjXSP7v08Yohivs7x8mhZKF8tDe7QJpjhnAhj3Tp9TvqTkPlc8oyBretbLDgQAsUrKPtBgTHEw3m0rmK_nK2irTMIvHW_ZDS_J4lHPlqie2qEA0gVjx4pXypisq7u9hRsgg0NBn0njhyLy_VeYzbdNOJGfPbWOPOx24KP30B7lg6_6OH0XB-tj8pJDwubesIReszaN27rEDJi8KPXrA620MITZX85xTosV3qt6Vr7-YbPPMO08xLCJIQ8XqswLbZpl62XeMRcf0yQ-HOKnBrIqasR1e3LR_iO6Yz1uYpb4o82rQkTbdGIb5LXvWtm9xTj5mF6mw-39wiMhZwd9ymA6nVDGDpmqGgL0k6nD3gUAdnb8NPO9nORbWCIBojjJbkoyt_C3TVbpW_cW2j7bg1cKYFBkHLZt', 'v1.k1.FGxGxxU5M7Uac9O-GM8nMWuvtS4bIi5t4SDZF62kTkvAAb1zC_tYVIjroMRP35djHhYDaTNJVs4nf5JuTTKZPAjCJbDEeiWEXTmHn5bcdVyJ2XkoxTTyBe-hHjufjLbIrobI-mvnmvHuOeW7qeI1jba21UG8kdAYQi7CZv7uAUj00tKxt2QSdVtdhRz0w-_YdhKhubHlaJQbSkUQukXuXw9upbHXmfMgRIXDv4fX9OKh3oKN6JHp7fyhz7C4cFLUlzkilkqK5NaPKlGdEXCyDdL8-uD8-Aa4ftxF3HoLZOUdVpgpu0nQlhmeiRdGC2SpA0BnKInCAX1KeTua0jroYf072COVymByO1A1MEtZYWTVpnXfKZVFO5hc5HZtVESJjjrm8Im7bB6WKseMWib1BfQYrpKEFogMhGjvLYn8ouWol9WdFdZ7iHNNDTTHtucHitcAmcPizF2Jt5W3bebFOmFwtXauzjJzM_oJBTLUxVywo8VnaIODJDziWf3Uq1OPVCjdD3t5mxWVzcWSAIicC0e0HTbIv7-pdCcMgh0By60bkVILHdg-h3RnOmffGIWi1FzXg1i4yprPmjhSRbNjLb4rSyEbaToFrK5ECyAJulAKVBGPySRkVgOJS0u_qg2IG8dSVg5bMW8yJm9-JTw19fC-tzZd7HYszNYvu7cCa8Srw-pPJHq4e_dYU4Yt8XyrQ70ic4n-nefNUW-wD0K7HEJ8ynPOYzTyEu5EGdStSLrEe-wKA-diqqJTeVxc2KodMX-TqQqt60lc2da4OPnnbwi1MaiwwaKIrcTfk6shYp7Yjf9iK9C_ANSJ-nFtylZNMOaiTKXU_wyr3K2PjHUSMkZfd4c0vRCCbjk29HnN4FRTffT4P5gMDxpHYtonpUt2K6gkXtEWlYWndcNlCE4B7yPg8JeZYV1L8BsMzT9tAmoIVyygrXq6jeJWZOL6q0bO5VORCovDzaBKY3YfPSOZ30nOAh5GhcV817jq4djEbdfT3EpF3WJJbvf0Vj0ZBxxeMOiTQJJIdgT8qSiNX527kbmWaPz8OuBIaYPeraKQ1w0278ATosjvxauTQVAcm2qNMAwFAUSPMA7UPt14Rf1NSZ9YQAZ7pq9AaJ_C8tvJd6cgJa3Te57s0hN1oWb4dkDrFuYpk1nusXPmzlu8TCIwUzMh2lbXzNC48jhtaN5PvUgPaywZyOJnX5sBl6qrf-IeORvaltIClZAB6d9BMEmUAgJt_vCPEQ6EjI4wLu-0DrQF1rdOTwIuGFtjhG0m4eA83IkiP8099KqgvUfmlp25riwWGNXC6C24-4fKDtCdYN1dVuKY2h_9o6OuIEQ71n1CMBDWfR5EA_gLLtMgyDWW-G3EarbMO4yOuUm3B6Is5YG2rwDhShNYXKZOVDU8QoKfIH4z1dEMSVS6Wj1P3SJvy3SzckiVZm4UYJO7pqIMEKm_S8aoVM0jCEpmMJXHzvzCEWGIUipxU-3jXUtHRY1tf0Giayjsi8-DS6qnGYB9KS0MrD0zBx0SA7lg0DcKoxIySAaeZ-1lMwXSDhm_MHwUGJXpr1wn1-ucJJI9qQnRv5n5QxRaapze9GG9zz4HV9IUnKErkCVtg11d32_ALy3svEviXeS8qaP7tMT0yBTKT_RSQ121_ROJ79IBt6iI_f6JrzIPSnt_0u7I09AztGRtzzHPYiemMKaLcRWTGgeXhPj5rRmQiWRWwS8-02ZEccmTwE8ZkE4Y5DcCc9LAUF8xqnlfqyzumLXQbQsjNXscTcc_wChxK3l17w_DGx71Upp3dGx2x1iMqLo2884mV-nrOB0UB2ZMD0Xf3HWlQ3TNVn40x8QXlKpOEVvKotXwhg65RI_SKJ_l0YLpQnIU6ePYBLR4GzesG34ULhPYpI6iUVZAj3b3ewNoRKsPDbv5au4JuCSzEcSqDDK2Lior8VRasZHL_HbxSJ-Aw3VfCUeSEyFt_INbIZ-SIHTwkxIZxdqhwDGluLZxMwyZJ89nlDj21TcpsUjIj9_kdxl_d72CTFdkU0EYBxOLWCcA0awYAHGbh8Cl2HZOORWl-yCV1M4gnLeg3lF28TmkIHaLyK-3iivg2Ff3X45oCJzfLVnJshE51PpP4bcVXYou0bH7q00jyxpB6BjwZViPqEHbAbHel-pM5qvts9RUo-z372ykJu3xaw7ytTi3bk5vrkDyyHUZGz1WnxcBziM7amqUNv48s1R9ylX3yXuGBkVFQkVbhhJUf_2Cv1IPEvYwEoPKJLTyN-M6GKylj-Z2cBQmeJo3YN6VmiYV5HBRElAbuc1H8tycIaIDp5bHyiRTmEEzuxiwFEHJZmIqitWiuxcY_222P3syorm5ppyAZV7tj-FzZmaqdj9gbZI2cqOdPNjOaxHYp8GVQhpKTRu1RNgn9MOL9asRDUcqT8jNlXKcgHjJN6QqIA', 'done', 'v1.k1.4avG6jivXUV0qEIOjvMX5AjsU-gqGjWpZeQ5HDPKJeCM32Vcp2ddItcebDcUlath9g_VATLS8fU7KPy2JX_19vXWfcAJy5QxqSVWid8eyVBJypIbXLE6XaLQq5d81P38G1rpgkUjN7J_Wsavn758HGIw8Tkx6I4m', 1795878332052, 1795878333620, 1795878334547);
INSERT INTO public.operations VALUES ('wtkjhuj5', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.Ankaz2t9r5dW7Ym3zK0pt33Riw4irEQSzHb74V43W0S0PJYfvugiX0UIlaJhoh2phdQfiPXjJKva9ztXAcv-EHPQ_1Ee0LdP9xiwJ-BJ6kAlmgHUxRq2i1eRLb9z6h5E9BSFduFwcd83DHpP-pwHrsLgFy9fZ-Fwjk5PDu8cgodw2Ox5x9F-OJttajUXeLTWaD_d91eQgSaiu5kUKPNZ4ZBO3BpLCbWnWva18nUkDgz1Fytx22wtujvG5a4_0PlFG6CqFj9fjYTSUecoyA9M4T4Xq9fPwe_koGHPTRrbx74SGVk-RQYZF5oQNVxP0VbWPG2H5Sj2bRcWnF-usFTpjJuT3jDQCjKAztxoSkBeuRdFZEDZrqfvTaC9-IvLcj-iwHW013FsUHA0nwLS3RdTvorURo455jrok_2zVSki42Qn7Dsge8TxGY2O37K2I-QeSURypyantQG9_nmrDrQk3PdR4vbPASb96gxOxBneXvjGb9g', 'v1.k1.pDK_zXHa5ynen6Kb_QMJY_H1kjKifmA7nMet4O6_Mb4VN9OsZ75lf2_ygv_A1-fEljbc2-tH_2tAUvSHa2auOZJQjnR9_GT4nvtTLUh61DyiUhscNjWQzP3mT-9B4soJdARn6iBQAf54z8JSlHuOygHWNZofYP7IY2iDuifGn2svPp0UcrQM65m1iv3I1z__qanabC3xfz0AymrmVHUu202Px0VF-Iqug6YMMjJKhHNSnM40YDRkh4JccV1SL6er7X3GDqZLQBL8j6sBiDmKGWt0fNathLcbaE2879WFGHvI59zUxmYNZZ1cVy3TlTtIEkVApHpBjFx_rCZZT4ygUUEsanAbL34l680jVZsFTsMQJjcJOF9p26mWSJyXPS1mODuojx-wN2lJUAaDo1DbvHAh8EZdtME44iuG4WEXOXxHbB8S9QrcjGp-cvMC647IaJCrcMbHidQN6VTsKxRGHCyw1MX9NHX6Rerw94E5WoI5z89M0eY6fxtZfpNDdsWR3YC6C02ZE61iuruZjM3TZH9K-yacyllc_Pa-ZSVS5x2NExI5kPkp9OFviyxvA8SU4vrPNb3CMQPWqQXqA05vaXNCCg_pKt0AXqNc8D9Lo8L4prb2KZ8znzfdV54wpsMJzaFyNS-hjRjF0D6-aORXm4wf7IC6jZJYm9_VVxzNdrMUKkNo6tmKxsYE-nthEBy7YmP7gVVConsEKxozKEC9dfuH9WdCB9HlPKXfEDiJHXcNZZVrtoF9g37gEP7Q8IIS7pFd0cteKw-RQvrDbqpqRGKLyD5xjuFiyTU8ZoXyLskFECLsImxVqnKW-6roNJ6e7Dqmz9YJ9rzYnD4GVoB-6YpHSgOL2fQL_holCaGHSEzoNqv5bAXmC3R5hvQu3xHDLURiKOE0bSUdv7435-ii9X-hP6bU8HtvmWsDK4Quy6G3u_IX_2StY5dXwJHnCS6EKnL4roI_EzeKZEKYwQsCBgzocmsPlSmv9foZqsxXSp8H2QJ42Napt2CwnVzKemqfWGGHQCvxQju0lMlQq1seKZzB1-_xuLYAvhC-3vH_GHatovHOr_vRPxhogPlvam5Xu-KOKtEdllGMyC5w50UZZZ3zo3Is6WkBeP9TszzCAYbdXM9ncL8DCvpfRDNrdE11CLsH9huOKIUP-0oiwAhp5zA4fF4FW8VVTFtrjhx0DHbVRydIsvurdpMcndy-W-48lQaRjSlFyF3ZgdMxF85WEqvcr0rsmVNSRJqSnJCt8r7QRciRJTQ9mSljoKSsztr4xXQKGecCxkjjWX6ca8-UBvGyho9qonPA2XxmzvEYCGOydW2qFQdWt7xkSUnetTzXTOSIERBQkfQIHiVSwd49h6cznwXpy71yOjrPh_6rjvyNZjPElXQ71H65Q3tAV1NVi-bBc9-1jfxlkacEx8w064hTefSSqfWC_V-WQ2TLwi8q06QqKG9CxgKo2IoMv5WOj4TUtyw2pj_hkm5wDgjqCQrmgw-Wik5F70KGt8DZN99Wb03g2umSD_lS_svIGyT21DBzyMJGHwAZERTQ7qL4wR_TXtIZ5JDm6M5wZLU8RrIy5ELI14MYGMxqrQla6ZfQ9LKnxrzn9Drh80EXY09wusjYhwnFC9u_oMfsgdWldLexfi_9peDw3vMujJdQjk0_ai2Pl_ls2AIFArxJt_iSiFUC4CHeabg-UbkPe7a-5vHvD6uR_KTaDQ2_-Praxw6DHuqVAxYTovercN6NRH5O9jXirRvwg63qCE7HJKWM2AFVI9avsGX128p1HR1kTGrVmUe_NonnKMm8jgVmGvZA1N7Id8CDAPT4ZmLLLWg2heWKn32K5EuJlIJhm7XpoBNSCDaq_AsGGufuI0lynBlYBkq3rxrG5r7mhUDpZiiPje_S35suJ1C7uDSmwn-Ce96hp80JG7Vpv2DPQzGwQIQ1Umi8I_3YUd9T5zdOotSyA_QKC6M2FVxDrErozN6jLH7tILxXRT0nWEYPb2huY12m9GL-30hkxy1cOm2v2lD8Rqz8YpSSORVXlYkq4u1c1zmf_vdynJ_-d-CJoodEnpkCOXY6Nxrhtr2MmHxuWhJvSp1fS1aGJJqm8yzuLuziDP3GXWJ_bj67OdBOzBZjORp5XSNF1IweMRJgSSU2gJw5M4ePwQ', 'sent', NULL, 1795878336289, 1795878337419, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.YIEWD37i7Q40tXmpkvbz47dnP3-6gpPJi9OAHqd5zPp-', 'v1.k1.YIPg5OqiSGO_2IgU-PhpA-2clgHTXZC8vwd8YKfLhNaxDw', 'done', 'v1.k1.PP1IZfBt__uLDtYmN3QNjwh8perAlCtpPMppLFc8qnE_WA', 1795878342782, 1795878342790, 1795878342828);
INSERT INTO public.outbox VALUES ('242d2616-0a5a-459b-991a-7ca5471a3bdd', 'T0ACME', 'C0KILL0', NULL, 'answer:967sb2re', NULL, 0, 1, NULL, 'posted', 0, 1, 'b0222f0c-1882-4ee7-b249-97efdde7d4e1', 1795878330752, 1795880130447, 1795878330854, 1795878339405, 1795878331405, '1795878331.749000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('0e9eb1d5-20f0-4f20-8c53-04c4bbb89353', 'T0ACME', 'C0KILL3', NULL, 'answer:5be34bd6', NULL, 0, 1, NULL, 'posted', 0, 1, 'b0222f0c-1882-4ee7-b249-97efdde7d4e1', 1795878335982, 1795880135859, 1795878335989, 1795878344090, 1795878336090, '1795878336.187000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('a6980bc4-94d4-46af-b3b9-4ab3a4b44209', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-28T15:05:33.805Z', '1795878336.187000', 1, 1, 'v1.k1.zcm6yUTmn3QbHZzpmXVZVnUGv2VQnWz_WVYxvkQ9egZquXe4JR_HM-0keHBcaHQgwGFkiBQ7QjOv-TJAgoVvgf6uPWKZNcCZhi32gh6dOhmdY0GVJgwk0FmvZ6dUgGQHN2Ii6YeTUzVco6ogQDo0co4u6GZoeF3W8hNpBTaBx1dbTNf5FcULBoZ98hj3Qgs6yugv0y_USjwn6XKf4RcyUp9YmCO5EtCbvRnPAv8voseDiu8Xkd0gZHbxVzhzZ-h7GpDJJevIdOKF', 'sending', 0, 1, 'b0222f0c-1882-4ee7-b249-97efdde7d4e1', 1795878337421, 1795964737199, 1795878337427, 1795878345738, 1795878337738, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('83b1694b-a6f0-4249-a729-582e919a9e08', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-28T15:05:33.805Z', '1795878331.749000', 1, 1, 'v1.k1.NrDzctnC8eA3cLt1P3LGgHQ-8u86kUKwqq2ADLYCHYQMEjQw-K5X0YxS8DRvCkvCYaL_5lmAZcUoSbKM-23W2gbhX46OXyHhTnuWN66YUslY2Pz1_km6eyu-HQOLzoPxNCrTMNzTNMSSGoiJJrxZ6kv0PLHe5dQ4Ws9ksdXy9QQbXimrUvHSCkczyYQXmrVKlOxHV_pgAnYyrl1FBxXOXW219JeG43x3RZmqjlEh_YaqYtaJRqc9EtzinUy8nEaF_JIg7YjMYWzt', 'sending', 0, 1, 'b0222f0c-1882-4ee7-b249-97efdde7d4e1', 1795878337479, 1795964737199, 1795878337483, 1795878345739, 1795878337739, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('fcaab48d-b53b-45fb-a808-d58e5a086c7e', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.kEcPzk8kGeVmrjiKWkmNzaZU4PVaFs7DnvuEilhYEBfcrXs', 'waiting', 0, 0, 'me', 1795878343103, 1795878403092, 1795878343115, 1795878343115, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('OSx1pWvg14-grWO7MYcu3vY8HHu0CP-HzyzwM9raCOQ', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.hFJDoyIYuBG427ELxCVZ2GVvpIdtUPcdrHpGCSb9Kiuq1UMomp43-aK2qnbjhAZq4brDSd7X1YfKIdBMHxf6Zllx1CcgXc_2JmW59aknRid2QQ', 1795878942611);
INSERT INTO public.pending_requests VALUES ('wtkjhuj5', 'T0ACME', 'U0ANN', 'request:fdaa25f1e2a07ab4d6cf2c6f0018b44f5107b69db8e92fed90e69e73f194314a', 'v1.k1.yHNtAxld2ocdncciRbD4NneNOXWe8USzPiUZbKBRBZNUNnoojMlZCepoeLA2kccy9da3b1mNBIcba42zoaEnD68w1WoeL6MJu_2DC3zEXYsQb_L3mei3o5DXE_NkJClMi3O6-9poDhtLz69diKvzErWUiqVVqEcuCtohNn2Sac08j96NJj0YAJlnEBqTlYjV2xxsDZVvizh6Hd1rj__FPlBLTIS2U5YcRu67ZH4vSzzRd3OU968gw8jH_XH0MjZA9rjoc6speUXyGsUkBHnpcocWg3ptgNl_rY8CKfxgga4DCTFx99QrgNS7CvDrZ4d2saeY_EEV2ljpfIXi2IMtEclVdCT0Kh-Ocv4YI4CZGiMYqNts4KAj3dMutC_S1BcY9yea_CQmjZdPQyexWoT7zhRDsrrmEOnJeODfB-kvE_WIgQ-ucESmVwMIvDZiBX7_SAvOYbGOVRMocAF53KgrXmQjOe4dtkmzGUYcVX5bLTI4tuiAfefw8yUmm1NChtHpUObnjTB1dYVl2RWl9Tvf_W11przPoft_QNcFhqlPHzamp-8wlB4BDX55xye8rTkC', NULL, 1795878336378);
INSERT INTO public.pending_requests VALUES ('pdsrsxsf', 'T0ACME', 'U0BOB', 'request:bb22cf8e3635d9b960bc9d10afea5f16dbdb63ac58a24768d28626e5abea8ee4', 'v1.k1.yWqIsILEUNnpEhMY-ZiLgl1BQOdvgOLJpFP2nJ8K-4rqGHf19QSJgr2vX7RwIXHE2-B5X807euS82fL6UZ1KG8vsWsbEg-CQ_wLWP1uQzkM_8NHuwpDJSkdL0Pxq1rYqlhPOjtTYT1zTmnTG3s58RaD1Q1Z8KWb-yNEmLskjB1LMcJYZrcC3LivV_o4tk7x7CR6iWs415L-q_dVZD9kt84oNO4nmEMvC-Q8K9Vr1LQwlSvfR7p77iQpTshMTHk73w9c7KKfvIuMTM8Nzv_McPkfANccXTykxhfa7ndx1CsKsSgnFOw-rrXcU9EsN_Gv6SOvvEzLrfmrqmu1qXMlJ5HgEBD9Bp0X4xMMLDZra4n2oA1HkR8t7pf_AlHKJPEnaOwLZHDOybwslIYMq-cPs233an_8lzYGlRK4XomLQQUnB-hwHfJEai1r2TWjpcTxFqR4Z02hDhCac0eg4R9oAC6DJp5nlMdJk6PMU_aTds7ujyr8w6FQPfnxwt7Xpm9UUA8I2e3QRgLvqQ7_kXeMXgiddG1AXCpfWWmY', NULL, 1795878337855);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.7KR0He0sKrd-nw_mCRv1u5jrCpuPmmVU4lDCJaAD6h3WZBY', NULL, 1795878343006);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-187', 188, 'U0OTHER', 1795878345183, 'planted-191', 'planted-192', 'planted-193');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795878295071, 0);
INSERT INTO public.secret_links VALUES ('VmdVYZDuTXD9dD__jinBKeQPEG-hASydtCTL9p7hSH4', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.6_52jvx6QfnmhY0jJGgjdnUdjjhVRjh4bKJWciHW1tSu9Jcjvy-AeUGDbLGuEB-XFgOwZkcrHbGKkXZ5ZPEsXM8TYJuKANV9f9UgHUz3X38lvXyd7wVShYNgHamcUgM2IiCPUBvfS6kqjy2bPFw07MahQBMj9xEvaJSBsBkU9oGew16Z', 0, 1795878942608);
INSERT INTO public.sign_ins VALUES ('eK5dlV1n1xC7zP1FOjQbLeWlkJPRWmQtPdyoHoHu92A', 'NQGhGkrusnSByzALzbKvT66yedCaNYitrEpYIUJl4S8', '4tLYW2ZWdAM1mzOB6wOXq6AqU1j2GzX-x7f22l9lM7s', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.9d_2DbDR7LBMypLhKsqpNi3VeLeHLj32CUsqxrFWnYbZ6uKzyLhjycd7MR5zq6hq6SPdXsvbMbKcilC8ndpblZt8bAp4YAg', 'v1.k1.MHdtPcJgW-sYAwJl1Id3ZRliQLIxtbb4xASn-23pLaw', 1795878942452);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795878345273, 1795878345274, 1795878345275, 1795878345276, 1795878345277, 200, 201);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795878345334, 1795878345335, 'planted-206', 1795878345337);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795878345400, 1795878345401, 1795878345402, 1795878345403, 1795878345404, 'planted-214');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795878345414);
INSERT INTO public.webhook_events VALUES ('planted-217', 1795878345456, 1795878345457, 1795878345458, 221);
INSERT INTO public.webhook_health VALUES (1795878345481, 1795878345482, 1795878345483, 225);
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
CREATE INDEX outbox_by_state ON public.outbox USING btree (state, team, channel);
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