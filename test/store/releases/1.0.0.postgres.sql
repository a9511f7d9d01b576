-- written 1795487751497
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
    action text NOT NULL,
    value text NOT NULL,
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
    seen text NOT NULL,
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
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261124 FOR VALUES FROM ('2026-11-24 00:00:00+00') TO ('2026-11-25 00:00:00+00');
ALTER TABLE ONLY greenlight_work.queue_stats ATTACH PARTITION greenlight_work.queue_stats_20261125 FOR VALUES FROM ('2026-11-25 00:00:00+00') TO ('2026-11-26 00:00:00+00');
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-24 03:35:46.634213+00', '2026-11-24 02:35:46.517507+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 03:35:45.517507+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-24 02:36:01.64148+00', '2026-11-24 02:35:46.50749+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 02:36:00.50749+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-24 02:35:49.742989+00', '2026-11-24 02:35:46.502477+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 02:35:48.502477+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-24 02:36:01.737251+00', '2026-11-24 02:35:46.503493+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 02:36:00.503493+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-24 03:35:46.737447+00', '2026-11-24 02:35:46.51881+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 03:35:45.51881+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-24 02:35:51.773496+00', '2026-11-24 02:35:46.514198+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 02:35:50.514198+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-24 02:35:49.766199+00', '2026-11-24 02:35:46.500476+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 02:35:48.500476+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-24 02:36:47.091641+00', '2026-11-24 02:35:46.492802+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 02:36:45.492802+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-24 03:35:47.174886+00', '2026-11-24 02:35:46.479307+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 03:35:45.479307+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('550a8018-df7f-8857-ab0a-9a6d1c363293', 'post', 0, '{"key": "606bdef3-3a5e-409f-a855-3c9639874cae", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 02:35:47.957625+00', '2026-11-24 02:35:47.957625+00', '2026-11-24 02:35:47.998336+00', '2026-11-24 02:35:48.108467+00', '2027-11-24 02:35:47.957625+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:47.998336+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('5630668c-2167-87ea-aa36-97b82db9ec90', 'request', 0, '{"key": "request:685caa23abff81808f991e72ee661c24a6bb07a266a62eceb102c059c9976c80", "input": {"reference": "yuy59c2n"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '5630668c-2167-87ea-aa36-97b82db9ec90', NULL, NULL, NULL, '2026-11-24 02:35:46.857477+00', '2026-11-24 02:35:46.857477+00', '2026-11-24 02:35:46.98555+00', '2026-11-24 02:35:48.129484+00', '2027-11-24 02:35:46.857477+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:46.98555+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('45020310-58dd-888d-a5c5-65c1d51636d0', 'post', 0, '{"key": "01b615d4-4bf2-4899-b32d-e39c44d83ee5", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 02:35:49.605464+00', '2026-11-24 02:35:49.605464+00', '2026-11-24 02:35:49.676643+00', NULL, '2027-11-24 02:35:49.605464+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.676643+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2f979f50-c11c-8e6c-af55-b0fdb31ab913', 'post', 0, '{"key": "fc7282fe-17b6-4518-b9c3-d080cd5f804f", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-24 02:35:49.657999+00', '2026-11-24 02:35:49.657999+00', '2026-11-24 02:35:49.698861+00', NULL, '2027-11-24 02:35:49.657999+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.698861+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c65f899b-dab1-8358-a306-ce32bfe7f085', 'request', 0, '{"key": "request:f1493bbf6bfe6592f71cd72d3d6e53c4f547fcd75686f6700aaa61f5f3101ec9", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "r7jb5scm"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-24 02:35:48.737468+00', '2026-11-24 02:35:48.737468+00', '2026-11-24 02:35:48.774472+00', NULL, '2027-11-24 02:35:48.737468+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.03885+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-24 02:35:46.524345+00', '2026-11-24 02:35:46.524345+00', '2026-11-24 02:35:46.540043+00', NULL, '2027-11-24 02:35:46.524345+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.043228+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('f8bcbb8a-1326-8e2c-a2c5-a0cd0f5f10a0', 'post', 0, '{"key": "e18f52a1-93fd-4d3d-840d-e9d3dc27fb8a", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 02:35:48.805448+00', '2026-11-24 02:35:48.805448+00', '2026-11-24 02:35:48.848667+00', '2026-11-24 02:35:49.065835+00', '2027-11-24 02:35:48.805448+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.036999+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('91214656-171b-89e4-acae-3bc4819e21fb', 'request', 0, '{"key": "request:41946d9c946005a8bd8c1f0736af2279f1a652431524a5831d00537b32675129", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "mu64pd3h"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '91214656-171b-89e4-acae-3bc4819e21fb', NULL, NULL, NULL, '2026-11-24 02:35:48.169839+00', '2026-11-24 02:35:48.169839+00', '2026-11-24 02:35:48.191038+00', '2026-11-24 02:35:49.086393+00', '2027-11-24 02:35:48.169839+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.03885+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('a52159c9-95f4-8862-a02d-1e9f0765ca8f', 'request', 0, '{"key": "request:686a4f2a1e247ede61f9ed7fa4d343a90357826c7a3a806d60c47c71391f0ace", "input": {"reference": "egnt9385"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, 'a52159c9-95f4-8862-a02d-1e9f0765ca8f', NULL, NULL, NULL, '2026-11-24 02:35:49.084812+00', '2026-11-24 02:35:49.084812+00', '2026-11-24 02:35:49.116629+00', NULL, '2027-11-24 02:35:49.084812+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.116629+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('f31e1b2a-048a-8e5b-a96a-1409b1f284c7', 'post', 0, '{"key": "80c16ce1-dfe0-4ed7-a65a-335ebb833e82", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 02:35:49.59556+00', '2026-11-24 02:35:49.59556+00', '2026-11-24 02:35:49.610213+00', NULL, '2027-11-24 02:35:49.59556+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:35:49.610213+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-24 02:35:49.64947+00', '2026-11-24 02:35:49.656659+00', '2026-11-24 02:35:47.465538+00', '2026-11-24 02:35:46.461472+00', '2026-11-24 02:35:46.464503+00');
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-24 02:35:49.64947+00', '2026-11-24 02:35:49.656659+00', '2026-11-24 02:35:47.465538+00', '2026-11-24 02:35:46.437077+00', '2026-11-24 02:35:46.45181+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 2, 0, 4, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-24 02:35:49.64947+00', '2026-11-24 02:35:49.656659+00', '2026-11-24 02:35:47.465538+00', '2026-11-24 02:35:46.453012+00', '2026-11-24 02:35:46.453735+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 9, 9, 0, 0, 1, 0, 10, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, false, NULL, '2026-11-24 02:35:49.64947+00', '2026-11-24 02:35:49.656659+00', '2026-11-24 02:35:47.465538+00', '2026-11-24 02:35:46.465529+00', '2026-11-24 02:35:46.47345+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-24 02:35:46.475353+00', '2026-11-24 02:35:46.50446+00', '2026-11-24 02:35:47.500218+00', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.3TvLkGF9ck0Ga9x5VHEOozj4G56SeKUGhb_bbfi5-oQ-25DlIIPH', 'token', NULL, 0, 1795487738282, 1795487747362, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.PihlxmvAfY9aUGTd5pCG7M92mkFBEXmBI62yBPgfgnE4iUfN8ylE', 'token', NULL, 0, 1795487738284, 1795487749327, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.ofnFh-Mljw5tEXuRXQ6YnufMYhCr12uXofX6ZFZZ_hDbmojfsAQKRXjDcH0', 'sign-in', 'v1.k1.uSX_gn9YirWsvSPlWGwLAy2khIUpW0OtWiy1QhcHr-L-vEso9bDdaGVvTSjnfpteuIKNxilCESY76bP0qO9364F_8MPUZqNbpDdPjjVNbA', 0, 1795487751058, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('1kVx-avaiDVrE9YR-cuWYw', '1e8xNvQQYTQ5a8YIiUA4enI2ys9rQbT28YqWufrh_2I', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.HQdnxJcOeESbidxHP7zf9hk2vNbTD_GGIFCH3MxODH11viucdJmLOI_ZVQZ7IAoYlOItOkpqKRYZZw', 1795487748819, 1798079748819);
INSERT INTO public.action_tokens VALUES ('oTEk8IOy7lYn38Vux9eBBg', 'Atc47H3tPuTgaCTGT_OkTMVRR7uVmarnLFdAi7uCYQY', 'T0ACME', 'C0KILL3', NULL, 'mr.edit:undo', 'v1.k1.26r_NYezVdOXTmZcbISHnss7ffKHa0eEcVwv_0jKd47nj5KRLNSpdtFtkVBZm09IFzgTL97zTcC4Tix3sKl2xOwsLBowl9qNMxsooWD__0Miho282JsyY_jsffbMqYG7zNON3R4hU1UFCS3ZKT8', 1795487748819, 1798079748819);
INSERT INTO public.action_tokens VALUES ('Wzoue9UZQosTP4EY0d4eMw', 'IV9M0OcRYjh9KIyVYCrds0HgIeP_xSvQSijQaYH5gUI', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.nbMRBZr6hSaOpg-V2hXWrod-nWY-oG-d5V0bm2t4yf_3hA0mweX_BewnOO3kKfOvEmM_mDdgbs8LeT4', 1795487748819, 1798079748819);
INSERT INTO public.action_tokens VALUES ('-JFUApNklEac042VDZMuvQ', 'diVXOy3-fJ13cW3-5cEfHQBBgxvdQcWRp4GsfxbA9bo', 'T0ACME', 'C0KILL3', NULL, 'mr.changes', 'v1.k1.geQEbW5tK8J_YQSEXCSVnsLqzYQGAyDLmBk8K6xX22ND5X5oGRkN07C-my4PrJLtZUQJA3dKTMsj4sSclkmpYK5B3aIo_KEnD5jEbePOJxsNBDldGdSLnXUqItG5IWobOlRSP3Qk0ioXi6Lb5QUqlvHHlroZaQ', 1795487748819, 1798079748819);
INSERT INTO public.action_tokens VALUES ('qs9HFdKIJkwFDG3pw5iaxQ', 'egJ9m5IXimbvvbyjkdDj4Xz7XvkQu40V9q10jbPJpCE', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1._xnQMC6LBC--CRnktHRh4y_S_PvUpgCRd6xOr5Oa41LpOIwy9bzggEensvAIW7F9DVEyhMn-bBLdvA', 1795487748819, 1798079748819);
INSERT INTO public.action_tokens VALUES ('NkeLLuoDc1K3QNlgWzgFzA', 'fb2abRFyXO_p0Xck4cd41fs8PJ0ZKAq2jGrLHkV2Fq4', 'T0ACME', 'C0KILL3', NULL, 'mr.merge', 'v1.k1.03Qy6twaz7PlssKGQYFU6VbpdqaUPOk8yxGAiDqv_jSkWvtRxdg8X-45wBhEofwAcNFKVcnyI9lqzwJNRG4YUMK1T2SREypS8CDyPoVNb4lAEVzqS5YAfQaztn_begNKoxcy', 1795487748819, 1798079748819);
INSERT INTO public.action_tokens VALUES ('mjo_1g-plaNTRRHWvdZmEA', 'lax22q0lJWQmBvcj0sgaJwKQ9u9D5n1FLcJsXb4RX6M', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.B3w4MD3mh_uLM2Q0GA_7BEtOWKge6XQWrcdyAxdos83DShFcxUs8JZQblSrcp8QRCT78NnYFBhKZPuhpMC0eWGc', 1795487748819, 1798079748819);
INSERT INTO public.action_tokens VALUES ('HBWMo4rBOdlsS1UeL-_1mQ', '0bbUlCujxqZDmSSd9JdgmS6ppvWhS23msKNex8UmxJs', 'T0ACME', 'C0KILL0', NULL, 'mr.edit:undo', 'v1.k1.2j_KsEc_mcj0BY2BmVcbGUdXFNOFkd9WwgQRIm5UsTSAek00NLlv-2ocS3mUMl1QAl-5ZyfoDZ5C5-WdKvz17d_Y0X5H4qcJytlyZBJUv84wXkI5_S2ELsbskz-yCm_Rg0Ha7bA0vzvDDnv7KGI', 1795487748667, 1798079749336);
INSERT INTO public.action_tokens VALUES ('ayxIsg6fxRUFywOpaai4aQ', '4ll470CpssvrKwUa7FXhqhA2UR4PNqDgfj61G79Hnt4', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.hiOsKLRDj7hfTlhcjBN__yhulnxgGcFuqScx-OfW9s_iOdAZkf3R6OfLeRoR-aMDn99GEqEtp2P4_Q', 1795487747963, 1798079749336);
INSERT INTO public.action_tokens VALUES ('kxLpcDsKSAskmWQtfkEmiw', '78E6NtnsNOgwFTLVkgLZGsIFa1ICvM6vlPXlWvB3oG4', 'T0ACME', 'C0KILL0', NULL, 'mr.merge', 'v1.k1.hJ3t181ARluxODwnPEDYu0Y9lu69-MGsV0HGQ8I9dyuR8wSMCWFy02eM0wLkLYt-L15XpipOlLtSuEGYWKd1fz6cqCr1J7XTykSlNJFS99wG14uOuaMK8oKaPp3OJRuIJw3J', 1795487747963, 1798079749336);
INSERT INTO public.action_tokens VALUES ('7_2avTjHB0Pj6TVHCuPxlQ', 'I1AB-seAlJWaoqZGgBxD3LjdgV1uHQZ1URJlLPFNLno', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.4IRGqRzjM9GbLvZXp3ZM06HJkw-pXnXOTa1BDqrIx7IlbkHSCAvocsC-Zy4NYtJ11bgkmr56Wpv9La4jw1i2Q9M', 1795487747964, 1798079749336);
INSERT INTO public.action_tokens VALUES ('USWLhh0OaFBxhDpM6-TqWQ', 'NiMO0mtB4JDArNoC_EdaeXKX9mpyAoIu12_wu5i_XLo', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.ZA2_DS_qlbXnycpAXGXvWvm5wZkZtwNPsb9YovbY0a0gnXFJ0XJUCiU_7bwU3AiWRYGTs9e-an_1wA', 1795487747964, 1798079749336);
INSERT INTO public.action_tokens VALUES ('9MNdqjC0v9coLiyffO9iMg', 'YGpTj807fJMV4tIci2ydYQiyjfHDyvWZNvPkwkOJbes', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.b9CC0gAMCCInNv66eCnEdyFW-_WXb6coQ5f8tJAwjAIKHzDbijMn7Ohw1MKP7um-SwYepoMYtVRnJmQ', 1795487747963, 1798079749336);
INSERT INTO public.action_tokens VALUES ('IoCU7ZaoMaSdf85v1M6S4A', '_bLRPcufHnHxVjD8vHJ7zGrBac_dq7zngsW-Bgo_TKs', 'T0ACME', 'C0KILL0', NULL, 'mr.changes', 'v1.k1.6HcRJFpZ-jmm3nq0l6H3ITJItPFukK2XHdDUcEhWYGpdLVrKruYbgpLqGQyHhZWxrSS-YDDX7YmC5XrdgjQeRydyFcHMNfiv6e1_91U4iqErTC53dHhNs6lzYj_wF2bICfE0Qbc04flI3msne387GdAfuUZBlQ', 1795487747963, 1798079749336);
INSERT INTO public.action_tokens VALUES ('OPzcsnHN4utER7v_Gf5uTQ', '-5x4-oqIwVb1b7dQZp5ruHeyksdUzoxwDGVOJC-08yc', 'T1', 'C1', 'USEALED', 'mr.view', 'v1.k1.7Kxab27_scQEjmGJ9dP99V_meZZRr7wihAi83XQh', 1795487751261, 1795574151261);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-118', 1795487751509, 'planted-120', 1795487751511);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795487748554, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'mu64pd3h', NULL, 'slash', 'k1', '7902d9d07679fad179a584b8eef41309841e78887f7671fc1bb5f9c8ea7ea898');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795487751514, 'planted-124', 1795487751516, 1795487751517, 1795487751518, 'planted-128', 'planted-129', 'planted-130');
INSERT INTO public.audit_exports VALUES ('planted-131', 'T0OTHER', 'U0OTHER', 'planted-134', 1795487751527);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, '7902d9d07679fad179a584b8eef41309841e78887f7671fc1bb5f9c8ea7ea898', 'k1', 'fcead8496f9ef1e40ee21939b33f5ac708c00811031d7a155b106d99909c29f1');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-137', 'U0OTHER', 1795487751539, 1795487751540, 'planted-141', 1795487751542);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795487749.048000', 42, 12, 'ef9733e30a940e9479156c50911be7a04a232af4', 0, 'U0ANN', 1796092548779, 1795487749065, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795487748.099000', 42, 12, 'ef9733e30a940e9479156c50911be7a04a232af4', 0, 'U0ANN', 1796092549142, 1795487749379, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795487750088, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795487750718, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-144', 'planted-145');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-147', 1795487751551, 'U0OTHER', 'planted-150', 1795487751554, 1795487751555, 1795487751556, 'planted-154', 1795487751558);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795487738284);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795487738285);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795487738289);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795487738290);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795487738290);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795487738292);
INSERT INTO public.confirmations VALUES ('sAcdScKrLv25kzXbW4mTQo6WcquOLkCbvf65Ywe_Ppw', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.PhFTefEKO-m_iTldbovGLp8Rfit-4t16NtAAd67NjPC6qbr-W5FLYQ8-Stk', 'J-b8dre1EhDYILX22flTgwGxuisbNMUpMsUOaVjSP_c', 0, 'sign-in', 'v1.k1.aQalkwihrVh-bfV2i4HvRmcjJgjn0pofgdfxshzF2x6A7DfvqrStnMtgLYS3olxC4TUIxz4p3V5yVkRrZsDV9iZfMIRgZNwh9z3UZeseow', 83, 'USEALED', 1795488351132);
INSERT INTO public.confirmations VALUES ('lkmRxDfcnkbhDH7oApiFGSeH1AFzl0urCEo7F7KH3pg', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.4zOmdTuFRjE7l7G6BTMGekRFJnx6DC0xkxx_X7ECu-7e4fPpeekoAM2pYO3QMA', '4ARxiOl4ksW-MafxqkPPaV1phdG3cJZiVRXgw8sBGao', 0, 'token', NULL, NULL, NULL, 1795488351238);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.l-pXcVyWoa0r6w1JoVkRIHWnpgBqamFA8Pypt4E8ijw2', 1795488351259);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795487751290, 0, 'ready', NULL, 0, 'v1.k1.QKpY6B96qlrlX58xEVP0qwwssle5KW34x70Md38N56M', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 2:30', '["30 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795487340000, 1795487340000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 2:30', '["30 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795487340000, 1795487340000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795487751289, 1795487751290, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-156', 'planted-157', 'planted-158', 159);
INSERT INTO public.durable_work VALUES ('planted-160', 'planted-161', 'planted-162', 'planted-163', 1795487751589, 165, 1795487751591, 1795487751592);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-169', 170, 'planted-171', 'planted-172', 'planted-173', 'planted-174', 'planted-175', 1795487751602, 1795487751603);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795487751606);
INSERT INTO public.heartbeats VALUES ('aaa1438f-9450-430a-b11c-8c3a30123e93', 1795487745835, 1, 1795487749250);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795487751277, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.EAlNK7tx9imzdlNKApV6sOH-u2IjvpkZazleYpCDcMGRVB9bcR3ze-lzvHY8kxJz', 'v1.k1.HqQ434FqQC7LNoB44DzuPhq4_jHrcsRe5hLg--PME1wV9RJazptvKOKc2A', 1, 0, 1795487751250);
INSERT INTO public.integration_secrets VALUES ('wP2Y7tMiGGcNqkNzcMgf-xYNvv4NwAVE5gKN-aTexzo', 'T1', 'USEALED', 'v1.k1.eC9QNyY7XDhclbura-8sZb7Ymb1wubpq9fcvAGdqtnX_QopaILBsZnCo8HfSchs', 1803263751257);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', '520c3c4d-e33d-4a6a-960a-42e87f48ee1d', 1795487748135, 1795487755090);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '03f7d6e2-76d4-4ac1-9324-9a24e967453d', 1795487747881, 1795487749594);
INSERT INTO public.leases VALUES ('T0ACME 42!4', '228e36c3-0695-452c-b4fa-b4913310f302', 1795487749595, 1795487755632);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-181', 1795487751614, 1795487751615, 1795487751616);
INSERT INTO public.links VALUES ('vAoHRLi7vJ8fv6Kz5QlpOxA8RaiLlatDs526e3RWnwA', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795488351140);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-186', 'U0OTHER', 'planted-188', 1795487751629);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-24T02:35:48.316Z', 0, 'v1.k1.WWrSm9tDVzSCxginetrpA1Vh52rrBVcfHZzYS1_QZtK-5RsefZwzMEmvPBrBxh5hkNXG8R_fka_xrHcCbo3yjC6XtlNlnMh15MBmMo3tVzHYBg_0ZOeBRGDF5HfT3vghUL4A_pI9dfW34Xg', 1795487748615, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1._l_5VHl7Z8iLJlOdnldZwFNu-31VSGCGUyPqdPTw5WS7', 1795487751275, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.BTwSTrcWmXE5hyO7u1lG5TUCJuABLcw7dLG7zSTT6DBUlZpgUQWPFQ38E5Q4ZvSr_HMvhe_pGC1EuYX0XIov-5BQqo978Mv0vcdMHgcaXlZ8HBF1HJ5B4ADnSkQgQ8KZZGM4Eafgul5B2JTN5FRbS6U4YAhviKhlmgiIuA1Xxatw4NFkY1w9YA0ZKoVves8fthGGiE9vKlFXkfjtlRuO6lIyEbMXwOPkFwJKYYXuFAOANceh8lTegadjSTtA3J7wCzHevQxfojnM4GG0RdV-ohl97HS2Ppdr7wf8VOJYx63NhTqTfJznboSUtMdyeI6ZkutVFxcdyTvMtwuA31NWvuwkmWTsCg5RvVZz4Gtvsrfy15ukgM6OsG6DmeSzee2hpCaxKfgjxTlOAYWharG-0ONa89RBKNQs9rJesS2xthAHsCBsXeOMkzt-dME8FvIRx1YUDhXDjibIklpgxw-tvvqnf8c95sj5IGONM-u6E2P7S_fUsA6Hfgh6earN0B4ELyRAG_89q6M7YSahCbrhVUYffsyAz18MGKVtkk7RJpOqmpam2GgrlEtqYgur-F46NkYlxXC6PJ5JWOrjT_91C2RCZzf_-2jg9NVTxl_MD5oqbe9PbtZ-MVoV7CfkLvn-HXbt5xHcyl15A7sMCmKMK0C97THFiQygSTzl02bE0OuhP0ibNkLlH1z85JFQq9J-wGvRw2NCWt_brXYUYmlucQJT7AAj2OK-0f9SrKaBqwiEHxESyyqMuYNXP3nYv9-mdAzFenQv_-UNT6SZY5GDZauauruHLHCXasb2UYefJfHx2tWUyIrOAt5PCBIrKq8-dh6HwAmWD5ZXpdNIZVM6YjBAFGjzA5IJ_IK0JwinHdHFkbiuF4pQ4_UpaJtmiWf890zX2pictxHSlV0bf1SrCpcb2T-DFEag1fsElTNyOa6gAvABmCzNZTKgP1aIFe9knH7rp3M9hRVhMF3RaiP3mtGnBRO6o4AZe64ge_WX3Kazn2SQ1UkNE6nNwNJtluIslP31gLr1Pf4P8eYvrXRKYhiv2XtFdI0wQ6HB9z4FQ4tztVy1VXx0qm6i58iwOyLwknjrPp0lE6XkpVRxj6jZrCfDyOGcDGlUiYL_KBnSy89DwUMGoG8f8DyPcdQ-1oJuZnQG9IccVRVFKZ0X6plDkYNsqFveRQ1KOfnPMmheiTifSwA6HG44HyWgc2lTWZSmLXEbjQZZkcSChhsB-EzZZGDI7iNME_Bef7v3C3ScuwCa0ygtNT2ueyjc1dmAFKFjdzzFBHr8u-Xzk36HNPihkb5Dbl7pycUF1yG-_6uImBQzDSBrUC0xzjCbhGMMYiU8Iq2d2qlPyaElr3Oy2najqfG6EJE5LqOKa2cfFwLU-YfgZRsNco5eqKfTGhRSC-fQFVwOr_tzLts49v1NB8EMFBJmrgbWlEAVZnGgOsxi6daSenLQ100lwL2uTB2ezAKvqsY3mVoUcfKqU-MoGblmsM6XXvXIvso4O9dkMkPHoqGCUnWuvkhmj_viLoWOwZIHJcu1iyqEJma70AbYQg_AjDjTp5UogWfuQJPqSxslyUvBUWtfy7SbePc0d6mHtQL_vmaRW6sF2eYfmK62tHiBC4KaDtMQC6b54Fh0m2O6x48byVplnVvJFcQoT6HKv9NnqbwSCYuNqPRi4b_pAa-BnuR-KIeKnB0LbkAHf6COGMBFK52xI6J3KJge0Iz4Ay8L4wEigaa8CQ0dI5ag9NmrnFVTt_VUx1HqLcINlxT2VXL2tfZwrr-zOUbf6QThhQgG4GzCp-V1hAbI8Qcm3OHy-EdjqwataiepupbYmb0Bt7tHrPJMGMoDJ07uSUZsBobEfhSQ_1r9yut4a7T-Bd0Xpbx4r3DcvFT6wlXmeW_VftHeQkg4eHVxJjp5pKK5puYUQ7ZJLBaO3cofBS0z-ffKjQdsz0qN1BPp91Hpq20BJyDKJNfEAQA2Dd66Yiocr87n0ol6ru8-fcU07hafgu_ggbjNvpC2A-FNbRi5B3zW6MPByis_hgtdunOnT2TFiy_6IPtSewmXkEYz-CKpBW2Kc0-fmXUEDBsxDd6RtcI7SJNKgARK-4Bbfw42BFyCyY52gkpug4C5atVa-_072TASQ9zsGE1xLdYcfv-K5KOQSsh01GWMhZ24j5bc5uM7hvM_hmQriVbvzs0bFrZLii10P_fILvsEvGbEswbTz8uhZSe4My_Bh7PdZ1ONzGBz7P1K5BfF3lrmoGNeIh0L2oWsyaL85nI7ok35En_lXWKSRyAve7ohAS7Ux_gBZ46VTqITrc42c0QCmHuAWMS-WFSC8yUrUzsL6rE37uzAPKDdlA6KKttBKdJe_CbAJCFqsQRN5rWlRLm7L2QCrXJI0iRmgtCX4XqJ4PVJOwB-aPYTFosD5Uw5sMZJDmaL_eFOv50U4u7nopmdRrJQjEkEe5k9rvKzwnaISnTbmFzpYO-cUmm1VxF925pIrcLI0qlhCy3jqLrbiKdxKRCmWyjjJbB1AYuqKrvIHXz4A2paXHqohZQepbH2CLcDDQsEF6iruTpnRa4DJIJbR-E3Om_WIy6s1gcv010iFMAvM7gVAxoFC47cVKo8nWN-ifaTOYyBdTun6FcBojNI4jdy6LGnFm3KxIHTbTnrQcszyc9if6FbMKCE4uXtn5iJvMu_H9AI0Lt4Yom9bq_SctTFxva7w0hvXTwSlOvUVgRXP3x9uYXAmdPD7BUdA195ESnisV-_Aw6D2dk4y8YO_zNqSpYVS0B82JkSMrmJBQkINanUrAZsYIc3gpJ1aIJa7PQ6i4FwDHknb_MY-eYtU4JDrkLYx7WrGVZZ912RnV77jFp8zFuQ07ZkktejbxhCe3INt2p2W0-pc8-sr0TG715wCktPbqHIPUg6L237AMvVmZMoiMtgyu6bRg0re--yh-WtopKloioJdEXNXfQ', 3, 1795487748751);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.rpP_zy6eVxmr0YdGo-9qLANapksHN39EQvqAUXjOvcsQUH7agi_cFIGuiL_tHs_7MqQfsN90-f4F0GnPRubrSrixUytAYQNdw4EZcDQjOqae8qg0KHJcekGQ0X8Ev5Lcw4bdFBwbWXmUxPosJYs1XMd8bxBDMCzruca2YLBMubwQ3oYEkufDpGjVJ5eG9KhWlZakaYtA4pBaiEir24UvkFC1kUiCifyNNap9UMbUO2W42P1Xqc2c-4kxyd-NnWvcaABpFapyClSG8DaYQb6dI9EbmR4ceVO7N_4wx2HvCagkbcALTpSwFufgbt2QaKA7VbnPzujClRAadIsraGjqfKfnXnZVFyiD3WppggpNSIfX9qSgeO5dUOL5mWX_0LRYHALKnSHAf2Gk-5WO_x3J_8_dW94rDq0zPYvc8E8pR901KWI77WvWZEGywFXg3flXjB_tDVpONZd7NTqyXVHz0WSgm3IVCUkXY4eIJo8rQc6RZ-hd3EO2E2keofws7rv-CPQ7TW5ZcS32qvKbKuhau8KL6KyRCmrB6cXPlFMR8BNmUALvRk6J1Ai2H8NxD7uIHMw2pMqkK5AG_Omq1swHQZRVazlk3WpBWuYd_zQgXNcBDCEKFYyuAJcsX0nrNDVJrYG-Fv287JEX9yEY0v_A7Rlr28drih11BH0Sp0X3fzUOAZfzUB9YEIufgsxnLIPVazf16tYZkERYSWDdqBbWUOlo9BJgikbJv0ZcZxR8PmX_-M3jnM5uZv6trQXwMK-WNQ4F6nzGCX1NZqhaDi7t8bZEsvPJbBDH_A-b2YWeY503Gq5zvD-397DTaCzGQSIdRe3xICWbxIAfvXULg4IuRrZNTxs6Op8irimQEEq5sWvAcYQJKOrAWq7TvO8cULFyr1FP2wqRw_vi6TA82NV-ptkxK78-H_LGVuRZ6zIGfyhD1ycOzPr6QbqHw8M1e6KRr7woOIRYvbxK1ZplTF4rSAvAJ0Lo5HYfStdSK1c0ajPKQ1XtX6sNVpFgemHwiCTEyPonyGzri3eZO8npkLmMSo6YIrdLmtUQhqVa531Fs3lvtz6KowDS3BrWH0vWct2U4tRTDpNJQSa0MlreznexSMWWwRVgnyaIlqjCSzOyVDwLU5eb8qmsHCgVWHRctcjq9krleBDa_ddXTpRoNMMg11IzC76VN_se7kJt3-bJx8E10YMzpzJ4SvD8G9OSZnKA5nD7RfFPJMXR6T_5uIrWh1yEWZh1s1unip_w__DCDGeCCyneG5yy3wdfBl_IuP3ymzcnQwc3KQ5kPQnaQrgJepA85r5vZ0lMDYbj0SIqW-8RqvSI6BJ32SxUb6qQ2dZcnAiuZuf57_g1wUoqQ8tHZeYSjAqO2qGTHHSu_yGsfcjVGToGnIqDwPamHQ5dsp0v8w45sTHGv6PUNpUGaX3pSkyPvuR7ZwgRqO9Td8H6sb-z56GJTZKlvsbubzjMuNvSP5D8hPdRFTZZoLaJaPJQ3U1ecouLGg4rboSHU4NILeeV75zSWrGRkh3D9u3UmQ4eczgvTaNP5ApnYCb_5MtDLKftnumQGm4qjQq0ubpQmBwFtFvvDlYxxuOVr_4RPKx5cjDQrSqXIixVai1LkTSCNHt1GSVXEfaNDnQq9JYD6D55vU18FUkW14BBxiZijsqhuFrLR6Cy3owEAih9nxgHGI57kdWZnAk7iQSrurH0IbcMev6LhBTKS-mLCmh58bPrmCogTqWUmFwv3GCF7w8lahEfNsSPgtJqDqN8RqddwbIvPbC5t8vYHpnlXsE3Ulul40joNgVSsZaHK-7gw7-Rw2ED_8_rFByhyYfdi2xKJa0UZctG8jy-qJ4QjEFcnPja4fZV5Ps3r6xqzeKB-RKs0n3AtTCznmZ4eb1IHA_o-9-3b0zCRweGvTlbaRs2m3vZ9F1JVruTbHyilmBeBmclLNsRlKvHrqQ7_XTQ9oeXK4fnVEa_eZDm2ZyM36Fa-HDXetb63pg_WfIHskfQyYHD7Y1qgjnhy7SutyvFktrmS4Yk4SxdYK3IZOghlUThTito8H7eyIhCr4f0o6wlCvXLFSR8yqhp145ryuO60O903tc-xHwP5VI1vhv4EZSRiJFehL078hsjbiGUVlNagi84poW7lvxzj93Tn517z9aWI7v4EwgRH-yFeoA-LvuClohU5toY86XXNt57JHMtF0CLvlYx13M90-4mlnCH0VxuPhkQHN1BoVltceuihviAF4zAGoIASscnRFpoHXotGMS3rU3SoZz0NepP0PgK_Fyi', 1, 1795487749618);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.8qAuzc0sVUDCyjoOunQmz8Z160_26yGKL43AozKMQhQ', 1, 1795487751274);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.Eq-J4iQlEq_N_doVfLIyv_xVjlAJmhCvEqdvApMYcK1z12kzZXdFgNkSsLcME39LUxDbvUuyrhKap3gWqLcxo20lPxDbjyY');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.OhrIIDfdn1cZhcGz13d-ASP9IWwSom242_Z2pyu5rVB3Sws-ZnfdA34oyGRCnEq68IAyWnc_3JUUR_gaugeELAEV8BuKiRU');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-192');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.WK-HVpLHmu2WjkXq4zMkXDtQMKoUaYh2zPhlO5ajgGouvd8mjbEyDuPqrBRno4Jrurvm8yTZ_S2PaN8Odrn8zwvdOfarnrwrcXqRfAYlsiBRlKySk94ZhqkQRg6ks9ZlOGJwbl0', 1795487751271, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('mu64pd3h', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.Y_YFfqr-lnsXoxC9j34aGMadOEW2cilhMbtfJO1GG0zp6922z_jLQ7kefev07xeRF_hvnuz295qJ2VAncFt2t2FnfCsFfMwi8ihs4sGFVWMACieFXtZKPpwKCUwOx-4LGCzMw_eI2uzfTnfRKJ-_mi99soZ4h0hfXiqMIqRX_JLGWdD7CsZHLDvqCfSZY8ROMCSk-_rd7DfdrczMfGNYRwZY--PKTKAQd4R9jQ66G6nO5OYmorZ5boCvD5-39GUrMBUHTuJVLCrasGjsYJRh40ElWU7-vz15CwAmMY-GqPChE-52zUOHdm1qE4ylvvjfYoP9U4PVSJ-vkI1rei1FDnUZRqPXNG9XAlvd_uRPp8hvRKovJR4EhjRWev21hA-bu5yzb96ASXZX8sXIyIjR4KdNN1y1h7mXmhM8GWy1ZN07ZWs3fVggudj_qid1FDu5sS8LvP_eec_4nhKxFmF6NLGAhMcCi0Z4h4Zwx1P812D5-ulr', 'v1.k1.w9qZUpFo83BRIXATzg1kEn7S_7J2VoN4g92YqcThvXbyKDYuRqYrJIrbh9-lv6nxrqdRmEvSipva-vCa9jEbddv1j4FhpzBv8aVZCZAqVgoyp73WoIkJ1ay5hyMeL1-r4DwpKcSLIZSKS8sbNXH3SWTZTvl0SwUJj19q77nfLwtjEKXUxWffKqmndjyJMd4nj0HcnBdvlZ9c0-hkvVQuyXamxRUF5a_OqmZiGtlIKQa9ZzR_XAeSeiWAUaGo81WG2bQOZ7OUVXTbQ5QoSA1mTtt9BpglWN4FEK_6LQyTqSjeNomd52D_0iUrdcEN2MjCDDXYjMIqPKWBm4S6DBmyOEs5zWItSA0uRWGb01W6RQlSDdonv9Uk21FjMU0P8deHAclMqXmqpooK8pD1aMzVmSQrGLTAZ6XHwBZWg-OTpjaOrs42r6R-zpGx2pxLMEjiwFYazIcyMrJLSF6yQu2GP9lCfMpJrFHtyeNB6InvYQ1mEzlvydMKUz2D13Zdy6Mhu-1TI7hjzLP0jkPZ3heValQvc5eCr_a69dZD0FvD-jGnrt_5aQZLNX5uFmhGD-zAjZVfFi7gT1SPh_XdKZsoYSskUhFCXAFeH9BExWNvXyt-lhQ_-44p-RhAYELxWORWL3VZSuDfMKZtxTMY8TL9KBN2ikojKfpnz_6UJFJ-6k4Ivx87bFZyMDFNmCugj1LOw0lFBWpO_S8oZ_XSVCaMX7C3lYCF6aB-s9bPAWS0Ig_onyqibp0R3ueG7azVASNHi-NKDQp_cuHKC7-nZKRbExQXY0NREzdLy3y98CYmrltHBCm7Fcw2VKh_LjdRFk3ONtSPcW_iyPw57EwYWQcvuW4ivDTZKWUKNF7_A-WXRMGAkqws45gT-1LFxNEP_Kqkv1uYaNV08J9XqwYhw79KkAfQTFIj97YFTib8VuBHlE612UypVvlyR6WasGdZ3Q2ywEVDJaw5YPaN-5JFvar4o2z7PDFZAlwbOfoRyLBmJKuF1-Y8SZizwfOpGQvq2PGPAATHwNTiLeqwtipgZrAgztUBtFwUG1z-pgw_JF3cC35_wf2V3JFqf5xhYYNw0hRJl7iCFRfggRgsZZTOAmmgl9oD-6xqCfXwWCwYHfj8RnwXyqnEoDF9XNNykZGof-KZ9ly0aTnVg2y_d9ClGgvFBQBsIYJ-h8gu0S2_6kbSxxGTuwFCICzWGpHw3RiP891i4mNRwKKnW70ombbyXqhJYHyg0lPXaaMsvUM1A8yFTZ4CiFuOGmgj24tz66Nt598qOfuEedAmoTYnuNKdnZWNOj7pfhtn3ngdTQ9kUtqWU9b1EryAFdA-WImQyKwp4-tvt5LUQxsuobc6aSZXgSoTgmvxGaGobJgVMH1jSppFkwddwFAjx-37goEMOSkspq25oNh8pJ4wPhT8QIwXvnL0vFUxYgYju3Fv4B8_zt_e9n8YJHjmKY-QzPmrqH2CPY08utfC314bClOR6CiUnWM3LznFoG71EqsZV5vkl5cQXSfydzkbJCp7CVvf6_NdqPsufdIOejNr7bsBvWg_ug-0Lmq6wvr3cg8U9AtI45N0t3PkvoCPO0Y7mdwRiW6ZKtYXkm4q1hjx0paf-wN4gQXl1NqnjX-WZVEvUj7QT0k-XeIcc9V4R-gUiJ-c1sTwTv5p-rG7YvaoNH0LyNYwkpRPRe4A8HjubIOJ3-1dBZmZnynR83z8wTo9Sst1KuuRQJ85vvh8TTsorBpshulT9n9lQk6yDWM3MooNOcSjFRqe2LYLvp_I6MrTqcweBLd_ynPvmbYLOxoYf5SLQ-ElHNjyWtLLoFRdQFJkxhbyj-Y4JxulmrK2Iu9TFvYJ0eO7y4RqpYKSXH-uQCmvqcoj5bRuFltrowVXG-jJ5ModQ7A_fptQHmp8G0swSn6HfGxVEnsp1SrvutlfqVuYk-PVR_-wckQbC6YG-C_KM-qjIQaGKbtc71OnJuGxeM_i9aG7Fbk3_Km_cUXVQ5VMGbUPChctEVCLvCb1_qhKgCXRSDHLFgtEQDz0LCw5az7wUG3HM5bW218yM3OiL4KfxUvpPiALB1MIIOeM4FEovJuF3caFMPHde7ktWxufX5LmDLLFfNQp4NQMXtAH2aZrEAsBY43GsXV5tZKu4x8lEfCMtxrYDXWXHdI5h-VNdy459IHyHs4Cg4Cc-LaglZdENnKx6L8FQSG4Yl5ZriDLQspRanp-94V_dARuQ91ss1mIdKHwZVSw51U0GAq5AWBMlgrx8JiZ48N2F-FV900roD-a6G8tba6MoLkU7q8ZTT-_kfrNviiHkTtvP5c3Z2N2bTN9lrYc4sjFjKQv3Tdf2Brg90CqDBQ2tU70Q6V3URcZkjRHedqO9FbGJh35lMhgGY1akuKM4EFW8KgdKoNuTA_ePS-kMmXV05hPCzjGg5QdFWpdASlO_Q', 'done', 'v1.k1.5ojSaFFNHFiGIJ4fd4_0pbl1X4AgsxQ5ejm9gqs7KhSZqScTcSQ9kObXARr5ZjkhqovB6Yo073t0qgJnss3nvqtHtU-BKi8tDRpNsxkP5hMJeXWMc0cnoE-YIMNb1BqkhNNtDCP0aw9smxpoQ-pz3dK3l_hiwf--', 1795487748169, 1795487748271, 1795487748479);
INSERT INTO public.operations VALUES ('r7jb5scm', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.CE7r3jH-5o-nG7quIh_f5bo6wQJlKJtnbGbbeZO4W4-d4LeTf9RO3HL6zks3FXWEToBlouEW-OtOhBho3wC1o43TUmZuimba2nX6lU7z5IPWhgkowp8A52rmWnEkJUwebpWPBWClJB-CS_NbSWCZd4N2bofzjvycGBsrgfnKrOOhrtC89GjHfdgt7ruJpOYU89SBmNCbijfIJ18Gsc10LK2o9ci4t2NhskVxJmeo1DCEDGawbOii3161vnPefzc9uxJkuKX4uC7VRIYLdJ9RuSjLla_tZuKr5LxqPVd_A20ZkiPffjaYfz8JCKfpZAuTgHlytbJUYkfx4W2dxCZ89EHWp6-T7Ftkl1fDi28yR2GRyXzwOduP0gyuPlOt1P78fhCP0PfmTJgYGwvbtLbBe8EtdQ49fWxkL-SRC-B8BVPUTfIeQvjbZZ6PBKnLOaTH6vdFc9Tx9qadF4ctuETrM5473haV19WP8mCxy1rOapNN7_E', 'v1.k1.p-p_XK3dwsHBljGtEbUQtvbMKMbOQikpWBL8JSLxpYSmWIcwsKSu_9Z7XZgkg-LYrukgi9zCjiI6KkskB0wPZfQcvtggyBijsykkLLcdy10VEhNCosfos3L4Of9_20bRfLCg8uHJLgLNoIgJszaQuqBUocsy5Yselg5lxn6kgQEKvVhtMi8j4YPiu0-IXJpWAwrgHXO7ueWlW3lUYurXCis9oEWU2NMuHslc1Hiz8Xiip4HDa7I8f8PuZeQtHuIMVTtANO14byxtIIgVnJA-yJcXDsI3k3tk-eYnxAEalTP_U6eGGyILqgJXm2FBeIsuU_bhyxkSHuqA_BCLj4406OKaQNwujlCtpIihABYuyulvWj5WG1oZKXM7r4p-onmecspkcM35GRiPgT9qzyy9Z-u6hGDoOdKUcfbwdo3ehgw0-e0KxkeG60vJgeiUnnXBypcXX5Cv2BUSzsQSrNXP2xHdNbGwZM3XXbknxSVsv9LgREwjN1FvNKfQL6alGslyJmytP3FJeZVd3CbQPFdH1F9_MiDNIZM24gDqSTTjfDq3ah4G_dqKl_2QWVoipN2k9CdF50ygoDYmbIuDKdCGQbfTokZACDlf8xTxJ5pSV-0hZED129dbzzJtbcu0EXBT1Fl146cx6d1gc6jwZv-QcdrAQ0aXSrH6Qk91HAegLrBaon4KmGdIIYW_DH-feLIWLLrm-jq_GzIJNuifATVH_V5LG_oV_JWfEWx5S66gXcriFVMl9NNbw1mcguv1MpW-TleiOqrq8sUt57ltBp9dCavTDo9TKMtoRXDskROAi0Q9tbBm6BRGSOhPV_e35x7iGrtkNKUhnEjEqjl-EVOqAeVtv0q0_SeW21munMTIF70xu8MJjVvEi82EuA5WqacjpQ_7CasjoKmI2Khe8pLuH4Jg0-C_QDLTvW8MVnwh5kcXvZHDEXCI7DhqcpsgaJpiNr1VZaXHvU_q0AAMS4tUIjy1_KrMZ5qMDHu69hqxxI57bVLBXgNctvihvtSmer44fJ6_WmXROo24msVWGeZIVoxnQrsTEYUA0EOe2CQnYEJ2Qg1Wn5horSRkwroHPPKeMzh-DQpAxW5M0ScOwPC3_5OK6oDOg1620U61vU4-huQmFEpTJXeMp_eWtkG6D8Gz7MD_AvlMiQJjl5ytWISAfxxISDKmv37F5CVJiTkUk14ab-HYpJ-3h4rcPGduoqteOJ2gcdKmYyFWh1zucU68zN7HFR6oe16yUm9M9h2BXwVxdhgtWXIg2XQ4ZScFmJL20R8mjXlFqj-JdsqMgxrIn7jKVmZLNbA_K1QyLo7TBahLtIYFi97CkzjstT1P0euiAsmtgtrV28Hpo76W9UBb8esKG2CBBce-0AwZTT0ejDkXMZiKxDi_4-iMPXPLfZpNtCL1rkZf81t0YecIy3mA63N_CdjOXMoSKMMDVP98JWyswgwjRqMT-xR0Huwjk-lfR9IQhJSFlpJWJ8X_AGydMzGu0GODFV4vb6ZKriqNP_SQhyd_JE-smH2-KxsO-M0mABzkHxvjJWH7MLsgWn8eAyyMweEkUwtziV2lYkFpKCqU1DzG8amzvVjUKNISi-7_PUg8VvF5imKUwVHK8xvATkrwAYiArBxCB1kD3cI7jSUqJV7Uu9xQuW_cfsGFBR-EeiKrw7uikPmALLjCGO9kdDsoa3CKlw8HtSgSO5x0WD3_EaC0dloBFYFCyFfzZXg5nvgxswepjJ7dMjiOhxM-rldQKeg1tfOndSLAoqfZHvCzyt5SP-PPNkdL1ffxQjOKBye0mInAwC0YlGFUUXKItlRLzAH6pdj1FKL_jWHgsFmVQDyuoQ9zumO9rS55_tkGA8vEmJdAbcp8zcY_oAgW5Ljuz_46MtBCqogQYKOhoRZRP0VlcggM3XQxMWuduqbF-woO9rXzk8I62bYYSUvSbaWqrvdzmFWJxwew4_XKpXkPaoDMK59hUT2P65bkph_ohS89UBKfpgTwQxU22aESG7O7eX7d5BXFaPCL_q2yX8jTp2zWywVh4pcFj5xr0k3SCHFjxLu4XET25bdmmFH20b73AORx37UvCyPfpoVvy6s-Ps9_m8-6wqV4mEaUXeyOr1EJOfv9WoZ8qFYcyEb4TkJO7TOYcTn9QXkcfdymdryUUA', 'sent', NULL, 1795487748733, 1795487748938, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.o4RafkiiXVCWBu6QSbKQcX09OUGCOd4cEbLtLrqC9TRc', 'v1.k1.uVZ2oqN-dJmi_aufnF5YIsmGUvyZfpUzMr7N42OuwAEb-Q', 'done', 'v1.k1.QwX1vdNM0beX3Jsk_BPH2pblUcgYzGfykfNpyZuwBkXnTg', 1795487751266, 1795487751269, 1795487751270);
INSERT INTO public.outbox VALUES ('303b4fe2-8379-4faa-ad0f-46358a97a1f4', 'T0ACME', 'C0KILL0', NULL, 'answer:yuy59c2n', NULL, 0, 1, NULL, 'posted', 0, 1, '4529460e-f172-48f8-ba5f-482842541902', 1795487747989, 1795489547957, 1795487747994, 1795487756050, 1795487748050, '1795487748.099000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('2574a618-444c-4696-bb03-82ec84d90be3', 'T0ACME', 'C0KILL3', NULL, 'answer:mu64pd3h', NULL, 0, 1, NULL, 'posted', 0, 1, '4529460e-f172-48f8-ba5f-482842541902', 1795487748836, 1795489548804, 1795487748840, 1795487756902, 1795487748902, '1795487749.048000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('eac467ff-ab82-4e6a-ac67-9bcd7b057ba7', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-24T02:35:48.316Z', '1795487749.048000', 1, 2, 'v1.k1.xQLCNEZMiLLSxFBLh-ZTQtnbx_Jda26WAmnT3ALjkafYkUtPxVUf-7QxP1iWd6jErCGCRK4M14o0wSmGg8vKrje4bdrGO7zbOO93mzkU75ALR1pWKZTPcn1GEpXP4MJjvb0889mA9K5PB7bqYAmJHkZVRVf9PfUkW6JlwAKkZwkeOm05XgIic5kC0UPozRbSzdsY5g-D3S8J-xShd-tYAUGjfW3uNwBI0w0oIfW6skuoZd6BUXzBPNRKZvuFqZaTUbh7jU-qxaYY', 'waiting', 0, 0, '4529460e-f172-48f8-ba5f-482842541902', 1795487749603, 1795574149595, 1795487749605, 1795487749605, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('34a27e85-3242-427b-933d-f38ac95a71c5', 'T0ACME', 'C0KILL2', NULL, 'answer:egnt9385', NULL, 0, 1, 'v1.k1.G1Jfou60bLr4_dshROw9RviMOuu_5S8pfMLD0wJPZodIaZw_h6e4SmOG-d6iuCZxC4V9q0Tk4iRYWULSuxBhTrGpX0wl-uXI31iWStMPiCtzPgdVqB5rjWRS5Ktupax6xL1BlNFJJv2tUWvLLstIuAVD3sNbNJZDB0ODIr5OWNHjnoKXF1nCkaG0T4Prj-Jde82qSnN52e8ERpeORj8hoQ57lNB5AQRw9zIz1uatlZHVgowpRhIeUGlMMCtOzpm5Xq0z56C9jvjP93S7qYhgcAwWE0cSizrGAW3rmdhJtmrp4Si7t1BUw_MjwkAy7xQ040h79Ti1n4Z7PmpVjpjexYe3-QgAPg3OYRduq9LYg3xQXvOoFQ1CBy_3glreqh8zphTDFwzCR0ex6vhzxiWIrKaIip0WuZOOPEHGwZ2VxFT3lxe35qChfaabX0s8bH4nNWE0P8gKPHx8elRA6EYXq96tIvK_2SvlBSLGI-NGyvbdRrETHMN8HQafH-6jXF89KW7ZyPzytiW48tGVGLm6mFCWU_bk9j-upfqtrGhGpts3oyUW-NUnmJfF7PqR2opDCeyvLwlrKjRDOegAymxPZKN8bXhejnS7xcywPKuHf6w6Hhta7npkKKbV-6DyZBl6PDs8nJ7npbuOJU2njKlDvhkTt02yQX9JwVJqQGED1pKy3Qn2cCzj8-v4iTWFQXUTK1MtaAdEm-mZAqtuXd8K9iVavKCOKyYw1CEodr7-2qVq89dHfd78xSvV8Eh1dHq8q3fZ7lcdDSDA3cpEj2xZDRe54XI9Nc8j4bWrB417B6wtsz4FeH-Uujf3td_1In4UytXApvICEOJsPCnVoiAnsbpi_bAweZHaMmsvfxXmm-KoX5xup4_SWTVtmc2nQq_HtcCY311E7J62FBDWHj4YQfej2YI_B35FyLY1j4E7PdYcKD5AKCqkoVZxJpfEtqdktKipHlaemgbKF6fCMN9TVHhmLt0T_RoS2956AWjMOQyS2RTALp0W5EDlLtQNjqIbDaWzL7oCEFRkz31fXB4ZGU3CZxCBlTPaJS_tRCjBOuPXv_YcwNE9yL3QWDQ', 'waiting', 0, 0, '4529460e-f172-48f8-ba5f-482842541902', 1795487749680, 1795489549656, 1795487749692, 1795487749692, NULL, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('27fbc23b-1b9b-497b-825f-0024529e9278', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-24T02:35:48.316Z', '1795487748.099000', 1, 2, 'v1.k1.umEU3rjVysjsaR2kcsyKsAxkg1_9KO3rtBQTUfJAh_Nl0I7imffAfA_69ZScinm--uX9xvEMW7H7ID9UnPOzVKL0sCSi6miMaB_-IC77dCze-nxPJS9RjfNe5E1QN6v9UdzQbveB_mzlzpbOol-h-xs8cAflOuBdyA2VxJlo41LP-REuHAV5jESdAzokpsgUKMeoBL47Wajt9o9oJuo0t0EoTSoX7bDQ5EjnfSmyQwIFsGZk_WafBG1pRN4QIr-6ODE8tpqniiut', 'sending', 0, 1, '4529460e-f172-48f8-ba5f-482842541902', 1795487749640, 1795574149595, 1795487749652, 1795487757714, 1795487749714, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('e97907bb-1e73-44ad-9c3e-5be877a40568', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.NG7a7wKSwE2MSg31DesBjnK6zM1ed5LXecIfU2lKqcnDqz0', 'waiting', 0, 0, 'me', 1795487751288, 1795487811287, 1795487751290, 1795487751290, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('eL177KYSWcy3tWIvIlYSGbBiP4qQ7ayR4-Iopwf78jM', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1._zADccRvRmbKhK-P0EoTMsjuC0pzrg-dpYzH10TzTxTS1n94U3NrtaLRuGOUMSN_idJpgGdDVE2cZjkqKS1upXTyY4fZkvGGCtWiaBL4Jkljyw', 1795488351247);
INSERT INTO public.pending_requests VALUES ('r7jb5scm', 'T0ACME', 'U0ANN', 'request:f1493bbf6bfe6592f71cd72d3d6e53c4f547fcd75686f6700aaa61f5f3101ec9', 'v1.k1.6xcaQ2HDtAavWOkWV6xjNv9doF8_Xgx-iwC4DOKmnrSQryUxogLG7JVPnH9wfvHvyCBWBC0SDktmwVY18HCJy1xKrXvSnXLrN0s9akKC8W65UoFiOvfiJ47DpiQskxb8tmXMF2tBzY2ENb_UTA68MD_vvy75OUD8YEDZe5-fDRljbduTrGrzSC9ebfoJO0vaSBwShiFGzF9qXMsjNH3RSNUg53odbdNsyMqpjbeVWFhbt5KaTdK_zC2U2wOYooONQ8dpEjZF5Us1c5m9-qX1KGcYHoGqR0deqUCinyci7t_AT-T9Mmf6ptEwAcOVrHZWsBPB3Y3ouNYpwL3dtYFaOG0ujmcENjQ4lE9vlXS1b5UtYTVHFJrIIvM5h2RqGmSuV8Wxym4Z5vtyh3yTMxlAtnvBXtmr3qmcwUjJBgw5ftDZlInq6kMr5KLvqP0inZbnbaA7TayBmycPdNAJ55nt8PD1wcEpHMZ33VVEbkp0036O4DNlan5epqoE0eP1a88o80s6LMz5KmfKSdNSl76_FEcmI-xcah3pKEi1uBQG9kj05dRL1uklbxOf7VCg-4IU', NULL, 1795487748763);
INSERT INTO public.pending_requests VALUES ('egnt9385', 'T0ACME', 'U0BOB', 'request:686a4f2a1e247ede61f9ed7fa4d343a90357826c7a3a806d60c47c71391f0ace', 'v1.k1.xtn6oYYu8E1d3HacTVvNjVQ8wFn_UOeOpGk0YFbPeoy6CRxMwMYWkt7RAlb_iPWfcGm2S1irxu2qFY2jTErkqeRJk8hBuKhRwC43vATteuxGXvtdGrxOJIXpCIbUkzcfZ1fUo8LYC-LUnRsFNpQ74GxP21MnOEtK5ys8DWbFXlP4EOLRnveOk_M_Nel0UH2tJFNrPjn5ZJw358uOKy3__ZAHGVpVvt_pPj9TQbGmLUne8_XV45_KITYcyD-sOaMnm-4_Cm1IEvzOMT35HxebDOphOzK6x0NwEbu0fdTGzeBrm0rLaWwUfPe1lhaDGu8pvmzKXVsMJgta7HPE1d3G1GmoixoSIn5Jz2s_MqU7Ywc0IySI59o5TeVTwa8OrQPIkWm7yrThrG9fGxcSXECvttE4enuophqa1bCZXEdF8HbtMVwZt6g7eqORqQRYgb951gNvR2ABzzMY61E6LqJX3KmYH4-E3Ml5TxCvJzK3tglGTvYYY93I10NOqs0tbL2GT810SMrEfwZsltcNe8c6WO2gdcsc00s5hG0', NULL, 1795487749093);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.WFr55DnNqhOoBMRRK2O8LX6XMto8LIRFR-YDGT-n63B9tnw', NULL, 1795487751279);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-194', 195, 'U0OTHER', 1795487751662, 'planted-198', 'planted-199', 'planted-200');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795487737697, 0);
INSERT INTO public.secret_links VALUES ('C9xJP9BZ8K_uI6dwenR1JF5J4Hk3axtL8hcGlMs9NuY', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.vKh28plDdIZZce9DuydvnLWSViURCbHh8d2Rr7N21jBtOY2ihLc9YjcfCu5vbTBMGEdZbeVcEjNGL7x8OoLG1xSUpj3P7x4VcrDwWEfBSxFtS4rEzhNhD5FHYMQyleAgwfK_-Tcgu2PLNGL1Sit7iTVbr3F_4W3YTghAjT4ZHBNjam2_', 0, 1795488351246);
INSERT INTO public.sign_ins VALUES ('Lru144MEk_kG4DqhZVq_LyTK5iN50_1bthh1Zdw5yC8', 'BgA2ShTSMi3VUJiljxauuRY2BDnOPvFoLAcMFLt3L7E', 'vAoHRLi7vJ8fv6Kz5QlpOxA8RaiLlatDs526e3RWnwA', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.sNMnXHMt5fOZygEWLU9iTTxL3gzjp3hPu8TDizQsWlK39DyiH1MdGqmKqra0-VUlNybUretLa8YWbAVoAqWp-E4Ywqo_oME', 'v1.k1.1ieCzvShlUqm57s9_zS8XZVD6tQreGlQy26LZgvsbPE', 1795488351140);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795487751680, 1795487751681, 1795487751682, 1795487751683, 1795487751684, 207, 208);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795487751690, 1795487751691, 'planted-213', 1795487751693);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795487751706, 1795487751707, 1795487751708, 1795487751709, 1795487751710, 'planted-221');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795487751714);
INSERT INTO public.webhook_events VALUES ('planted-224', 1795487751717, 1795487751718, 1795487751719, 228);
INSERT INTO public.webhook_health VALUES (1795487751722, 1795487751723, 1795487751724, 232);
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