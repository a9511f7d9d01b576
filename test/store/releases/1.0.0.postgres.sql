-- written 1795876436551
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-28 14:33:55.290844+00', '2026-11-28 14:33:55.290844+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 14:33:55.290844+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:55.362082+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-28 15:33:55.394246+00', '2026-11-28 14:33:55.287982+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 15:33:55.303765+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-28 14:34:10.435571+00', '2026-11-28 14:33:55.285632+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 14:34:10.285632+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-28 14:33:58.435289+00', '2026-11-28 14:33:55.282047+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 14:33:58.282047+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-28 14:34:10.454115+00', '2026-11-28 14:33:55.284627+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 14:34:10.284627+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-28 14:34:55.46216+00', '2026-11-28 14:33:55.278032+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 14:34:55.278032+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-28 15:33:55.474361+00', '2026-11-28 14:33:55.275088+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 15:33:55.275088+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-28 15:33:55.458161+00', '2026-11-28 14:33:55.289801+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 15:33:55.307043+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-28 14:33:58.529727+00', '2026-11-28 14:33:55.283768+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 14:33:58.283768+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-28 14:34:00.477602+00', '2026-11-28 14:33:55.287113+00', '2026-11-28 14:33:55.362082+00', NULL, '2027-11-28 14:34:00.298712+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('1e437f3c-4827-80c6-adf2-0cd6e9129db7', 'post', 0, '{"key": "c6e04243-c847-402c-b4eb-dc7fb7294651", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 14:33:55.602909+00', '2026-11-28 14:33:55.602909+00', '2026-11-28 14:33:55.616085+00', '2026-11-28 14:33:55.644674+00', '2027-11-28 14:33:55.602909+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:55.616085+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('89e1ccc8-1d92-8517-a7e7-2422b31fa7af', 'request', 0, '{"key": "request:bac981f6fc91c861432f0d62e9d1941cc2a981d0f8d050fa0f3a4e0a7a2878f5", "input": {"reference": "zznbc7zf"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '89e1ccc8-1d92-8517-a7e7-2422b31fa7af', NULL, NULL, NULL, '2026-11-28 14:33:55.416229+00', '2026-11-28 14:33:55.416229+00', '2026-11-28 14:33:55.468637+00', '2026-11-28 14:33:55.7392+00', '2027-11-28 14:33:55.416229+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:55.468637+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('765c2c4e-30f7-84c4-af2d-3df4d825b8c7', 'request', 0, '{"key": "request:dacd90dfd68ca0e7d015fa0ef817d43531e86c7a15f0485e822df4f14597e233", "input": {"reference": "azq9x2n7"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '765c2c4e-30f7-84c4-af2d-3df4d825b8c7', NULL, NULL, NULL, '2026-11-28 14:33:56.190083+00', '2026-11-28 14:33:56.190083+00', '2026-11-28 14:33:56.207514+00', NULL, '2027-11-28 14:33:56.190083+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:56.207514+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0e511e5b-514f-8ba4-af2d-10d5ec5d9a2a', 'post', 0, '{"key": "2e94891d-da91-4506-9388-e9410646e0cd", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 14:33:56.002354+00', '2026-11-28 14:33:56.002354+00', '2026-11-28 14:33:56.009748+00', '2026-11-28 14:33:56.042106+00', '2027-11-28 14:33:56.002354+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:56.009748+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b0aafe37-fc89-8af4-a781-43ac531ed0f4', 'request', 0, '{"key": "request:8d948e0217afa0d1e68d13f07c15dda6f29e13c1eb85283e1941d9d2c5bc0b13", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "e99ym6qu"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b0aafe37-fc89-8af4-a781-43ac531ed0f4', NULL, NULL, NULL, '2026-11-28 14:33:55.738195+00', '2026-11-28 14:33:55.738195+00', '2026-11-28 14:33:55.743836+00', '2026-11-28 14:33:56.043514+00', '2027-11-28 14:33:55.738195+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:55.948233+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ca47fa71-80d7-8ca3-a8a2-f50f0ba22925', 'post', 0, '{"key": "8b2d11ca-ed65-48be-8373-82bcdb61ed3a", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 14:33:56.075365+00', '2026-11-28 14:33:56.075365+00', '2026-11-28 14:33:56.105714+00', NULL, '2027-11-28 14:33:56.075365+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:56.105714+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('d31abe96-80af-85cc-a54a-622d2638d28d', 'post', 0, '{"key": "885d954f-9a7f-4010-bd50-23c9f134b485", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 14:33:56.083861+00', '2026-11-28 14:33:56.083861+00', '2026-11-28 14:33:56.11918+00', NULL, '2027-11-28 14:33:56.083861+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:56.11918+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('45ac9822-ba77-8e8f-a56a-58926cb33598', 'request', 0, '{"key": "request:ab74c59429570bd79793dc25560ff995459cdf0ef7b0e291e896a439e2429e70", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "h45mvtm5"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-28 14:33:56.027801+00', '2026-11-28 14:33:56.027801+00', '2026-11-28 14:33:56.042185+00', NULL, '2027-11-28 14:33:56.027801+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:56.118602+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('126c92ee-bdd5-845f-abc6-169e6cb6bb73', 'post', 0, '{"key": "6d8d7ead-9ad1-44d3-bd33-1bd93a7f22fa", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-28 14:33:56.290817+00', '2026-11-28 14:33:56.290817+00', '2026-11-28 14:33:56.294913+00', NULL, '2027-11-28 14:33:56.290817+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 14:33:56.294913+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 14:33:56.251811+00', '2026-11-28 14:33:56.253495+00', '2026-11-28 14:33:56.274768+00', '2026-11-28 14:33:55.267856+00', '2026-11-28 14:33:55.268798+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 2, 0, 4, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 14:33:56.251811+00', '2026-11-28 14:33:56.253495+00', '2026-11-28 14:33:56.274768+00', '2026-11-28 14:33:55.252699+00', '2026-11-28 14:33:55.262499+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 2, 0, 4, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 14:33:56.251811+00', '2026-11-28 14:33:56.253495+00', '2026-11-28 14:33:56.274768+00', '2026-11-28 14:33:55.265164+00', '2026-11-28 14:33:55.266865+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 9, 9, 0, 0, 1, 0, 10, 0, 0, 0, NULL, NULL, '{0}', 10, false, NULL, '2026-11-28 14:33:56.251811+00', '2026-11-28 14:33:56.253495+00', '2026-11-28 14:33:56.274768+00', '2026-11-28 14:33:55.269439+00', '2026-11-28 14:33:55.270544+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-28 14:33:55.278374+00', '2026-11-28 14:33:55.274042+00', '2026-11-28 14:33:56.285782+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.n90YVaEY5HiTL856zZmS6dy5KRcd89lZbXD-LKeCMlJJoXCPUsmD', 'token', NULL, 0, 1795876433982, 1795876435532, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.BhgBWE09wRE_frZGm4gJgnu7HNwoIlzIu5G5wfUY1yeH56vZfRbC', 'token', NULL, 0, 1795876433983, 1795876436226, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.UDOBMvBA3jGzBOOSmKt50cbsjn3KwpMzTMLqVHRuuTPPW03XCFlKMoMqsjU', 'sign-in', 'v1.k1.Wqjiw_ocv-WEQy6ZgdiKpBNt9ixLzZvWNgdK-dbIZZMypEovLALVCqI280WFVrCwbxvbycSDZ2GGUCF_N0aBJMniNxJjzbojr5uYJHU5ew', 0, 1795876436457, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('5J8jaEyQ90SCaA0sTL4dUQ', 'PQOkDNp0FFI0QqZTsN3rlXSbqlYR875yJq-dRHukZbU', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.5plBCdUX_HkdxefIxRxPSZm8ZspezbLzr10o5ebGdSQhwu1LL4Txsiny9qrC5up-fAeriiha57d1sklG2dlnPRCyR4T1uicHeqOEafkC4eBzjBK161TYY4dCxQTOeF144nEiUOpYVpODl38om7vLuN_iyhc6VKgpNFx6LEYW4GfaD-8u_V24OWpQjJLK2SwLdo-ew37qfF6PbELprzlkZ1vKfXwGAtr2zyFbEIN-jwuDnHD81nb8Mv0_S6ohdgsFEusNZfwvfRvZOCs75FQiTMt2ppG1E_Ikj0BhIt4AN4VlFxoc9rFDDjBMMAF3Ey7ZBEVGClU7fQg34uufv5l448VlFw7AP8vHnlZMsPAs-JlhYzULWc5CZmMvbNcJO3UhI4ZEEuClHCweTov3OmPK4fIAxhrUGtYUG9RXi4a78Be7H_l7MPTEGY8LiiFLUZeTmyYp_C9gKE4LfSjdXqGXdlGmwb-P7mzbjJwBszaPFc63GOR6crENi_sIJnvJcmqJX-M_nwjLGsgNiEyraA7AgZJ54ysUIrAv0pHv5DidoLADJDKnrdjs9DF-JQE23VQEPmzKRuvfXjMzDlyt475nGDLj', 1795876435605, 1798468435605);
INSERT INTO public.action_tokens VALUES ('1qXnQOtJ8nbNU3GvdWYLag', 'QAyMmtnIi7LLuiGBS4Ie0XlVMZMLeNnBjFBdXLhPC3A', 'T0ACME', 'C0KILL3', NULL, 'v1.k1.Af2Rs9nYgNeUHk5SKYgsPHjYwbqqS_dCkVLbnOzTGu6Cha_jSk43aDKEd8NXHgrmO7r-3FGko1VYQu2saAsjnAf3sNpAwSZKA7_EhPKVQG5Qxjqa8F8HRiV0aEUPvceoZvSniAvOkxXmS5VpVOi6qR3IWd31gkqLMA2SluHqWEMIbXj3omY_hVhyvDtRXHlCuBVINMsy6Vk7RDRTqqJ_K2MvZrFGpSg3C6oD_g1xUHxA19AzpNywYMHyYF1hY4oS5rg0300Zr_vMMD9WgMvg6NFUZZZJQc16d8HJ5RcJS0n8zmaKfwzmLnNB3CKzpVySeimpySLWVcyvIVeEFBmH3aQVmMPYtZEueNYJxISmxs2IvPzkmU8pNqV5tTw7e9qcIWS9rnUYxvxUOkDU8gayp9hc0Osi_S5bROIbt9wfFmFazg-lBXp4mJAnwEMDHPTEcswVvZt5zaJYhQ78z1ms3ECAYQ5fwzI104nT5uFoDJYbTla7bhin0uREFONi3YRnekptmhOu5GJ30hWsuMojqsZkr_FXo3rGXRZzUgd5tZVFVOLe-IGmBtS-zKFxQSdwXik1tzE0okpf77ct3IAiPAghqKottBjFRyGVzlU0VDv0XgF4N0PjU4o2KjPROPu2hEj4K8ZkLEBjW6BaUuPuz5Vct8Ldow0Ajk_fCtBjrC0G_Ttbp35uryInuK5rf2-mKmNbyM5XtXqYgji7wyW_2T3QxGB3g-t8rCmM7WUewcqFDfXq_qk', 1795876436004, 1798468436004);
INSERT INTO public.action_tokens VALUES ('k9W2312qqub3pb2daE9kgQ', 'TBprUL6PIO4XLkYZvs60_plYjkYgEtmc767PHSog7Cw', 'T0ACME', 'C0KILL0', NULL, 'v1.k1.Fgy8WzCxnVstNVbwi1zOoZXlMWzdicjfXoz1CfJbKBjEU2E0vyzCdAb9pLcWZhphqTXPNUDviildNHn2665uVQs4zce1Kk5c4E7398pFI4uIXGrQQl_MkpBDbHU_IrlMZjnihOLo5vn4-IU6h7NmCwjcEV7tWDRyIb4k7T7LukxUFndO3PR4aBgNe5TJTccE2n2dZmm8RMxoNoZYa8oHbgzyywODVfnGhMOOY01T3UO9xH9FyAQJ-Fmo_g4mjo90WFXYIdtyKFKM1xI59ZNUpisJxFPLWFl3RSAH3zozSEqwK-iOlVu6pqocy7rXz-ct2VW2R1TqyGDAx3FtNDSW4myLdAl_yCGOiqlHfmECbaxaTERdG5bcXyDG3ZE05PoKF9ClRj_7eMxz6t8jq24UaZJGcYmpQZEx1dmaklYZliccHIybSgaA9eKGg2TMC6j8WwBR2yj6FMJftDxOT-TDMFKS1xt0qfsPdpxqj9FWXbt103wH0u6Epxyn3INYHzXonX0f6JU1rmkYrpCmlQa-Yuj0AAYL9nzOM4FLL10ZzkidWTFf6roVuvrUfiq7wBar7AU6Bet4yPVA_tt0u2EPntNkW56YwbhXWrjaguVcbDCm96Vk8VLC1xXcImdcSNdu_CdwupMrQ7o5qlJ7_DYTIinwW6KskTpmtrDNJCaXZADkS1MA6B94VWIMZefrodxH8DTMKuJT2QcMC-OZO1LFyyjUmm3uHjhbD3nRbXnNwA1xEa0VFLI', 1795876435980, 1798468436045);
INSERT INTO public.action_tokens VALUES ('Ha0VMdfs2VoDLrE-IyVH7A', 'wieM8DHNWY--vPf_JmMRLM4R7ADJyda8HAPIi2P6JPQ', 'T1', 'C1', 'USEALED', 'v1.k1.kh24htvDVhRp1funHidfMEUVWHC9XNjQ2sq0aI2gpl43d6rkdBYPkvCiDUP9IQ', 1795876436474, 1795962836474);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-118', 1795876436638, 'planted-120', 1795876436640);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795876435951, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'e99ym6qu', NULL, 'slash', 'k1', 'c739486ab1eee75a603a22c5d6d1c7d2eda2502cb813110c64fa7698bc66afbf');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795876436644, 'planted-124', 1795876436646, 1795876436647, 1795876436648, 'planted-128', 'planted-129', 'planted-130');
INSERT INTO public.audit_exports VALUES ('planted-131', 'T0OTHER', 'U0OTHER', 'planted-134', 1795876436656);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, 'c739486ab1eee75a603a22c5d6d1c7d2eda2502cb813110c64fa7698bc66afbf', 'k1', 'ea346c1af18f863113a7411b1eda2621d85b611e28c60f775e59a2c16dc74e54');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-137', 'U0OTHER', 1795876436662, 1795876436663, 'planted-141', 1795876436665);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795876436.020000', 42, 12, '67c052a8021d5641b9070060506c10479645ed88', 0, 'U0ANN', 1796481236000, 1795876436022, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795876435.639000', 42, 12, '67c052a8021d5641b9070060506c10479645ed88', 0, 'U0ANN', 1796481236033, 1795876436056, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795876436688, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795876437046, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795876437299, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-144', 'planted-145');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-147', 1795876436674, 'U0OTHER', 'planted-150', 1795876436677, 1795876436678, 1795876436679, 'planted-154', 1795876436681);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795876433983);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795876433984);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795876433984);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795876433984);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795876433985);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795876433986);
INSERT INTO public.confirmations VALUES ('GH6PthEO6iG9h0DY4W74Zd1XbDbPexV3-rmZQAuXXaA', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.s2cxh6PdJeQXqwit3nJ8ImBpTV0UWvxSUvDq3NWPopgHBorpZobctNtLJqM', 'gzqFsd9mvrR4qBT7Cckxd5uwKYMehc3WoZ7vjAu0sAI', 0, 'sign-in', 'v1.k1.wk76ubmX0svswYOMFCqMP4h8PSEanJZOxNS-tNSqUSQ2IcoU9BnO-lvYUlzkcq4EJIs5ra1C9A7XtwqnNcwZU4-s0PYaRAWDJVVm7cvAMQ', 83, 'USEALED', 1795877036463);
INSERT INTO public.confirmations VALUES ('3Zq6P2IMA22a_tDtF5kQLaqrUbh-DTHNSg97AD_A9Qk', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.BzFYrB69xywnxwbOQvrAKN6wyeAy-gZQKsvUg57t03b3xOd99XxMR7sL80SOLA', 'r0yYIlZRIRVImeIYa3X4aNBph0NEsv8IofLqORF296Y', 0, 'token', NULL, NULL, NULL, 1795877036468);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.GGJd2AKN0SnqkTOOqhtbEH-hG4vxdOcmnSSM3BSNHHNC', 1795877036473);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795876436482, 0, 'ready', NULL, 0, 'v1.k1.ICjFriZriAta3MH-zFFFiPMChqyKjJjzLsyYLbHOpEY', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 14:28', '["28 14 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795876020000, 1795876020000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 14:28', '["28 14 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795876020000, 1795876020000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795876436481, 1795876436482, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-156', 'planted-157', 'planted-158', 159);
INSERT INTO public.durable_work VALUES ('planted-160', 'planted-161', 'planted-162', 'planted-163', 1795876436697, 165, 1795876436699, 1795876436700);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-169', 170, 'planted-171', 'planted-172', 'planted-173', 'planted-174', 'planted-175', 1795876436710, 1795876436711);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795876436713);
INSERT INTO public.heartbeats VALUES ('d9ff4a5f-8ab6-4e03-9ddb-902c0503f73e', 1795876434929, 1, 1795876435094);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795876436478, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.d1v2UHnLGq7ph9d1Z9XCkuraY9IWcRHpAXKGVNqGiowC1611URq1NhtUmWV8Rn9_', 'v1.k1.jGd8sZMdZ80gH2NamnGd8VRMtuM9sdzOACj0BRKhjiKKYhQHg5DQz02Ahw', 1, 0, 1795876436470);
INSERT INTO public.integration_secrets VALUES ('wP2Y7tMiGGcNqkNzcMgf-xYNvv4NwAVE5gKN-aTexzo', 'T1', 'USEALED', 'v1.k1.nlA1p-mose-B1lkNbbDwaUa5CJp2P55fjxTDyGxwkMzwCD7PkGqK19VVanvWdGw', 1803652436472);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '7a3d7e16-852e-479b-a712-4113d901c3d4', 1795876435740, 1795876442026);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '1054affe-f4e2-404f-b22f-26ac15a9ca32', 1795876435598, 1795876436075);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '3c4e2096-26da-4162-b2f8-e5dbbda62944', 1795876436272, 1795876442272);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-181', 1795876436719, 1795876436720, 1795876436721);
INSERT INTO public.links VALUES ('aPK61RaM5BoGRKLu88way58Wx6SNPXJZMYDT5awZ_k0', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795877036464);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-186', 'U0OTHER', 'planted-188', 1795876436727);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-28T14:33:55.896Z', 0, 'v1.k1.fJoDd2HglEyH3VhTdhh98BTI-9Kyf1gKxp82Ehppgw_R8cO7fZJj9ofbvLgCps1hkbLK7Bv--SJeJ4p2SJyJLu_NCyTkVUXVwGDIBeE24pvP0nO4Fw5gqUTaURWy6anv-dWxZjzhCI8wazg', 1795876435964, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.1QkZcU1SZRX6R4lCMLacuswScG3f0Vu6uvDc81ONaqH3', 1795876436477, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.pQy3qpreHvfvwJG0ULBmdXNL623YBcJgAdzQKwoeNBg8Jq-trXlinfUl5jIS6X8-gcifm7suY7McDb-WKBQZsO15LbQTy8p_RF1bRTudxbGgRO6w4BQ0bbCSK_YFZg1KmjsWxrZ9LOyzxLHT1CwncAq6m723TW3syBvZGtc-CbCNJ8aGuyNSl8n_tMVdXY2zAYP7KOVyK_I3Suui6bq6iYnbUioRZv88Zn7lVBHv-XzODnKTQi5kjE0pSt00OEduBYATYdkopTs1nZcsXN2VjYIbyWi_SFSjTjgwJXdTR3dkQzApXBnHuVtS7Bm4NaBe1wd4u0mramdsIAXFjPrsdmb0GTkveXgKnHwl5MTQSUPhufvCUAh4M3jW9gqEAhqkqryAtLN1tqRCoRci6ny1UHRMSNJ0txtJYOY6YgCCgFqbDhFVyVnpsw_nF7UETlItYiTkfiq0-7Mdt2nahiEOg0BwNGXM1fsTeEvLod-lUfERoGKslDepLgRfbB6F94UCZV8C6i1q_tYr4wuqDyuzIppsae-NAnSrDlvESe_6UvB1yHfoZP62tZTj1NxVTOz7IsA9ksUsu1cTJWXiozmwe3eW-BMiyExFsvpb0BCUWZ8Un7vwfACYIQbvf3SSq18srT-OydjRqbzyzL63Ae-xZ2ULYY70zxpbd4Veh85I-uk9jjbUyd3gQrLJVBm7CQum0WExd7umB_WvG05uppZB9lPRdHxpYeybMKUUgVcIDxXG-CtNmBbLRM0tXOtUiBj8_uDVOJsGwKnqI1lw6G8ZFMdezO_054i-BtQdN6Vr9Q5fpuqtiAsF1-nqm8iTSujWfK3STQ9MyYzqlCOzNh6biXn-VgOOZHoWJhqwG1S1Y5KzNYMoXn2i9uEkciaaeYd6y-Pjj9fZ2yO0VXlFGLewqAbY6dE2Lrhdb8Xb9hiDpO2bmINOppULpjHYUrQafRa7-5WnyMQd_aj16S5XS5KPXahLaOa0xFxVFYwwls3SVl7cge-iqI_LMWopUC_FW5MjWx9nWTuzzmqfhPk_QW7DJ9F6mEPztntzO-7qj-MsLnpjue5M-9KxHW7y9Z5vE-dnod0kQeSkUdc46tGECFrJaNED7lTECGKVo5_d-WMtTmj7ETLKsQDObJSBGb2FGhO2cgnJ8TvAkUnD8dRODPQSq9EYAujMYvZcuJyQamVm0sDGsluAIjzQbts3FHNJidV6WhYkBet8fgsxB646_FM0GoNXEDlhWnvCN_MA4Jsnpg26ORzD_O5RXv68hNB4Nq-SvQwK_Rf-ZwbHBOph_jLcjmdLsY2Uj3QXVbet9BpL8lX5zXKWxqructPMDAgM8ArmyyRmMmQMyn-CxIZXmmh_XhdquZ_xop3ADUBKDelhLo_NM0bbbAs3M04mpYfgb4TIRGiZZoVK_hpsYSj_o_yEv1JvBNIpNVgeR93hONvBRVkwVaDOapwjBfzzMbwo8FrwQPXyiR4_PPz--ap5NUerMNHIvU9veLTDATM79ftaar1A_jUdtwyQ4WIDYiX13CLqkTQ5isbHDfImu2jZN9R1ny3hylUCsAT5W3WQgfCVLjEKo6n0He0zmawcTT8ORy7QcFa-RrGmdHm_h4yR6na0tCCGAfZObKc5kFjuAl0n5K7Y0M6BEqxzzp7Cn7mmNCa0VZC0qp0m3AXZp2TYBofqMTbrjIAU0lmgqyLNYnvsQ_wuuAEC1FRcQbfi9qDmBq9q0xepQtkWxMjc-LIn0AitU1_nppXNTCl-3auJ-m-xT0JoA_gupDuLtCl_2xrpcY1VpZWeRoDNfttJsSBQIKWhmVjKV44JDIWxmVXdpSVMRtcvERT8g3Krs7QC0TvaHT2ob_Hs4TbCzgBq7tcS83u2-qcZ8o9P85FynsoCFsngnJaLBa8Glm8nluhAI_aZmhYuiBJi8ey3c-0uFuynK9riDdlN0zQn9tAGqHcc7JCdDYELp7IV8NmaESr5sF9SiT30NwXUzPANPK5JzJUrE7l5v7F81rSnQhALhClJnqEfezYaY2qkcgJcvPjoQEzls6q41rIDhV6KDfKgQ9ArkUNunWwqdd6l09qGz4hYNdBU20llsGozpRmQOknB5Hrc4LREw-qsd0tJ_9mDI0qwG0vm-f5MQzP--wZX88-eUbxh65oWXvDHiGMV4EMFxtazXQEnb6OmdCTf2tflenRFvdeNWLnz11k0jx7qH_iIo4Msz1TPN_Cn8ZW-cOxWqkApG9C2aHIj4haYS3OUc1wo2v8-5bhbyILLi8VAWDImjR7J9ubDsgbb29suMdstqaUrV0M6qFJ8Yy3PgZR9-cJWsRPoj5lWQuIqebpqbX9MU1y1tRfT8h-gUy4K0lcq8Jqp_Y2GSdr3C9oRziWD8U41rs3YjcHYunx-TYxCsJRGtU7LZAKY3tlnkfy6F3344tvUYdyyNEy8HDS-PRDgSHGQsTnfYiWRUcVKOSzAvuHAhiuXBzzNIqml_t27ny3lLpAmLVM5vscf2BfKFWXCYQiPKxFz3OruJ061lksZ24tD4DgcQGvrXSDcKM0X3UxMSuXE5pCMpc1pxLPoRQ5Lqaeiq4d_JSd2mRHoItRq1PZ7zzE8sO0CLTQWElBfBVXVU2Sh7H9dCUp6tR6PxVqBl0CCwEPUc1PzsA5JW87zdqZTpmLH7af-jCzSuQfsP2_v-mZoV6fVRxdLqTBKcFNmU-fbC7kGZYCmCvKc0SbAdOFZP73kO1aUEsRjimkoRb3yV8E4k3clBTg0DOg2jHYH_icHCtJZQ-Tc0dqkIfxtfF3la5fyWhV1p2n0H2qeJcCrU4NK16mFKHDff_SurO2Lepd7_oXHtxYfEJNzs-3-def9xo6NCza4ZDhid0Y9tBLzk-xKKNfETxFhjpA-VNkQfBDM7Xau-qC-R7xDXQIY8REhs9Sc4UUK7iZ7aQ8yx2buWw_o-tsCygB60BE', 3, 1795876435998);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.98Vud3U-rtT6p391DDM6pumb-7T9B6gfjit7SJmirSptsq3noIK6UZAnzQQr4nDGdNdTJG_SKwNWMFLXw26-t3SUgVWsj9F4SxfJS860NgKaksMMH6vTBdPifIbeVU8mQm3XavbBXVn9PFHHblV0z8D9NZ3G1ZXlzLp0SFBIse8Lwcthh_m2q3FihfL9omhUNfUnlLT2y0TCfSEfjdkFB6mKsnyeaaRGgJWz09gEQV4bOb95tFXP19BLQE4laykhB7OFQe3XrGAMjOGWW-LWsVS34XwjUomAtBPpkot73ek3Pyb_XnW2hjNRRQ_J0aGC2QU1yCt641dP98SAXofoGcRP3SH1Ydqnu-FeyPPrWL6OC36ifrDLNYqPa2pshSii8pvuVqPmXdwtlTpgCUUMQYRgVDB3esx1TejTXrt5QS7c5f_dwvHx66HhZqb9e4BRvQTDlU-0wNREgi7ZCizVcYEoN79Ek6YPKVW1OnvpO6rrYs2fKEY5-PvgLg0pHcYjo6tolyn9ODUtjQhZ4GAusyjRWTlo4FvVH-4-6trU_6l4DJLhFSR4qzPQ-N0Wh91Q7RZSBw9D4cMq-1poDdGNfzwGjmf6Ry0qMJP2qemfFOABtuirkf5mlwxNjN7W03vUNJHEs7etxGWY9kO8ckWArO9Xx2MSDOc8UKt1zX6GbZNJNjF9E-zdmmux41k7fWb0CGaoIYXCHEsIz3ikNhnzc5mWfe4Ebc74JQ47X67e7fguoVJZKlnFXARO6RwOK04DQSetKSCJLimqTmVlvss6X4ukHjsuWaZTUSweUkSQi8V1P9ZSqApHoWHjAuv1ZdFamrk5uW4EAXIokvD6lOyRiAQuPJxzx3KjTfJzS0-Y_XajfF2USCXEqYhiRN07IshZyhkBfVbx7mJt9zEqZVYwVUy6Q2YiJoAq9kwl0xm9wVw9US3Kl_Wu8vISERvmnTjvufItV5vF0ZEjuW1gMIYOPxLb4yD2rx3Hycm9S2nJKhF2tYR3rfuIatYiQrHQUKgt5QZx6bq_17rm3f5S2VoLf-bKQge0xcygwuG6W9V-O6tDwMNPGKy29beACOrM42VOKOxNCnYwfPtJiNrR8o6_2tArGG5CKEldGZckaa6yvJR44b5vC1-8V3PCXwxKYWvrOs_yCJoSlBlKTmNbnmt346A8fK179_8AWNBrkVYEYCtevg0gI3qRgqEUJghBSKJctjAdGASxyUgRBaDmi9vYN_WBkl4G2-1FhV0OKPu1Tn5TaI6OC2RESR9NHHiwjOA6ysQKoq2K2E6lNfznnZbQlH7bzeXj57k3ce7C1ULsrj0-M7MzSOrQsCIFjHBjiaVmXAEbuwq0-Hf5f15NuX80_qA_Z3es__ScKNJOygGrKrWXg2E0uiiaKNmz-Sy-cLPFuxTDHKA31uVcSdfu6Er3k6L5x3JgSRV44xDEcdmVC0MECZnyboei02KSMeomreyW2fV1a57l6NQQChTsDBj_7gDspxuuLypQlUYqhVVrWjlKiJnPU3Lw4h3diG_XdCWi0pInpHapW-kL4zap6PMsPzliOFIIC8x9qRON_n87DpZKIxUuATiUDo0SstvKPBYeonGn0c3McnG3ZeSscPfGC5mY9OR_5A1p__gn2fi5fjgs_i-d2B6VhtgA0AdMIaFLcdGm5Q8dr96x27hTFqridcsO2HNzpKE1pq5j5m2-4L8Hzr-3SDP5d1v0QxqIc3n59SRYba8MXerKb8Spz3s9MWuishSQ9xOfDMFPv_PrCMObJpFu3SuKTrzbZYi9OPIZXTyiMQVR9n1uUj4OFrfJTvrY2V93DMIXHfBnBQOg9HuczzSqfzJ5SfEBLvGFybRiipDtLqdyXGfzXT30IT8g3CZwAhqGL8VQYEX0Sxf_6MsVK1PSReqCE-zqVWO-gbEoIy8EVzde7OllGF-zufdtUXOwIgLVq8siuAhp_MsTlF3r6UX3WAVPQbz4lPw__mMFNthZt_NRAQVUEiTN8WKpxcSCNq4kCW1EbKRe7rfrmDU8YPXar2CLTx6h4h1ur03cFD8MLerN43rFGGVB2ZvlQH3tjpZz5ILUdcnI1yY0-Vn4vEJGYByx4qijsHr1Db7vt_y9W5NGItuWq9Y5kP7LBKLwdOj4OKYxT1htdezcRDlA8VEOfZsobMPWSzDcBiqCVVBtNTF9psaJVTX0n64hI_1lBJeiwIaGc5e4TTisgT96xXLPpnKMwJwEombmrmyi1Kp6wAU4REkKDeEv5NuRVO3YmfL9LUbqD-xZnkux', 1, 1795876436277);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.x4RO3XYq3lmHjFbZXyu2S3_Uj3Zbwv-hdGNyaXa5HLc', 1, 1795876436477);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.Jo-V7_jmFzD4XDDintRJeKJT3hlsBc4DYUZHeYFAusiBQxGSJGUOJwrxwtHNDWU9ZqxXeHo03pgWUa05SwJGkG_HRBm1wP4');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.i4Frvc7hN0IMylNtdxLQXcK5Nv-Q-VaKf5foQYkUQt3ftYG5gvfqswdHXOBeTkdTbcmZHNLIAsHuh3CqS0TaHKZIkD8yHyE');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-192');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.aRFB5kVofbJ6i07TTGB5Wd3ESz7OmSX-1VXCEYwNstjMhvDGlpaAi58Rxi8AFJ_vZ5tLpeFAFkqyw8a32CiCehbU2rXwWWhVa8pRxr9Mzz4daxIATBu6ir-y9fi3ZYDtHvW3-8U', 1795876436475, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('e99ym6qu', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.xS2K0YHrMHnDHyla2AICJzoVOGuZo81LJiKfH5orJz7ZOX3SFhn7Q3J-qsKIIK4YKM6g976uIOTZupTjzGIkVPJ3TqyWbgWc4jHKW5V_mLnl2ysWGFRmb1tlFkXedWLvmVq3PRx6sDLpJhWR_hhV3EAU8UbE-b3h2uR-XUGIowR3ceLPM0TttzH_MZlWOeK3XX5Rou0VmoBQZSuDWnE9LapuvSx6TTYrKWcfYRWYJvcJmGCgMldxYlzRqblwazYZYpXiRtmrY0jc3FGRPPDaHWeIS2gxlbfVZXml_gFHDGK-sUh5fD3Xhn_51RQEGpvWjoJPHPzck-5WQOXDoIJFtduEGgNeSyIMTwmilcd_1BnAAIJW5ntEIwKiNwhEXPC-HY5rLLk6kpJH1ddAkYxyIeRlCBXcchHqFlTVzkZF9XBL-vygqniIP6UsWNUEq8y-fgzCU9Nq-by_O9pDLv55ajKxby2GOY2dtBzx1qS7R4gjYKsn', 'v1.k1.4KOX0vM-T3PV59k3J4luqy4ZU5WElTgL6swMZgICGitxwYgkUSxMTi6WQODSBbG_IqxyxSKyP7VoeYWkKfV0CXVPJxu3JMd7fA1pdxCjW46BZsCal_ahRBddfFZwjOUqhLm_J_ZfXXi3Z02yNNFOrAh6pHdG2mD6m21LKj9G6lueuILyF50ejsxemovdAEsaAax6bTAJxYSstgRxAKGrXKauxrdbvCCm59EcGrlrvwUWFmq2DAtlCXsJdNOv8XrC6E9CFdmnbKVXdkdQJyEyiBji4DFEExwjGG7Y2ezOO-uvjo_s7gWol1yjGdjpPyNvAI2Dhm5YmV-ouGhEh2sTWJReYSnhHa8wiK1-x3r3KpEaAw_rAkZPMn1vF1w9fJBv8SztbMd8Puzo2b_txiwI_E3Q1gvJI0vJdpmdEokJOtwDo-zbrijU4tGnhDgrnX1CzHRP08K1s6s39WpFerdma81PvfnX1dw1BBLoP5KtW-PDgxR8MZXdnZTF4pbG0AQLYgyTKp-wMmoQEKPB-v_ZqhL_WPv6rGJWkEIwZx8idt16a8QLbYFfT95T_RV5vWvJosqMsACRzfo7-TgaWUJYLusYAf779-DeAzX13oUhVW6-xJXPerpglwNFVM7lDIp1lUh5ifxv0oR0h_B_1X0TkJXouY85izQLzlAGlvR0hMfiJ4lAgj8vR1WBtyo26xI6slumBKBZu2EUCzD97y6AA20xtA6oS_8oXYCUB23giJ6OMIywLft44BEDSMgmHqUO4IqWnRsqPl8S9B2o-vvgdk2WGjx0DJMDZNNSUdL1DSrlaEo9V5l0eItvYiVF_HMbqu2AHYBSlwT0XrFG5Vfn_G5wOKLfHHPleehDYQnKHiVdluMiqcAXZYjMPYNj_G--zEnUsvY2gUJWEI7czcVtRkHRo1td0hxAsx1klyecLnMsYdPxI76p5A0TA2fZf0hvrg5pj6yplUB3KvG6K5-2TTXtKencysYjWIIr96yMOXDRFd6ZTTtMgjvH_6wk16yB0GvrsnwmXEW3eWBTR_76kmv0u2VR1xBo030npy5yfpuOIh2xvdyK0VpBm0oWTwSZpxFVPK1SWggCJqcPoIWjyElcfvllP8eC_LyGp923ZUza63fdnAqyytapBwbMzZNSWYfynutrWfVXwbC2EZoe46sbbPF98vHg1oABv1bDXX526GwvnXzdC1Af8MCo9-QVTWONa9XJSE3us384UjuNyOKieQtYtIOoDiWzg8FC8bJLskM5JtM70UM2sun8ha2InW2x4h76sjg977SAXmgeh6UG8ZgQlPtcg2WbD136tTOSqcMo1tpe6otqhKNFWLLUldeBFlewrMdfG3cdQhiVls_3Suzgbcv_w3hTijQDJJ7aGr4d1lp9M_fmst4Y_OHrn056NPytg6ya55sTfdSYPLAXlPkPJA1UjC8jeQ2OuuQtO5PK2Y7yrI4EsfXK0zwCCA4memFW8zcCR3LK2_sYrOYdT-VW7YtUIhz8HUKPGjm86JE-4gXOODAdSdcyiWQVgKgc_oi5qcxHPECBeohaDDrUnLr2v3Oj04bDOJlb1-5L922l94-skmPd0eiIIp1rzFbZsYOp8zle_3KME3J_v5qRMUwEv1WcFrbGhq_A7_GiayPKz9o5Yubp5pb2tto0Sk60hrd8oZqJRdnjPD_LLQK2YIv6Q0tMqDeMl9eQb-Yu60PU5uvb31nLBdf7q7pAx0zIZDFHr0iIuOHb9xmpCangJTq0k3qhqbyShy6V65JkvnJY0ndaVtn60c3GbNSPzeL08mc5eXZoEMYVtywT7FyvHHYDdVMirnx55PHCVFYYMmnpDovGodyTHhSuDjrbPBU7CNJc8Sxole8jNsb-2TNNWh7xRDdFdri8pZX6iGA0-VjEF0BMzge_HEhbtqvbGrb6Fx4c_KXTkC-xReM_lSEYuLhpwL1LIBixpfhbWCFtKFIMedqwy2mvFl95EHhcqlmZnNvF6uIL_DVWFJayMln8UkardY5zz3kn8FUUnapMMvPdztLyCZPe12aKXARsLKl-NJ2bybbMcBRYqz5K2xqBFvsPvOnmMpFVTEGBU9us4Xkv5KFsJl-tp1trcsBAJP4oXobK2ejioVrCDIAVbAE2LXCz1pxuXy1d89c9d_SX_g8E18NIH7LHEIQ63ZNmwqQy5B5QyMTJaTn2QM0GcGCL9DlE2k_B2XK6VT2nFu5zYBF1I8LZ09_DyL-R6hJPx0yW_bNTdSeCUWO5XhqUsqamIjvQ2EFOKqvxtV5Y7gzFi5nly7uMeCS1QFVtRyoUauQ8urLHk-9tsjkBwxefQeVyEWYQKHWJYjUaaduOzIxR9-t9VOmQOmC3pjxTEhZ0A8gKe1xcs8HAp3IKNIBUiiF3y0cBzzNQm9Km2SB-Zm85OuoLX3vbeGlzAEq09VJnuw', 'done', 'v1.k1.13Jl4vxabbIdJExr8UeQA9KFpibPGzgl5C3StvRarALw4nnkhkOSzUMYTr5BLwu-BYpE4WbaW3niZ55RBIKqCzFjag11dklBogAZeOT7C8h7UciC7QcxmtjwB7Zo4xO8e834wsPFTFdmrZynGwpIqGfq6YIIxelC', 1795876435737, 1795876435868, 1795876435950);
INSERT INTO public.operations VALUES ('h45mvtm5', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.t1adk64aLo6UoPrkSE10Lf6FsIevQJ1aX-17YizKjv33bb_oksU2fAhCFnMr7he2PmpNKopw6xfOE6q95VzSQQeFuCawbtNVDIOtr9j8KTnWT98BtdiODTvw0sTsiqo6uw8Zbxuk3x3sRec-eja_lrv1FfiZIYPH4dXlNry8UmyDWh6lIL0vrYSXVt73VJAw3oe0NoB8Xe2P4SoQLnEZvNaxFWq_mSl2NX8I0SWIGljRqPwrZYcx9sheRpxQOkYlZlKLNpGsLjtjyYs9TXZkhTElYLy4a6vINg1ISfBp3grksoEJY8fpeM13qUZH6_HYeY6S9sonNhxWhPid9UHljkFjnoJ3k5Ypp6CvB82rDYMEap2DoiLdiKKtlfuhzh8Kq8oSxrkJCP6Y2o5FuDUl34BKNNJ4g4kghYgSKc3W_8MVLicpUYdMM8JICmoO651qw_EvpvBOfxIZXSwowRT1YqG7ARseuh1hGbk16FPIi5qiS40', 'v1.k1.wlk06DBs6Ut4KZCFaaOiNcXDTrntBZuDxR7uc4q79EznYUG2ZCLOWHK3qdpFpDDYl-MGsqhbley92gs-0hngWx3T1nYDdau05WjWfqLmr23P5Fa-G90MYQ7TtoRJ8pe9oBPFE8ZuV4THfncu_u052aQQ4RrWsY46hPdf5xBPxio1lpKsupeeXpiTW9kEIa0MSrRv7vdzPqWFlT1ezeqetwj1mTZ4hnVCVS7NuJOrM1hMfpBOhtdm4p_eH8-L28fpuV-G0qXDaAFAXVK3Cg56YVcWJGgKXIk7Y4RhRMz2r03chbB2AX85uxqzzvEEAtrLktvfBvwZSPow-tw4OYsGeNUcvTgyk45kDm_k8iMtySy4gBNLqjMIeBPtnbDSAqDw14eZfxD3JIrsEtvrG4OVkM2LF3Bno_HCM45LlmmO_hj2i8wK6LacyTIGSGw87UZR8K6--yiVqAuLtDcaVlGddCpWTP6WgMrvLkybQwiPQR25VEY1HlYaMcehODyu4S7hXcwy_0L4r93oNBzlo0DE6s1fZAM2r6pho9tI7JClGjeh2QJzVVGBUnhSsznwXNng21p2rFB1Afzhkx9uyn4TCG3n715hU-Z88y6n_-yZOjRTJRwhjEPRASXyT-NcTR9dWizPegzmtdUNrQdHq_mySUq55qR2DTYZF1FovCrwc5XbGTyMH5Ottuh1XHJmMI8X1Z-4Tyk_p3NAK8_4oPF7A7zW9TH-5ivjPSC_qDY4E_oyGVPAQ9rbIhxhE12bSItMgjYTcjIGV2RnORvE_PNbpDXuw9k1K8QAUiG1V8tth-ZMvTnVyDPLwTV56PAR9ApMmoa_dcXi6wtpgm7_u5I6UQ64QumLQjcHbDR58xOdMDLHvhiWKM7eWi7xqvY7_BWnlR4HyopsT43K16CUbH4E9MXXMXz_Z-gcFQZFvOmD8ES-N94Xe08MT5Cl_YIMgZUZ_KRULzxvyTH3g4Fq-or5pUSUkiP3iUpuRkmUhMXzZ91NQaBKvBs97dSkQQe4eLHIMbZLtJVwlICCZGDq-7G3cCkTbuHh9U-H9lPzCJBGglD6ZXcHR4vLeMFI2mukRQx8VzNaS_JAfJHnmkxDFqfJDGmMlu5aNXopsPLOfcTcn30OuZjBd4zoOmsOemreQ03oZOEbO-JBTFylGJAoZkpjrsNLkQaBda1ro41-E4qGMzo-AmnoEepyq5xH13qNdPorJjCxDuWdzzPywEEyvpXGFvSOPnbp-wLthoTI_q1VfDk7okk71MW86BER2XwbgvPosrazE5zWKokEuUi7FYN_grvHg02GgGz3dI2olcSa4YaLJYckLXBIs95JokWS6pHBYyCpSPOmiI-Thj_h2G4AmMZxAW1ilaobF10-OzEUJIuY8ymVsYTpngec95A20D4PQKaTpYRv2ZyaZMPOA3CA0i-VgImfpLW5vBietxdcz4pggL-yTXWYl_7lblHSCOUAb5qvKHw3wSjz_TLdLRlaQG8BMk_vT4ck4nuODq61jV4YY-HTGeULU3We7h_FXU_wYo-WaJIli1DXtL8Fr1r1tscKF1zO1-Gqk38aDBr3jgN_4cGsUE2tzEEOkOVCHp3abVDk1XI8dsl72xpFMegg7DVHY2H69Bp2ZGviYwnyyyYbp_WB7tpHx-zprLck9zxb1Nt7yv0Fljm_TGMBImbb4Nw9T5I3WVFHbb5_jp4U7C_CkMYfG1qMSdMb-UtGg0nq3jkxA9mBjDbyOqJOmuLljIS48fHZWonJEJXxl2K2j8uaurJDB1yE0TuSdUO6IzxPU8RrGpTrvSbkVFuRpDn6QrjQ3yrL4IAooXE2Cl5qq9_z1LyfpJ1HglhMvCOm0AOxQI003aY4Mmmhakmbi3lq5UBvFcIH29cDyiMWokAjm19wYnWLgn_VjlotmAasDr-Dh2Lf2MIPfHUKgXnbYP4vqPyZ3mnixgAB9sF696UXLIfAdqV4AfHJWtM4KLo_sPPuLXPkFtuSvANQ6FGiLzU5KOtjTyx1XPG89TC0gtmWEKVzDPJX8VSbpW9VZLHF46KF8AuWMcqX4BZewcTw8N8JXWwiUFRn55Y98GdKbb69tsjAavWLOhMUmMtYWuHpJMUU5eHu_cF3jXq22alBPjmFuqynp7JlV0ASD0oWYQPsirjuaQ', 'sent', NULL, 1795876436027, 1795876436121, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.tmzLnBBTcCxz2BgFKT5io-Ux7f7oSl3404kdebLm4jmv', 'v1.k1.yZydg_YuncFhVdjNL0MNdXHFY7EDsjGeww78l_4nTTyUMA', 'done', 'v1.k1.YyRKWsMTlicoAsiH7dsfGsyxVoNFy3YE7POaEnZaBZETrw', 1795876436474, 1795876436474, 1795876436475);
INSERT INTO public.outbox VALUES ('84404bb6-4881-435f-a702-cba029b9321c', 'T0ACME', 'C0KILL0', NULL, 'answer:zznbc7zf', NULL, 0, 1, NULL, 'posted', 0, 1, '35070f7a-20eb-4258-8a66-42409ddb33c9', 1795876435611, 1795878235602, 1795876435613, 1795876443624, 1795876435624, '1795876435.639000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('191c66a2-1375-4838-8d31-c80a06f5377c', 'T0ACME', 'C0KILL3', NULL, 'answer:e99ym6qu', NULL, 0, 1, NULL, 'posted', 0, 1, '35070f7a-20eb-4258-8a66-42409ddb33c9', 1795876436008, 1795878236002, 1795876436009, 1795876444013, 1795876436013, '1795876436.020000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('139f82a7-f6d9-431b-9ed7-5dee827657bc', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-28T14:33:55.896Z', '1795876436.020000', 1, 1, 'v1.k1.5MAf0CkqyOkWmN2qkfhTGorb_2764Ll1BcmQIqEt7XrQrMF83-_snbnBzLzMlDyqWihwsj_Rk0NjQ_1t0cb78furNXoPS8FWms4-Bj6rSqk_51DJi9h8f-e_SmI882ece2DPIC7rFqDkuLfqH9INWLNBKa9lTOJU9dCKCIN7GVDvjN5_i6UxZTt33FpbBEVx5b_CxSO2PCRMoIaLp9zpJDkx7__DmpE69vqxJRrCuyN1PGurvLr6PTRprh8GrF3hOQg8uN-hd9CB', 'waiting', 0, 0, '35070f7a-20eb-4258-8a66-42409ddb33c9', 1795876436077, 1795962836075, 1795876436077, 1795876436077, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('11a3a919-68f2-4ff9-b6f1-8d46d8ffbed7', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-28T14:33:55.896Z', '1795876435.639000', 1, 1, 'v1.k1.2m31gOLAbVTSET_0YU49o95ajd7YI3VYkl_N-J8vTvyzqFCV8uy8UbfD6R6UIbmrcHVx_K1BqShzCsXxuhHfHJclfXb48Brhvh2on3v34qf7vpbxFMoiux8elKHVgF1g2R6V4U0HMHjBOuDcggBp8DsdT0yztROTRIHPrYbmB46DwuD38qM2xZDeRi8zcn3DT6rAM8QziJsPem8hSpSReatPy2sXkot_I-50XOgIf37cBXNPfo5siqur7cay8CCH-D-ABRO-sRVU', 'waiting', 0, 0, '35070f7a-20eb-4258-8a66-42409ddb33c9', 1795876436107, 1795962836075, 1795876436110, 1795876436110, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('124763e3-8617-46fc-bdf4-afeb650dcdc2', 'T0ACME', 'C0KILL2', NULL, 'answer:azq9x2n7', NULL, 0, 1, 'v1.k1.7AzeyTxJ-y08ldKy2WkTABcv095yT1xPXyoTqAtN1bHDoZpRru2VG3eP6ySyte-sILOx3EKrwVoHAgWqS4FmP3fktPpz5Nzc8cSN53fyvfzXg4mvkr1QK74ZS7iDEA3znBoZhSSLKZQ418GUrRjtCws6_wEbTc5q1aSzogbY4arYLPJy6ssOHoAAT7ZkdCs_4gTWSHjfnGPej7J8EVZ4wtXDKinfLLyyEUBVy14k28bULpX6QtP9HI68HtRWnvAvtru0iQQin0SPMvi02Utmk7iMjTcUCofZzsXN1fnZFBzFHKj3EeyzQ0BOwp6b6_7qx3X0Vq1hMR_4nML-sCXB0zdXIzaeyYOoNS3vOOMEh8vFsju_sAsSWIa5F-7E0Ljf0hgwhVxfmaf7QG5H3RvAsCx7Xq2RuoreUKFloHuHvSPNCZm-YTR_7Cmhm0cS5nmhj_4_N_HCpAGyE2gAGTTQ-2jQELeTkWbbQWCvKQcdAnBFBk53ixSsdPH07cqp2cbQSLUDkvW18FQbjlmqb2vGibG5xprf-Q5XpMvuM4gUes7YIQo6E05YhrXNQdScjHWlMyc5rBsaVX4uc4_2fKMikM0B3NBkwjpReQFcKoTy_LXH9rVyOdFcSGoYntmYZoBWrYy5rS9YBJuMCagRgFbhCSYsh_kRCoxWWnFc_45DvZICFR7RC3diXjG0OmSmGpSOSYxrTvslQ1RXhxDnBchTRyP2bdkuTgtNNqFT5jHbTWJsAwUuVCdvzvS7Nt_w2_NwfVxXwDFDUX5E5CX3KoKJ0xvXEqOoKXhRshN0bVkvGHFUuknTDCTGSSI_SN3l5UXE3K9p7m9VpJA9zRzCp3eRNsP3DtWFgvUn4jLIGJE7dVYUl1c3ZSDuXEAvU3-S_Z8upnLHh7TlgtN_0fiF-ynNng0VrOzJZkAdEkeHNQzTjaXHFV6C7N4MSolerXeYVmQFMnUAb0_Z6_dZq7_o3gZ5Hksxhf9lt83Q8Qlzf0HGXPnTsaqE5SseuSZY6t2pfG5UdqvDmItuc07NHQM0dsf_YR1sCnQ7FlkOllskLcVD-YfQIxgMwgKTGl2uzCU', 'sending', 0, 1, '35070f7a-20eb-4258-8a66-42409ddb33c9', 1795876436293, 1795878236290, 1795876436294, 1795876444299, 1795876436299, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('f032ecf4-68c6-4342-8bea-e6573ead2ef6', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.JaTcy5xZzuUDkfH4QgZ8D7H83b4QThdBy2bktsGkcsolwxY', 'waiting', 0, 0, 'me', 1795876436481, 1795876496480, 1795876436482, 1795876436482, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('0MmoFKv5mMkIMzKNcPuVE8WW9IQ7EVf9SMcpfngCEgE', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.YpHnUiU_Cgdc3J37550xFO4vlYM4Q6gOcXcAhAxDDG3M5J0J04oUu_bObB-xVrDnKZdUpVVksEAFskJvqt1LRpoNgUWH_CUBqadnb650PNEfOQ', 1795877036469);
INSERT INTO public.pending_requests VALUES ('h45mvtm5', 'T0ACME', 'U0ANN', 'request:ab74c59429570bd79793dc25560ff995459cdf0ef7b0e291e896a439e2429e70', 'v1.k1.NaQgtulmPrScTvM6kDugAMmNjINowdbPtuL6blwwkHVIQmdaan97ks_w0vcEjzSVkGo7No1RaxEMkht69YlT2bcmnUInbxKaZuP1IzdJy7myNQk4UBlN2KoKgn_tjdaEZ7nOzdd2pMqHn42TdAxTPIU35U90h6-Izmn9aboEzkhwfd-PS0XaMT190iAAfMvvSAzdPDrz8DhPGufmQ7DDjDqtHD-QjWh8Gd2e4jbWJRQOZJElk92HHlw9Yz0_B4DCc0pYYmWQveLuGBw1wsu40NxQjAmExE4lD714aW3osTcycb-OZpfFRiAnPUs6LCqHCWEzYpjqMdFJzxSjzDcFyjo9tW0slbXJjPYhUEL36xdBbalK6LFe3-0rDrYf2A5-sCi7Rn94KTEQgW05vWZNLm7mobqtOA__2hZGMynWXIlJIQiLqQ9-fWsVEDvN73cUIB53Bm3h_bV7IsSM3DdkAbnqm-sGMuh-0buI8e9E0ZSwSb1s7zOt7RIpnWTOnvimb3SCuR475ChhckdDJDOP_wMdYmRmc66CmhpSjnQrou6Dq_ikIPYyB-ENGuiGuS-V', NULL, 1795876436029);
INSERT INTO public.pending_requests VALUES ('azq9x2n7', 'T0ACME', 'U0BOB', 'request:dacd90dfd68ca0e7d015fa0ef817d43531e86c7a15f0485e822df4f14597e233', 'v1.k1.8PwZZvczH8k67dVOZFX91_kxTaiT10Pqj-xws5FQgoTsiVy5CJjd0GBvbtqffXehCKsKuwjiyfwfTBfpGozhfD7Eb5n4LRncjek-Rcq6pzO7xR29R3lFx5XnmsiwTTAdtGgbWdTalAdiu2RXmUpnhYEXnQEUJ9qKDQjH_PtWHUGdEnoQP9BXVXyyqM5XNDMiUF_UV5TQUP5q31TvK8RgPDXSAVayjuxtiRUfhzvTFp09IUlTfgaFzyICTNyWnWoLvt9U2LvODa3J6pL-WYeKdTP8F8vMUJfPMHR71i3Ds-JB2WjN4cjAmZmDZ86tDDJVM6vSGaQj03UjdIbPrdwhGdA7DOf3zlv7Ob5S11gpbmX6aC3ZDpngiXyuExFMlD_S6RApCylo3SsoPkCV5aZL8lxpkmZ3njhpeX6Q0T-zCTSVvihaRHzt8TiARDq1w2uWM1TzeJUbsV4hc1jwQDgCKrKd5jJxDOvi-hol_9RsfFgtobQuWfol1lZrUPq3udNTSo_M8DdBFVG7xE2xGGlxAB45KkF_iQ2wTy4', NULL, 1795876436192);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.ePOBgeAhMi1_xZNt6RITCAyTvu1wD26n7tc-VEQkfbCyrDE', NULL, 1795876436478);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-194', 195, 'U0OTHER', 1795876436740, 'planted-198', 'planted-199', 'planted-200');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795876433861, 0);
INSERT INTO public.secret_links VALUES ('Vt6xw_iFkhz3IlilhKPSi6OOHTV1rJA6mjSwscA74XE', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.TN57s3ue5MenQ4KLqjUhAV970S--j_ZhGCELf6oQ9Pp74AJKxFbHO-pKFJ0F1q7F0kduwSVkQnfKA0PqDpkvDAl8otVhVj7PLBfLuGcQCRo43y-fzvsbev7qIHNUKxMMdHBg3TMGlZvDfmMZS0zrLVS-h5QGE4E7ReK0Td6dzBMubJOJ', 0, 1795877036469);
INSERT INTO public.sign_ins VALUES ('vGfJefHt-clWZIbUwBFnaaaIJZiirYR5esVF5uyp-sI', '8bEzsyjP8H5vfHXTpm0qyKwb24wgOflPq29oWu6qmsY', 'aPK61RaM5BoGRKLu88way58Wx6SNPXJZMYDT5awZ_k0', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.ob2X6vY2WEbXPUEzYld5UMVRu7viTJZ4x1axs8FtK75YtOYjLan5plBQeJmnQhogO3d1acwx3Vc348vc5c0N75JvFkC5luo', 'v1.k1.IwDh1zsrDVBc6z44b7Xs--wz48Uaeutxg8d2cangZqk', 1795877036464);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795876436747, 1795876436748, 1795876436749, 1795876436750, 1795876436751, 207, 208);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795876436758, 1795876436759, 'planted-213', 1795876436761);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795876436764, 1795876436765, 1795876436766, 1795876436767, 1795876436768, 'planted-221');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795876436773);
INSERT INTO public.webhook_events VALUES ('planted-224', 1795876436775, 1795876436776, 1795876436777, 228);
INSERT INTO public.webhook_health VALUES (1795876436780, 1795876436781, 1795876436782, 232);
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