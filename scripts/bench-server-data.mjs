// Test data of `npm run bench:server`: 100,000 learners with an attempt each, and sessions for the first of them.
import { PGlite } from '@electric-sql/pglite'
import { createHash } from 'node:crypto'
import { Client } from 'pg'

export const ATTEMPTS = 100_000

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
     start_time, finish_time, received_at, time_taken, is_time_plausible)
     select 'a' || lpad(i::text, 23, '0'), 'b' || lpad(i::text, 23, '0'), exam_id, version, 1, '{}', (i * 7919 % 41) * 5, 200,
       (i * 7919 % 41) * 5 / 2, now() - interval '30 days', now() - interval '29 days', now() - interval '29 days',
       600 + i * 31 % 2400, true
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
    (_, at) => `insert into sessions (token_hash, user_id, created_at, expires_at)
      values ('${hashOf(tokenOf(at + 1))}', 'b${String(at + 1).padStart(23, '0')}', now(), now() + interval '1 day')`,
  ),
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
