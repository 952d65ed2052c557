import type { Core } from "@strapi/strapi";
import { validateYupSchema, yup } from "@strapi/utils";

const schema = yup.object({
  recipe: yup.string().required(),
  guests: yup.number().integer().min(1).max(8).required(),
});

// Throws a ValidationError that lists every mistake.
const validateBooking = validateYupSchema(schema);

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async book(ctx) {
    const booking = await validateBooking(ctx.request.body);
    const data = await strapi.service("api::tasting.tasting").book(booking);
    return ctx.created({ data });
  },
});
