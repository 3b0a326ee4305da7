/** Header in which proxy.ts tells the layout which page is asked for, over whatever the request says. */
export const PAGE_PATH = "x-page-path";
