interface Delivery {
  headers: Record<string, string | undefined>;
  body: unknown;
}

// Kept in memory, so a restart deletes the requests.
const deliveries: Delivery[] = [];

export default () => ({
  add(delivery: Delivery) {
    deliveries.push(delivery);
  },
  all() {
    return deliveries;
  },
});
