// Test data of `npm run bench:server`: 100,000 learners with an attempt each, 100,000 cards of practice, and sessions for the first learners.
import { PGlite } from '@electric-sql/pglite'
import { createHash } from 'node:crypto'
import { Client } from 'pg'

export const ATTEMPTS = 100_000
export const CARDS = 100_000

/** @param {number} number @returns {string} the session token of a learner, from 1 */
export const tokenOf = (number) => `bench-learner-${number}`.padEnd(43, '-')

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')

/**
 * @param {number} learners how many get a session and a plan
 * @returns {string[]} statements, in order
 */
const statements = (learners) => [
  `create temporary table bench as select id as exam_id, version from exams order by question_count desc limit 1`,
  `insert into users (id, email, password_hash, name, l_name, phone, role, is_verified, created_at)
     select 'b' || lpad(i::text, 23, '0'), 'bench' || i || '@naru.test', 'x', 'Bench', 'Learner ' || i, '+94771234567', 'learner', true, now()
     from generate_series(1, ${ATTEMPTS}) i`,
  `insert into attempts (id, user_id, exam_id, exam_version, attempt, answers, total_score, total_possible_marks, percentage_score,
     start_time, finish_time, received_at, time_taken, is_time_plausible, has_evidence, practice)
     select 'a' || lpad(i::text, 23, '0'), 'b' || lpad(i::text, 23, '0'), exam_id, version, 1, '{}', (i * 7919 % 41) * 5, 200,
       (i * 7919 % 41) * 5 / 2, now() - interval '30 days', now() - interval '29 days', now() - interval '29 days',
       600 + i * 31 % 2400, true, true, 'made'
     from generate_series(1, ${ATTEMPTS}) i, bench`,
  `insert into leaderboard_entries (exam_id, user_id, total_score, percentage_score, time_taken, submitted_at)
     select exam_id, 'b' || lpad(i::text, 23, '0'), (i * 7919 % 41) * 5, (i * 7919 % 41) * 5 / 2, 600 + i * 31 % 2400,
       now() - interval '29 days' + i * interval '1 second'
     from generate_series(1, ${ATTEMPTS}) i, bench`,
  `insert into purchases (id, user_id, plan_id, activated_at, expires_at)
     select 'p' || lpad(i::text, 23, '0'), 'b' || lpad(i::text, 23, '0'), plan_id, now() - interval '1 day', null
     from generate_series(1, ${learners}) i, (select plan_id from plan_exams join bench using (exam_id) limit 1) plan`,
  ...Array.from(
    { length: learners },
    (_, at) => `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
      values ('${hashOf(tokenOf(at + 1))}', 'b${String(at + 1).padStart(23, '0')}', now(), now(), now() + interval '1 day')`,
  ),
  // Learners who missed every question of every exam: two thirds of their cards are due.
  `create temporary table bench_items as select exams.id as exam_id, exams.version, question ->> 'item' as item,
     question ->> 'type' as section, (question -> 'tags' ->> 'unit')::integer as unit, question -> 'tags' ->> 'family' as family,
     row_number() over () as number
     from exams join exam_versions on exam_id = id and exam_versions.version = exams.version,
       jsonb_array_elements(paper -> 'questions') as question`,
  `create temporary table bench_practisers as select i, 'b' || lpad(i::text, 23, '0') as user_id
     from generate_series(1, (select ceil(${CARDS}.0 / count(*))::integer from bench_items)) i`,
  `insert into attempts (id, user_id, exam_id, exam_version, attempt, answers, total_score, total_possible_marks, percentage_score,
     start_time, finish_time, received_at, time_taken, is_time_plausible, has_evidence, practice)
     select exam_id || ' ' || i, user_id, exam_id, version, 2, '{}', 0, 200, 0, now() - interval '20 days', now() - interval '19 days',
       now() - interval '19 days', 2400, true, true, 'made'
     from bench_practisers, (select distinct exam_id, version from bench_items) as taken`,
  `insert into practice_cards (user_id, kind, item, attempt_id, exam_id, section, unit, family, due_on, stability, difficulty, reviewed_on, right_days)
     select user_id, 'question', item, exam_id || ' ' || i, exam_id, section, unit, family,
       current_date - 10 + (i + number)::integer * 7919 % 15, 0.2 + (i + number) * 31 % 50 / 10.0, 6,
       current_date - 19 + (i + number)::integer * 7919 % 9, 0
     from bench_practisers, bench_items`,
  `insert into practice_reviews (user_id, id, kind, item, attempt_id, answer, is_right, answered_at, received_at, day, longest_interval, due_on)
     select user_id, exam_id || ' ' || i || ':' || item, 'question', item, exam_id || ' ' || i, '', false, now() - interval '19 days',
       now() - interval '19 days', current_date - 19, 30, current_date - 19
     from bench_practisers, bench_items`,
  // A few learners post all attempts: each is counted, and none is limited.
  `create function bench_count() returns trigger language plpgsql as 'begin new.count := 1; return new; end'`,
  `create trigger bench_count before insert or update on limit_counters for each row execute function bench_count()`,
  // PostgreSQL would do both itself within minutes, during the measurement.
  'vacuum analyze',
  'checkpoint',
]

/**
 * Fills a migrated database that is not in use.
 *
 * @param {{ address: string } | { folder: string }} target PostgreSQL's URL, or the embedded database's folder
 * @param {number} learners how many get a session and a plan
 */
export async function fill(target, learners) {
  if ('folder' in target) {
    const client = await PGlite.create(target.folder)
    for (const statement of statements(learners)) await client.exec(statement)
    await client.close()
    return
  }
  const client = new Client({ connectionString: target.address })
  await client.connect()
  for (const statement of statements(learners)) await client.query(statement)
  await client.end()
}
