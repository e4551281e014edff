/** The admin that the servers of these journeys create at their start. */
export const admin = { email: 'admin@naru.test', password: 'an admin of journeys' }
