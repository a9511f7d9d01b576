-- written 1795488985222
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-24 02:56:24.067446+00', '2026-11-24 02:56:24.067446+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 02:56:24.067446+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.090513+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-24 03:56:24.131209+00', '2026-11-24 02:56:24.065544+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 03:56:23.076707+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-24 02:56:39.134351+00', '2026-11-24 02:56:24.056913+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 02:56:38.056913+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-24 02:56:27.190169+00', '2026-11-24 02:56:24.04952+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 02:56:26.04952+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-24 02:56:29.187253+00', '2026-11-24 02:56:24.064022+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 02:56:28.070486+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-24 02:56:39.18371+00', '2026-11-24 02:56:24.053824+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 02:56:38.053824+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-24 02:56:27.199265+00', '2026-11-24 02:56:24.051982+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 02:56:26.051982+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-24 03:56:24.209784+00', '2026-11-24 02:56:24.066565+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 03:56:23.08316+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-24 02:57:24.24602+00', '2026-11-24 02:56:24.045464+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 02:57:23.045464+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-24 03:56:24.27018+00', '2026-11-24 02:56:24.041184+00', '2026-11-24 02:56:24.090513+00', NULL, '2027-11-24 03:56:23.041184+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('3fcfc0b6-7cd6-80e6-a3ce-1cad99cca696', 'post', 0, '{"key": "f3a18b7a-9762-407e-bbad-564a8af5774f", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 02:56:24.393879+00', '2026-11-24 02:56:24.393879+00', '2026-11-24 02:56:24.401228+00', '2026-11-24 02:56:24.427387+00', '2027-11-24 02:56:24.393879+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.401228+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('82633bcd-9526-828b-a35f-ddb0a3ab9464', 'request', 0, '{"key": "request:2c349bf7fd640119931eb7b039a6c66515a90570b01742415e5e543cab286007", "input": {"reference": "ekwa72d7"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '82633bcd-9526-828b-a35f-ddb0a3ab9464', NULL, NULL, NULL, '2026-11-24 02:56:24.178615+00', '2026-11-24 02:56:24.178615+00', '2026-11-24 02:56:24.196257+00', '2026-11-24 02:56:24.430896+00', '2027-11-24 02:56:24.178615+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.196257+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('f377d20e-246c-8ee3-a594-d11c09bfa01f', 'request', 0, '{"key": "request:4176e6df2b2ad35925bf18b079b196f6ba13a87a73516ac90ab084640ed39da1", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "emq4v2t3"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-24 02:56:24.688798+00', '2026-11-24 02:56:24.688798+00', '2026-11-24 02:56:24.694877+00', NULL, '2027-11-24 02:56:24.688798+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.758175+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9b83267f-91b4-8904-aae4-11b2f459e92c', 'post', 0, '{"key": "b04ac13d-c2d9-4464-9efc-c4942008e9cf", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 02:56:24.664494+00', '2026-11-24 02:56:24.664494+00', '2026-11-24 02:56:24.669891+00', '2026-11-24 02:56:24.684535+00', '2027-11-24 02:56:24.664494+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.669891+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('75d3beba-1216-8584-a59c-f4c1015fc24a', 'request', 0, '{"key": "request:ea86fc5011b49f429bd1899d496b5cec6e17cd7bce45b155c1fdf082401f26e0", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "wx297gha"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '75d3beba-1216-8584-a59c-f4c1015fc24a', NULL, NULL, NULL, '2026-11-24 02:56:24.469461+00', '2026-11-24 02:56:24.469461+00', '2026-11-24 02:56:24.472559+00', '2026-11-24 02:56:24.688073+00', '2027-11-24 02:56:24.469461+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.577465+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('6f0b7275-b95b-8d9d-a1c4-a2f4f43cb063', 'post', 0, '{"key": "43cf20ff-7c66-4d68-bdbd-5e111196a9ad", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 02:56:24.761762+00', '2026-11-24 02:56:24.761762+00', '2026-11-24 02:56:24.774462+00', NULL, '2027-11-24 02:56:24.761762+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.774462+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('d724cad5-29f9-801d-a32c-85c6902d73f3', 'post', 0, '{"key": "b333ab9d-dc53-4a44-bba2-16acc1a16a02", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 02:56:24.761896+00', '2026-11-24 02:56:24.761896+00', '2026-11-24 02:56:24.778056+00', NULL, '2027-11-24 02:56:24.761896+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.778056+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('dd8a586b-da4c-8421-a80b-acfacc3578c9', 'request', 0, '{"key": "request:122f5a62aa81e5f967c073bd6a8e7739557e7bfd42d2e4b21e6c390884ed66dd", "input": {"reference": "vqkrzu5j"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, 'dd8a586b-da4c-8421-a80b-acfacc3578c9', NULL, NULL, NULL, '2026-11-24 02:56:24.811451+00', '2026-11-24 02:56:24.811451+00', '2026-11-24 02:56:24.815605+00', NULL, '2027-11-24 02:56:24.811451+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.815605+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4ff07d8-bcca-8090-ac5b-72748b614705', 'post', 0, '{"key": "be7f7800-124e-4b37-8ad8-2a850c3a8d0a", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-24 02:56:24.912856+00', '2026-11-24 02:56:24.912856+00', '2026-11-24 02:56:24.917303+00', NULL, '2027-11-24 02:56:24.912856+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 02:56:24.917303+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 02:56:24.017271+00', '2026-11-24 02:56:24.020986+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 02:56:24.022503+00', '2026-11-24 02:56:24.023205+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 02:56:24.024017+00', '2026-11-24 02:56:24.025228+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 02:56:24.025748+00', '2026-11-24 02:56:24.026386+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-24 02:56:24.054104+00', '2026-11-24 02:56:24.048987+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1.qrZ8fVMGk6OqPMTJqNsSXrDTT80oYirMg2gAqY3f9aEolaLjBW_N', 'token', NULL, 0, 1795488982275, 1795488984267, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.f4bSyApABTSMLSI42grV6lF5dZ0_l27Rcyz0yAZOaSaGKkxutJWB', 'token', NULL, 0, 1795488982276, 1795488984834, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.Zlkya6-gF2YMF_ZIxWGFxbRjlWoELRJcLmMWor1pJY-SHhWSc8Ycqf070JU', 'sign-in', 'v1.k1.FGd4lhhcSkJI1ZHmRcY2SPFamBRKHBl0o8r5VR9hKbXHd17-7Ua7oJujZlvWrXmS7RZeIPkLwddP2JRIJbWkg-oefuhPZJ5zW43X3jXu0A', 0, 1795488985130, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('MPTbAkA3seq3EunPJ66nGw', '1e8xNvQQYTQ5a8YIiUA4enI2ys9rQbT28YqWufrh_2I', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.-3Gy74Fy9Ye4IICJ16HUjQavwTokORA1RN7b20b36BbBU6Z00nTcaERsHdDNnlQN3spxvn5YnUYIqg', 1795488984666, 1798080984666);
INSERT INTO public.action_tokens VALUES ('X5x8fPt98xb691_smYQ4RQ', '801tmLlLbze-7czPdSqCmr76rkCnL-RbD6zaInq1bA4', 'T0ACME', 'C0KILL3', NULL, 'mr.changes', 'v1.k1.ZSVX6leM8d5y1_0sChKentDu8fHAd1DhtaQ0GqW0Sv1eGujxipO2--e89MuVwWSGZSxwcLQ7mqFtin34o9P2ASWkMJMk-ZaQYltRZZUKZjAHGL5_u8B2cc_HqExtLd72vJvPwSzOFPygne3bZHQ6cS61mUqMcA', 1795488984666, 1798080984666);
INSERT INTO public.action_tokens VALUES ('N96YMKFQcGCUfcezxwmYQQ', 'IV9M0OcRYjh9KIyVYCrds0HgIeP_xSvQSijQaYH5gUI', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.ctCvOnC63LtgkwO3cFE76ife6KGfEzoz_Xs8cyBtAzXpZzxJuAdPeJKxwVUGG9aaWIGRYD1whyKc-Ow', 1795488984666, 1798080984666);
INSERT INTO public.action_tokens VALUES ('uISlodcv7k5pywn0gMtuBw', 'Y_5yneUSTjJsCTYn44ib5fBhSCzRAABBp0qRIZUi6zA', 'T0ACME', 'C0KILL3', NULL, 'mr.edit:undo', 'v1.k1.-ibOrEPpK9ZDsW4u3qxWWRAc5x0mep_Xwa9mK_y549aKksprtqGlgRdLWFRAhvKDZrEJfdHjj5bPvX7Ed8nxsI6xHqUn7vwE5-0Yx9IpbNhir0wk-8nY3NyCGKo-U5p4jMTkQ6rQfiseHy10r2k', 1795488984666, 1798080984666);
INSERT INTO public.action_tokens VALUES ('WwqXbM0w3wE5eNuNe9pHBQ', 'ZxaHQA5B-U-I6Pq-xF67oz8buRRxKh099j_rvg83Rn4', 'T0ACME', 'C0KILL3', NULL, 'mr.merge', 'v1.k1.fkSfnemfbqxJtQVZ20sxduzT24rTToQN2l1Ll6C7cruee3-sH_veJy2-0DUJwcKU0wNFUCAgDsXX-mp6OXGdCA34ZUnqMUgzL6fAVlSAMhAyd7RuzO5PHvoBfvi_xlPrEZui', 1795488984666, 1798080984666);
INSERT INTO public.action_tokens VALUES ('8ojl8Xo3M_Klpq89wCi9bw', 'egJ9m5IXimbvvbyjkdDj4Xz7XvkQu40V9q10jbPJpCE', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.mDTfc9cEIsHaZzcWe4suuAfmFExZpkVK7jfa2FZifhpXfStiaT7l7-Th8wsADH9-kTUX8EvM8ZxP2A', 1795488984666, 1798080984666);
INSERT INTO public.action_tokens VALUES ('c_55q5ExWbLeZ4qJYsU-YQ', 'lax22q0lJWQmBvcj0sgaJwKQ9u9D5n1FLcJsXb4RX6M', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.TOB6izkBm9r7G19NpKNUJkvGZXqB-fqnu2YsR1VA9ocp6tdGyj-SAnSoseo_GTP6uidNt-uc-BAaViIB7BMtFqg', 1795488984666, 1798080984666);
INSERT INTO public.action_tokens VALUES ('OuB73qRRu6lHp5tn6H42EQ', '4ll470CpssvrKwUa7FXhqhA2UR4PNqDgfj61G79Hnt4', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.vRMMQrbkHlpzBHIEBQMjLrgjbs9Wc8oVlDmUygJAyFFklYagddjqlrsh0iVjBhMgvWr5UcthdqMCrQ', 1795488984395, 1798080984740);
INSERT INTO public.action_tokens VALUES ('ohgA9bvcHtrOANDruVtMlA', '8eV3G6qdLXEmWNRyVal1bM3_nALt121pVAA8hDsbIcY', 'T0ACME', 'C0KILL0', NULL, 'mr.changes', 'v1.k1.dctJiXlfL76buatDllMrqOnK6JhsoqBX7BlcOjK6YQtOp72JO4_I3DRuefjYZS8dFC5ZX8SL3F8huAGqjErgiYfKrCM6Q00W2YVDhkG1D9vsZPCQGPzdp04Igr719P6sxk9avSTwjTb-k4lFIUTzxPfad11cQw', 1795488984395, 1798080984740);
INSERT INTO public.action_tokens VALUES ('6a6PM0-NfDVrl6FKhh64EQ', 'DD0c1kuxGsOymwu622WSG-D07vKoxNdqbWZ_kixMH1c', 'T0ACME', 'C0KILL0', NULL, 'mr.edit:undo', 'v1.k1.oNvhYZunlGa9I_mKhEYVEMsKR-q94oTgO944AmyPWADViftERgT0DtkB2UrrlRx5_An_SkotUylJG2xZSqH1nfYUxNfuddb9NxcKqoOlpPigoC21ceuAc1t2peQb_7oj81s31BI9T9EiTNBBGpQ', 1795488984639, 1798080984740);
INSERT INTO public.action_tokens VALUES ('HzakIrupa5GP4ad64OGR0g', 'GBjkfjKLWdvLeDL7k0RLO4zHsh0NBiHNm0FMvxwpauQ', 'T0ACME', 'C0KILL0', NULL, 'mr.merge', 'v1.k1.SGOhM6Z92hkJLohKfmwTFC-9kGnHnTtSiJybG6GaCvrmr4eVw5ZgP5DEr96VHtV7bWf_6_vGoClYyyNLU0tt2RhGli-swIpuzNiG2SD2w3pG18LlqABf_HFo5zVewny49-fh', 1795488984395, 1798080984740);
INSERT INTO public.action_tokens VALUES ('nmntOeXgnH8P_mHB5gia-A', 'I1AB-seAlJWaoqZGgBxD3LjdgV1uHQZ1URJlLPFNLno', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.WLx43EuuKaldxqujM0uAXjR2lJiEAmPXDVhbt6cPc5nVXsVw8uk3YQJn_zFuBnaxr-Yl8KFja6CjI7LZqfjAw2c', 1795488984396, 1798080984740);
INSERT INTO public.action_tokens VALUES ('CyTpEhHLmrkAVsoWwjpIEA', 'NiMO0mtB4JDArNoC_EdaeXKX9mpyAoIu12_wu5i_XLo', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.IJiIbuU2IOy8vfeu7pMlnQek8CXFOsZRTkTTf-kFwhkxrHjcz6AJmzBtIq9mRR7VFYCZHUnAp5tqqg', 1795488984396, 1798080984740);
INSERT INTO public.action_tokens VALUES ('FiwnkEnNeq-HblanmNJkLw', 'YGpTj807fJMV4tIci2ydYQiyjfHDyvWZNvPkwkOJbes', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.OB5MrZ4cqDtfcd0KjSFr5_4r-qwpjGI5Zoq7gd3F5IhIHLO1OzMitJP8Gi56dDl8v4iwxUW_H0nTtBI', 1795488984395, 1798080984740);
INSERT INTO public.action_tokens VALUES ('U39I31V6k6Asd85KEx3udw', '-5x4-oqIwVb1b7dQZp5ruHeyksdUzoxwDGVOJC-08yc', 'T1', 'C1', 'USEALED', 'mr.view', 'v1.k1.9Hds-1UGoShxMGkBSnOhKHXsbvBfA_2lA03naRzU', 1795488985154, 1795575385154);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-118', 1795488985314, 'planted-120', 1795488985316);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795488984605, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', 'wx297gha', NULL, 'slash', 'k1', '90b5d874eadae0a870923173a483b9ad21acc8c2eb988de545f82ce4f1c7d559');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795488985320, 'planted-124', 1795488985322, 1795488985323, 1795488985324, 'planted-128', 'planted-129', 'planted-130');
INSERT INTO public.audit_exports VALUES ('planted-131', 'T0OTHER', 'U0OTHER', 'planted-134', 1795488985333);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, '90b5d874eadae0a870923173a483b9ad21acc8c2eb988de545f82ce4f1c7d559', 'k1', 'c4a08068ff58c404c2bb6c9027fbe22ed51a9b58444560d17733adef8713389f');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-137', 'U0OTHER', 1795488985338, 1795488985339, 'planted-141', 1795488985341);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795488984.682000', 42, 12, '51e17214be67137516b3bcd27ca14ff504b754c1', 0, 'U0ANN', 1796093784662, 1795488984684, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795488984.424000', 42, 12, '51e17214be67137516b3bcd27ca14ff504b754c1', 0, 'U0ANN', 1796093784695, 1795488984747, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795488985434, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795488985688, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795488985924, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-144', 'planted-145');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-147', 1795488985350, 'U0OTHER', 'planted-150', 1795488985353, 1795488985354, 1795488985355, 'planted-154', 1795488985357);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795488982277);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795488982277);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795488982278);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795488982281);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795488982282);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795488982282);
INSERT INTO public.confirmations VALUES ('dP9L6Z7mnBCTUMXI8mBejdsRwxudVvhGm_Aep1_pWd8', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.NjhOHeHLNNJcVdNuJzgFzXsww_ewUAXDwFs1GOcKxf8fb1F4A9oi4b-VQCw', '-RD2SR8T5dVHwHAPAQuKUX3EWg7p9Ilmbu-1kDHVu7k', 0, 'sign-in', 'v1.k1.2oQVHycrU5CQyZi-C6lQvkOPN4EK-4zqGEqMLeoN2u7YMl3Hlzu_2BJF9-OAwNMgu81EY66wqpchOwxZgm0k3JYZ-3hUm9KILAQEoFpkvA', 83, 'USEALED', 1795489585137);
INSERT INTO public.confirmations VALUES ('FOtCaFVy5MD6gCVRdNUwq-WoE-i7Yk1ImqEItF4sEOM', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.0oM_ZgFXmKR3Z-Au6Q324DOXDGDVGsP81qTPpjDKapRde3HBtYrglS7bilshwQ', 'btpJvn5oa_jjktVpcI_ovX6YyGqJofBcIpho574M2IU', 0, 'token', NULL, NULL, NULL, 1795489585146);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.eF8CfVWKxAu_nY958IqIH-RvQiQMVTTn1kdE3X0E5KNF', 1795489585154);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795488985167, 0, 'ready', NULL, 0, 'v1.k1.d7FdSJHaJQgjA6GF4hG4cqs5Rc5reRzQ6hCco5y7ya0', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 2:51', '["51 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795488600000, 1795488600000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 2:51', '["51 2 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795488600000, 1795488600000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795488985166, 1795488985167, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-156', 'planted-157', 'planted-158', 159);
INSERT INTO public.durable_work VALUES ('planted-160', 'planted-161', 'planted-162', 'planted-163', 1795488985371, 165, 1795488985373, 1795488985374);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-169', 170, 'planted-171', 'planted-172', 'planted-173', 'planted-174', 'planted-175', 1795488985383, 1795488985384);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795488985387);
INSERT INTO public.heartbeats VALUES ('e6291563-a0e3-4c98-8b87-8df1bc89691e', 1795488983821, 1, 1795488983916);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795488985160, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.YGUNZNV4zNJgKaPm3Lxhbv7c0WJKtXAigGf-xZnfPs8WCHO7zgUIcDGLlK94KnO7', 'v1.k1.FgPruTer55MZ_xmfisyX1VcW7weFQCK9CMiK8Qm5F9tt1JN14mdRa5QjPw', 1, 0, 1795488985150);
INSERT INTO public.integration_secrets VALUES ('wP2Y7tMiGGcNqkNzcMgf-xYNvv4NwAVE5gKN-aTexzo', 'T1', 'USEALED', 'v1.k1.HusxL8xx5aGeoDeOblZnXySSwGaEIWKmYKSb2oMgnpMBG_UHji8LhcszWIk5eBQ', 1803264985152);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', 'e7a2d346-8170-4027-8395-aaed46f0a110', 1795488984431, 1795488990688);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '67d5713f-65ae-406e-a5dd-d15d431fde1a', 1795488984387, 1795488984761);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'e0fa703d-20d0-4031-9350-b475b5da7ece', 1795488984904, 1795488990910);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-181', 1795488985392, 1795488985393, 1795488985394);
INSERT INTO public.links VALUES ('Mv9rB0XgfZHNATERX_mMmm7rFK0iWC0rZPagu2Df_Oc', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795489585138);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-186', 'U0OTHER', 'planted-188', 1795488985400);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-24T02:56:24.503Z', 0, 'v1.k1.YT1y1-meWUlL-W3g3nqibC6Bo67K5T5G-utBQELAl6KnOcCMXL1ur4nc3Q-nPAlY5gQTdS45gkjf3LRKycg5x_AtV_oL9p8IIJHVbf9Aimwqwq2mFuQgs6WFMlkITDfZeewKxpWC1LU2Bqw', 1795488984627, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.a0Zp45c85fj9ubzeNb0nT83la5Q_mtgEmzZG6YJOqQ5a', 1795488985160, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.x6UZkjFpfrjY_BmfIf1K2IWPQrHUmHjm5a-rQLzTBR7-FyfneVyIvRt55sBCIkWpT9OHJ71Yrrbi6orajx5z8s6o7z38nD6yVbzoWsdZ3PCAoe9tnydWi8s-CqDbPSVcHF0zAyyZsX5swbRtorJC8_eYiCa1VM-5ROKWD9rnv-tZUF0bJMNSdKOHFBJKDiLEqK_XRN-TwmPkgbolcJD9AbzerxAr_cw7dkyTSB6DOVhQPSN8Qs6WMK8Vgys0ePf5pu9rkUhmbRQG7hhY8p29KGlZnufYxwjjcOxaLNON9cp6M69e9Zy8Ie_lhjdXxOZFYGnPXjbpdGv8-kQYFuFm1zyIjNkDw533vv5OcIFYOXq4ccJxv-CU0nwXNPaI0m-8WdFW6ywz9RQxiln0AVQfIpxoWdvUuxsXaWgLVgv_EVnr2Wko-tmm9CDS-7vJUHWIbt7D3Vpj_bw4BbYG31m5OtGbdgJ1BDk4wcO8SetDCIqaj6Qhg9hwqxc-FZT8jrhLZbev6sXuoRWj9szZ-V5qG9MWzUVDJBqTSgRpdem09ws-l76FZEJAYrILZ4Ae8LBpiSG0OnBuB9uLcSt1yMVXQz4HZi_9Bu6wkGJjtDy1ubh76cIPOIn2jNeo2b7C_v99hLeaXDQv1P60_dA2YNKuOFcYshrdqLgC1PgWm5uEj_eMS7Lp3kgD4zRWgCrY6RbAyxP0jTxGJ5R0p2qEn40T3tF5yN7ucCFMI-BNaGIEojGCpygPs5Z5NVxgWGTafv-A1r9R0fzynJVtW_Peswcb6gYypoEWuTUmsdVl7FUsAe62h1qtA7p49GAKlPldA1ECVGrmt1FuxejImYTjPyTgr1cdJuTUCejqF1OYqX3LHhP4_vJvddevfj4o6CtNY_U0slmD5rIX_V5VPgAuMcxY65jejVHrtPS9xDKT3oiZyZZF2Pupmk7rZUXu5P-bhRnaGUBeXqni6qmDqdcXaq8X35E-er3wMKvwGiELf4Y-ExhKKZWz7q7qZ9f8OW5uX6rRKKQi7lDlicB_V6Ci_8d7DrUxOcoqTWtY8nwWjwmLsy8L9P-yni4cnjdnpEVFd5y2sfwDafx5bxPOmp64VhMnv2Eo4LS1FJjTlkx32hN7iX9njH87CFR2j8hVhpVMIca2_QAMMvabMm2Zd20iw41eUIIdLbMqPSo2fTbsMIoqIT2AUwRNw95n35Jzb9ZGX7U0Emc6i3udeo05-TslX9wBoQ84ZOT71x0t-1EwT4uIIWCZ5Tyz_48WcG_ah4UnIeOUQTbbnMpTbh8-fCVGmbhGo32tEPQZPRwVh7oTADbpZ-zbMtlZAz7kpxZXS1MGluOOO15RnlHD-a6-itjFdJ9kkp_MV_EPxJqcNux6f8UR3MAJuxwwCQGxbnCeHtsMNMEekS0Kbqi5bfL6fgIkvCO9mY7Vn7VlGp1s-bSQWEJYaYkrjtEmoi09NAfDrkfVgbMbflrBiosSjLU_GR3AOq7jvB4YdJsoSaptE4IKAabu5vGgzFdqdlx3sFWJ2ed4Sh_EQgj60TPXWbWstgCXimKfykaDaPpusUc6vPPMaQ1ix9r0RER5YyVfbO8u3M67HUZcUUxGoY3sERMETQBusnj5jAutkgpKcQf_AkPTqtOOBpVWbD3N1vboGQD__otwjTZtnUbJ2lXbrDi8a2HFULmvtpE1ADaxJgASjdHbzMtMjkaqZki4sKeTc14t1ClkKS7Jt_6LfeF5JEUHl4xFYUvdomPm6chXLq2w3_i4QZexzc9XPtaRSvZfdBnwATSfUVuWFO5hlYT5oEJuZMeOAxmKEA7d0q_z92YPjXlxgDuaqX40zjisjvgsOEEW5JVB3RiTc3ywccaC0XcKAl-JvAxdWXsGeOXDzeDFG32ar71-o197YIV796QyUl_GjTk3FiJUInfKhUpgaJuhNw2YKeBGFLOJha_gUzQLoG_hbvbxEdpsQ_iWFPb4tuWZCiAsiLbH88PY-mAUmUb33dBvlpR4yszmqibHQNc5D_pVU9PMLo3Un0cggWQ5iUHzr2ghmxsm5EjdR1lU046taFarawDnbQSvdn4ssw66mew9t0CGzkwlJQk31lJ0EBn7mKdRoj-K9q8CtshasUe-sO8thnWhFkSzB0GflxEKYVdaMeVqJylh2VkWZN0JDGr7cKho8RYD4n7IZzm5bXF3NKikDGNkaCYdv-xXj6aRH7PYpOXmPHn6nHykaa3equ1W3hsA03rDA3jKvo1cz6wUl2v_tAgmkP1OiE1OT1K9cx6KCuEG4wULIR6XkEewRLgVVa6ckMIVlGlwBo0QFsaC8FRBmZmZgNi_Q8ecpGK9xrTwlL117Rvqi2Axdyywji71FN54jkwBaTMQmPA2VYwWK4Sx2dnxsE0yb1o3QkpPaMLR0qAHiV_gzQc5qEfDJ8iE7pVW2KMvmk9EWX_ROUn8dMfV4SLa4FRBACSC5GxnOh-2pFLz_ljYTVkx1KWv0M_KKh2gQdKC6fpmHyKjxrtIO1Qi9MX3Pk2hp25lL7wBdTthafaLhZzxidIJOU-2qDenfbRGk4Z5UFMQ0B_6w8WVF-PLK-IZhbJmByQTB_lyM3exnoxnT7InEn0wtRpmKsuq9-x1keyVU09tLs1triRf6OYS93F486-6rsWIHWTspC4-cc8m7aew6kvE2Lt9vveIut04cm9qw8ylMZ-A_2D5S0kZY918pRHwoehHKb0CRimY-wy7sitFkkWkVmbpY8IYtvGgim-WB2R6G_yP2pvLdM8OUXC2GuUuFXgoX7bYvYxJJ7NemXORZFWauYqPG8pdh0h_EjbpmaCdb95kyLh_urvSJ0fqC3_n5ioXYEof8IK8XGMrHdxTYvT4i-a8k7snbava8LbWpfW_bKPXH25vWByuNbU7nIgXfn5nkXaKhWZOu9TJPZrkb-xv9lU0TFBMFR1RyZAR6cvlAIs', 3, 1795488984660);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.rvoXqHJVELqtwrQdmePZhxuH2l_VVJkGzOr2i1wNWTQUBBZF4FejAbp6JeXTcsRAyqlyEjAEPfT9hePdwfDngqJarqE1FlIdQrk79jlGI5MJGTCkQxkxqvuVvMniGy2gCnKERzooKsV8uzkKJFMc1zZ8vSXTtfFTQo-CYdPro7tM1Zq-Uzr1PDoBFPSS42N80hjIxfpGzodLfNN2B36l0eURSNwWZbnrurWZ0-ZSlSfEJnNsj_lK_ik7bwOjDIcxYvKcsu1W_WXS0EGFU8H59oghSeWP4Xl5EquG1LBQMc9CPfQdwxDU57LQa6KZmlLHturp4GAUB0T7ec4AMfUSs2U6W3PNWis_SPapYHVgtEZaT0bTNqxsKy2ghUoOGX7wWM-4wOXbGBgfxO8XDa0GiKgv0QHbobb9lEZ2z6Kas7RvcsvY8U41gOLG5_z77F_lpnzhRx1QGq0OuO3Wczr7EyDeNf6ZQpO-zkhKWl97y-zq7FhIbI0sqZOmYm3Jt0OQf-_kOzYEgNNQFLk4ADN66Zme5Acz8zDO1i9RyDb-3WBRsgrDPeeImuDfpM3cT2eCx3yMHPpl1554kx3feTFlu2C-R4MSoLvhbr30D9LSKiciPrC-i2MLezUf0uY84vBo0Pvq8b1tb9HpWPGIrNyIhhCSy41vS8rdXYEo0MoZGgUWJ7fl01kCBhj523pfrEHxECk0jItIzCpW5Jxv6yr0W6R8Z5vjV3k7n-SSWVtmmyymPIozGfA7nmvCKgDYUe1aTjAvio5duHqUYlrlQtRIWclCI0ubxzqNoeZ8fdCm9yMk9TGIOoJglhvtFQsiEQHHNT3iYMshV7_5yMRh4Znenmk6ikfO5-Clvw3FXeY-de9reDI1B97HKqph_eS4MhUSaZIYsAaclFaBMmNKxPDEYt7X6xvT718nQKjYfev7SdmY_BW4AZ4npMeohAn21QLYag1P_Kp9sk80iEj6PIXOiNTsbJN1oFJfB1UCY6eiEFNUJHbrvG3NThiDXMJa9_sVXMScG0Kk-DF_31nQNKCB_6Ae8rgoEKcuCa8lQfcAx2dEwfa9cyWfyeay-byvSAWLKzIgO6gycF5RxZeyIGr1ymPLgXrYgeTlvrStg5d_E7MZP4ovT-NvbLDQt6_Dd2ykiB8lK89RTBSWKPN0b9RLT_wCOqBOl3mrZm8dmm5nqm8Hs3Jjs4Ukh-_5FpsgjL9P_yOnjr-REVtwBzBGiaVuwbzxws8ZrHvSHQqpvZh95eLdUvJVaq5ATJG8Gmvf8jV34fcQ581LKimZqCwrtBwHnyvsnt7pJM61PEqg8NlGvuAixOHI2Ifge673lb8dllqdDwGaJryQC8UqlRvKqFPaYOxgbjlxGaU24IPw-gWSoLukaZjqoclgWYBgR2PMpq7hi7k8_0FWhMnK-_rO5z-Hzhg2JHz0Wm87-2AfKNU17WvcDsr5ed7CTJYoA0fUptKNHjgTA0dMmSweak0OQOghDdZQnIFYSmnqlhrmOQQLf3UtrNUoCndqHok44lJlfzKFeTC26fndJTsfg9lJ38e7008F9_JAMjU74s6ZFITX4ifOPX7HMUT5Z7tP8NqR_B2ENkLZqxpvKRA5RLKxuKYWCOD6odlXHeMNtzvfm1OAD5btGJMt0BxwFU1Q7uNOXS_JAwvQQmfAz-MA6A5aM0dMEF_MbkvJyTfGfPGC5uo91MG6mtadizIIoyOWYMu6nxuW8V8nviRcwLoD7d91yZRjdMCWu8Hn-hTqVQjhjxka4b3Rs3RFIj-5vKpvWp_YtLqLSuUiUc6iQJqDYRmtUbv33Y98TyM7OVxRl8VKpJw2kAwo4D5wFAsl_fTZfJQ9J-jfgkmvatTdxdYMjfqScUZy5A7a0sFTuPr4ra5w9aZUGok0YL6ywhke6gIllHuBYWAF0pLEZ0IndYx4pAHYwoEBWT_hxHe5jpPbB-FruInCrgzDVrBTOGUyhq38-reZ-bKe5IA4_wHUU5q6oRv81f6qObKHrvQ4-8qMEywr1SsbR1Zb1hJCO97P0aHcXwkjKyutwE4NH3A7fu7WzJipEUSSEPM73rdYksHlTsU-cFSrEK0v0j6XJxG_suooW2muh3hNJz_cWeqwSTrHa7X1n5KUfWkAfyOSzcZWQ9ij7He_xPZexvajvaD4A3jAUn-j37UA7dzMnm8AVUhjorjDIu7Ez2_X0FZHrc5zroczIusO13PGA3upIfEp0NObvt-8yf_e5j1_5uR-FJg1I1e7JLY759JzcXh8wgY8cB7OhC1W', 1, 1795488984906);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.NJMTk0DPU6s8vtTvbGvp3K06yL2OFGHcWOrMx7AS-wY', 1, 1795488985158);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.8wHT33PTJKrwHq5I4TCA_esU3a8Ut62KWQyYGHS9mvQ_iDUC6E8Yi14b8RSl_K2ub_nIEeLxzkbn0vjjBsOqwBTK4joVwsk');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.SLE2hRqeEpuA3BOd_KbykSbcVU-Xgb6Dh4PResRK7ShpNeGD54kGtUfg2m6J0ozmvLS7b7WqaYz3tSIjywTDPu0BpoARxAM');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-192');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.iCI_Imbx1R9IYe6Cd7Y6fjyjuXvKy6_JQAKlKNjkuFQqXZXrgSqHAM0Wmp9Q_UmhdMecW_VqtTwJky4G1n3VWuqvkdJ1l8PsJfDPl0MD4K89hjU_Qk2Z3O0grzH1P5rfvIOWa14', 1795488985157, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('wx297gha', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.V5ZEEexjlXJ3uGGGIEqND7aAv7uxez04XBSJ-6JwL2dhV9I68u8yYtNhKF1cidnDCcTBnoTGhf5WuP_HXGkVMyOavhwqQR9ayaPaCHDx8JJdJzLIRJFXHqMwU1VQdSy6kJfUK640milVMZlsicJqhh15hXlg7BribHp0SAnDM2BaRTyJaca8DkkjHNMrDcegzgBJVxgOov_g8X0gBrLulm0FxY4K8TTmwIPzSxKU5gtriAMTchxlnIeOkLdcdcqPKlDG_AVoJBNGh99G2eTLs29_SbGLKLFk1iysZef-mrhMbQN86l3ZTPX66ImmkpBVNl1P8tCHzmPBkT5Op52eYm5A4VYa-h7vLO1-qTqjcBWO8V_zhxiLr9m1iLSA_HtDoE2ZPT4N9jSafj2j0huzHnbuflrERJLhqcNK87gCyOeOQfk1fRHjC5CH4U6PeNHqbMvQBTd1Zpee0bqvUbE0X5B-4-6G2alBVvhY8IWNbgh8xADT', 'v1.k1.Y6CIbONQ0mXOc7blX9CvTU7xV02xfemA5NmJRgk7eqeQkR9pCjOfERZfz41YCyJMm6BRQTTipr9ltRoWh1_aFvWtj9AFwS_Hng1avOgknnGagY4oE3XqabXivsXSEZ7jCf50ovYJmakScSG0_QTqkVBumNogAGtmUk1019Ov4BjuKAz-A723bJvypH2bosZJ24YTCMsYJYfmIEOM4GSOB0XU3gazZgm8-_zHQ0FEI9wjckTAJoE4TT7Jwx9WXt8rzoExxDtSZ4vBSuA4145EEpccqDLAxSkEUmBd5zs8NfTJiQjh1Vw00Gw-0Xmc6cSx3z16mL9bq7IFSPcVHQwXUCLznbw8pDqh7e8NwGVAYhlE2ilSkq3ytFPy4ajF_UnwtQnxckinw5jUDaKcIDnKfOzVgpcU2hGZ3ZK182vvnz7-j6oPhoQvggNKNxKnVw_OHhlEfGEZZ92DxTxp0sv2ho4gYfcabVA0gWw15MMCu6gZrlcqZ9vbsudNvD5yqxzSIWFB9KK83ne9qGWcexMJIBW-my9fCivaQzhNMJzkXN5z6jMy_FulIpW7_G6FS-Hk7SAWZdwBYZV9qFumQd5ib7rCbopfpkOvKp94vx7_o8LfCW1QgGftkUHybm8PDjymZgWDWyGKEh_P8DKJPbdbN0glQrTI5GkS6zOPVF8dW8ypfnBkjUh44usvxwikXsQtrtV5typ1O9G54jrT5s1JJDFE7Nxnv6Nsa1zspmYhl7zF1iopiAGPRWzX6kpMELvAQqfVo9ogiZIT0tIc_zSWyoMHI3KA8-hvauOmBYJkzBMopBFRJQxFCtiJ2pVa54Rp2hvU-IBnIngcAPaM3uCDgVqT7jEnjcsWLT3k7g-FlXN5UfHJu-SNaBWGKj3eLGr5IAQu-xwKqWc8x35Qtf5CgUWQ1o2J0-lYFWYNOWAC558npfV61f9IzHugxLBu6nJMAKaiSOHQ4UBL5ozEOK01GiPDzImhzFBkdUPSHX9HOAeYdoo0Xc3oSdXUB5wUsbZ9ph1I0wTp1Zp8u0X87KOdLRlkOt2QFqTliZt9wCPMhBL5VoqOdnnEr_SL-T7VqtgyvLQhsiVtX-e7ZVetP1sA6M-Eoykb3VozFmgid-X8EdFZaWycN6b_xY4ysUZZNbJtJGBDQluKA7mP4E2KhU6kY6I2wYjgXF7qVnO-qB1ztKiI_u7wOu2WXZPQlRdkn6M8h0EIo-ohdNsga5SI7sfKQoOzu_6D9N2LljgOVbqlKGPndfQ22IRQoa1Pnpkr3Yjzm3_LGLDvxfMqclH32I7I66uKefkEPyOmXnRhzmsOLJ8iGadp6l8eWbxcYfBBIMih8yFdy0EYc3oCQ_Z8eiqpQSvCWmB126R6lLtamkgYHNf43oVZs3h0erCnu4g3iqgu4bOYGppp3IXqSlVCymzKr8LRQPC0Yx7S6wbyqAO2-BjtV0bl_7pKL-4x9cmSXxXsJh9BYdOOzthNRk8RA7XY3XUdzhHh_9IQFMlyy-JZai_UG5wsAT3hDYZPjqgwfZ7OahLYyxkJcja5vh4cnSPrZidc2o7mCyJKxu6aEGfYu9IXnh8xTt-fRWZYfLr5dToRuVDUzob3gf7jpyHH-3bodw5p4p0Dfm9tAYVaZZujf80C2Jakk2qgRJBuHxguNl3C44HWJYrwuVkpQNYR8-knG0Ruec7iBQkUavIGOVxQSdE6s-NTaqr_987o4RQB1LT1OisoUr3cPVCt3jL0lNBh2WsmG0eMDZrSuqkRcV_UFSoQn_YOY5itiQ1b_YN_hw74Vfrz6tc5HJLovVWXdmOL2f5VMaIoCOXbmPZvHyDceT4FjqKbkOxQe7_pgkhZsbte_BaMmEu_r0srH90j9uZJpCtiIlS2avH6kF8I8IWwX7xeoBKP4AJiupUZzgJ9ZNXO2cJghFsMQFHSVeuxnauk_Glhafd66Y_IoDCYrcdUIXRByAhnS3Xsg8n3R2Wua-mypOzcARR4zj8C7kSVObTAdHhvwb4GQwFGr9foRwM3ixyfeX5sLRnihcJYOZ2e-FXTtDqCZ2fskyr7jRYtZFn_SxRPE8_DVjqi4s8q65xe67CmapGOAmQLLyOUx_dVQvzjR88ktqAau8gOgyp2OQYi1irxgC0ktnRO_hmGiqtkfZxbXkLIUu3ky_NYiQD3niNfP8ARn1uKQewUTso3OH3A4dFKHG1wOTk8ElitEloM0wt-FzCv-hnEVaOLVJ8eHI5yh005puxstqHvbJvll4qwGU_k5q920Bw2WZApXxVly6nR32FPnyHRlai7u-M7ly9F4OmsMySm9PYPvXgt3m2Ur2zqJLq7DITcD7uXs2yBLUGK1S322dYhDkD-brYsEQlS3kvbl9-EBigaTuO5Mrpq1W9VkZBll2OuPHA_5s-lP7BSNdF7Ur_W5JGwd7dAQvgR_w', 'done', 'v1.k1.9B6htm8oU5oeJiriXsdc-c4D8J_fNnMtxIuTj7jCTcnW6Ksejn5iGrPyU3Rd8e3sP_bZ5OSslNLpi-3RvMfo20LrfnXxxVlLlZ511q8bj5gRa4hTtE1spZmZgBREzBc-tpePMbcuSGpJiVcZlWEXSIxYG3nb6Hhc', 1795488984466, 1795488984494, 1795488984582);
INSERT INTO public.operations VALUES ('emq4v2t3', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.wQ6m7r5x_UA6XRNF4CalhPXB2yDmVGEzf39mnBp-fZ2N1JRXodbc5avxwN2zD0v5plofZRlTHLwvyLxZmjd8lx_6xf35jdt_KF6tKLDeMFG9lYB5FVehb687iiwKKpU9n_5DcZ58WKA6cmQV_FkkFWg6eiGH4M_57av778sFostZdyq0NuDDrr9iOsOLXoVGYjvF6cx7ZmSWpXXooBKqjVCO9L292zSgPKT3BMfstE1asMWI-bs_mjy2SAXELCVL6qfYRXKtb5E6W3W6OuO5a94H2f5Jdk589eyc3bTgNaj0JfbQEGOgaD0lIno4u59YRDfM7JTToG891Iam9CxA0G1XnFnlBNSdiKOsIpDfp10OhYvmBtbYN0gZCI6QJ6AYH0bEPK_lyvsXE_0I2mubT3pIVMJH7HA6QLsLoDVMRw6f66Ce913jFeSkNEAPYQrZHN48g95cO7wlLXzC5QLXkdSY8oQ_8NUenIm7ZnqsDLORfFc', 'v1.k1.gRJ4jcH1ynAYFLlKNL4wYQ9m4APXhmwh5WKn5EZhEymB2Rlw9gCp0B-lI5_fQ2B_7GbRHZnNbzIPiQYHgpfXHRyV5N6WjPX8vMtzXmzADxh_BEZRd3AC0HfSOpUZw8lHfnEhOy7bCq8csBVrPQtk24-nFKiXIF6uJV-pROIGfbE67Q8WntoCnqs2WpH8zXD1g9j89ZkmY2Whed2cBryPcRrqEU3hXcTIHV7SRWjlCaucy9kMkvHNCc_baCJFHflgEOMW7KRQcDktC78FWtxqk_cARb8gsBfszSMXhrbbiO9ILb1U5sYKQeoCWj_SLECSWR2gS_5phQifpbVLMHQnKevxTRf847yl3irPmUEH8qU0OCZkD3RweATfucwZ-jP7EALP2M7w3YFUQoM1HQdFKgtA-U0UBEwQZJPHKRdoutBeP_yjxIDHr0aIfdzOHelNP4XYfH21FFtB9aVnx9rg5JWz-xGYQCjqQy79p8ghaEbz1GbYyjEIRcCaqEg4tUNy9gZdL-MvJaYXKXx_x1hQ7fRDNWQdjZFcskZsDJ2djBP6DyYQdSBET2xLHG1g634Tkf4yJ_4K3Dqfxo_iGCKYNRdqHitEFsfWuY64TNEayhjORt-aHxRDpLRLKzKfL5xHfzb7U0Rrr9Ozms49R-iE9Nkq0EbQ10GWdzH_gWuy0SPY_liWvss5h_oMMTKfM77CyI5YZ0mMtJw0XIQK0TdXx6oTiZYcpOPXLEE_joFpiSaGzzVxUXQgQCtOjR4sZR-iQUQP89PN3DdowFcQh7kywLURF4L0ojQDByKmtTjKFZmpRj1yR-JCplzZ24tJiVFVEiBp45UOSLF2Xf-4f9iUuItf7MtQEypdPSZWlgLVZA4mljw2I2CGQRCDCWKGn0HVCPMlgk-YlbgjZs0zZ0q7zNbEJdbqS_FhvnhEzM2yBYhMkHkL2O3YHO6lEkGJLXCvZonLbEOu_43DXyIGYlJpxrKZP7Zn-pu48vwd4NfiRsLOA02sIRB5yiae7JzfJAr6uKAhtSJoZjC34hZmTz3kBuUCzu4ZTYP3pZChgeKDUviuwuDQ1APa4XhRFibRdGGwRjwmX8i0pepKSwAB-Ub64q5x7TzBZyuqbgz7EzkbYyyExuAUhzIvA9OsztqCfIv0hgwVx5d0qT-0-LjA9xsOq03JdtzaVWiqTwKjl4x3CuBz5XTejuhpUVZa5MnCKdEUOqlbU97hHz8D5oMtmMc5U5C7aY2xVBFoNQtdDGvC8D7WkBQ0kGe8IjGHfVvfg0NHZCPidpzmbdNLOzDV21s4jiQQZUA_q5O9t6LdXeTahm7GKdD7XNzRioNeRJcvON_S_v5fBmGxyd1D6zBTe0_9_qKbLI07cFvBpRe1vWG7h0yvR2zXtyG6SqiL4nRYCHN27CvvY5H7Hf9RBw-zOBTA6bpDJEgFYDEmfvZYKwt6RFfTrK4z-YxjWhpDVpplatWdgS0r0X6mhYA1NPV99XzJnZ4CoDL8K-ikhtSXHIlUrxBYs6TkVYbWeIQj4wo8YBurgX6rAeUHMks8cBT_M4ayLycohwd2VckV4C2SmPdSP8XANq74TA_3vqM-QFAYYcfjffFya4KJvtLL8pCEt5bpTHFwMtX2TrN32z-m1nq_UGeeyJ2YgccZSruibAUQZyMhEoK6DpQrs-gI6HAQD0CzgGe1IQoZHDLRpICvib74PEs_IE2Ffkrq4F6ZmpE0CajoU72FHWa_Mv3tuKY2RLaxwAFoVJHXvNa3HAD2GUGCZU93k2hn-9YPCBLooiHF90prhzqfZl-1YD0ijPqD5x19pRWHNhfTGM7TkAXC9fcSfloM-Xk4SrTrV3FNuI4NJZ8o3jWKwC_94qPhRcG0wUige72EXgNMUZkJ4TacfZ1IZxvEePl6eZwxr1nUrNedUaXdDRSHXc9gzY8xrcGgl5-H8NfBkwggLn8i16uQLxtUyOO_avATfTug3Z7vPf0iByC1rp74aCAlLlRT5dUjU0g2xNd0zL1Lfsvlnuu-2d_uYu1Yyts7RHBVMjQBuQu6vbwoEtAfBrA85CEiRaqyl2En7FrdORevIknCu828ev5fX48XMJl6bIwRVd35_R3waaZBM87x3XesWJ9LY-KDi93Kih-1Qz-gp_MVwxqu_WPvvdnf6A', 'sent', NULL, 1795488984688, 1795488984762, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.i6dgj25d8YFZYEmniQhpFAdMghIh-dpduMfCQdzSFBv_', 'v1.k1.bPUt_NWACtt7RuBM4-3QtpP2rckPB_bmGJxSk3HjQWpSTw', 'done', 'v1.k1.Zkz8QACGEuX27i-Q7E0TIUX1bpJ6CI98zk3GtxMcA8d0qQ', 1795488985155, 1795488985155, 1795488985156);
INSERT INTO public.outbox VALUES ('c20de2ab-c17d-45e3-a34c-0a2caed481a8', 'T0ACME', 'C0KILL0', NULL, 'answer:ekwa72d7', NULL, 0, 1, NULL, 'posted', 0, 1, 'a786ddfe-651e-4ca4-8df7-d8929ecf4cb7', 1795488984399, 1795490784393, 1795488984400, 1795488992417, 1795488984417, '1795488984.424000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('1c25864a-cad6-49f8-ac2f-334ae87e8382', 'T0ACME', 'C0KILL3', NULL, 'answer:wx297gha', NULL, 0, 1, NULL, 'posted', 0, 1, 'a786ddfe-651e-4ca4-8df7-d8929ecf4cb7', 1795488984668, 1795490784664, 1795488984669, 1795488992675, 1795488984675, '1795488984.682000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('7ef22ee5-3f0e-49da-8b63-cab50e9e562b', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-24T02:56:24.503Z', '1795488984.682000', 1, 2, 'v1.k1.G3rMAQC2Fef-4yM7vpdZgAbgreZbDeRSbu390uSWHXuEZl00LxXlzzQ7O2ao4ziRx7oZoahlz0_FFbIEryAe8l6epp35Hu8ya3IKcGMhLEz3jGzR-5LN2EqvOuxVhAR7kcMmnl6ckp-m0aeGD1PEinEnDsxMgpKEdQiV5eUOGqYldNeClSFahNnNLP1RjySFV1nNEAPNUfPCakoaLkAU_lJn1lLby85FfQj6rShbD7VLbW-OCQq2viW8sB0cf62cDBzTO8mMJ_y1', 'waiting', 0, 0, 'a786ddfe-651e-4ca4-8df7-d8929ecf4cb7', 1795488984765, 1795575384761, 1795488984767, 1795488984767, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('c8fe0802-97de-4623-bbe4-b63ae7edbf0d', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-24T02:56:24.503Z', '1795488984.424000', 1, 2, 'v1.k1.V6c9XFq0tvHiRlOtHZhIjJZ-1VupniOjv2iBHSCrusxmhT7874dnu0D9FJfP5Ctauq2DsxqQmC-3SChxisuZdj-yvO9SskPCL-twjrXArXQ6ho3vPlOfFyEL8Bit7MqQzywA0HG4aEEXSrceJea-NrB5Zi8TGDM1DkasC-zJDBqHhQdJttafMY5JVsHr8clCgGvA-iDjzOoUZpoLFUmkx1vJOVqmCO952N6j8O3juKsSbLq57PQg8szvDKpxRdcDaaG4xU5-8mPe', 'waiting', 0, 0, 'a786ddfe-651e-4ca4-8df7-d8929ecf4cb7', 1795488984770, 1795575384761, 1795488984774, 1795488984774, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('e2c0e59a-dc55-4d13-8279-ec15adc0a637', 'T0ACME', 'C0KILL2', NULL, 'answer:vqkrzu5j', NULL, 0, 1, 'v1.k1.cdITdLPPS8fRrOd50ElGtXLP0UT6A4GbL4Gsh4cvefSq7rzueYw1QWbNSlupyEhPSf1dY8O-QNQkC83kSEFIGDPeG-P4RxXHKR89dN3_jMVfsWg-n5WJs-BCbRxDgiAqy40MzwShieEW11t8eUdB8lQhqyMKU42My8yN5IPq5Lh2pshU7fYh-Yz_cXa6fT7Z8Q8VxxmBRzCFU_ptZxvxcVTb5tJDUcS18u59seacBlzntX_ZWNa1gJhpUzCS6sg_NMbeaVfEPNVOethjIkRZMlYN78R63yRgan6dHzxJWD9dEgagtx9fwzqalCWmZkX7rRLXmRkO5kdspx50sL8iJdGxgnWvGXm70TjhxQtghYaagVxdc-ogzC5lKnF5Hr_j-F_7iowduOfQ6meFvFuvYWy514MrbvdeyTSo2eaVo-ClXCkaByRMX8YYUK1t5nSWLjxvXlpo691szjI8P7rkseWwHy4ehkoCvsti6x_ezMGqmQAfbljXRealAktMnboks7-wPYSYp-avaJ3p8LEeTdTdS81aLBO4NOxM92-jDkuK6Bbv_Usec2kS5eRrLwFoGfPg1Jog2vNuEXolq2X5xF9nDouf9Q_5j2syOnyZQfrlMyLF52BBB9ukOodlTQndOMefLoBOShtby_FGwUscbpGL7yrDpgKHSqTGQuN8b9i9sK1z6fdTBXYt54b7XZ2lziJrkk0zvGC74GhQccnCMbvWBpF067o-0hTvWsqr7G5xFxBff5I5y4i4fXKlmxI1WnWexkmnB9A3aufh11K0SmeBJIi-uH9fvcwr5n4ZdMSzvXzq3-ul1Tp5A4skoGlER3pTtseIgGaQv-qSmIdmrfbloMSHZXZ0Kmo6Zg1nut7lRLt82VomuC_Cyo8QjddBW3cICmOr2Bm1rHYCeJeCVAb2-aQITR8hfxWJZyqYHS7ntZ0b__3bq1dYUMP8RSS4zCQ3KbewUXIAwkBzCyms1zUVa1IsmX83h2gkNvjPnvBFAOj5_W404Vq2UQxV3rdc_QP1q-dSB8D4zKlSbR_CLSLpiJRPTL54g1HzhAmMD9dS8U64JILhyHRF31A', 'sending', 0, 1, 'a786ddfe-651e-4ca4-8df7-d8929ecf4cb7', 1795488984915, 1795490784912, 1795488984916, 1795488992923, 1795488984923, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('72185f76-b628-4d03-9db8-b26f10ca8065', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.ANKIO-7XHbGbsfwFdmgnEbCQpSvXZ70A6OuMuFuogf4zAVk', 'waiting', 0, 0, 'me', 1795488985165, 1795489045164, 1795488985166, 1795488985166, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('uNSJ3qPkzr__4X1xy_KH1MaG6w19pD-wdDy20V4Fc-Q', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.CtubH1gGiPNJArU-fS61H1x5y1xEjibjIXFuXO6BHYFwXjtUPGyFK4OdnjsKkKHMn4wgEAGI8Ru3lesC-0FJ0r_I6lgcodxc8DA6TfF0ogMA-w', 1795489585148);
INSERT INTO public.pending_requests VALUES ('emq4v2t3', 'T0ACME', 'U0ANN', 'request:4176e6df2b2ad35925bf18b079b196f6ba13a87a73516ac90ab084640ed39da1', 'v1.k1.I5ZmbS6A7HtwACZQ370H-aW2xXP231KHTipeP3nxXY411bJtHQKDRuYvqusLnj_HYMNX1NysVugw3tEae8H3dXdGzXv1f0O1t5rR4Z-PizdB5WNJJyXhJn5KrwnicD5ObqgNjazGUTpW872DgnGpqnEuBzr2ajX7n-BrlfPHRWi3aKwO5U2cE5t1_2fd_WINNdB7Px0HrrMLC9J3xJMwvLbtfrQohaJLlsBhYQ8LTh7idkZCB0vVpMyJvBT5wUKU_GW7of9OiD0ObWCvXb8682ja_Fx5OOWsfO8nH74ODiieLbpSgnkU5lIMRcF3mOKKhOVzOe6iavr3G7FB-4JKLjLQZwBelma9vSx1QDOZGSgho1L5etX4vc-A5lLxB5Wo-sUkKoLyTGB9mrVtLmknVQ6BfKKCAyw5rxMhTB5uNhZaxDD_aIaTbCt4zhDmM_tAEc9UTO9jju1tWSrWkL1MDf8gN2pUmTBiBYWT5H62G2dwVsND-74Z6pspxJOESEoO1iSuN3G4p5eLN81OXTmCraxMJfgav3MjRRicC201NZ4vqvzz6dniwdYQ8hsMtSJ9', NULL, 1795488984692);
INSERT INTO public.pending_requests VALUES ('vqkrzu5j', 'T0ACME', 'U0BOB', 'request:122f5a62aa81e5f967c073bd6a8e7739557e7bfd42d2e4b21e6c390884ed66dd', 'v1.k1.Mr7qUjetUpVTxcNPTL4aeaTwwYZdFchS4C2iO87xY4teCpcUbBF92z9hKrPPo7wjcIn8AZe_eQEuwphjXeiQRMbjEmMi6jRoVfix9j3aenbghZkzexsgdF-Xz1iO6l0x7HFqnnpjm05VhN6B-XGpUSfb35lDTxmlZokNdfmO29oJDyXv4nY5O_ovzRsdHtQeTAAhF79OmmpfDd-yvV9geVOiaS_xU5HKCR9Oj4NXvKy2MpbHTvIs4WbWG5DdsrXCIci5BJcvZI5VJkM6m9w-HHE0ILjp_q6vHdXnoaMTe7lqdrK85ZWfxX0msxmwVPmK8EHISu9uWSZ-M7ZdAuORNv8VpSv65B5WD3KONZZwmc-U_Zg13eNuLMFIOhPxEY7gdfkjjtTUgMwzeu9V7ixrFoDYn4XyvCz8LgqNWLCh_mDvJ8YKPia6G89URJsd7WqzT8ZOnLayLEkQBD-TFmk_2MPiOJzjmyjNTi487Z-vb6Q-rtWXELb4X4F2dip_ZT6GwUmHhzlTLUNk4KThlXUzq8xpjfENAv15Epc', NULL, 1795488984813);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.evHScEA0Gi7Ak1NF7aH7wuH1plXh-J7MN806tnQ8Uejj194', NULL, 1795488985161);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-194', 195, 'U0OTHER', 1795488985412, 'planted-198', 'planted-199', 'planted-200');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795488982159, 0);
INSERT INTO public.secret_links VALUES ('MU9zBwJ4n9DSKUwXmGRcz5y90tD-i3-Co3H82uWC3CY', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.vQAiwUMG-xUXjulLaMmEh1CKJ5viZJuandTX1sMyIK44UEDnJPGRqJfhIpRjtL83Ov9Dbmc6uCwIBgE48EYnAWnC0S8Psa9HqTajvlAnSnCIIvGonVecwaM13kHio4ZgtCV0SyasIpBSj9JEM3YBsoKgtZQkAnhJXrm48suKyDkRNUuI', 0, 1795489585147);
INSERT INTO public.sign_ins VALUES ('yEN7zGzGGxdV5BQSUQEAVD42sYugtwPPMq9LYFnwHu0', '4ohHVulS6rgIdpAqeVxhPHTQisjGRp3ZMtcRzj7AQmo', 'Mv9rB0XgfZHNATERX_mMmm7rFK0iWC0rZPagu2Df_Oc', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.tpqOKGmKrtvm77zu798cSZCV5nhsSBY2dSQq7t0yBrStValh2f1ZLB0eBVJ60g-Pvlk5FCNTlsK1GLbbmxFLIsYWpTkHEV4', 'v1.k1.3G_FO9TDPmgkG_SIC-JK3LSj4gQOkqxau9x7QueCGmU', 1795489585138);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795488985420, 1795488985421, 1795488985422, 1795488985423, 1795488985424, 207, 208);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795488985430, 1795488985431, 'planted-213', 1795488985433);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795488985436, 1795488985437, 1795488985438, 1795488985439, 1795488985440, 'planted-221');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795488985443);
INSERT INTO public.webhook_events VALUES ('planted-224', 1795488985446, 1795488985447, 1795488985448, 228);
INSERT INTO public.webhook_health VALUES (1795488985450, 1795488985451, 1795488985452, 232);
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