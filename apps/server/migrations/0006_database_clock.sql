-- The time of every counter, so that servers with different clocks count alike. In tests the session setting replaces it.
CREATE FUNCTION "naru_now"() RETURNS timestamp with time zone LANGUAGE sql VOLATILE AS $$
  SELECT coalesce(
    nullif(current_setting('naru.now', true), '')::timestamp with time zone,
    date_trunc('milliseconds', clock_timestamp())
  )
$$;
