/** What leads in the rules of a voucher, in the words of every voucher task. A text without it states none. */
export const VOUCHER_LEAD = "voucher with the following rules";
