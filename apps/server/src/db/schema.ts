/** All tables of the database. */
export * from './schema/attempts'
export * from './schema/audit'
export * from './schema/exams'
export * from './schema/plans'
export * from './schema/practice'
export * from './schema/site'
export * from './schema/statistics'
export * from './schema/users'
