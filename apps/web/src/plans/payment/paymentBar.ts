/** The height of the bar above the payment window, as long as its text is on one line. */
export const paymentBarHeight = '4rem'
