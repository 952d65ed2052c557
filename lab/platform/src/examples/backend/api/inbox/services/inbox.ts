interface Delivery {
  headers: Record<string, string | undefined>;
  body: unknown;
}

// In memory: what came in is gone after a restart.
const deliveries: Delivery[] = [];

export default () => ({
  add(delivery: Delivery) {
    deliveries.push(delivery);
  },
  all() {
    return deliveries;
  },
});
