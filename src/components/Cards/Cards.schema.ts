import { z } from "zod";

/** Takes no props: it holds cards. */
export const cardsSchema = z.strictObject({});
