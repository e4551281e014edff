/** The admin that the test servers create at startup. */
export const admin = { email: 'admin@naru.test', password: 'an admin of journeys' }
