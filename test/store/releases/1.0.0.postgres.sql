-- written 1795904276170
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
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-28 23:17:52.547373+00', '2026-11-28 22:17:52.278049+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 23:17:52.278049+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-28 22:17:55.661203+00', '2026-11-28 22:17:52.250079+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 22:17:55.250079+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-28 23:17:52.615988+00', '2026-11-28 22:17:52.291048+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 23:17:52.291048+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-28 22:18:07.695852+00', '2026-11-28 22:17:52.254046+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 22:18:07.254046+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-28 22:17:57.665156+00', '2026-11-28 22:17:52.274539+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 22:17:57.274539+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-28 22:18:07.704105+00', '2026-11-28 22:17:52.266058+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 22:18:07.266058+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-28 22:17:55.722313+00', '2026-11-28 22:17:52.240446+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 22:17:55.240446+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-28 22:18:53.016218+00', '2026-11-28 22:17:52.223066+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 22:18:52.223066+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 0, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-28 23:17:53.047814+00', '2026-11-28 22:17:52.19087+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 23:17:52.19087+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('896cdfbf-d466-8b56-af00-d4d5bcea4977', 'post', 0, '{"key": "f3e43ab5-7e94-462e-999c-fc123cb5ece4", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 22:17:53.483375+00', '2026-11-28 22:17:53.483375+00', '2026-11-28 22:17:53.5264+00', '2026-11-28 22:17:53.64607+00', '2027-11-28 22:17:53.483375+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:53.5264+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('5753b1b8-8aa2-84af-a959-e38c86ee2283', 'request', 0, '{"key": "request:d782ffba97a045bbc40b65c6582804913062ba314a939adc3937f155b740ac63", "input": {"reference": "7vsy744e"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '5753b1b8-8aa2-84af-a959-e38c86ee2283', NULL, NULL, NULL, '2026-11-28 22:17:52.638057+00', '2026-11-28 22:17:52.638057+00', '2026-11-28 22:17:52.751123+00', '2026-11-28 22:17:53.712515+00', '2027-11-28 22:17:52.638057+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:52.751123+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('ce0932dd-a19f-8af1-a5d4-7551fc9973ec', 'post', 0, '{"key": "e5e09515-e6a7-451e-a563-3279aa59356b", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 22:17:54.132975+00', '2026-11-28 22:17:54.132975+00', '2026-11-28 22:17:54.166054+00', '2026-11-28 22:17:54.214983+00', '2027-11-28 22:17:54.132975+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:54.166054+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('31e28efc-ca9c-86e3-a858-0c70846b1d92', 'request', 0, '{"key": "request:c251136f9d7e415e3346d5eaa87311f3d856ec62f67be5e235983e13ce9f44bc", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "9wbasvmm"}}', 'completed', 2000000000, 0, 0, false, NULL, 82800, 86400, '31e28efc-ca9c-86e3-a858-0c70846b1d92', NULL, NULL, NULL, '2026-11-28 22:17:53.654066+00', '2026-11-28 22:17:53.654066+00', '2026-11-28 22:17:53.706819+00', '2026-11-28 22:17:54.235608+00', '2027-11-28 22:17:53.654066+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:53.914079+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6a379d54-d58d-8cce-a632-af4ef5120f3d', 'post', 0, '{"key": "583acad7-f697-40d4-90fc-ead7d28313df", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-28 22:17:54.504415+00', '2026-11-28 22:17:54.504415+00', '2026-11-28 22:17:54.622893+00', NULL, '2027-11-28 22:17:54.504415+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:54.809606+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('a0096a5e-e40c-820e-ae4c-fab940af5254', 'post', 0, '{"key": "37c09249-ac6e-446c-ac93-7e62352ad20e", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-28 22:17:54.502823+00', '2026-11-28 22:17:54.502823+00', '2026-11-28 22:17:54.622893+00', NULL, '2027-11-28 22:17:54.502823+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:54.809606+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('642c70e9-c655-856c-a711-a2ac1961282d', 'request', 0, '{"key": "request:bba97547367c9ab9a29b12228895dd8867d574a1dd0ecc5d12a10ad018154d72", "input": {"reference": "nhwddm76"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '642c70e9-c655-856c-a711-a2ac1961282d', NULL, NULL, NULL, '2026-11-28 22:17:54.742063+00', '2026-11-28 22:17:54.742063+00', '2026-11-28 22:17:54.759803+00', NULL, '2027-11-28 22:17:54.742063+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:54.812552+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('70900c21-6c87-8ff7-aadc-7808ed352bf5', 'request', 0, '{"key": "request:309bb7634c8e9b3369d4beba2af37a06062bd9d86cd98f7a0950946b784026b5", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "fajrkmz3"}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-28 22:17:54.26626+00', '2026-11-28 22:17:54.26626+00', '2026-11-28 22:17:54.323841+00', NULL, '2027-11-28 22:17:54.26626+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:54.812552+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 0, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-28 22:17:52.298066+00', '2026-11-28 22:17:52.298066+00', '2026-11-28 22:17:52.32709+00', NULL, '2027-11-28 22:17:52.298066+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 22:17:54.836638+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-28 22:17:54.273718+00', '2026-11-28 22:17:54.309517+00', '2026-11-28 22:17:53.194056+00', '2026-11-28 22:17:52.158033+00', '2026-11-28 22:17:52.159031+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-28 22:17:54.273718+00', '2026-11-28 22:17:54.309517+00', '2026-11-28 22:17:53.194056+00', '2026-11-28 22:17:52.138783+00', '2026-11-28 22:17:52.143139+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 1, 1, 0, 0, 0, 3, 0, 0, 0, NULL, NULL, '{1,0}', 10, false, NULL, '2026-11-28 22:17:54.273718+00', '2026-11-28 22:17:54.309517+00', '2026-11-28 22:17:53.194056+00', '2026-11-28 22:17:52.151623+00', '2026-11-28 22:17:52.154628+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 0, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 9, 9, 0, 0, 1, 0, 10, 0, 0, 0, NULL, NULL, '{0,0}', 10, false, NULL, '2026-11-28 22:17:54.273718+00', '2026-11-28 22:17:54.309517+00', '2026-11-28 22:17:53.194056+00', '2026-11-28 22:17:52.167273+00', '2026-11-28 22:17:52.170081+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-28 22:17:52.221466+00', '2026-11-28 22:17:52.303799+00', '2026-11-28 22:17:53.294062+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.bTXKlw6HMTITInZLK82fiyuomK26xoLicCe8EyKl8c16mMt7pzsZ', 'token', NULL, 0, 1795904266324, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.jm2blCeFtS5gTFXEaRxf8LHdxehLn4_jLMgtaeIdDCx--8bIbU57', 'token', NULL, 0, 1795904266316, 1795904273017, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.2AbIy7fjvW5MjjTdKqppN6FsQfmW1m_7zM5kSDhybmKS2uZyMCNgyx4FTXM', 'sign-in', 'v1.k1.drwaehbSDiCp3C98PdmX1g6m8SfrCj3pwMP5OJbnxyPQ07kEa-k6rL26xS9_pgjInHujopOHHC9wygZuplOU6v6drkoXsMLb1uN8KfUxuQ', 0, 1795904275566, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('uvlXIZODo0DaeROWz0GS5A', 'T1', 'C1', 'USEALED', 'v1.k1.27_ohHuj1MTjIS18h4M65KE6ARAo9k6RxjB6sAE9_TptEeKwz6nbAznviJ0', 1795904275685, 1795990675685);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-118', 1795904276100, 'planted-120', 1795904276102);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795904273926, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', '9wbasvmm', NULL, 'slash', 'k1', '827af95c152b7586c965d55f779706ba14c5e85d918034307c18602e216f5050');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795904276114, 'planted-124', 1795904276116, 1795904276117, 1795904276118, 'planted-128', 'planted-129', 'planted-130');
INSERT INTO public.audit_exports VALUES ('planted-131', 'T0OTHER', 'U0OTHER', 'planted-134', 1795904276133);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, '827af95c152b7586c965d55f779706ba14c5e85d918034307c18602e216f5050', 'k1', '583b726e9b6105bcfb29245ff0fc2b9ed10d1642c27254efacba726ada5587db');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-137', 'U0OTHER', 1795904276152, 1795904276153, 'planted-141', 1795904276155);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795904274.211000', 42, 12, '3c07c68b0afd397c63e3583fe6ad2761368aa33b', 0, 'U0ANN', 1796509074108, 1795904274214, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795904273.627000', 42, 12, '3c07c68b0afd397c63e3583fe6ad2761368aa33b', 0, 'U0ANN', 1796509074284, 1795904274436, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795904275241, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795904275828, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-144', 'planted-145');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-147', 1795904276177, 'U0OTHER', 'planted-150', 1795904276180, 1795904276181, 1795904276182, 'planted-154', 1795904276184);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795904266325);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795904266330);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795904266337);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795904266338);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795904266338);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795904266339);
INSERT INTO public.confirmations VALUES ('xX6ibO7zDiaYfFDLDZHMZMCQj8uRr8jV6hOcP6lm4bw', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.I_M3pILfKYT2tPwQep6hCPkChRSlXxsAXQ9JGKSIoqaFt-EXnXs0ekR7XyY', 'GTD_To0oso0jun-2enj4V62dHEoRLCL1yOZwsQrXdy8', 0, 'sign-in', 'v1.k1.1M2gNVn82OPbjYPXqkEE1JR1bK_WNzb0uFnn_iwhpgBl6fzpi2X3LScKibbJrlCszU_xGhry5aYQkW8AiybYnImShu5lfyox9MaF1dQsJg', 83, 'USEALED', 1795904875606);
INSERT INTO public.confirmations VALUES ('BB6doZ1mgn2qPvIQ8aummbjB26bvIH2u4wqekknp9R4', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.AN-S5kPvrPdJncNByS4nw3GeSiGNYl3UWnSduHFsV6o8O7EXjS_OMOoBl5V6UQ', 'ojdJY4yBDDm_bcgaVUC-5aZvtY0hhqMyewNUPPLQmcw', 0, 'token', NULL, NULL, NULL, 1795904875653);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.mqM062bl1L3Uy7w7V_nbvVwwktA-T_dYDdwgQQMkx6jm', 1795904875684);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795904275763, 0, 'ready', NULL, 0, 'v1.k1.wka-7jP1-0ACb8FX86WTqQ59NgA7zhQKpa7xXNVQvok', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 22:12', '["12 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795903860000, 1795903860000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 22:12', '["12 22 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795903860000, 1795903860000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795904275762, 1795904275763, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-156', 'planted-157', 'planted-158', 159);
INSERT INTO public.durable_work VALUES ('planted-160', 'planted-161', 'planted-162', 'planted-163', 1795904276222, 165, 1795904276224, 1795904276225);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-169', 170, 'planted-171', 'planted-172', 'planted-173', 'planted-174', 'planted-175', 1795904276250, 1795904276251);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795904276257);
INSERT INTO public.heartbeats VALUES ('8a5def98-dc2e-4929-834c-bd5e29d3f748', 1795904271105, 1, 1795904273307);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795904275730, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.OXHuVZVqRg95oPptVLj90hmTCkTf_Xu1xW5COWLgrHGmW-pOwY4kUm4K4esUAIr6', 'v1.k1.QhX1Yze7TFBOdDXCXdg0D3ZzsJPdWTa181jLHzO8fTcBJgwgcE2yZFdWmA', 1, 0, 1795904275666);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '933faacb-c2aa-48d2-8b13-b8214d1e7c8d', 1795904273712, 1795904280224);
INSERT INTO public.leases VALUES ('T0ACME 42!12', 'a1252947-9772-4423-a9a5-b05941424423', 1795904273411, 1795904274500);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-181', 1795904276277, 1795904276278, 1795904276279);
INSERT INTO public.links VALUES ('uYo8JAmVkxjxreTC_hP2MZr5On9V0L1JtJ0lusOU_B4', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795904875610);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-186', 'U0OTHER', 'planted-188', 1795904276288);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-28T22:17:53.837Z', 0, 'v1.k1.FmCLhd8pX7KgdzyyHgb9GPkck8qqFtclDEakx_HZEPSRHJJ2zJJZubDwRGEshYVgLcN_JcO-ddZ0XkS4_EjiYG1odAhk4c7D1BWb9W7AjIixasxn1MpBnAUCMqWSRCZSoG10BWfSFll4zrc', 1795904274006, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.OGya9qLDpZ4exxOL5idznsmKnp_kw-e034zeO71WH0Xd', 1795904275725, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.S1VV3ug_d9klfOfbleF43zfvmtu1TyTEpokG0NB_Irn0pS1kRHzoLfpFFXu1cya4AvpqH2qwCRE6u9aYFoNYO-oLFK7pJ1qPJ_R73l2hUZo2n-tpoilCw6_N1zueVoeVXqDkKQjamzarw0KhtcrGlrgw-ew3ByCK6XBezUdKQfa4A9s2Iaq7WtHy-iWcFF6dW03sUWf0X0ElleGCtAaDVuVIjTRabQMSnP5isOSCJwc6gUc8k0Xl8Bofgt7XS286jjdSsjcwUiR2UTqEZYeklH0wo_0ilQDU6ATypIyLpNZot9Fk_PLND5dQyQOXHe3K2C2O-piQKaicgQvR4Z8Rh0JiiFTueBaKgMUmPzToKVdZ3Nh4wELaOTc8kF5tl3Taxiu-4bP14hH20KCktQgrjz8t0zbpjK0clWqMAQ7tLEAJAFKOH5BTOSeu1V4Ct-Y4mz_QrqSBRXPt5uvVGWYIxRhWcRU0g2snjsZIuiJJlvNoJ4bvDWEIeShSyah_904fKtFpz2GXHU3hjSAkNF0u5hZ6YMjBZtww9tjzy9APbhzb9h4r7DKXncw2SIsrGCjMvFTgjI0Smk0EfzrvG70p1kMg66jnC5yG9Mv2UzdGRBUpOZJD_BrFCFFS3vUp5GyZ7M7NxUwA4sxRUXogfCVT8oJKvsy7JyMqA4neNin3T79eNMrYkQ7oKKmH8X0xXubcsGBQz1GveCITIxXknPVNTLGoYn_LJnzJ-0V3uNdC7lbffWlIOTkXnKFXTOPFTn9kuy-z2x4DpzPG1Vgm_hyWyTjBbFftmW_oDtBuzriuqiHE4eMHw4pNF9BSjtPmL_thu4lQF7OzHlMLSBQ144x51l7vmo4bGYvb1aMIdDj-0M1PUJAkMEqk9c0vWHWNJge0kFMdLbVyDtbJ5-YgMrCnrQnj7HlwT63QiDPy27ip4YYna2qgsdIx1pJfUJDaqQQCQN_dJuCWRetLC0DtfdrV7q-RVgAqH7raHkGGtjO4hreUfGqAUSqCyUigjFYujFYzxFGjD9UJTyaGVvFmJh_TlGAncvvf65BHY4um-rk1JBbUCkPv0E8GTFcs8K1x8lkyY_zmgXm4CbjRa75FPcvwsnqVQ9GpZ30QDekf5aG8XT8AuUGwQJK5r4LB9-DLYYqZv6BxxfSir2erpPWcUhSz6pcT11xdvKhRnMnsAv2fakcZ2BdqhOFmmJPIRGAhKXVLrBnunkvkNaPmBYKFF3heuHhV6hix0RTAWKa4_U9A2_PqjcqJeNhzj66kAzV0gGhryeW_cqFPrvL8aDsr4rO0oY_qc76RqBNzxrleKyIBPZuw6sTzUC_z4RVjbfWfdIbmfjXvt1ziGRq1oApBPwJD6tCd551t-xMi3LSwVO6kPiwk1g2MenaaGxKwTPrJHv8Tver12b2gLgcIdlVloOwUaIdb7oYKWfrpfw2dhjn6QGeNSah593xJyevNbzhFDmKmgz2e9Cdsh6M7D3dL3XNX9NIejwH5TrEhWH8OamVfMwU10NWUfY2vG194-Gim616VqpZ0nnB1w-7I6sA0rJrXi-61-6r-GoH9RUg4rf4sax5V5jrwmlCk-BWkyfwdzn3zTg7OmK4Xxc183B0Mvod4RmaBogsW69WDbc2yqB30n0G7K5TPODkHEAobhQw53rZuSLoBcYpIPcTxdlMz43LK9bOL4RP3bTHCo4VbxZvPec5CDad4HfajtLtIRby9qFn4w1dAb9DvYPNGoNZYtnyXxmWqsX-lyg8Iu2rpN6tpCbKreeq9r68OY2LBTpBP38YTZxxRNjqUyX0SanlqCAEcJvbI7JdBC5q4IR2gtwlsdhhtPS5yArHWHc-FetlaL9zj79rGW-upH675Ud163GTZvFfIX6tndJ_K1GzJal_Q5F3Z_ZA28YFs9rs3WL8aaSvkFEraLxAerqVyDkKgEn0kE993pLbPc9DpQO8qxftsSjlk8gm3QnInZQ8aWbwoxCJiIXGOn7CRpdNVtNi9AbpR2LcAQiHb7cWMk4T8dtg0WUtrQuzRxoLm7QTakrI6QPmb55l4N6Xr9wNO1b4hUrqj6_oAHMrxdPAXNCM0GSNtAFHbiUN7ie6TMFuyFaCUFSTacNEqDGiBKpLVo5-6Y0i2zVJ5dhnfDISaAOBDZhG3OhtIcaUbuBK7A3r5_oPGl11zruVNr2lxYa6a-zkGKVquToUNzVYMr-X1aphEWf8VwLuhuB1IIk2H2YgBKqGMG0dVnfLGtk-mddZleSbZngOJULYugVCbZFHW6s1B6a_03gHELMrPTMP3_sopXIyz1nEJZAC7Lh47x65rYYi4ZDrjcdfbe72vks8ZB824ZwFhkUQkWBTHhYHXrbcUCF1REcZtvuLfGsFb74yMlwa8uGcxFEwy-JDGU-3_WCKdcVE2m0f5a-MIRwHzuteMHFa3-eQ87LNiQmM9QMqaoeoPxa_DaeWWw7yMpn7_v7gyIoIrk5liIx7hwfSWXYJ-BT4PB_9FLlvAgq18T0X1VPjjF5uIKmPJm0q5qF0PApNS9w51Y8faSzrQMdvrIwKN68cZC4R3jOuHvz-Q7v4fduaObJgBQ3olID1CRpCzoaknyIFc-YxgRLsCeyalZjWmMpWGeWNdd2kyEFjwdF5BdIBD1Eey68dKsLKHfrAlmVjRxwnPV-1Mb9x3MWjLrqSL7sDAUtXu32f_l08LoT79tiQhNo3TNaG1z4x79KNq1yk8C2e8yvPuemHK7sUrUn6b-PBG6hayuTnpob-bbkjTFwcWCD2nRstCDn_mibB2RBT8Fsn6hajNyxv6z_aihhhQSWrk5h7G-3AW0_7gZdRgJKukmtHF4VntKJKGBiLmf00GkvLSKQv2IHVTHPWyDW-GY00hHFqCw1XBjxzh5gxw5O0vYtEy4LhX5ahn_Tx0qQi9zJRf-jhrt6bFCh46hxCtRy3m2iE_CDMtb1EBWE9ohDgxJfZFWuGkXOr5UvjDYAM7dgIEBbX3fIC9syTy5qe4Hw', 3, 1795904274102);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.48aKM82fgHm_1tHmypQgHdLpoPQFo7duLkTy_ebSj8o', 1, 1795904275714);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.36ISi89y2v7hFvdII4ZO4k-UgBHgqrO2uHosydfjarsTpuyG-7MGqStLsKg_rRDadnOLi_ilSRK__GGq6Fqx_IwzFfb2AIg');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.GMnY3dmPq_sfOTLRkC8Uv5irgWDQ9Ix2-48CsSchRN6fun5xeJTRuQ9wOirSUI2DXUnhYPcuK1C-xzTKNOzR_wcZVVI2B2w');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-192');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.EZNyEZ8kXGElqHNDu2Sp0TUJeLz0tJwHKoPwLjJc8Fddih3Fwk8NZO4ZEt1UCgDrnc7kmMaltwlneVdDApz9LEmhHg81LjPjcmeYo2e-6eof0mzEMfW1Q4Srphc4o0wR7ddnZ20', 1795904275706, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('9wbasvmm', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.tpoPe2Z_5VsCORrLRNkatuwgKZTm9ZsSkJDKIoVyfZEaMrwYmbqQCKjtno9ABgsLnjXj20uCQ7w8hKccVUgmVmgK90aVLFnG2chDZBS-n4gDn2t6f1qoS7WrnJnlSd6KaToGdmEzeM6t_HEo3IARVNcy3Ml-HpHtyGlDZ52SlpXbn4ILlSzTlIgNxEJKFgILnMDXQTghsba1CICThgZwja8W7nigLLXJPvbjlqDLY_KozHDjEA32UGPEqLRmkXtHPnLvPJLRN-NOI_jusOqbK0WSnV5F9xyA8GHyqPlIM8tmD0wfyU3Jz3_DxmH202AmSaLWeCi6UBJSeuMNF6iQlvSSIj3uFOj4rw57EWlCNcKD4hbzPi9NlokRardFBmO9JH-nKLrmuj9oyBG3O4wG2uAQ2SCjDRMK0tjpwQLd3t1KV6_6pi00fbZJG4DocfAp27Pd0wOCC4D9AAjdQMoXaN2futBYzMZX3frYZk3EU0I0NxoB', 'v1.k1.AyJF8x0cvSUhOwNTxCklcfXTXIX70xTPgYFfqtYWkQQelq2i7be7qSste1XnRDU4D0w7tFN9S8-_KPZ5q532ocXom_IlfiTXvbG8f5JNvrMKNpPc5A113_y9n_KQHKdiEtDykfwHKgoNhrlSQzNMkkdhUILSL9LAW1bpZLaCGaeGCH84ClVtRqhyDUR2xJwDbtkdrovwWcAlHyyomx2wVx7C7MZJdo8Jy-lgytOQeEG4KfFFFzZ6Z2qXP22_Klvm6jRnJEu87JKtD88VdxG83L5AvgvJGKpEqtJHtDxr6EE4EWePC41-wI5AhGAVup1PG9zidcDtnZujtSmi4CnpmvqH7rGLV25wW6RlU1qSvMjlCpCY_wjR4RRuo7sUesqIYbiZQlS_Qt9f_Ud2DU-laJiL1_RwZP5PHY46CAKaq78idUpnmlo1BS8TtBYiXLG3Y7f-rl6-6Co81T7jP4X5BbvwcDERQN47pH6qdY5QggcPgxKQvXkMWyiOv1vRozFL376H-C2skkBcPSzGIL6XtAhV6-J4W8IC63FFU6_67VACbr6DOwqmflT5swHDVqlLxyqzYvmaXn-Nhu4NlMEkvKcFEHQVnYyaeSe2_S--sjuLsmtpafcf9GSZzRqpg6jSayxgbRBIRDQ4ybOZVIVfyUovqk2PeXiEtsWPKHdJO7eymtb2e94ctLMEpAmtphEPQWbFJzHg-pQuQmhh1u_-GbWWhGVxcE3Xw-d0gEgve4ZTISk8SAmC21xVoFUCbXRbskACntx5UKBX-k-zKwnsxbDRe7ohKGZlORvPHsDodSMviFVQAWtR6doEDkIWmVtZ0_0dhVoiAkS05giVfyznwkw_5frGKHNZX5FJoWytKIYCl9b6RRS904BhiKIlsE49BEJixqwj6GtA7Y1ytivfVMaq45Us0s2-wcX7GrrZoT6VHtZCZWR_G8p5RUqIBcbryoVz85eKqLwRgK5fXxvYchu3ZaCRwiRgqhBwc99vqs8cnxOqgP3Vz_a8kRsuVfhBfoUapXSEqrJ3cCumHG4wRYjkfm477S45DAxZvxiIFrl96c1SioU6c7d-fk1I1FlMU_ItLwNn7grACoZ-8wGkEyCZFiBTwGgrNOonmm-_wwbinb60D4uBLjBb77QFqzkKMz2vVyvKeRogUq0gyO2rPIQnVuDbTrI-kk24GEnGVLZq6okplHseK_lK0rMhyheJbNFJDEGIVTmT8BYqAA0KAmTBXrjNFtRhT0GIIPB3CVCnqepT9MwGvg2u2XW__-6P6d5vWoZoxGIajPQRlTNh1MUNL-AsHE5c1v8t7BfzBCJHfvfvl7oHDrlEVWVu2I8UKI_Xqye0GXZ-y7TxY6nUR8qIbW-kFjP74etPFEhb9kRu3NqjTj--nQ0RSKxOaKEAae8WF1VNsz8VJnSwe2d3woElfOGPbqG7ZnYlTm1iyFTUx5exhFe3LqafWD5NrpPnNsKTA2LDLHCeMlyYvFbJfG868E80rEK7ULl2D56gNFADKDj8jnunPT5Ryni25KJaKFecEQ_tbVzIRZPJs9jcyY2f996NEMgo-an4mxnbTQztKdP8KdfCIX8mw5Cb-9804SCJfAoPBwH97q_arTc8x_5M2h48PuI5OQ_kMbk0CIJA_qNBjU6kBZpeMK9ZCUoBMZSe8GNUvJ5Snp-6dHRFAZ2r5pbD5FsQDSkWhNaABDPYbrBhSKRaGQEVOVRVRqgtFwaDOXXYY2PUDeAD9VJqMLc7-vu4vW5VbIcB0zBY04PqkrCOGes3dsVWhdjYs28Kgvh6e2tY8DgrTScFgjxd8_LvK7ehnriWZ3WO-CyNFWtdFfZRsjhyyC9XLIKtqvHwfSJ6IVghbXQ2yo4r7k2qREg8FUN4U6mZqFyYEsVkw5SbeCAztNBXABwaw-qg2JaKr4JR9u4s5fdUSMWwYJ8X3MknQMPTZUDh_vftKzkaHEOlC45Xixt0kIPwWOkOEakmdWxQayy6gu53c4E-76ijFbQQEOkFEvcFSycY7tFRbtwlSd0Mpmi0uNqXXq-iYKTMoCwKFLErbMmWTyWBzwHa8q61YxW08yVsPT0x_haghFUVUOHR_ifEKVdyKsHFZCMyawSrKgsyK4hqEOLTHoRgRM_4jZYpUU0VuTIlZUyx7r_42k84CVXp7l8PuqTBoS4onQlGAGfjexlgJcHWRf5nLZaXn3WTZ_tcm9f5uvpIgqk9PLwhZEdoXUqoOSeI6TjdsoljdhYue4zJM0THJ8nasSUq2XZQmf10Xp2f48CTE8NxJaKwpUWfnLqHB1o3cNAty6W6rruBmFVDjTFWV94w9T6PTrN-fI3_wd-SjW5KFcHROYFGHDPsrVcd-lsl3t86H529HyLBeCx2iknaaR-SIByc23Ked1pZ9y3G3Ts-3aGe46nw2-_E9rDGbjVw-TjX_XMsuixDi5WgW3mTRcU57Z1Z1koS-SOG10_XqGxG6WPGxYhp5urt', 'done', 'v1.k1.0Y2ODEH7rM5GI1EvqyhENMAu3oTSX8ONuvL48QAQ7tKCcpnZ8lQMfGypi0lmLye7rU6LyemHSzP9aRZmV1UK0rcOcNyNu28pM46VQ_OJxTPMd0FwEQtbe3t27ltLugIyU5QcmH3Sg33akp2Mg1iawSOHyB2uOLZ2', 1795904273648, 1795904273814, 1795904273919);
INSERT INTO public.operations VALUES ('fajrkmz3', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.DXbxjdWtaBz_B5TKz84EPCODX7fYYhBEHdBUcpbvthSt-5gW3A9TUEcchGYZs2ImmxWxX4nZpeA8ZvlaF0uS5k1I8NFcX9xs_dC_PboBGMWS9zhHlvkeSj29PnXO36NJJu6tOAD2SoF6C1R4RXUqPducSB6uQ246H94JCPTw_2fMI3Nd7On0zjGYXRHzBwccTj80q4iJRp54DZ4TkFKdQqlzWLq1rjffADz547iMI3pKBekmNzTVULEB66dW9GczJqaZX7gtwpNeToiCfRzczD3y3E3jeaJXeYsKuZSva4KciK1AveiCzxeDKA8xtwDQrl9WS7mesyJxCk5H9BAtmklr1It0QGAQO7quXDWC5G4fHVLtl8Q59CsyeSDIQpMSTC9JnfYADlOl_PSBxx1g-P_TXGAPlFSJktCRKFswe3uBCXxGOJ8TT-z9i4WzEzzAnD-5eDODRYm8HMcoFIZjFkT54_PAvMjT9vVEgDxfkx8m1e8', 'v1.k1.ZldecI7gHxy-nYWkx3I4xOuYP80tdMOQRU3A1DfC-fgU3ID7AgHASsmM-CPfB_ZMvgIQkHquH1Cv87jWJfnxLyFfVs53RqlR8uLkY5BLEE4h0Ixqh7Nn0bIQrNG1wlC680ir--dLebGdGOM06-Oukc0rthl8dc-q68ehfDY1o6Y6mANg8gtHiy-sTnFPGp87NSkOPHMoMLhsGYL7DAf8Gb8JFyoNoCF7KogadE9iehytocJ0dGZoeTdrsWQZ2XwhBtgWO_ns55kRiI-dWG_qqsXo-Uwky9rdNagaJOYwMLTCP8-4b6EDeo-vdwkAqbRx_Cy-JqTI8qPwPCUj79TyE-9458AEfjY3kQAQ5oFeSfj-MeUykVWHIBSCo66RcLPDi2BZ7o6crKiNyxSNCBg7lt2kJhgU94FbV-k1ZCB3Zy_CN3d_YFwZa8PwmFMrRTyBCxEIlzt4VicJKfPlDdyiVu0T_8yqWMZt9ZTzcaBMm1iCEjDynWhWRNwOfKdO9CyuH4YDZSoVZhm-jlbZ2sJmgzDfoxFgxExFXvqpq03klCurUAwCcSPm5xu5e4Uwyi78QbxCxE_6Ds_BNVYlpFI4WEDiOBHtuDnZayPXOxclE1yBGEfFfRGcFuOF-IvSmRHEQ2ghZoXsNpwS87CxTIjCSrozG3ATmjS6CLp9RfmFDqUyTvVOKpPuioL5EVBXk3y6YY25Lsz_ckLiPZaAeBGpG22t4IQcXf2giHURU1V2dCQ1q4JJwFzOjyQ95-J-8mL4U-5hdWy2GuX3RO2DaAVePQFAya6ZypmnflVL6sG6A7WK2isSQooSPTsfv5yVkz2Ugx2Zeh6DySUlTQPYSBmRvJlp-YLu0FnyH9ytEw1IUyg3OBzIjoISLKN7mlGTCdp3bnTsr86dCo0ln4rNJUDyHQxw0RIWLeaADBe5vss2cB0Nygvny2uk8FT22hJTrBJq1KDEVgqrmB-5ubN2jjM4Nxp_TkLz3nyCIdFTqxxpk92h_n43v38snDSvL_85aBarG8A3s-BPmoQ_5MFfdR8mvTfgakp5DrIMzZ40GGFhvMrTl0lE7SnA1CiNN4BXW5VRdlafKOMNF8lzxNvJqvz08L8e5UuuFaXWLFHVCZs1gLTGLq9TLp36LbfO7avQ7MBnDw4pYEBJG6C_a8PynaXZbRjyZWgoH8nqeCPxh8xADAPd55fbLWyzy3Ucw-W5TQ-cLK6zlcHFTpG5g0aW9FhnnUyor3MbY1SnxZKS8ZoqYGNDvQPU_PcPf1ivzBmmMHzOLq5Z-cjVhwX5PXRX7pu54vhuGYQdnWpaCzcdopUezYqARQ-Tuhloq2Su0g3dBDrcpltY5vINgpZ21yckaDPVQeOhnBGIMDBdiZwGdEqU9yFeeVR4jC0KVDoliXLSFAXORMt8IIFxZ3Elx6jHgWtF4fyAQNLaRxvyYcBKDTPhE1O-zPF1AlgDkQnQ6qdADjQiXvspiexI01ZpAdnEVUuPNj8UhwKAeQoHDglH1uQcLCHIzwBJpG4Uu5iU2vv1eoGpIrWZCGBoCfS2yMa4OH9Okv4lGqXVV7JoMthgWgfQ1ZOXL_8AY2nu9vUDHCR2dyAWuyKXDq6JeZspTNS4x-0k5DTbTVfuF6gCFQ8aAmIrn9b2Tjqb8qRlWu-wnaQ-t3_ivpCZXIbl6KCPBO0QNREyVRHUN828MPrtgy92bPHh2FbQ_7k4Pfft8DKdkbBTLmqS-9SBVYEIMqWPy4KUWYx4lZyEfvZwVKnfgsrq1cHyKPH39ciPOtQ5UrdgTmv7Wpa5daKrIJRtoc7RXAFqW0P58JKrbUVDO6nAeATbK6jm2WuOEMAawh0zLWc__8mwAT3lHi61BejPPXny8g2Py81432ACDFaY9gnVaCVA3knXU11wAsTgH312wWBV-2C_10lyqqKzeOl4jQWMPPgUG5nFHVPhFbxoGtWyV3IQdcsKrBbMj1sStAWIJUBGCzLEStUlGXAoDZaCu2jjYmfWDMQySBie7d4HTLnbmH4MulgftWQ2CHMLs_qonIglngZp3_Oh66xZCJCh6pNBHm6a9_Z5ZvqIVV8B1w73ZhdeK9DehmfgFaDISvvgVNbLD8FnZ8O2fB9v57Lu0tUwGBJRbx67GsN9XdKBVLKmUTN4R-wm7XaaPezcXL8dw7WVv8LcrlDV-OiE3M2d6uwXItm8P2CcvnkhYcJzlO61', 'sent', NULL, 1795904274253, 1795904274624, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.az-YuoGSODTFAUkPhASypf-yUyg8N4EYOYbgRX2ID84t', 'v1.k1.pG30Oe86c5d2QS3E0wJLBcs4zdpdbbb8ijLb57H_05c8mA', 'done', 'v1.k1.kyL2EWKd8u-ihkQHD0YfzuPukGEDCnlKL5dmpI1IYMfR2Q', 1795904275696, 1795904275696, 1795904275702);
INSERT INTO public.outbox VALUES ('26ea2335-e9e2-46b6-9a6b-c2317d635718', 'T0ACME', 'C0KILL0', NULL, 'answer:7vsy744e', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, '882a546c-15bd-4cb5-8cdc-96a833f30e54', 1795904273506, 1795906073482, 1795904273515, 1795904281563, 1795904273563, '1795904273.627000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('553f5620-ca2f-45a0-91d4-c7660cea71ca', 'T0ACME', 'C0KILL3', NULL, 'answer:9wbasvmm', NULL, 0, 1, NULL, 'posted', 0, NULL, 1, '882a546c-15bd-4cb5-8cdc-96a833f30e54', 1795904274152, 1795906074130, 1795904274154, 1795904282194, 1795904274194, '1795904274.211000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('bd296335-afce-48f9-8b04-6cb30851a362', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-28T22:17:53.837Z', '1795904274.211000', 1, 1, 'v1.k1.0z8vbPi_qR5Q8qCJiHllgMAVSTWxuVF5fo449YmXIuU0kYBwGa8knwgsDQt4Uo6p3JmiAcHaRxFfdBuPRNVBagHGMTowtxSHpIan5kMiQxqvZ0qJEhnL3Vg7v_4-1WzNZpyxAT5VbKlDXmfWtUMpjDc9i6ldqRnn-iGLTt8NwDxT6ftD2M52o6Cuc1E5IaotG4Dhkem4gIbkZrGbVHACa_qkllubZi2Q9LWrrd5hG8V0wte03QQc1JAAQgC9PMXUYR7uw7UyMFH_', 'waiting', 0, '1795904274.211000', 0, '882a546c-15bd-4cb5-8cdc-96a833f30e54', 1795904274593, 1795990674502, 1795904274600, 1795904274600, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('c48bd119-c9b4-4d4d-b802-7e8131dd781b', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-28T22:17:53.837Z', '1795904273.627000', 1, 1, 'v1.k1.8Sv0C3h2rjaNtXHAbTpUlshXzmhbLzBwaoUNEwSfI_V3OZDQyadl3YlUHA4hIvJIqwWBOlOWcGCwaZQ4uG5HeJcWawHhwNoBWlZGoXlVp6DZXsNnFZU8R6rfLDW59SavyBv2TQFR66wgqbcpkU8Gfp1-zeR-HP6lVVMwAaotsKvYlskGjY9nVEik4cXTFsSEdYhgqogYUNuOCK_wSX7QDivxApsQAcL3rBJRWYeNmad5Vptt-VRbrfD6wxnzQ-8HGrOxm1nOiCfW', 'sending', 0, '1795904273.627000', 1, '882a546c-15bd-4cb5-8cdc-96a833f30e54', 1795904274595, 1795990674502, 1795904274600, 1795904282827, 1795904274827, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('b8b53d0d-5c10-46cc-b045-8d68cc316232', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.l9Fd41HrnSsti_on3T7pIVgtOlVd1Rc1UqFqevKd45_F-h0', 'waiting', 0, NULL, 0, 'me', 1795904275754, 1795904335748, 1795904275759, 1795904275759, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('gQP4TDtLzF7UTitqMV6Xg5zj0Cy_SS11j_fZ9mXdG64', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.82V13_RQ8QtyWnrtH7vps15rG-CCwr_7yOf7Lr-UVMhx1khyzUkCbbtZKVQrIztBr7iAYsOPm_zahzVxXmbpjl_38tmvzgoa8NH1QfZS-8SZoA', 1795904875664);
INSERT INTO public.pending_requests VALUES ('fajrkmz3', 'T0ACME', 'U0ANN', 'request:309bb7634c8e9b3369d4beba2af37a06062bd9d86cd98f7a0950946b784026b5', 'v1.k1.qNavu2A8TGCw_IAHlVCAaSykdM077CHLeOOzjoX0-V7pyQ8MR61S1NSvLB0MVQznPM045CedayFKuL3YUw2v-c7LaImpRkXdvtxQI7AB5amv4DF0n1sFzhXHCRLNbSCCm910eiVFmUImyCuQG0qt8-ozXiFSyzatguYLiYPH_Mcm2Iv8qQcHTfP3rN3G_rhQf2SM5lxY5u5sqem9o_Gd-X9LfVqGp8QiRH_0jIhio8K3J9OSfnMwsk6Pn4hfA_AtExMh6C_CyhksthOEFcx2HhHpfDaB2wK0OnQf6RXcCvH79A5XMJyX0myXExTI9GfrCAG41OVhtFQA8Lrtrs-jPQvto52UC8zUSTnLy7zPaX_9mXi4R486MkFw_3wGOiJcoANzps8dtauO9PYVdwPIgvTQqv0j51yRCPanDmWAP4PKstTGv6aiZ3aBdX7e7EzCK1etK3VtKf8jhaZjIj1gHDo5zjVO08VsuMPOAQ3mhiNCAs1SU2HqndIXWlP9RJBdXP-DdLn_biRljxLMhumY9KfCj7_v6X6mGEvAl7Z3Rq6-uH7U7Nm8_QudDrTV7A9I', NULL, 1795904274292);
INSERT INTO public.pending_requests VALUES ('nhwddm76', 'T0ACME', 'U0BOB', 'request:bba97547367c9ab9a29b12228895dd8867d574a1dd0ecc5d12a10ad018154d72', 'v1.k1._FwI1u7sI611F4xPleY9kVcxGAjGVm04DQbaBt0Zrp4WJwMBMZQjWfz3r5pF6gOoBwGyewTkBMBsdaM8ptrVpUQVgfJU8xOHeaKOJU7ensBbXwE0tRyrckxoLM536j60qvIY2EW5OhvxKIRJkIdOmgX3o9EeEyIubi10Hk-RfC0pisjkQgkvtluJOnEtFG7f3t4TpHgVUVjarIOSW28z8v0GZss411_wqftiWPA1sGnf2s2ml9MU7En7Fqxn1vCSqHSCKJ9UqVkycA2SzPd56Cre9dbED2WcbooS00S8YwKD-YHo9IOq-TM6elqL5d9YTOo4mtOCbmgRJUOHTFBfRpKwLZt6qRbauMGkE82yQP0NWTu4njQAUHc0FKA0HblcNp64qWv14CsKckMTYpBZInwffeZhupbjHpTR2D9NP3yfJyEouvKV7R7dnReeaccQ0kl-jJ-WjvatDz-S7OCaSMFkcyCoVZgYEMg8jB19WP4_Co3mE6e5FwUfumkLzxKQwI3G8wr8wLtTVNswDPy09wDY0JU_WumUeFA', NULL, 1795904274748);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.WvqNLE4WQ9BMLvqsPLi6CYvOmss2uAKpLxCDhgOkJ1AeBMg', NULL, 1795904275740);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-194', 195, 'U0OTHER', 1795904276332, 'planted-198', 'planted-199', 'planted-200');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795904265866, 0);
INSERT INTO public.secret_links VALUES ('Tdigyi-dokgjk5_VVIBOHcNfPDM8FjVGl8Ck0oheLWc', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.8W6YTWN1_sKEw4BTEPqtKOdaGoEaqfU9x-76JN7lWCr_5CDKmPGRQhS9yxb12U0ULR01ENkRHmfd8ecJjdsAqeNnllnfcXwmt8ShUZIsJtkyBHimahYsgRxK83uzX-nQoGf0718SOU7mtg2ybuYNlwyt0GVLeSlvsjRFyi6fIcBqAwHV', 0, 1795904875657);
INSERT INTO public.sign_ins VALUES ('lg7QNaAP8LqJiffnjWvMavfZo6U6SsmaXZoWB7mHx0o', 'T3nxn_1Sfk030p3DWKlV-ueeT0lTht52vXziSxNW8WI', 'uYo8JAmVkxjxreTC_hP2MZr5On9V0L1JtJ0lusOU_B4', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.vbmKF8C-h7jJCoxaLl0j4RbDKryc5z7Wcm98ZL7kjKpxuqGMtz7BUXSfa89NgRPIUHZPDxrQwPH5XyEXYF9TEYigHYs82S0', 'v1.k1.FsN7V0y1XMyEv77iSB6WkuO_gRJrh1Ww2ozclLOZSs8', 1795904875610);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795904276339, 1795904276340, 1795904276341, 1795904276342, 1795904276343, 207, 208);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795904276355, 1795904276356, 'planted-213', 1795904276358);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.store_facts VALUES ('buttons', '0UWhOBIw_he8OqFz5FoIRQ');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795904276370, 1795904276371, 1795904276372, 1795904276373, 1795904276374, 'planted-221');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795904276378);
INSERT INTO public.webhook_events VALUES ('planted-224', 1795904276389, 1795904276390, 1795904276391, 228);
INSERT INTO public.webhook_health VALUES (1795904276396, 1795904276397, 1795904276398, 232);
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