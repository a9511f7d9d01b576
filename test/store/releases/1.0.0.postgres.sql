-- written 1795490131053
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
INSERT INTO greenlight_work.job_common VALUES ('8510c252-513c-8050-a33f-bdcc8c90315f', 'schedule', 0, '{"key": "sync", "input": {}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '8510c252-513c-8050-a33f-bdcc8c90315f', NULL, NULL, NULL, '2026-11-24 03:15:30.310384+00', '2026-11-24 03:15:30.310384+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 03:15:30.310384+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.324799+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('64b38963-68b3-8d1e-abc8-032604dff66d', 'schedule', 0, '{"key": "issue-count", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '64b38963-68b3-8d1e-abc8-032604dff66d', NULL, NULL, NULL, '2026-11-24 03:15:45.344691+00', '2026-11-24 03:15:30.30578+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 03:15:44.30578+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('265972a3-12e3-8aa7-a021-a83f36d1b65e', 'schedule', 0, '{"key": "audit", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '265972a3-12e3-8aa7-a021-a83f36d1b65e', NULL, NULL, NULL, '2026-11-24 04:15:30.346682+00', '2026-11-24 03:15:30.308694+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 04:15:29.31936+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('37e76aa6-2ee9-847a-a456-b97c8341a818', 'schedule', 0, '{"key": "token-recovery", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '37e76aa6-2ee9-847a-a456-b97c8341a818', NULL, NULL, NULL, '2026-11-24 03:15:45.357828+00', '2026-11-24 03:15:30.307326+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 03:15:44.307326+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('98477548-56ef-8978-ab95-e75e4595f85d', 'schedule', 0, '{"key": "nudges", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '98477548-56ef-8978-ab95-e75e4595f85d', NULL, NULL, NULL, '2026-11-24 03:15:33.38834+00', '2026-11-24 03:15:30.303769+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 03:15:32.303769+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c4393283-4183-8625-a818-55cb4a6f3001', 'schedule', 0, '{"key": "uninstalls", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c4393283-4183-8625-a818-55cb4a6f3001', NULL, NULL, NULL, '2026-11-24 03:15:35.388295+00', '2026-11-24 03:15:30.308005+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 03:15:34.314148+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('166a041e-e8eb-8de8-a986-82bd27091906', 'schedule', 0, '{"key": "key-rotation", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '166a041e-e8eb-8de8-a986-82bd27091906', NULL, NULL, NULL, '2026-11-24 04:15:30.390456+00', '2026-11-24 03:15:30.309676+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 04:15:29.320831+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9345b700-04cd-88f3-aa9a-55d8b6f4f793', 'schedule', 0, '{"key": "digests", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, '9345b700-04cd-88f3-aa9a-55d8b6f4f793', NULL, NULL, NULL, '2026-11-24 03:15:33.401168+00', '2026-11-24 03:15:30.301091+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 03:15:32.301091+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b68efdb9-896b-80ed-a8ce-12c915fd4121', 'schedule', 0, '{"key": "forget", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'b68efdb9-896b-80ed-a8ce-12c915fd4121', NULL, NULL, NULL, '2026-11-24 03:16:30.449605+00', '2026-11-24 03:15:30.300243+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 03:16:29.300243+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c1408199-b2f6-8618-a731-57b02b6b85f7', 'schedule', 0, '{"key": "cleanup", "input": {}}', 'retry', 2000000000, 0, 1, false, NULL, 82800, 86400, 'c1408199-b2f6-8618-a731-57b02b6b85f7', NULL, NULL, NULL, '2026-11-24 04:15:30.452045+00', '2026-11-24 03:15:30.29805+00', '2026-11-24 03:15:30.324799+00', NULL, '2027-11-24 04:15:29.29805+00', NULL, NULL, 'key_strict_fifo', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('2132cf80-2fde-8024-ad96-f7ad2b054888', 'post', 0, '{"key": "f17d1d8a-8528-4c3b-8dca-8853d68b1a59", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 03:15:30.547437+00', '2026-11-24 03:15:30.547437+00', '2026-11-24 03:15:30.555069+00', '2026-11-24 03:15:30.572141+00', '2027-11-24 03:15:30.547437+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.555069+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('fc617124-263b-8a62-a5d6-d05ec069cd29', 'request', 0, '{"key": "request:2c8f979bb0d31cd9e59aed2be03bf8963690f855601c1abf665a73783dd4f0d0", "input": {"reference": "8w9f63ww"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, 'fc617124-263b-8a62-a5d6-d05ec069cd29', NULL, NULL, NULL, '2026-11-24 03:15:30.377547+00', '2026-11-24 03:15:30.377547+00', '2026-11-24 03:15:30.405684+00', '2026-11-24 03:15:30.576599+00', '2027-11-24 03:15:30.377547+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.405684+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('9631e368-c5fb-8561-a72f-2b2fabef39bb', 'post', 0, '{"key": "6458eaa9-3efd-4df4-890b-7dbf7a4f8d89", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 03:15:30.740114+00', '2026-11-24 03:15:30.740114+00', '2026-11-24 03:15:30.742786+00', NULL, '2027-11-24 03:15:30.740114+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.742786+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('0cbd6dce-0875-80f7-a193-97db2a07084f', 'post', 0, '{"key": "376c81df-f863-4339-85d7-08b2eda6b806", "input": {"team": "T0ACME", "channel": "C0KILL3"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL3"]', NULL, NULL, NULL, '2026-11-24 03:15:30.6673+00', '2026-11-24 03:15:30.6673+00', '2026-11-24 03:15:30.671812+00', '2026-11-24 03:15:30.683225+00', '2027-11-24 03:15:30.6673+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.671812+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('297784c9-277d-88a0-aaff-562fda201f27', 'request', 0, '{"key": "request:4bba1d77c63a0d87637f708869fe1dc7a4bdc19c3c58820c85d1d534dc24b943", "input": {"partition": "[\"T0ACME\",\"!12\"]", "reference": "9qzheue8"}}', 'completed', 2000000000, 0, 1, false, NULL, 82800, 86400, '297784c9-277d-88a0-aaff-562fda201f27', NULL, NULL, NULL, '2026-11-24 03:15:30.580268+00', '2026-11-24 03:15:30.580268+00', '2026-11-24 03:15:30.583939+00', '2026-11-24 03:15:30.68479+00', '2027-11-24 03:15:30.580268+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.632909+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('bea2b15f-bad2-84f3-a10e-3bd8f389de33', 'request', 0, '{"key": "request:6b2ba49cfad5cb7caf1275bd32e6eff465207fdb0d9a686f42e55885bcb594fa", "input": {"partition": "[\"T0ACME\",\"!5\"]", "reference": "qbr26ahf"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","!5"]', NULL, NULL, NULL, '2026-11-24 03:15:30.691762+00', '2026-11-24 03:15:30.691762+00', '2026-11-24 03:15:30.697316+00', NULL, '2027-11-24 03:15:30.691762+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.737196+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('a1045dce-c243-8947-afe4-000513a88b73', 'post', 0, '{"key": "b1516592-668f-4eb7-9e2c-dfc53b632f33", "input": {"team": "T0ACME", "channel": "C0KILL0"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL0"]', NULL, NULL, NULL, '2026-11-24 03:15:30.740194+00', '2026-11-24 03:15:30.740194+00', '2026-11-24 03:15:30.747463+00', NULL, '2027-11-24 03:15:30.740194+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.747463+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('b6ce4b8c-2dd7-8405-abf2-97f8b00745d5', 'request', 0, '{"key": "request:e3080ee98e828083711d7f385bc9d473d847a2d61e585322aa4bcd1e4b897ba2", "input": {"reference": "g6dzgcbf"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, 'b6ce4b8c-2dd7-8405-abf2-97f8b00745d5', NULL, NULL, NULL, '2026-11-24 03:15:30.755641+00', '2026-11-24 03:15:30.755641+00', '2026-11-24 03:15:30.757421+00', NULL, '2027-11-24 03:15:30.755641+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.757421+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.job_common VALUES ('c6621484-fcae-8d4b-aff3-f17b93dae885', 'post', 0, '{"key": "f43f6377-ff25-46c2-ad66-39c15c1375e0", "input": {"team": "T0ACME", "channel": "C0KILL2"}}', 'active', 2000000000, 0, 1, false, NULL, 82800, 86400, '["T0ACME","C0KILL2"]', NULL, NULL, NULL, '2026-11-24 03:15:30.798832+00', '2026-11-24 03:15:30.798832+00', '2026-11-24 03:15:30.802193+00', NULL, '2027-11-24 03:15:30.798832+00', NULL, NULL, 'key_strict_fifo', '2026-11-24 03:15:30.802193+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO greenlight_work.queue VALUES ('post', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 03:15:30.289712+00', '2026-11-24 03:15:30.291129+00');
INSERT INTO greenlight_work.queue VALUES ('request', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 03:15:30.291869+00', '2026-11-24 03:15:30.293172+00');
INSERT INTO greenlight_work.queue VALUES ('digest', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 03:15:30.293594+00', '2026-11-24 03:15:30.294285+00');
INSERT INTO greenlight_work.queue VALUES ('schedule', 'key_strict_fifo', 2000000000, 1, false, NULL, 82800, 31536000, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-24 03:15:30.294668+00', '2026-11-24 03:15:30.295204+00');
INSERT INTO greenlight_work.version VALUES (43, NULL, '2026-11-24 03:15:30.303+00', '2026-11-24 03:15:30.302593+00', NULL, NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0ANN', 'http://127.0.0.1:24817', 'v1.k1._IpVQP02sOUhuyAlV6Khk8UdgQImmYsZLBYy29cTJrwQ9ZCfG0_Z', 'token', NULL, 0, 1795490129024, 1795490130447, NULL, 2, 'ann', NULL);
INSERT INTO public.accounts VALUES ('T0ACME', 'U0BOB', 'http://127.0.0.1:24817', 'v1.k1.Qmad6Efv8Mmyw2iC6UjepAgUJL-eKVR01qgInTPdYsxy8H1PpQXY', 'token', NULL, 0, 1795490129024, 1795490130766, NULL, 3, 'bob', NULL);
INSERT INTO public.accounts VALUES ('T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.NhaPkNMoyj9EfMIHA7sdqG12jKPEhhB5fjUUhIs7-2ReQAwjuVwRttEVTc8', 'sign-in', 'v1.k1.oCaiqE5M4bVRfLKZKmDLxGg4g52nARB_LCYNdBW6sJI_PL9s55brIyLwIYU-KfhlPgTpW_0N7XyIiGgcAvw1uIwdTYkWz5MmMn-sAV7CDg', 0, 1795490130964, NULL, NULL, 83, 'USEALED', NULL);
INSERT INTO public.action_tokens VALUES ('T-VMopEwK7pFe4Pjr0tMSw', '1e8xNvQQYTQ5a8YIiUA4enI2ys9rQbT28YqWufrh_2I', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.czNfixtBOmkiMZxDWnPGs9pdxyBDYo_RmkHSSYmUgnkOyEwbghWwC_uInZdH2yZbubYWEr5t2kiozQ', 1795490130668, 1798082130668);
INSERT INTO public.action_tokens VALUES ('1VtP1ccch6IhmkQmmgaHrA', '3QqAK4MbH8F3udZ9KXgyPe9kStWdjEKIPhqZqiI-at0', 'T0ACME', 'C0KILL3', NULL, 'mr.changes', 'v1.k1.E98uW0BjxAhRjUVWS0kXvoB8IVywVzWrhiqdA9ulU0pzlZjZFdXFZeLZuR2HDMzb8UKZvj1-cfg1jrR93jhikBxUQDjfnQEbCaRIeQOhV4myyTXUB64NuZ2no6N3lGxxVogG_MaL35YpcJrUAOhSmKtbbMI34A', 1795490130668, 1798082130668);
INSERT INTO public.action_tokens VALUES ('7SlU5iR-_5jofRh9xofDfQ', 'A6RDz58aR_QTuvF0tuNS1ITIOf62hM_wZW0LzJn0VKw', 'T0ACME', 'C0KILL3', NULL, 'mr.edit:undo', 'v1.k1.4Nyw6YjYuVvfc1EgGQSJ8-53_9c-hEhwmoxC_q2jfWwyodXQ9j4fGxbqaaIKHQeA5hZ0Mi7uV4nQOulAUkovExuBbndzG0TCOf_kJt1dvcYe90ps1_jEkExAzz9mSVhePUixL_clVzOHeWjVFAQ', 1795490130668, 1798082130668);
INSERT INTO public.action_tokens VALUES ('U5GQkSFB16IiKeeHe3JY-w', 'CK7_trcf0UDY4Mgzhfz5rE8phWFTK-9hBoKJ6uNBQbc', 'T0ACME', 'C0KILL3', NULL, 'mr.merge', 'v1.k1.7XSv5RBexDLYfjKU2syRnPUKBGSLrHEqrGTBa5Zar8snrbJKOrJbsSxEN-qVuptSO3CLOHOY7igwjLPC2imXspQrTOkLalP8Cw_nxvP8NGNPF1hMR4Rxde4Sm67-yskIEqrn', 1795490130668, 1798082130668);
INSERT INTO public.action_tokens VALUES ('tXC7DIkx699WFNdrkph3Zw', 'IV9M0OcRYjh9KIyVYCrds0HgIeP_xSvQSijQaYH5gUI', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.H6h3UTSDUwyvdeoyLbDDHiZ3-IExc8NQTfJKjt-vPShV2AX4rNKZm75DDqh5pZBIRbGFWABj3kJBpQc', 1795490130668, 1798082130668);
INSERT INTO public.action_tokens VALUES ('oGeCiRmf4IqcU0-AwTZ67w', 'egJ9m5IXimbvvbyjkdDj4Xz7XvkQu40V9q10jbPJpCE', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.FxeLB26_kAIuuvYIqqGYfQdSU8B6kplVy1z5wtcn5z-nvrClzBoIYeejyCn0am50gELD6pPrIB_ikg', 1795490130668, 1798082130668);
INSERT INTO public.action_tokens VALUES ('XNXcmy_bIIDWc_qgmhinhA', 'lax22q0lJWQmBvcj0sgaJwKQ9u9D5n1FLcJsXb4RX6M', 'T0ACME', 'C0KILL3', NULL, 'overflow', 'v1.k1.VgIkdR4qXsJpZaZpWdo6DnFOTxzBLEb7COwdaLRtOkCUl9Msu8QxfC1M_X1goXd_AapDJIkrofE6sd4NCLrA2WU', 1795490130668, 1798082130668);
INSERT INTO public.action_tokens VALUES ('Ci0Zz4M3D0l3h9X4jHg3vw', '4ll470CpssvrKwUa7FXhqhA2UR4PNqDgfj61G79Hnt4', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.IRWCdxCL91_lZCK0i7rAMFEOdKQE5xm_2X_BsSY6nT01rIC9B6NWBqQ7N61fCKT-5EvMo75kGW5lvg', 1795490130549, 1798082130723);
INSERT INTO public.action_tokens VALUES ('CNBOBA6--xqih71jUjm2BA', 'EbTTVD8K_Okh1C8sQrdX7ESAAdSP8_UIcwxY1OCvcNM', 'T0ACME', 'C0KILL0', NULL, 'mr.edit:undo', 'v1.k1.72KoYF015WH8JFWDj7EZPauxc1KfUTM7WLnOJ9jxzRFTlE9Uss0rnB0VI15WiZnYrPgi2ISdBOFC1v2SXMntptRtd1f0uIrKM8kV_XhWR-QDXvaMc6s79-eQcB-V7y9t2lso3E84TotGj_TOAXw', 1795490130652, 1798082130723);
INSERT INTO public.action_tokens VALUES ('4x0feNYmca6cK3wLKhhrUA', 'Fj6NfG9nhHvjG7j5BiWXz2_ald0Ep7ZqJzJGzMwPhzA', 'T0ACME', 'C0KILL0', NULL, 'mr.changes', 'v1.k1.AO-m5drDwFGYANP2sQg01eKRzzkc9TS8kz_Sbtf-wRgYBayphhsUeySDOlCHqzb9donv2pexRYMFL03b-RLf45RLD1W8ZVcsTPnvFB0GUotTEEA_q-qch9K4_aSvnQ5v4JRnCLVh9K9VAVimkdvsCnrkKK7Kwg', 1795490130549, 1798082130723);
INSERT INTO public.action_tokens VALUES ('apK62ttevdEeBS6ZKuDulQ', 'I1AB-seAlJWaoqZGgBxD3LjdgV1uHQZ1URJlLPFNLno', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.9govLDWErOnNDPsxnnQlrc1XFS49U6isT-ysjV0hvvG5MpecEcdrDjj9j_Hy6QvBYBRzC0lFfgwPCgwk40PqNUU', 1795490130549, 1798082130723);
INSERT INTO public.action_tokens VALUES ('wORJ0Z5JLvQDO0Uwgqh7nA', 'NiMO0mtB4JDArNoC_EdaeXKX9mpyAoIu12_wu5i_XLo', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.7kER9RTBLLN4NIxUQAz2u0c0sUgv5ucttSMZDJ-KIde6M4esSQ1DZShjWVHibSfJetqMFY6RmhtSBg', 1795490130549, 1798082130723);
INSERT INTO public.action_tokens VALUES ('se4Fzpp_unHFW9Pjv26FuQ', 'YGpTj807fJMV4tIci2ydYQiyjfHDyvWZNvPkwkOJbes', 'T0ACME', 'C0KILL0', NULL, 'overflow', 'v1.k1.LEIdRKEUv2r6vZD5Shx7Q2AtoEYBLYed8CkJwtEf7E0lmHVTX4T_XH81bVeAd_sMMaJk3sQ7fwiqyY0', 1795490130549, 1798082130723);
INSERT INTO public.action_tokens VALUES ('Q91C2O4JlBCUZDGJoN27Aw', 'cvXaWHPz1YhUgF2sPyZtH-WMSVgnUnNX_5srojG7cbU', 'T0ACME', 'C0KILL0', NULL, 'mr.merge', 'v1.k1.kjRUV75JgYQeUJ5eQOoXT-bpwBOkexngGsmQjU0dzA5qEDlpmcI1mn1GmZfqNL3Jt-NOIAz2ZFy08vhTzAY687nPL0aoo4yFyuNna-bo0y94khQ2yg_qktjB96IMrL8m2lW2', 1795490130549, 1798082130723);
INSERT INTO public.action_tokens VALUES ('WJj4v1gWNA8V_F2ENKevYA', '-5x4-oqIwVb1b7dQZp5ruHeyksdUzoxwDGVOJC-08yc', 'T1', 'C1', 'USEALED', 'mr.view', 'v1.k1.SEno8QHB1_fMk4NOPsDekU9ja5pH43_Dec3vfB8d', 1795490130990, 1795576530990);
INSERT INTO public.aliases VALUES ('T0OTHER', 'planted-120', 1795490131145, 'planted-122', 1795490131147);
INSERT INTO public.audit VALUES ('T0ACME', 1, 1795490130637, 'C0KILL3', 'U0ANN', 'mr.edit', 42, '!12', NULL, 'edited', '9qzheue8', NULL, 'slash', 'k1', '6637bd37f873909607037dcd1670ba1dbedfa3a5bf6e911df2df829d61a836f6');
INSERT INTO public.audit_checks VALUES ('T0OTHER', 1795490131150, 'planted-126', 1795490131152, 1795490131153, 1795490131154, 'planted-130', 'planted-131', 'planted-132');
INSERT INTO public.audit_exports VALUES ('planted-133', 'T0OTHER', 'U0OTHER', 'planted-136', 1795490131163);
INSERT INTO public.audit_heads VALUES ('T0ACME', 1, '6637bd37f873909607037dcd1670ba1dbedfa3a5bf6e911df2df829d61a836f6', 'k1', '97f089b7e62b27a7b2c2b06118a758d8dfc980c828857976e847185cb88d5d71');
INSERT INTO public.auto_merges VALUES ('T0OTHER', 'planted-139', 'U0OTHER', 1795490131168, 1795490131169, 'planted-143', 1795490131171);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL3', '1795490130.681000', 42, 12, '065e8e4f29b3240008e92cb1471b0b56f6272df7', 0, 'U0ANN', 1796094930665, 1795490130682, 3, 0, NULL, NULL);
INSERT INTO public.cards VALUES ('T0ACME', 'C0KILL0', '1795490130.568000', 42, 12, '065e8e4f29b3240008e92cb1471b0b56f6272df7', 0, 'U0ANN', 1796094930692, 1795490130729, 3, 0, NULL, NULL);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL0', 1795490131576, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL3', 1795490131687, 1000);
INSERT INTO public.channel_rate_limits VALUES ('T0ACME', 'C0KILL2', 1795490131807, 1000);
INSERT INTO public.channel_rules VALUES ('T0OTHER', 'planted-146', 'planted-147');
INSERT INTO public.channel_watches VALUES ('T0OTHER', 'planted-149', 1795490131179, 'U0OTHER', 'planted-152', 1795490131182, 1795490131183, 1795490131184, 'planted-156', 1795490131186);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL0', 42, 'U0ANN', 1795490129025);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL1', 42, 'U0ANN', 1795490129025);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL2', 42, 'U0ANN', 1795490129026);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL3', 42, 'U0ANN', 1795490129026);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL4', 42, 'U0ANN', 1795490129026);
INSERT INTO public.channels VALUES ('T0ACME', 'C0KILL5', 42, 'U0ANN', 1795490129027);
INSERT INTO public.confirmations VALUES ('ESVtu8iw0MiV4fbGIhkas3D9tFWZifJuu0IlyCythwU', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.bQi9VdN-GKI1OyzOovxYOpe_fHIYvJ_Y1jZxzolOWh7veGReNqggRytzzEc', 'jfJ5CetBEmMM63WWAgJP0dXQRxxNpSIAYGOG9uQpqZ4', 0, 'sign-in', 'v1.k1.pXBPtcOYtAhHmlqorFTlGckaDTOJa-QxPGdIf25vSRyNvG7FLiLILcCaphIVZZQ8pqnklaytOqb-HCsNhhL5CHQKJean7hbATTEtYVB3lg', 83, 'USEALED', 1795490730969);
INSERT INTO public.confirmations VALUES ('dmQJRqUWJ-Inx3agB67l9tRDwYc9wDom2rvapDiAZws', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.825miXmaRRsQOQYYNHex8C1KpS3IXlgg9PiX-v53q0c_3gA0VkuMq9SUCz_YOg', 'Tb0x5ysFnVTQxZ2GWgQcEkjKy4e70NW0uzawZOk6oB0', 0, 'token', NULL, NULL, NULL, 1795490730974);
INSERT INTO public.deferred_commands VALUES ('T1', 'USEALED', 'C1', 'v1.k1.20OAPem3W6OWP81x_Bohi8K0AXuYKRjwh04ov9Mx2Pqi', 1795490730989);
INSERT INTO public.digest_slots VALUES ('T1', 'C-USEALED', 1, 1795490130999, 0, 'ready', NULL, 0, 'v1.k1.3jxMlYbqjwHH5K5U88oA7VPLWEEfZQJSXGlmfaG17M4', NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL0', 1, 'milestone', 42, 'daily 3:10', '["10 3 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795489740000, 1795489740000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T0ACME', 'C0KILL1', 1, 'milestone', 42, 'daily 3:10', '["10 3 * * *"]', 'UTC', 'U0ANN', '[]', 'post', NULL, 1795489740000, 1795489740000, NULL, NULL, 0, NULL);
INSERT INTO public.digests VALUES ('T1', 'C-USEALED', 1, 'milestone', 42, 'mon 9:00', '["0 9 * * 1"]', 'UTC', 'USEALED', '[]', 'skip', NULL, 1795490130998, 1795490130999, NULL, NULL, 0, NULL);
INSERT INTO public.durable_marks VALUES ('planted-158', 'planted-159', 'planted-160', 161);
INSERT INTO public.durable_work VALUES ('planted-162', 'planted-163', 'planted-164', 'planted-165', 1795490131198, 167, 1795490131200, 1795490131201);
INSERT INTO public.freezes VALUES ('T0OTHER', 'planted-171', 172, 'planted-173', 'planted-174', 'planted-175', 'planted-176', 'planted-177', 1795490131211, 1795490131212);
INSERT INTO public.greetings VALUES ('T0OTHER', 1795490131215);
INSERT INTO public.heartbeats VALUES ('11eb993e-7591-4e50-a6ba-3669870f3ab9', 1795490130156, 1, 1795490130222);
INSERT INTO public.idempotency_keys VALUES ('delivery-of-USEALED', 1795490130995, NULL);
INSERT INTO public.installations VALUES ('T-of-USEALED', NULL, 'A1', 'B1', 'UBOT', 'commands', 'USEALED', 'v1.k1.TYbUAgo41iA95AqTpUPfU_-B8K-7Y39HsL-BmizKvOBiQrRWnaG9af1Hq0aPHMQM', 'v1.k1.wguNkM-0xpZK0eRUAgtlp5bCQDWNOZdjG0eqTiSmN86mxDN1rR0QI7CkWw', 1, 0, 1795490130976);
INSERT INTO public.integration_secrets VALUES ('wP2Y7tMiGGcNqkNzcMgf-xYNvv4NwAVE5gKN-aTexzo', 'T1', 'USEALED', 'v1.k1.WUXjP5HnAZpnkfJBdaC1ImY-tgfTWCz6zkHMojxJwijoxg8gbwBcBNbsr9d1SE4', 1803266130988);
INSERT INTO public.leases VALUES ('tell T0ACME 42!12', 'aff20f14-0437-4922-a8e5-da19e50b38a9', 1795490130578, 1795490136685);
INSERT INTO public.leases VALUES ('T0ACME 42!12', '1c935bd4-18f6-4b1c-9abc-e4a0a86a6d49', 1795490130541, 1795490130740);
INSERT INTO public.leases VALUES ('T0ACME 42!4', 'f8917d0d-5b6c-4e26-935a-2ca858477cbc', 1795490130793, 1795490136796);
INSERT INTO public.link_cards VALUES ('T0OTHER', 'planted-183', 1795490131221, 1795490131222, 1795490131223);
INSERT INTO public.links VALUES ('ugaN55yDw6BdxUOhu5bCq_9fDQjUKySEoId0z86-8-o', 'T1', 'USEALED', 'ann', 'C1', 42, 1, 1795490730970);
INSERT INTO public.managers VALUES ('T0OTHER', 'planted-188', 'U0OTHER', 'planted-190', 1795490131229);
INSERT INTO public.merge_request_events VALUES ('T0ACME', 42, 12, 'edited U0ANN 2026-11-24T03:15:30.606Z', 0, 'v1.k1.Mdv7iyBuD-W9c_sOE03-p74sI9rTavkjJ53GKysAbikTyWdQdL0xxORjdITMof03qdT-UOUqpMw1UW7kssWNPUAbL4fN3Ce4DFB0AhKAWvQ-S9O4zNOuuL1L7VmYvAwA_1xrpWtrBfSoACw', 1795490130646, 0, 0);
INSERT INTO public.merge_request_events VALUES ('T1', 42, 83, 'merged', 0, 'v1.k1.kHcq2-DuNZLacB8dwa9gGGpvzQyQZ5IMiGa9rNDjl_Ps', 1795490130993, 0, 0);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 12, 'v1.k1.1n4masY0bVmVXcYA8D5OQdGWOSfUp1vJOomRW9CsBWnvIVn81Do-oF3Vs-tbisRaABzyKEnU5gucS0CRWe9JQ5rQrHTaC-KO7SyGR54nKVuFgQ45c8YcmJF699J__xQQ2PTcSD3Z6R0e9R4M6jA-z_HmI1XvqJtpPvH7EUPVwdY7Olxb_ma6EsYFKq0rAvSmkKT4xVz4QeNJRwkvJHvwPkGW7NqEZnfMWqYqLTxREHis_54GS_xYkHjblCpuAOawBa7zlDz0H83tbZHUlCqSuyVFzaCal0XcLw-HEox5mUNBVG4w8nYx8CkWyrWMnY-lCSRVG4JgWVvup0e6WUMkpnvt6lJyzk_MI6Q37U4tdzPzfyVLiHHqcofInC-ATqMkzWnChbcK6RrCLDUm7NSDgGvgfZMHuudV0quQwNdWK6B8VG49Jvb0GWiQHbd0xyqs9nthibLVdC6G78GnaxHMz9iVNbCRmxt6ZanY3cTXerpF7HaQwtZEnPVqs05gKydSl8KcNbAXYKmnLCamQOVIuk3q7hxhBDdjiXmO8ETJEWMgqFBKyV2OH_jAhA25RXQ6cJIoffnE4J8hWvj-s8aG3Z5owEJUEc3fa2fqI6HvRUsvPSU_SnIxWygVHYp7oGWB3Rcn5DO_ZrdoTO0OwWbWvDXTfMjdUS101f5SvzyvTHLen9JkR6N3-krxb0X3fOQeuIplHIb0w8Dem9qixTTdRRiPuVKXwnRNPECpImJPOQg1TCfu_l5lZDldrtCTSo5H0XwhHl0ndN2IN6IhVoiJjTri6HiLHY6Wgk0D1hkVPBM9pe0UHABiQ3jJIASQFGmcx95xne0RrExMKpdCp6L_o-FKEMAauPrLdjm8LEukcxODxPdjpnKSWA9qJOLdzTPwW0ORFKHldsb9GqB2Wm00nvgdq2OXAaWuQpuxhESN7h1okdGaq5YmnbSfBfKP1MEmXutSDt7emhKjLXelJazxuukN3siZN-h8tRleHIYHMD6tLon5IbSAEoVY0KD2mYdLwG-DyXSHUNqRMPzGtQtNm4G4BLm5dseMlFECxIfFsmvDVwcFlqwbsRm7Rdb8skGAoskxaVYAmgGhtf9aLXFxM9IYSfgJP-M4IWVscLZVe7JrF-m-GLFYTHhUT-4QoD3tzpIGkq7B8GPVtCObTDrUezzgdWiWxYsYTMdyU8KgR2_88j-SC7OfxeEDby1eLHFnyvnaWP6ix4-wfUNX3kyKrOMQB1qCbbjMcNSsMNBLiPswJOxxotvoXUfliA5AgvXnVs732OXk0O7fgbxfMbgtyDXWOnnPMULS66rWibSUautYboEpcBF5iSbt4AQ8jy93RfQuqke6chkemB5bsON-e-9x0jvALi3h-FKaYRD79W6mjy5wJzftmBbsr3S-nhiTFSoLMHDrwew5554URr06peUCQHEEwWK_9aUBsO8rZKfNsBDFFg6QC-i3wq8TfFSeBo90Xvk3fk6DhXKrluyrD2qr67zbBV5l51-P-xv7v-ahnO7G8etsQrIe8qJ9y5l52fTmPeTw-poDBAU1r9G5Aye44j7AfU-H_Is21KlggN-AHdUNE1Zp3sR__r5KGFJIlAU3UVEL_xDF0ULnCTyRkEYQgGyeGLiKXoFVWm713HXkYtGQyZD8GZoCKp3J_iH4rwH9uGidqG0-6q-UrHUyHml8HeBVhf3Onjc6tHBxWLKi3r0tB8faoaJ2vrGWSh8WvQmDaeWGi-Lw-08plSNjP1qymljwA2TXwnCkL6h5xvokK8oi0gJZNLD2gBd6pIpiRLd0JkBJCU_zRcLUsxHqcdSjWU6JR8urzSflRP_kJYaQuMek0BpJJNWE4byNtAjlf5DUzA8gGfIWUOZhX1jnC0G1qAILONFYrh2bqc221IXFQ13B_aAOGaJWV5LHmE8-wu-zJ2dIr5dsf2yEIDaGoZ89apIvLaimpPim_U4NoPG6xaoibdvWIC3_9Ui-gc85EpLefPHY87bCbBH9n4RIrsjkgyCibK1M3B-qk0wPcMEU3KIoYLtww98xHTjjPMCgDr1gjHTK6QeqPoHSupXQcAIGIQMNeD7IWsnpeq7tqGouSmkwmy58zqnitpF0a4C5wK_oTvi067mpPg4_JUDh4EQ8NUA7mSCa4dtXFAn8Z_nSrkWDIiMowQsMo7lBbbZMN1kCUAIgymaw-00MPsgHioyzrLT3nytgoR-j01rKiiB7WKy4Ro-JNN0dD0cWzPsO2qBKNOGixkjxT15CWRt3Vhv-FMtCAf_gzHgjK3cNEXyvo81v2yHXt4gROTYgj78_InJUmij2V5Vb7g3R9_Z1W_IHmLGqxS-QX4_O7LMrO0iIhbDx6HeDVnkp3-zSDs6miw2XBP4BdJTArHIH0x6Ro0Ip-J6uon5LUhksiQE1_pTiJa5OvdGV1Wh4NI9LsUeH4n-_Np5-lDxQxMKZMKT7g97RuN8z7dc5uVRJ3TdL2QmQh9bBJ1XU5Qa2G23Ce7mFRWjYaI-fenYVlbM-f5UJT50jLcLxDCVrI1INWgNpMtvEzwkyCHkShTY-nU4fFSjWUKfE3u7PRqubUzE9m9FkImexqBufnj4nibAhXvlmVVJdWEzlVu0I5jpBDP3mHtm84RLlix3LaaL3L8trkt3sbQ4hz_D5DZt1GQ4U4pam-ZNmrPYn-4vtbpGP0AJ2aizaal5IS5cQPmNi9tzGsuv4XC5JmohwCP6uUaHRSGZsMRzWW1UcfWDMwlRS08Ari_J2phqwjOZcJgeDLw-jqdbJtf3Wo_vhDU2ISRyna0WSJkqOdJPeckwZvTiqay_QHHH2w0ekqY__gL3na20yKyD95D42m51hJJYUZdiOGoZY1Tt3kyQjtlcltiFO885TQOwsQNoCIBQ2wk9119AUwTczHXJTxm5NHd0Po0yisTaJReAen7xzxPdRqfxP3kf2bXXP4-PYMEo', 3, 1795490130663);
INSERT INTO public.merge_request_states VALUES ('T0ACME', 42, 4, 'v1.k1.bAQCSUtycDZsP6N9lTt4vUMdtHjinV2FqLtshLOriZSLlqlPC_KfjMRSRvYQND_n5qfaoupeo87A5aGkyk45bZpeeFzd3IMKJx4lxRytnOfoI4RRQfD9NOD8rJhpqvLvymDp7yZ-JEOrUIODzmW5NUQP5n7B6pBBWbxv3IbWXc6HJ9c5oDD59gcWqpSNyIjEiLyWzaRkCoq64UgD8CUcJHJakAxqWJfyhij9wH56xWCk3nPnZnQ4M0ZFLzyDSS90eK5eDVkhX7WojTsE2W9TvEi5sHvu3lppqq4TQ6ZW_KyrtaNBHmnEWx9_s6HddS9bt5dkJIDRHOSjSalLFF1wXGu9eUHqPN-mjxeH_Ig9gqIR9y9wCeGMPn8Ml9ho-nbARGfy7HB7TqsBmksLdLWllUfYXyUVXcUq2oe1zSrGjfCTq4QUU3-EXaLEALILUFLq3meiASpeOCG7ujgUsjkfpxorioDZDDXwXeJ0nTvh3eJ_gGCmiQ7MAxYIuIFWiPDlbgmJktif7Bie4PnOG6z8bQXloVo7UHrWNgvtzPJrgBya-S8Dipu5ou0gPMlwJqdK2GrAZIQmG1BVf-ahD8yAWfJOj9Eh7pDSXZzO1S9BkMz0w3mKbMwc0FFOogT0aw0NNAfslqAyas_RPPXS9_AqCi_-ek3RDofGSTsL8sio7PTuHvIM8bi9CRZSg5rituNGifYJVJZUjI4c86bDv7QC6g5cfUbjCxgrJ4-Rh6yfimTMCVaG2qoFb85HQCt4OEOczD0-6nzs6Pe-OsadxLw_2XWbwzWHvyKJScEO3nhV3kEnnXLy5PILtrnO6WkujXq7UXoBKM5PtbSnsRFgy-EVUkQ5Kbp9n-dwpeY9EV_F27az1CgaXshsh-ejRPs_ITIKlcwXrW_k0W0BWpvpBaymCohvVL4UB_RDxWQaHq-GwrRw3nQsztXgCpe2GIandmqGwLpvrl2P42Jd0CEZ6OmigYnA7J4GwTUSy3NPZyixyxLHgUbPh2Dnik5Lj5L4gamuEC1KjIymReXnEIfnjHSR2ZwVwL1b_b0TLvVjWhsnmS7xt8--ZC7HygMcAGbtWwiinA3wxg_sC5RJ33PIlkjypq_CubFSdtS6NMsRHF2avFaCcUwuELN3EkBA8lwlOv6MK14dNWZT1ZLB36xlWwajwuiNFHeIlPqnL8Qyoy6b1Q7lw8zSLISKRzvxs9I46OWEaVNfWdcmnMFm8yEwnt3ni63sb7LkrM-S-Flf6G-q8xJiTiFBN_v8k2X1SPu_6g_23cI0ZXG89QmvkYqbHIFGdHDHuxW4Kubpg1g7TtHdowKIAUAHAFcuVBF5WF_RWmet9Use0-WJOuq7ix5CIUADypst41ZttVRUChviHohFgMIWFhArscw4unPVL_hNLsxprzyy8GdtwkA_p84mD2lOFJBHdNo9ygAJU8bYiygcUbyEqIGEn02iQMw59l_dEyuT-XNlZV-iXc86AoC6AZncB_7LRspiMgi_xs_ii7p30QbZpFQSH5rBJu43LC1zGFXRJra7tFHE4a8a0LRZGkttU63kEiEbX2Pudro_T8QrQQ4Ad-0bro-j-gTiW8DEMkzdyIKiNBfeEb8vovx2pqIgw4oxYjjCrhdaRWSb0XKRE_EKmfli8H3PA4EuSBp7yID5nCk1dKCQ2CFB-2m_a_NkbutrCsZci0ZcKPd4zNw4fsnLcD6tZ4MesgNTqCwHw9wc2Lm86Rz6SD9aEaRJpsBh7qlg-EQzz-WfRKT0QqXVVA2FPngTN1jk-be8rTEKmERAfKZ4fbnWH7rFiRXuY0bMTeha1MFkC0gT1sO4YoNvfrGFhns1Mj_xFXz4nmaBRyE8nzrMjNnAwSbjXbo7QsEq_l9Grk_AR1F8czZiAzp-WAyPKUwFXpxUA4iZuWSl25Um6ZSofh6QEuP_z2OoAMoP56lH9n-wsdbAOoPrSb1u0zVttmpdrNEVpZp8pIN5gVamkYR-jBFxo5_OmyWJXaYC1NS4vwQR23fPA60tBn1q4z15X0hr57DRk1hjLaCjbN1t4llu7aIWMOAZ45kIOaVJsBY0sF1U05x0LcnuIdOM4w7hFOcGZ2RTI4DIvoRxOy9bLHBTxPaQGlPvNUOQfJ5jWpr55tR7soU7C7WcBn4U4hSImCKNjzPnosw_N43-qG7cbdvbHe24QfD6UyXTLOuX40Y6K0r-mYXwLsjgqu_b4LZsigq14uZjPUFSPUr255Lmcq9Cum8YcgQPhbgEbOIvQXjt4E_HMVl9cEWkALRV', 1, 1795490130794);
INSERT INTO public.merge_request_states VALUES ('T1', 42, 83, 'v1.k1.DXsWb5HFbS5ufIIrSmeSkBE-emwq0lT2InXkAxU6gls', 1, 1795490130993);
INSERT INTO public.message_fingerprint_secrets VALUES ('T0ACME', 'v1.k1.mB3C2LYRIPbzn9aua3cUYsdHS4PsqalbvryGXjk_9SQf7cGX8q9CU0ZodcGCvd4NnQFoa0zD6QE9IsFWmUNc_M9jb1QGZm0');
INSERT INTO public.message_fingerprint_secrets VALUES ('T-USEALED', 'v1.k1.BJhIrsFlw2_MXrZa6IxPcpFROf5XVuj4CagpTDCYx0UW50NDVqmYoS9zbE__8fIpkzezLUk7G0juGBJA6mrxefDPIqnOTwk');
INSERT INTO public.nudge_settings VALUES ('T0OTHER', 'U0OTHER', 'planted-194');
INSERT INTO public.nudges VALUES ('T1', 'USEALED', 42, 12, 'v1.k1.D6BfFNwDEvMWcWv4CTvNrXGxuWm6gPbmxfx32kH6SeU3BTRSOUZpUow1R8jcKDNs55TE4Jn-eV6TbUi6Ese-VvYYg0JOPHks8PSse_mOc3P5QxzshZyXHtqXuuesFG_jnyl5REk', 1795490130992, 1, 1, NULL, NULL);
INSERT INTO public.operations VALUES ('9qzheue8', 'T0ACME', 'C0KILL3', 'U0ANN', 'mr.edit', '42!12', 'jJ48DK5uKqRsuESmGz7_p7V11avKvWNqWzY12Z7RI-k', 'v1.k1.wIGgNV7FRlUoFYZM_BWlsAedxGxiT-bKfIVk416uxxDzhcR8G1cs0enU3MPz84HlxeFGAw4xGjYMvcg_CycCensc8kOtejjQmcypfHcGG6iXHAEwHY-hicsIGqjb0k3m3oPEKlIgqie7k5oR6RxoFwKzbH8fpwGq58ZrxYQE_PZ7MsOHtK2-NDDJPvjBW3s6Mn2o6fwS2SI1OZqpDFjE6JgH4FBwqaL1ZQX8JdefLPva8OqLQIi_1V-ADa28zRoC8xDxUqD93vdK8uw66iWO4RkhxSMuaQEhGWyr4KPiz8F8CROgi82UawO54GxbVaZ-X8SMtASl5qWc0ytfKteMbOcA0AwFD_ezsGE4dwJTyEFCBVI4z-r5to7Uwnvz6renCMxjMw2_xH9TFXo99kS8jlnhGOvDiUJfUXmWlhyijztydUSQhcMtLdRSaQN-Mpvqsi6sti-gTeqLVrQmRE-rO2lPIG4XOpSbtCWSrA3HMl1oRt0z', 'v1.k1.b0rl3oTiM5_bhAWfHsstlwhrGgl_qGhw0SO9HG7DXFHs_fE9pDpv2fyI_YIsBjLCwKz90ByBUpquCdSRW50kakfBdY7l7De6HN_e2OXCo7u4lRGkHDT4aIRtqWAadEziwDk4WAquq_J_PA43YSI69TwgiX_2JX0dFf0jhvHA_IaLgeyXRtkKmJd-0BKngzphShggvW27AFlLc36O2r1ITFlQGMpxjukdoZW69GlaUbaDBWHtqLRwQFLuT8M4XTPHacMI452x0X3EULRwdKtHtMN8KwBfM7Quwv3j1yRhaWPCzYG0JXNPrjPvXM6epKRfbgxDklKIBPRl7NuXk5w86r5Sd3Eow2Zbdw3uz1r_6hQV9IKne9k13h0PYNCpFUgfzkVy_Zrsyq-OOrZND2oJxveMWauYJe-F-DlR41qIVx8uhiK09hrRnJSWYew-dDScxoFwoAObOZNNF4sVIzY5nuT6oyzEAmaaSQe2txrNQ-LPL62COkSef-itgk2LDUZNLVxv6Og3kEhChpLddRlyzVz040iBd0bzZ0oPWG0sH4x4-iCXnX1SqyPI-JTSQ9Uqtcgm_mAt8H1kcNtMM5k8OABwaxgxCl3JIqHx5thODBhvZzPd0mwrN6WxLOEH8PlUJX5q2ZDD2PG0IsdxcNeEcjNpCGvrdiWw71CwUN1Asyv1wZyqMZNn0qs7kOUxmww63HaDwl8CTnbzEk_ZOX8nRJuPCneQ4uo7ipl0Qg05i2Bqv_Nr9eRL99jVWyrE3urlvLX4o1vd_EHyUiIjO5iduSkweVsl0AEABryKJsY9XLUzIePJqNmZ2Ea_jv37Jmf5v4xFXR7K5eUFVJ_iDqexTylOfwkqPrgs2fffe3RW7jVPTzDM4kiTwQQhCAbxRruoAtqYpnWi4plNMxHUT-Cs_92-KqNg5iRDt4tZ7qOjxI0QwyfXI0AtZJVs4loq0-8S4cpRzWL1BWosvcO_HBf9hHo51rd8rFNhl3c307PmZ8osZYtrOvq24DL1_HFY69pbDC20A9UqYlzIT7m91cg6S9VDie0lXlr284USjb73zZcOaQQIaIjcrLY2mxLTIuJL-4fJFngSyjYk050xGpCwMz4POPVt2-bFEG9f9LkjLWRYUhKt3LnnqhyMCqWdFV6jf6ZKjdAMV2H7KbNO4WHzHUrTVuST9uhjyaoB5DAil9a4ZDVnuUPG-rPJ_354k6XiNSx2cy9J5bfGZMrouUEr6drrXBeDT0v5Xg95mczg7cvoc9drWkytC8KFusY10ULaQ5k9f2gLv8cexLB5cn1m4zfBLIJHvf95gbuKgFkFTnz6bHGlOWbXsjUrMPvKMVBM659ALsktZFMV2DVKofqQt-R4ot-SV_UVz4babK6UL0eobXZDJOcleuQFJPov2tgYM-YCDyYZossTVS1TVx6-E0D65VrLzy3aaozUeB2zBlSu1WuaLYFp1AerUc0wXmB76_spG1fXYw_1HTWcCfCrRvIS_cf6Gzl4mdkL_Fl-0MLbKZN3fcH2E5lOgqOmbhv3Mv9AARVM6I21cRUnmSwuHfMuHxOUlNprOuU_Z8fNg8HmAV76sda68JbjEpUkfsJmD74C65URUIUCDC_ZM66nqgsn5IqyQDUH6m4T_JLpWnkiv2Oa79Du9aA9ZCj8gOOkToAJBPOTe1yEncVFHXHiqwbk3vEUqv7Delc0vxEYzMRB09L4H6irfOgU7m8UajVTWMRO4LtxLnNynG5zSSL5Qz0T5XJA2pzxzR2Y7FPCFQ2HxwyQ0YNSj4VC0h9iXHIHCO5R1AGNA3BoUnvsc9zNwamlwDAYvEKORfXgDQQ5TKlgAOKE8J5-uv1ogMEPrajfm2Xd4xRXCvFpZzUpb5vCjbheKrpRZD6zfAfYDtO0vD1FDRJtW-TQVDL8jqEJV4gopFaIOy6p-YlQjWmK35o42oGvq84524HjAuMnUjNtI_Via3TXB18Luu3XKL-HVfpojzyfuCKESsEitaXV__ucM8qpzGp29ZQm_tyyTSIlsiR6Blk7xXdTQn3zkPP9zrFMWwOrn5Hnt3JSQWPUhxGegO3uQOdSFWmoPWKXYhn7M6cNVdV2ymbag_fEmopGK9Lw6SZMSo22Zt98hLwqyV3Mzoy777TLQ48AW2x9wsF1KBcJ1tI3_VwJHlUs8Z3BFN8VFdVt2ifExh2iNVvahYWfcnkCP8rK2bSfkyZSQsITpg9Qjp4kwdU0dEKoxH4G-mLbbwgfirjWMrsZf4tlDRDCeZOD7N7OQzCGAuITSQAbYg0Vs5OMW6t6LfiFICja4YuviLF6eFvpenOT8ZL_gG_qt52nW2NblqQrcWwWKy5-0pyzjgZizEH_a_ii75ZKI-tNjgKKO1gt4Yetvy4n35sw6s4z-QMldUnONN3Aynu4zwjzbbt-2XadrEy2A7cPpMTqhQ', 'done', 'v1.k1.IBLc3JWQDcsz057OnqnmG19364oxThFaBsZkvB2gymcNhTipSr3Pd-Rjl6IVzr7bjzCH2L_tzyXae1vuWtWMoZn-0gbsYz02-mkWNpH6xQltnpq1jgv2zJaM5AwGjznjlR7veDrh3tXLdjDBAtoeEqLqo3RpjrNe', 1795490130580, 1795490130599, 1795490130634);
INSERT INTO public.operations VALUES ('qbr26ahf', 'T0ACME', 'C0KILL1', 'U0ANN', 'mr.edit', '42!5', 'K4-XBENOmHqT0K9sgkrIYXxRwZpEhCopuZLRQGBa6Ts', 'v1.k1.ezViOktFaXvCagRi7FTdo4FmyrkCVh6YAVc4JAQ3mPhQRcsCo91ySeS1sAf16z7jCl4bq4RsgSKy7H5Y4iHh26zlHIbwLS-S331pTOtDvLXKnEOFt8aok0cICzlMwDxBziskO2lqJRO_x0aqtYfML_R8FEs6CuvFgxFaqtLZbhgnpwHbokCnN1oVsBjMtetmP1gM6pYNKEiIhlpvz-kRgPiwvyDtISaUB76IDx3pgFZdUhAUlK6kAJ2V35a6XUAeGadC87sHEDde83CrGfsJuzrV4MhiPS_64Opq7FqOmVbO_NcL5Ji7dzmLqvP4q74rr09moAIUDEAuI59flNbhixGIz1ixX-gic9tC9wRZdkbyXs2PU9aHbSoXz0X_QZNsLeyxGEIID1teTMX8d1XZl6Ub8vaTp20wztO32zFyQiXWNTAgLOL7k0_BKT2OEx2ZgLIMms-ZB_AckqjlFMnuS7RUe5R61FhdrfBtRxPP6gOrqfQ', 'v1.k1.21iLYEeFZd3XDN_mcRbP3ApZqK90qNNjDucYdjnFLAWEYLDVVem1SQmAbJ8pFSE8u3ZsQjfcRJ69Izxtoh9ajaIusBIbmxzHWLssjiKYKRSNum1X_ZtKsr1boOy6pzDnS4VEL1yJBlszpHykGLDtrYC2dRLabXhg0tagfVKcqD1anr7w1eUUg_m42UdWrIFuCSaS4OsjstCtC2V4-Mv2zHOVOxpSj1JUeKPFsxnMpyrKt-rqN5ZR4scdJE9XcIXLZDbqukSsQRjIKmS0xo4NzVxUga436BlRX5En7YFsrjvGX7k6cs67nNOGMz77cbTcWjM5s5_yHiglHw8nRPplgqTR7JeFdPMtAc_ve8eppZ9JzXEgSUzT-HeK-97xjlI1BIgr3mAQqY-3ZWM6T6CfbL2U6iS6bYXqkZM7-aDbVn3LbawufWYCgoxLR5m5uxhNM38BclEVgf2VvaC8V3tJ-4vVrkRO7hOMfat847lcxgBU72DzSytf6aInddtDrejfYAel_fxlXpNKBlinXj_TdIDT_dAze6Fz8sztgNO6LqHYrmsOEa6VY42YIYEChbqE4dGZ8kt79mXS1FunVIPDD9V5HTjyznXWiGGGC8Y9Iy01ev0gZcAS2XLfbdJD3VbM1BOTEmIb6r97ldBraxGQ5duVRBwLg_nTr5akxphQ9FGEGQy0a8-T1b6OG3W3-5pvcKgVweAbQdRGU0U7KBMwzmZOVCBE6d1lnOUl8P3ulTHmblYKwBZaTOjj__f-IDMwWFWlkNeXKUHOMqzSvwucRSelPwBwHD1Pyl1XUfo6eSvTCx1Qbt-Jwe3-hk573Mzo8nCcNPazFnPS_h-wy6Ehpll2rgDe2zPpfDk7e8hntRbvx3Ao2Wm2iq9Dq4qAAxqoGUOTqeh9PlQQ_8TtUtEygtCYHl0bGteI4gpRESRhtIdIQVNme6wNqCrj48lnPCnhOKuMzbDt69UCtJTNTsQoFoEW5X8IXujBzkCff2rFvlLiV4OkpvelHReGxqLoJQ75kpVLZa02TemG7ncyRNqZr1VeYGralmutvjMJSCxQzfN2ncy_vWmujGh8d6_NaGTpYqOb6TlKnxXXYtZ4tfNvGP_CVHQ_JuWPqSIv8VyI0_hI3IcX8emFe9GPEC6Z8_cBk2a8kQ5UN74j1K4UJlgYpqmD6XvW_dSjnrgJQXW1NdtNjGvJq-ZxuBgqfPmoLkfl0sciELqy9b2kbywhhZJZVdU6pf06ZQ2smfghNWbBAM6OUY37G_ZrQid_jSF8Euh-kzeglCvUvmjsQLiUWjzths5NqoIS0AvmaKGftFQ5zKGd0062DPAvGoBh-K1WAa3Bbr3iW6_Zupc4wsBXYPMr6BeE9ctz5htHvVfMuYstxFhKFRk9VfjjeYENudjvAqThK3s3jmhS2CZx5Sf1lHaoqGoIhm9VsX1bFP0CdkXW4lUM6es4P6FEKpyEXBjgTsbocl8eBFvOycIE3BSYbUyyxNG8x5_2imT-qYSuSnTGKMW5hvH5kpZkcnBwrHSUyzG3Pb2_2fIvX7xWoltHzZofQlZQeYpYyPp0ee8ps8dEgbzqoLZuNRjzG3KM8qpD51E9hGMosa9mSjTxBbmLidFDMvxa8sIbcR_Rk1DULS_sK3pEjSM5G3BzIcxmKkBaldQd0hQeFQgYVOAbMH4_2MPopJgIKY1DeU28Sxvwxi8ELa41fmmQFKDexM9ZmRLXmzUzeklOgpZFAeMMNm-evFepF0lrnTHWuW5cDWYYrHN29AKddHprOZhMiwpmaKEo0TwJrf63AkaZLDnpXan8YVFYHtQAfV96e3NOa57Y_61hiUGBNSNU_DxE1e8MjfYkduulg9MARtkzkuLbIdCyxFGJUwj6aVQgft7v5zFUMYwGmDuOSI_bJwRACiepGcLV4A8DNmUROhBOcaj9yenFTube7s7ryCWPqNLojlbkqfaLTmeODv_ess73JCHKYwLmZPVgCEBpAut7p1jfQRnVsu42PlAEWNNgU_EAAsIH48vkwnL_1Y8mJ0AcFPTvqo4xvwMA4dY7y3SMEbb0AdusbSNUSjFm8Ul4-DHiFsnAZeG2zYOSTEQyVKAh4Dh9ME20eiyXQLxWPR23ULR1WnjEkqbQFuu3vq9jHwlP1Is9WbyBs3bdmQ', 'sent', NULL, 1795490130691, 1795490130738, NULL);
INSERT INTO public.operations VALUES ('reference-of-USEALED', 'T1', 'C1', 'USEALED', 'mr.merge', '42!12', 'w', 'v1.k1.bwt6O_KnJtYfh19b5mq9v1Lp3gEPE6n7fSqMD9R7iE7v', 'v1.k1.0z8CaWBGBrd5z3DXaSmAvOZB9RtiRibFQpAxg6YodqHasA', 'done', 'v1.k1.y1_BRJ3nB8eGhy6KFMzKEU-gyT_Au5Cy6ZosrbO_LWLOpA', 1795490130990, 1795490130990, 1795490130991);
INSERT INTO public.outbox VALUES ('970f62b7-4247-4e3a-bd80-1f72a75a9eac', 'T0ACME', 'C0KILL0', NULL, 'answer:8w9f63ww', NULL, 0, 1, NULL, 'posted', 0, 1, 'a9f7bd5d-2010-4739-8f4f-c5fbe0b66a97', 1795490130553, 1795491930546, 1795490130554, 1795490138562, 1795490130562, '1795490130.568000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('e471f9c4-1366-4fbe-a935-205e34d165e8', 'T0ACME', 'C0KILL3', NULL, 'answer:9qzheue8', NULL, 0, 1, NULL, 'posted', 0, 1, 'a9f7bd5d-2010-4739-8f4f-c5fbe0b66a97', 1795490130670, 1795491930667, 1795490130671, 1795490138676, 1795490130676, '1795490130.681000', NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('2231a1ec-db7f-40b6-a312-2cc659591bb7', 'T0ACME', 'C0KILL3', NULL, 'event:42!12:edited U0ANN 2026-11-24T03:15:30.606Z', '1795490130.681000', 1, 2, 'v1.k1.0KXYDanuUyhCfzTRJktuZYL2Xa5SVJrDYCWP8_xFhMuHtwyPNMQ0N_7FXMuLRXYUXfLskR9lUgzz7sfZqKZyAzxmYTWgtIc3Ob7zE7t5AEyRK2278LPAQKvlQ0K7i67AMLmVbWz821Yu7YErAAamP5t1upeSJ81hNYaHwnexmTDZJWUpgcMAuFY9T9OB8h__6knCqEVhWEJqNdGGv-dV5yjaQCQVsJ-tLoiLlKBBepUCKQ4qdmDDaCDyxN2Bi6ywi2Uxm-noy6q-', 'waiting', 0, 0, 'a9f7bd5d-2010-4739-8f4f-c5fbe0b66a97', 1795490130741, 1795576530739, 1795490130742, 1795490130742, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('5951b3bb-374d-4e66-bbbc-bc57ba92fe15', 'T0ACME', 'C0KILL0', NULL, 'event:42!12:edited U0ANN 2026-11-24T03:15:30.606Z', '1795490130.568000', 1, 2, 'v1.k1.x63JMEB3koM22UaDtSEJPrnC39xlZPzrHPmy7lD_xRD6U_rD6-vqMCBr48SUKAPdsA9qr_VZtSiX9TfnXNakk-_rhGgrITQwddfp2RfiQU_UOXvzfcwQrBbEbqrdcyM6yDbO0AzxnQcSMdqlZnJSQ9gB85UcSra2lq4FMAr1oe0Wjq3ubmuJtKt6WLHpqcwn3Y104BK1eC2qxEceJ3kZv5_ZnPuso6QPhrAKL6muxn6O1ouFC5_utHoYrNG9m54IYTiHzikO_X4J', 'waiting', 0, 0, 'a9f7bd5d-2010-4739-8f4f-c5fbe0b66a97', 1795490130744, 1795576530740, 1795490130745, 1795490130745, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.outbox VALUES ('b42ab124-b420-4a61-b886-9ea01c330a62', 'T0ACME', 'C0KILL2', NULL, 'answer:g6dzgcbf', NULL, 0, 1, 'v1.k1.RBxi1rOj46RKkKU5Eg-TpQYsjm4g6z3AZB3AaZQFGijhi33Ed9y6ibB6JwRxMCO_Zj4VyQoJu9-LQNpqmsnEtvart8cMDauumTEJDmr4mxWcLL3y6l7BEiPq0bRbeC39-qVOUZZeLFi1LLSI0-4Eg3FGoxdK6US-_4KN8WwTPGh8zrKmvWn23yd6dPvV_cfzRYe0CYwH75XGFV7rx5rQrKXszobIu7QbRfYtlAWVsesccExJWlgvUQLYgtHF2PoYhOUvnZMkwdC6vYjAHn-5r1t62icE5r-sd5U0SO-g9oLV3O7gpnfSUEQnHNamF5qPrvLb6aVivBfbGNyBB2Z8c8t-UlweiLEYu1CvcMOxcHc-DHk9to1Jb_MjQeGRzUE_NmLPLGy51I0o8m9V2b0zTrhL6e0C2F6u6lyVqfywqKfMEfMLN7xykMNanYl-4puN1izJ75RdJGZA6d6CHACCxjAgtvfTis-y8YA-II0M7cbc9YQvDgFfRebk8V_wmbQIbZbM5iNys_PlDxI6GmE1buBOsmivU6PAm7K0DAVp5GzA91Otd6m3_j9s389e06vv9fNzKO2ZDq6infLrQyLo8hYgtDA_3uEoyqfeiu5tcGl3Aq8fxPIS4o7VAV95QuXFt-MN-hKOpVmJ78Alil-VZVUGvLuHSW7sg2Wui5U-ObF6H9MANvyPdd7iR_a3J0p-jsevDkE_JF36BFNfXm22O4EfTBJ6fRkQq0hM2b1EtrSpdAE0_paM9x5DGFkYACgUL9MdmK-3NAW_X8HGUAFQToD_R9ShywaZZUmTcAsy3tocQWriSjZ-oT8_Y3YPSekQLCTuNEHuMARV8Anny3ltF64xBnY6zIOn7DBtr9LX43L25lDqvwvE8bIE9nDu_NN1EJ2zjw3wzoNnq50XdIvYbnY9BPo34HZYga5KNq1wBPNqnSXGDJcnnELGMzTSGQG4aFZbKkqE8uDcw3ryNVd__QrLGZTYSWjQSBjMZJ6c0Nk72nTDuznkYLO1jFoEIXLMxE0zTniTQFjWQpvDYsVtu5ZAVLX8mm-01NlQjayHBB1yLh7Qy-D3njjN-_Q', 'sending', 0, 1, 'a9f7bd5d-2010-4739-8f4f-c5fbe0b66a97', 1795490130800, 1795491930798, 1795490130802, 1795490138807, 1795490130807, NULL, NULL, 1, NULL);
INSERT INTO public.outbox VALUES ('18ec1e41-f5e8-42cc-99a7-770d8c66fbe1', 'T1', 'C-USEALED', NULL, 'k', NULL, 0, 1, 'v1.k1.-EnvCW3IqudYPs-DiBRvv9fsV0ZseV0zlE4q5npIa57tBG8', 'waiting', 0, 0, 'me', 1795490130997, 1795490190997, 1795490130999, 1795490130999, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.pending_integration_changes VALUES ('SiG_a9JDICQyTzGaNJY35TpFtSy5C5QHn5xTxZEVDXk', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.dmhc1_GaoKh8sy4N8NIDsz5rbnzlZ0HpLspuJNkDbswBAzkbK_GcrPz44v5BV_teqP4tVnlKtRriWTxC4KSm9FLe1J3Ml3ys3UtQpsndl-pNag', 1795490730975);
INSERT INTO public.pending_requests VALUES ('qbr26ahf', 'T0ACME', 'U0ANN', 'request:6b2ba49cfad5cb7caf1275bd32e6eff465207fdb0d9a686f42e55885bcb594fa', 'v1.k1.XS_1uhioo4kWR7EjemC94TgwDlf0VFKXsHgH_SV9jpe8uv3OR4YzZBQjTQvA4YZoZ5678lo5d3LqyMvCgvweRckoplaxkuVZo87mGX49RldzD6qapRhosz78uO7dfMe5FMh1d-Ccmb3JxD49ouqXW-QPm2orI3JfjhHJQrbaTMxV8HXm12QBudVmXnubktvnOEDKfVt_Y7lBFDmxeY0XBrgzFuR50-QUEwy3e5Qh02jRuxMFt7GbYBw46VzP2Qu8UKcDjR_ZvUX4j3AjAD19iD80d__DO87N6lBKymECapMvTY2Lsl2j-EzU-jE1sfcP_U5VC_w6Y-8leRiw6rtMc4llgZxZlItKODF4sqj48i7fjajioBWIDnHRp9SXtjnb7aEInE3HKHjsEFyI4sWgrceQy1eSpBk-yG62w4fzTnt9HggikorbOhx2DUAjSk9QH4UQQWPr_RreeXTPE78jNOFsDn71vghr27Pb2DZtLFe9F4YSEQO4rJZ0seZJYCUfwa9MunqFUDyCCLBANLqulJyRiMdfwRMPs3j8HxzDF2cebB5-_3ODXeLfNoO3Ou2E', NULL, 1795490130693);
INSERT INTO public.pending_requests VALUES ('g6dzgcbf', 'T0ACME', 'U0BOB', 'request:e3080ee98e828083711d7f385bc9d473d847a2d61e585322aa4bcd1e4b897ba2', 'v1.k1.WtLHFjGygFVb6Asnc50IMQ-5DgJ4erG31j59MToPdvgSMCBU0rduQVJIfu67Ux7GMIICpnn80WxVZOKZzjannFF06pTq334XDE91Udx1dYo0_xuKo-1BVl_KdCLRhz859THHR0Y0AD1_kyAHGG2S8AiNe7jP0iWfrJkVtmNcnvlfAA47PxNX8KpVT5OPuWljfHGbWfeAbj81uTPqfvkvrCWrL3VDBHj5QtdAjt31SmsGoIcBwGks8OmpzJhT_sFtHIONnbIT8OSoJwTglxFxASGslcoYsZ3oqzopww9DnPmkpLOLSwTmVwKDyZsqs388GQj74-vMfQUuERR5YSPyFyt4n0bxE683UoRfxhWujGkg6sdqj3ixymdZF3g3XIe0B-PdcRbntcRWNi22gXnXYSkfepuB3QAqbHl_GTn0ThPWqxSjr38Zue3GC2pghZjx9hAlJapswY3jUB2dZ0MziCcK0IMDEPSxRo5kLgAQSPFAOWJWiCEBB7NvnHLkSgvtlOyvQekAVLGRLiOyCqrsaQbv0heNHBBmpz0', NULL, 1795490130756);
INSERT INTO public.pending_requests VALUES ('delivery-of-USEALED', 'T1', 'USEALED', 'delivery-of-USEALED', 'v1.k1.f-fO13vspppbP_nTVoeThu38XGfShxxhl6RXt22m_I-BeMU', NULL, 1795490130995);
INSERT INTO public.policy_changes VALUES ('T0OTHER', 'planted-196', 197, 'U0OTHER', 1795490131243, 'planted-200', 'planted-201', 'planted-202');
INSERT INTO public.project_paths VALUES ('T0ACME', 42, 'acme/web');
INSERT INTO public.schema_versions VALUES (1, 1795490128937, 0);
INSERT INTO public.secret_links VALUES ('kkrQMyysVXvvx1HoEGlWKzAkdxSZSgPauAC7v0ouQs0', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.zaL1HimYtWSHYF6giJqt-N9jW7xckWNpvZNjLnlpWID_C3ldLs2fIxcnWJOheKuQcciKmgH_JFxUWpDUGvQrEivNcp_asJ31SWzEtJlzgfQV-SmLe_ByW-eFPUOLdcQJKkMruFRIt4ZU15ceQgl4IxA_eoC-3uSeFzmJpPQ5ktUdBwAA', 0, 1795490730975);
INSERT INTO public.server_links VALUES ('pjBZvTw5b1cDv4Z9jtpwGutNqcv4QqvDPOEvZe5t7Wc', 'T1', 'USEALED', 'ann', 'C1', 'v1.k1.auG4SvwxJAw2Ng3BIqKctBU3fR6dJzf4RztAP83StX3zZBpWz_HE7Vg5I3PYNOiGQYuHQAH4VGCmhLHikH5SIh3n_cyr9kmOaWm0LqJKi0UbPsuFAERfyHNMiMfH9arJM60UJfTjkRfmAA9HcQVkOVVVMnbn3_6L7bF-MCyWgB_-4auwxkE8-hDtHnajeG-wREUDyrudhwSH9JNaxyc_rUbyB8lNSLTY-dpj_DerzmvYrbLGJlhsqXhYYkpXbJoGQWngJdcVQvdrNbPjr_FkH4wcicGX', 0, 1795490730987);
INSERT INTO public.servers VALUES ('T-of-USEALED', 'gfV1dvMHrdCEw9s-zpI-RA', 'https://own.example.com', 'v1.k1.fMDIw48FWrGQ5fE899aXp8IR2Ec4VMQRj_A2ootICzoQkdKM_JwbJHkIa98qtJ42MWK7k4cMdS8eZvY2fZXDOVgctxjjd0IDk8tdOdLVfYiYab7CqiUkWGy0urFkhMnbZ1th36Zq4ibM59Ke_wQ2fQCKgYVci3Ho8VC0sPnQSqQAto16aRDG0A6wsl5sxmrnDH6Kejz2hKRAe3hQRmr24NIyugnrxqSxCzAmjFhbbpZdrM3MVKPoPdHRCc-yptjd80z-V4woAYO5-FD3Rjm--xSFrPlF', 1);
INSERT INTO public.sign_ins VALUES ('EETnAOpkLqF2ZWnIXHNupfPpMW_3iAbMlpkAWIBETBY', 'uCNP3yrdzuvkkef0hq3YoN-7kpzH39Za6izpNrWUxEw', 'ugaN55yDw6BdxUOhu5bCq_9fDQjUKySEoId0z86-8-o', 'T1', 'USEALED', 'http://127.0.0.1:24817', 'v1.k1.kjcp9aSr9iZzgadfooplXSIgI3Vco3miQoF2gTal35yIKICvBIlP2WvAFShXADNoEbRwX2w4YCt_zXcnCoUELd2ee97SQvA', 'v1.k1.Pl5TN1GA4VjCZVUE8fGuFkyozxk17w2_GHgcRVHbbaI', 1795490730970);
INSERT INTO public.snapshots VALUES ('T0OTHER', 1795490131252, 1795490131253, 1795490131254, 1795490131255, 1795490131256, 209, 210);
INSERT INTO public.snoozes VALUES ('T0OTHER', 'U0OTHER', 1795490131262, 1795490131263, 'planted-215', 1795490131265);
INSERT INTO public.store_facts VALUES ('forge', 'http://127.0.0.1:24817');
INSERT INTO public.sync_cursors VALUES ('T0OTHER', 1795490131268, 1795490131269, 1795490131270, 1795490131271, 1795490131272, 'planted-223');
INSERT INTO public.uninstalls VALUES ('T0OTHER', 1795490131276);
INSERT INTO public.webhook_events VALUES ('planted-226', 'planted-227', 1795490131280, 1795490131281, 1795490131282, 231);
INSERT INTO public.webhook_health VALUES ('planted-232', 1795490131286, 1795490131287, 1795490131288, 236);
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